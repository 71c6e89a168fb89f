"""Puzzles: positions of bots' games in which one answer is clearly the best, and easily missed.

A game's manifest names their file. `tools/find_puzzles.py` makes it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from kontor.core import registry
from kontor.core.advice import Advised, Because
from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.setup import Setup
from kontor.core.view import View
from kontor.review.report import Weighed
from kontor.review.verdicts import limits

SCALE = 1000
"""Losses and chances are kept as whole numbers."""


class Puzzle(msgspec.Struct, frozen=True, array_like=True):
    """A position, and what each answer in question loses."""

    kind: str
    """What is asked."""
    seats: int
    state: list[int | list[int]]
    """The fields of the position, in their order; reference data is that of the game's start."""
    answers: list[tuple[int, int]]
    """Actions by their number, the best first, with what they lose in thousandths of a victory."""
    chance: int
    """Of winning after the best answer, in thousandths."""
    reasons: list[Because]
    """What speaks for it."""


class Collection(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    fields: list[str]
    """Those of a position, without reference data."""
    options: dict[str, Any]
    games: int
    """So many games were played on after each answer at most."""
    puzzles: list[Puzzle]
    next: int = 1
    """The seed of the game to look at next, if more are wanted."""


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in the list of them."""

    kind: str
    """What is asked."""
    seats: int


class PuzzleAsked(msgspec.Struct, frozen=True):
    """A puzzle as it is put to somebody."""

    kind: str
    seats: int
    view: View
    compared: list[Weighed]
    """The answers that come into question, the best first. Any other is no better than these."""
    best: Advised
    limit: float
    """What an answer may lose to count as found."""


@cache
def collection(game: str) -> Collection:
    """All puzzles of a game; empty if none come with it. Raises `UnknownGame`."""
    where = registry.manifest(game).puzzles
    if not where:
        return Collection([], {}, 0, [])
    return msgspec.json.decode(registry.file(where).read_bytes(), type=Collection)


def written(state: Any, names: Sequence[str]) -> list[int | list[int]]:
    """A position as puzzles keep it."""
    return [getattr(state, name) for name in names]


def names_of(state: Any) -> list[str]:
    """The fields of a position that a puzzle keeps."""
    return [name for name, value in state.fields().items() if _is_kept(value)]


def _is_kept(value: object) -> bool:
    return isinstance(value, int) or (
        isinstance(value, list) and all(isinstance(item, int) for item in value)
    )


def position(game: Game[Any], every: Collection, puzzle: Puzzle) -> Any:
    """The position of a puzzle."""
    start = game.start(Setup(puzzle.seats, every.options), Seeded(0))
    held = {name: getattr(start, name) for name in start.fields()}
    return type(start)(**{**held, **dict(zip(every.fields, puzzle.state, strict=True))})


def asked(id: str, number: int) -> PuzzleAsked:
    """The puzzle of this number, from 0. Raises `IndexError`."""
    game, every = registry.game(id), collection(id)
    puzzle = every.puzzles[number]
    state = position(game, every, puzzle)
    actions = game.actions()
    best = actions[puzzle.answers[0][0]]
    return PuzzleAsked(
        puzzle.kind,
        puzzle.seats,
        game.view(state, game.to_move(state)),
        [Weighed(actions[index].to_json(), loss / SCALE) for index, loss in puzzle.answers],
        Advised(best.to_json(), puzzle.chance / SCALE, puzzle.reasons),
        limits(puzzle.seats)["inaccuracy"],
    )
