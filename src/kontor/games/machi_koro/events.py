"""All that can happen in Machi Koro, with the rule behind each event."""

from typing import Final

import msgspec

from kontor.core.event import By, Event, declared
from kontor.core.names import Seat
from kontor.games.machi_koro.names import CardId, LandmarkId


class Turn(Event, frozen=True):
    """A player's turn begins."""

    opens = True
    seat: Seat


class SecondTurn(Event, frozen=True):
    """A player has another turn, thanks to his amusement park."""

    rule = "MK-T4"
    opens = True
    seat: Seat


class Opened(Event, frozen=True):
    """From now on a landmark's advantage holds."""

    rule = "MK-B3"
    seat: Seat
    landmark: LandmarkId


class Rolled(Event, frozen=True):
    """A player rolls one die or two."""

    rule = "MK-T1"
    seat: Seat
    dice: list[int]
    total: int


class Rerolled(Event, frozen=True):
    """A player rolls once more, thanks to his radio tower."""

    rule = "MK-T3"
    seat: Seat
    dice: list[int]
    total: int


class Kept(Event, frozen=True):
    """A player who may roll again keeps his roll."""

    rule = "MK-T3"
    seat: Seat


class Paid(Event, frozen=True):
    """A player pays another for a red or purple card, as far as his coins go."""

    rule = By(
        "unpaid",
        {0: By("card", {"stadium": "MK-I8", "tv-station": "MK-I9"}, otherwise="MK-I2")},
        otherwise="MK-I3",
    )
    seat: Seat
    to: Seat
    card: CardId
    coins: int
    unpaid: int
    """How much he could not pay."""


class Earned(Event, frozen=True):
    """The bank pays for all copies of a blue or green card."""

    rule = "MK-I4"
    seat: Seat
    card: CardId
    cards: int
    """How many copies."""
    coins: int


class NoIncome(Event, frozen=True):
    """A roll brings nothing to anybody."""

    rule = "MK-I1"
    total: int


class Swapped(Event, frozen=True):
    """The business centre exchanges two cards."""

    rule = "MK-I10"
    seat: Seat
    partner: Seat = msgspec.field(name="with")
    gave: CardId
    got: CardId


class Declined(Event, frozen=True):
    """A player does without the business centre's swap."""

    rule = "MK-I10"
    seat: Seat


class Built(Event, frozen=True):
    """A player builds an establishment."""

    rule = "MK-T5"
    seat: Seat
    card: CardId
    coins: int


class BuiltLandmark(Event, frozen=True):
    """A player builds one of his landmarks."""

    rule = "MK-T5"
    seat: Seat
    landmark: LandmarkId
    coins: int


class Passed(Event, frozen=True):
    """A player builds nothing."""

    rule = "MK-T5"
    seat: Seat


class Revealed(Event, frozen=True):
    """A card of the deck is turned up and laid out in the market."""

    rule = "MK-M2"
    reveals = True
    card: CardId
    left: int
    """How many cards the deck still has."""


class Won(Event, frozen=True):
    """A player has built all landmarks."""

    rule = "MK-B4"
    seat: Seat


EVENTS: Final = declared(globals().values())
