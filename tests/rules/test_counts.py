"""Known counts of positions near the start, so that no rule moves unnoticed."""

from collections.abc import Iterator
from math import isclose
from typing import Any

import pytest

from kontor.core.branches import branches
from kontor.core.chance import Scripted
from kontor.core.game import Game
from kontor.core.setup import Setup
from kontor.core.state import State
from kontor.games.machi_koro import GAME as MACHI_KORO


def successors(game: Game[Any], state: State) -> Iterator[State]:
    for action in game.legal(state):
        reached = list(branches(game, state, action))
        assert isclose(sum(probability for probability, _ in reached), 1)
        yield from (after for _, after in reached)


def count(game: Game[Any], states: list[State], depth: int) -> list[int]:
    """How many ways there are after each decision, chance included."""
    counts = []
    for _ in range(depth):
        states = [after for state in states for after in successors(game, state)]
        counts.append(len(states))
    return counts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_machi_koro_opens_with_6_69_414_ways(seats: int) -> None:
    """Six rolls; 1, 2 and 3 leave four coins for 12 answers, the others three coins for 11."""
    state = MACHI_KORO.start(Setup(seats, first=0), Scripted([]))
    assert count(MACHI_KORO, [state], 3) == [6, 3 * 12 + 3 * 11, 6 * 69]
