# /// script
# requires-python = ">=3.11"
# dependencies = ["kontor[rl]", "torch"]
# ///
"""PPO by self-play in one file, in the manner of CleanRL: one network plays every seat.

What a seat is paid comes when the game is over, and the turns between are the others'. So the
value of a position is a chance of winning for every seat, as seen by the player to move, and the
advantages are reckoned for all seats at once.
"""

import argparse
import time


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--env", default="kontor.envs:kontor/machi-koro-v1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--envs", type=int, default=128, help="games at once")
    parser.add_argument("--steps", type=int, default=128, help="decisions a game and update")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--games", type=int, default=500, help="to judge what it has learnt")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    import gymnasium
    import numpy as np
    import torch
    from torch import nn
    from torch.distributions import Categorical

    torch.manual_seed(asked.seed)
    how = {"seats": asked.seats, "flat": True, "normalised": True}
    games = gymnasium.make_vec(asked.env, asked.envs, opponents="self", **how)
    size, actions = games.single_observation_space.shape[0], int(games.single_action_space.n)

    class Network(nn.Module):
        """What to do, and every seat's chance of winning, the player's own first."""

        def __init__(self):
            super().__init__()
            self.trunk = nn.Sequential(
                nn.Linear(size, asked.width), nn.ReLU(),
                nn.Linear(asked.width, asked.width), nn.ReLU(),
            )  # fmt: skip
            self.policy = nn.Linear(asked.width, actions)
            self.value = nn.Linear(asked.width, asked.seats)

        def forward(self, seen, mask, seat):
            hidden = self.trunk(seen)
            logits = self.policy(hidden).masked_fill(~mask, -1e9)
            order = (torch.arange(asked.seats) - seat[:, None]) % asked.seats
            chances = self.value(hidden).softmax(-1).gather(1, order)
            return Categorical(logits=logits), chances

    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), lr=asked.rate, eps=1e-5)

    def tensors(seen, info, seat=None):
        seats = info["seat"] if seat is None else np.full(len(seen), seat)
        return (
            torch.from_numpy(seen),
            torch.from_numpy(info["action_mask"].astype(bool)),
            torch.from_numpy(seats.astype(np.int64)),
        )

    def collected(now):
        """So many decisions in every game, and where the games stand then."""
        kept = []
        for _ in range(asked.steps):
            with torch.no_grad():
                policy, values = network(*now)
                action = policy.sample()
            seen, _, over, _, info = games.step(action.numpy())
            rewards = torch.from_numpy(info["rewards"]).float()
            kept.append(
                (*now, action, policy.log_prob(action), values, rewards, torch.from_numpy(over))
            )
            now = tensors(seen, info)
        return [torch.stack(column) for column in zip(*kept, strict=True)], now

    def advantages(values, rewards, over, last):
        """For every seat at every decision, whoever made it."""
        gains, gain = torch.zeros_like(values), torch.zeros_like(last)
        for step in reversed(range(asked.steps)):
            goes_on = (~over[step, :, None]).float()
            error = rewards[step] + goes_on * last - values[step]
            gain = gains[step] = error + asked.trace * goes_on * gain
            last = values[step]
        return gains

    def learn(batch):
        seen, mask, seat, action, before, gain, target = batch
        policy, values = network(seen, mask, seat)
        own = gain.gather(1, seat[:, None])[:, 0]
        own = (own - own.mean()) / (own.std() + 1e-8)
        ratio = (policy.log_prob(action) - before).exp()
        clipped = ratio.clamp(1 - asked.clip, 1 + asked.clip)
        loss = (
            -torch.min(ratio * own, clipped * own).mean()
            + ((values - target) ** 2).sum(-1).mean()
            - asked.entropy * policy.entropy().mean()
        )
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()

    def share_won():
        """Against random play, which has the other seats."""
        many = min(asked.games, 100)
        judged = gymnasium.make_vec(asked.env, many, opponents="random", **how)
        seen, info = judged.reset(seed=asked.seed)
        won, ended = 0.0, 0
        while ended < asked.games:
            with torch.no_grad():
                policy, _ = network(*tensors(seen, info, seat=0))
            seen, rewards, over, _, info = judged.step(policy.sample().numpy())
            won, ended = won + rewards.sum(), ended + int(over.sum())
        return won / ended

    began, now = time.monotonic(), tensors(*games.reset(seed=asked.seed))
    for update in range(1, asked.updates + 1):
        (*seen, action, before, values, rewards, over), now = collected(now)
        with torch.no_grad():
            gain = advantages(values, rewards, over, network(*now)[1])
        samples = [column.flatten(0, 1) for column in (*seen, action, before, gain, gain + values)]
        for _ in range(asked.epochs):
            for rows in torch.randperm(asked.envs * asked.steps).split(asked.batch):
                learn([column[rows] for column in samples])
        if update % 10 == 0 or update == asked.updates:
            decisions = update * asked.envs * asked.steps
            seconds = time.monotonic() - began
            print(f"{decisions:,} decisions, {seconds:.0f} s: {share_won():.1%} won against random")


if __name__ == "__main__":
    main()
