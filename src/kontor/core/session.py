"""A game under way: the position, how it came about, and the way back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from kontor.core.action import Action
from kontor.core.chance import EVERYBODY, Chance, Logged, Outcome, Scripted
from kontor.core.event import Event
from kontor.core.game import Game
from kontor.core.setup import Setup
from kontor.core.state import State
from kontor.core.view import View

S = TypeVar("S", bound=State)

HIDDEN = "?"
"""What stands in for an outcome or an object that one may not know."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """One decision with all that came of it. There are many, and they live long."""

    seat: int
    action: Action
    outcomes: Sequence[Outcome]
    owners: Sequence[int]
    """For each outcome the seat that alone may know it, or `EVERYBODY`."""
    events: Sequence[Event]
    ends_turn: bool

    def seen_by(self, seat: int | None) -> "DecisionView":
        """The decision as this seat may know it: what is hidden becomes `HIDDEN`."""
        outcomes = seen_outcomes(self.outcomes, self.owners, seat)
        events = [event.seen_by(seat) for event in self.events]
        return DecisionView(self.seat, self.action_seen_by(seat), outcomes, events)

    def action_seen_by(self, seat: int | None) -> dict[str, object]:
        """What was chosen, as far as this seat may know it."""
        action = self.action.to_json()
        if self.action.secret and seat != self.seat:
            action[self.action.noun] = HIDDEN
        return action


@dataclass(frozen=True)
class DecisionView:
    """What one seat may know of a decision."""

    seat: int
    action: Mapping[str, object]
    outcomes: Sequence[Outcome]
    events: Sequence[Event]


def seen_outcomes(
    outcomes: Sequence[Outcome], owners: Sequence[int], seat: int | None
) -> list[Outcome]:
    """What came by chance, as far as this seat may know it."""
    return [
        outcome if owner in (EVERYBODY, seat) else HIDDEN
        for outcome, owner in zip(outcomes, owners, strict=True)
    ]


class Session(Generic[S]):
    """Plays a game from its start and remembers every decision."""

    def __init__(self, game: Game[S], setup: Setup, chance: Chance) -> None:
        self.game = game
        self.setup = setup.checked(game.meta())
        self.chance = chance
        self.decisions: list[Decision] = []
        logged = Logged(chance)
        self.state = game.start(self.setup, logged)
        self.opening, self.opening_owners = logged.collect()

    @property
    def drawn(self) -> int:
        """How many random outcomes the game has used."""
        return len(self.opening) + sum(len(decision.outcomes) for decision in self.decisions)

    def to_move(self) -> int | None:
        return self.game.to_move(self.state)

    def legal(self) -> list[Action]:
        return self.game.legal(self.state)

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def views(self, seats: Sequence[int | None]) -> list[View]:
        return self.game.views(self.state, seats)

    def play(self, action: Action) -> Decision:
        """Take the decision. Raises `IllegalAction` with nothing changed."""
        seat = self.game.to_move(self.state)
        turn = self.game.turn(self.state)
        logged = Logged(self.chance)
        events = self.game.apply(self.state, action, logged)
        outcomes, owners = logged.collect()
        assert seat is not None, "a finished game refuses every action"
        ends_turn = self.game.to_move(self.state) != seat or self.game.turn(self.state) != turn
        decision = Decision(seat, action, outcomes, owners, events, ends_turn)
        self.decisions.append(decision)
        return decision

    def take_back(self, count: int) -> None:
        """Forget the last ``count`` decisions. See `kontor.core.horizon` for how many are free."""
        if not 0 <= count <= len(self.decisions):
            raise ValueError(f"there are {len(self.decisions)} decisions, not {count}")
        kept = self.decisions[: len(self.decisions) - count]
        chance = self.chance
        self.chance = Scripted([*self.opening, *(o for d in kept for o in d.outcomes)])
        self.state = self.game.start(self.setup, self.chance)
        self.decisions = []
        for decision in kept:
            self.play(decision.action)
        self.chance = chance


AnySession = Session[Any]
