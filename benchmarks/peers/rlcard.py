"""RLCard: card games in Python. Its rules are driven directly, without its observations."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rlcard.games import bridge, doudizhu, leducholdem, limitholdem, mahjong, uno

from benchmarks.row import Group, Label, Row, serve
from kontor.stopwatch import Play

Legal = Callable[[Any, Any], Sequence[Any]]
"""The legal actions, given the game and the state it told last."""


def by_game(game: Any, state: Any) -> Sequence[Any]:
    actions: Sequence[Any] = game.get_legal_actions()
    return actions


def by_round(game: Any, state: Any) -> Sequence[Any]:
    actions: Sequence[Any] = game.round.get_legal_actions()
    return actions


def by_judger(game: Any, state: Any) -> Sequence[Any]:
    actions: Sequence[Any] = game.judger.get_legal_actions()
    return actions


def by_state(game: Any, state: Any) -> Sequence[Any]:
    actions: Sequence[Any] = state["actions"]
    return actions


def by_mahjong(game: Any, state: Any) -> Sequence[Any]:
    actions: Sequence[Any] = game.get_legal_actions(state)
    return actions


GAMES: list[tuple[str, int, Any, Legal]] = [
    ("Leduc Hold'em", 2, leducholdem.Game, by_round),
    ("Limit Hold'em", 2, limitholdem.Game, by_game),
    ("Uno", 2, uno.Game, by_game),
    ("Dou Dizhu", 3, doudizhu.Game, by_state),
    ("Mahjong", 4, mahjong.Game, by_mahjong),
    ("Bridge", 4, bridge.Game, by_judger),
]


def random_games(kind: Any, legal: Legal) -> Play:
    source = random.Random(1)
    game = kind()

    def play() -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            actions = legal(game, state)
            state, _ = game.step(actions[int(source.random() * len(actions))])
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    serve(
        [
            Row(
                Label("RLCard", title, "Python", players, Group.PYTHON_PEER),
                partial(random_games, kind, legal),
            )
            for title, players, kind, legal in GAMES
        ]
    )
