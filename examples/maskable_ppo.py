# /// script
# requires-python = ">=3.11"
# dependencies = ["kontor[rl]", "sb3-contrib>=2.7"]
# ///
"""MaskablePPO of sb3-contrib learns to beat a bot of Kontor."""

import argparse


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--env", default="kontor/machi-koro-v1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="a level, a bot, a file of weights")
    parser.add_argument("--reward", default="victory", help="victory, place, lead or shaped")
    parser.add_argument("--steps", type=int, default=200_000, help="the learner's own decisions")
    parser.add_argument("--envs", type=int, default=8, help="games at once")
    parser.add_argument("--rollout", type=int, default=512, help="decisions a game and update")
    parser.add_argument("--games", type=int, default=200, help="to judge what it has learnt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="a file for the learner")
    asked = parser.parse_args()

    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy
    from stable_baselines3.common.env_util import make_vec_env

    import kontor.envs  # noqa: F401  # registers the games

    how = {"seats": asked.seats, "opponents": asked.opponents, "flat": True, "normalised": True}
    games = make_vec_env(
        asked.env, asked.envs, asked.seed, env_kwargs=how | {"reward": asked.reward}
    )
    learner = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=asked.rollout,
        batch_size=512,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=asked.seed,
        device="cpu",
    )
    learner.learn(asked.steps)
    judged = make_vec_env(asked.env, 1, asked.seed + 1000, env_kwargs=how)
    won, _ = evaluate_policy(learner, judged, asked.games, deterministic=False)
    print(f"{won:.1%} won against {asked.opponents} after {asked.steps:,} decisions")
    if asked.save:
        learner.save(asked.save)


if __name__ == "__main__":
    main()
