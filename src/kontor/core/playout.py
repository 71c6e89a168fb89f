"""Uniform random play from a position to the end: for fuzzing and for measuring."""

from typing import TypeVar

from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.state import State

S = TypeVar("S", bound=State)


def play_out(game: Game[S], state: S, chance: Seeded) -> int:
    """Play to the end; how many decisions it took."""
    decisions = 0
    while True:
        options = game.legal(state)
        if not options:
            return decisions
        game.advance(state, options[chance.below(len(options))], chance, None)
        decisions += 1


def play_out_checked(game: Game[S], state: S, chance: Seeded) -> tuple[int, str | None]:
    """Play to the end or to the first broken invariant; how many decisions, and what broke."""
    decisions = 0
    while True:
        fault = game.broken(state)
        options = game.legal(state)
        if fault is not None or not options:
            return decisions, fault
        game.advance(state, options[chance.below(len(options))], chance, None)
        decisions += 1
