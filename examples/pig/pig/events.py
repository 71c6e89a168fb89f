"""All that can happen, with the rule behind each event."""

from typing import Final

from kontor.core.event import Event, declared
from kontor.core.names import Seat


class Turn(Event, frozen=True):
    """A player's turn begins."""

    opens = True
    seat: Seat


class Rolled(Event, frozen=True):
    """A player rolls."""

    rule = "PG-T1"
    seat: Seat
    die: int
    pot: int
    """What is at stake now."""


class Lost(Event, frozen=True):
    """A player loses what was at stake."""

    rule = "PG-T3"
    seat: Seat
    pot: int


class Held(Event, frozen=True):
    """A player puts aside what was at stake."""

    rule = "PG-T2"
    seat: Seat
    pot: int
    score: int


class Won(Event, frozen=True):
    """A player has reached the goal."""

    rule = "PG-G1"
    seat: Seat
    score: int


EVENTS: Final = declared(globals().values())
