# /// script
# requires-python = ">=3.11"
# dependencies = ["kontor[gpu]"]
# ///
"""PPO by self-play in one compiled loop, in the manner of PureJaxRL: games and learning in JAX.

With the settings it has it plays and learns 3.3 million decisions.
"""

import argparse
from functools import partial

LONGEST = 400
"""More decisions than most games of two have."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="machi-koro")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--tables", type=int, default=512, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions a game and update")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batches", type=int, default=8)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--games", type=int, default=512, help="to judge what it has learnt")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()

    import jax
    import jax.numpy as jnp
    import optax

    from kontor.batch.compiled import compiled
    from kontor.envs.functional import make

    env = make(asked.game, asked.seats)
    size, actions, seats = env.observation_shape[0], env.num_actions, env.num_players
    most = jnp.array(env.engine.observation.bounds()[1], jnp.float32)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))

    def fresh(key):
        shapes = [
            (size, asked.width),
            (asked.width, asked.width),
            (asked.width, actions),
            (asked.width, seats),
        ]
        gains = [1.4, 1.4, 0.01, 0.01]
        keys = jax.random.split(key, 4)
        return [
            (jax.random.normal(k, s) * g / s[0] ** 0.5, jnp.zeros(s[1]))
            for k, s, g in zip(keys, shapes, gains, strict=True)
        ]

    def network(weights, seen, legal, player):
        """What it would do, and every seat's chance of winning."""
        (w1, b1), (w2, b2), (w3, b3), (w4, b4) = weights
        hidden = jax.nn.relu(jax.nn.relu(seen / most @ w1 + b1) @ w2 + b2)
        chances = jax.nn.softmax(hidden @ w4 + b4)  # the player's own first
        order = (jnp.arange(seats) - player[..., None]) % seats
        logits = jnp.where(legal, hidden @ w3 + b3, -1e9)
        return jax.nn.log_softmax(logits), jnp.take_along_axis(chances, order, -1)

    def look(weights, state):
        return network(weights, state.observation, state.legal_action_mask, state.current_player)

    def play(weights, state, key):
        """One decision at every table."""
        choosing, luck = jax.random.split(key)
        liked, values = look(weights, state)
        action = jax.random.categorical(choosing, liked)
        after = jax.vmap(env.auto_reset)(state, action, jax.random.split(luck, asked.tables))
        chance = jnp.take_along_axis(liked, action[:, None], -1)[:, 0]
        seen = (state.observation, state.legal_action_mask, state.current_player)
        return after, (seen, action, chance, values, after.rewards, after.terminated)

    def advantages(values, rewards, over, last, trace=0.95):
        """For every seat at every decision, whoever made it."""

        def back(carry, step):
            gain, following = carry
            value, reward, ended = step
            goes_on = 1.0 - ended[:, None]
            gain = reward + goes_on * following - value + trace * goes_on * gain
            return (gain, value), gain

        return jax.lax.scan(
            back, (jnp.zeros_like(last), last), (values, rewards, over), reverse=True
        )[1]

    def loss(weights, batch):
        seen, action, chance, gain, target = batch
        liked, values = network(weights, *seen)
        own = jnp.take_along_axis(gain, seen[2][:, None], -1)[:, 0]
        own = (own - own.mean()) / (own.std() + 1e-8)
        ratio = jnp.exp(jnp.take_along_axis(liked, action[:, None], -1)[:, 0] - chance)
        policy = -jnp.minimum(ratio * own, jnp.clip(ratio, 0.8, 1.2) * own).mean()
        entropy = -(jnp.exp(liked) * jnp.where(seen[1], liked, 0)).sum(-1).mean()
        return policy + ((values - target) ** 2).sum(-1).mean() - 0.01 * entropy

    def learn(carry, batch):
        weights, moments = carry
        change, moments = optimiser.update(jax.grad(loss)(weights, batch), moments)
        return (optax.apply_updates(weights, change), moments), None

    def mixed(order, column):
        """Steps and tables in one row, in another order, cut into batches."""
        rows = column.reshape(-1, *column.shape[2:])[order]
        return rows.reshape(asked.batches, -1, *rows.shape[1:])

    @compiled()
    def update(weights, moments, state, key):
        playing, *mixing = jax.random.split(key, 1 + asked.epochs)
        keys = jax.random.split(playing, asked.steps)
        state, (seen, action, chance, values, rewards, over) = jax.lax.scan(
            lambda now, key: play(weights, now, key), state, keys
        )
        gain = advantages(values, rewards, over, look(weights, state)[1])
        samples = (seen, action, chance, gain, gain + values)
        for key in mixing:
            order = jax.random.permutation(key, asked.steps * asked.tables)
            batches = jax.tree.map(partial(mixed, order), samples)
            (weights, moments), _ = jax.lax.scan(learn, (weights, moments), batches)
        return weights, moments, state

    @compiled()
    def share_won(weights, begun, key):
        """Against random play, which sits on seat 1."""

        def one(carry, key):
            state, won, _ = carry
            choosing, luck = jax.random.split(key)
            random = jnp.log(
                state.legal_action_mask / state.legal_action_mask.sum(-1, keepdims=True)
            )
            liked = jnp.where(state.current_player[:, None] == 0, look(weights, state)[0], random)
            action = jax.random.categorical(choosing, liked)
            state = jax.vmap(env.step)(state, action, jax.random.split(luck, asked.games))
            return (state, won + state.rewards[:, 0].sum(), state.terminated.sum()), None

        (_, won, ended), _ = jax.lax.scan(one, (begun, 0.0, 0), jax.random.split(key, LONGEST))
        return won / ended

    begin = compiled()(jax.vmap(env.init))
    weights = fresh(jax.random.key(asked.seed))
    moments = optimiser.init(weights)
    state = begin(jax.random.split(jax.random.key(asked.seed + 1), asked.tables))
    for number in range(asked.updates):
        key = jax.random.key(asked.seed + 2 + number)
        weights, moments, state = update(weights, moments, state, key)
    key = jax.random.key(asked.seed)
    won = share_won(weights, begin(jax.random.split(key, asked.games)), key)
    print(f"{won:.1%} won against random play")


if __name__ == "__main__":
    main()
