"""The course of a finished game: every position, what was decided, and all that could have come."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from kontor.core.action import Action
from kontor.core.branches import branches
from kontor.core.chance import Chance, Outcome, Scripted, Seeded
from kontor.core.faults import BadRecord
from kontor.core.game import Game
from kontor.core.record import Record
from kontor.core.replay import replay
from kontor.core.setup import Setup

ENUMERATED = 36
"""So many outcomes at most are gone through one by one; of more, some are drawn."""
DRAWN = 32
Spread = list[tuple[float, Any]]
"""Positions with their probabilities."""


@dataclass(frozen=True)
class Step:
    """A decision in its position, and the position that came of it."""

    number: int
    state: Any
    seat: int
    legal: Sequence[Action]
    action: Action
    outcomes: Sequence[Outcome]
    after: Any

    @property
    def is_sure(self) -> bool:
        """Whether nothing was left to chance."""
        return not self.outcomes


@dataclass(frozen=True)
class Course:
    """A whole game."""

    game: Game[Any]
    setup: Setup
    start: Any
    has_random_start: bool
    steps: Sequence[Step]
    winners: Sequence[int]

    @property
    def seats(self) -> int:
        return self.setup.seats

    def turn(self, step: Step) -> int:
        """The turn or round, as the game counts its length; the first is 1."""
        return self.game.length(step.state) - self.game.length(self.start) + 1


def course(record: Record) -> Course:
    """Raises `BadRecord` if the record is faulty or the game is not over."""
    session = replay(record)
    result = session.game.result(session.state)
    if result is None:
        line = len(record.moves) + 1
        raise BadRecord("the game is not over", line, name="unfinished")
    game = session.game
    start = game.start(session.setup, Scripted(record.opening))
    steps, state = [], start
    for number, decision in enumerate(session.decisions):
        after = state.copy()
        game.advance(after, decision.action, Scripted(decision.outcomes), None)
        steps.append(
            Step(
                number, state, decision.seat, game.legal(state), decision.action,
                decision.outcomes, after,
            )
        )  # fmt: skip
        state = after
    return Course(game, session.setup, start, bool(record.opening), steps, result.winners())


def spread(game: Game[Any], state: Any, action: Action, seed: int) -> Spread:
    """What can come of an action: everything, or what some draws from the decks bring."""
    found = list(islice(branches(game, state, action), ENUMERATED + 1))
    if len(found) <= ENUMERATED:
        return found
    return [(1 / DRAWN, played(game, state, action, source(seed, n))) for n in range(DRAWN)]


def source(seed: int, number: int) -> Chance:
    """The luck of one of many draws."""
    return Seeded(seed * 0x1_0000_0001 + number)


def played(game: Game[Any], state: Any, action: Action, chance: Chance) -> Any:
    """The position after an action."""
    after = state.copy()
    game.advance(after, action, chance, None)
    return after
