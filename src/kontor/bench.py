"""How fast the rules are: uniform random play of whole games on one core."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.playout import play_out
from kontor.core.setup import Setup
from kontor.stopwatch import Count, Play, count


@dataclass(frozen=True)
class Timing:
    """The speed of one game with so many seats."""

    game: str
    title: str
    seats: int
    compiled: bool
    count: Count


def measure(
    seconds: float = 3.0, game: str | None = None, seats: int | None = None, seed: int = 1
) -> list[Timing]:
    """Time every game and seat count, or those asked for, on the code that is loaded.

    ``KONTOR_PLAIN=1`` loads the plain code. Raises `UnknownGame` and `BadSetup`.
    """
    asked = registry.games().values() if game is None else [registry.game(game)]
    return [
        _row(rules, number, seconds, seed)
        for rules in asked
        for number in (rules.meta().seats if seats is None else [seats])
    ]


def _row(rules: Game[Any], seats: int, seconds: float, seed: int) -> Timing:
    meta = rules.meta()
    counted = count(random_games(rules, seats, seed), seconds)
    return Timing(meta.id, meta.title, seats, is_compiled(rules), counted)


def random_games(rules: Game[Any], seats: int, seed: int) -> Play:
    """A player of whole games, set-up included, that tells the decisions of each."""
    chance = Seeded(seed)
    setup = Setup(seats).checked(rules.meta())
    return lambda: play_out(rules, rules.start(setup, chance), chance)


def is_compiled(rules: Game[Any]) -> bool:
    """Whether these rules run as mypyc's machine code."""
    source = sys.modules[type(rules).__module__].__file__
    return source is not None and Path(source).suffix != ".py"
