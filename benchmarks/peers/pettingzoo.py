"""PettingZoo's classic games, driven as its documentation has it, without checking wrappers."""

import random
from functools import partial
from typing import Any

from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

from benchmarks.row import Group, Label, Row, serve
from kontor.stopwatch import Play

GAMES = {
    "Connect Four": connect_four_v3,
    "Tic-tac-toe": tictactoe_v3,
    "Leduc Hold'em": leduc_holdem_v4,
    "Texas Hold'em": texas_holdem_v4,
}


def random_games(module: Any) -> Play:
    source = random.Random(1)
    env = module.raw_env()
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(source.random() * len(actions))]))
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    serve(
        [
            Row(
                Label("PettingZoo", title, "Python", 2, Group.PYTHON_PEER),
                partial(random_games, module),
            )
            for title, module in GAMES.items()
        ]
    )
