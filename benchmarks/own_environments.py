"""Kontor's rules and every environment over them, each game with its fewest players.

A decision counts with its observation and its mask, and with choosing a random action from them.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from benchmarks.row import Group, Label, Row, serve
from kontor.bench import random_games
from kontor.core.registry import games, own_games
from kontor.envs import RawEnv, SingleAgent, pettingzoo_env, vector_games
from kontor.stopwatch import Play

FEW, MANY, STEPS = 256, 4096, 20
WARM_UP = 15
"""So many times before the clock starts: games have then ended and begun anew, at all stages."""


def agents_in_turn(make: Callable[[str], Any], game: str) -> Play:
    source, env = random.Random(1), make(game)
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                return decisions
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(source.random() * len(legal))]))
            decisions += 1

    return play


def one_learner(opponents: str, game: str) -> Play:
    source, env = random.Random(1), SingleAgent(game, opponents=opponents)
    env.reset(seed=1)

    def play() -> int:
        seen: Any
        seen, _ = env.reset()
        decisions, over = 0, False
        while not over:
            legal = seen["action_mask"].nonzero()[0]
            action = int(legal[int(source.random() * len(legal))])
            seen, _, over, _, _ = env.step(action)
            decisions += 1
        return decisions

    return play


def many_games(count: int, backend: str, game: str) -> Play:
    fewest = games()[game].meta().seats[0]
    env = vector_games(game, count, backend, seats=fewest, opponents="self")
    source = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)

    def play() -> int:
        nonlocal seen
        for _ in range(STEPS):
            seen, *_ = env.step(any_legal(seen["action_mask"], source))
        return STEPS * count

    for _ in range(WARM_UP):
        play()
    return play


def any_legal(masks: Any, source: np.random.Generator) -> Any:
    """A random legal action in each game, soon chosen however the masks lie in memory."""
    count, actions = masks.shape
    if masks.flags.c_contiguous:
        luck = np.frombuffer(source.bytes(masks.size), np.int8).reshape(masks.shape)
        return (masks * (luck & 127 | 1)).argmax(axis=1)
    so_far = np.empty(masks.T.shape, np.int8)
    so_far[0] = masks[:, 0]
    for action in range(1, actions):
        np.add(so_far[action - 1], masks[:, action], out=so_far[action])
    place = (source.random(count) * so_far[-1]).astype(np.int8)
    return (so_far <= place).sum(axis=0, dtype=np.int8)


def rules_alone(game: str) -> Play:
    rules = games()[game]
    return random_games(rules, rules.meta().seats[0], 1)


def in_openspiel(game: str) -> Play:
    import pyspiel

    from kontor.envs.openspiel import short_name

    played, source = pyspiel.load_game(short_name(game)), random.Random(1)

    def play() -> int:
        state, decisions = played.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(outcomes, chances)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


WAYS: dict[str, Callable[[str], Play]] = {
    "rules alone": rules_alone,
    "PettingZoo, raw": partial(agents_in_turn, RawEnv),
    "PettingZoo": partial(agents_in_turn, pettingzoo_env),
    "Gymnasium, self-play": partial(one_learner, "self"),
    "Gymnasium against random": partial(one_learner, "random"),
    f"{FEW} games at once": partial(many_games, FEW, "rules"),
    f"{MANY} games at once, JAX": partial(many_games, MANY, "jax"),
    "OpenSpiel, chance explicit, no observation": in_openspiel,
}


def rows() -> list[Row]:
    return [
        Row(
            Label("Kontor", game.meta().title, way, game.meta().seats[0], Group.COMPILED),
            partial(play, name),
        )
        for name, game in games().items()
        if name in own_games()
        for way, play in WAYS.items()
    ]


if __name__ == "__main__":
    serve(rows())
