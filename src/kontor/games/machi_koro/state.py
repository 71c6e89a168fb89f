"""A position of Machi Koro: the variants it can have, and its fields."""

from typing import Final

from mypy_extensions import i64

from kontor.core.fields import numbers, per_seat
from kontor.core.setup import Option
from kontor.core.state import State

KINDS: Final[i64] = 15
LANDMARK_KINDS: Final[i64] = 4

# What the player whose turn it is has to decide.
ROLL: Final[i64] = 0
REROLL: Final[i64] = 1
COLLECT: Final[i64] = 2
SWAP: Final[i64] = 3
GIVE: Final[i64] = 4
GET: Final[i64] = 5
BUILD: Final[i64] = 6
OVER: Final[i64] = 7

PHASES: Final = ("roll", "reroll", "collect", "swap", "give", "get", "build", "over")

COME_WHAT_MAY = Option("come-what-may", "MK-M2")
FIRST_GAMES = Option("first-games", "MK-M3")
VARIANTS: Final = (COME_WHAT_MAY, FIRST_GAMES)
"""Each is a field of the position, too."""


class MachiKoroState(State):
    """Kinds, landmarks and seats are numbers; a set of landmarks is a bit mask."""

    seats: i64
    come_what_may: i64 = 0
    first_games: i64 = 0

    turn: i64 = 0
    """Whose turn it is."""
    phase: i64 = ROLL
    turns: i64 = 0
    """Turns begun before this one, second turns included."""
    second: i64 = 0
    """Whether this is the second turn that the amusement park gives."""
    again: i64 = 0
    """Whether a second turn follows this one."""
    die1: i64 = 0
    die2: i64 = 0
    partner: i64 = 0
    """With whom the business centre swaps."""
    given: i64 = 0
    """Which kind it gives away."""

    bank: i64 = 0
    """What the bank has paid out, less what it has taken in (MK-V2)."""
    coins: list[int] = per_seat()
    cards: list[int] = per_seat(KINDS)
    """Cards of each kind, seat after seat."""
    built: list[int] = per_seat()
    """Landmarks built."""
    active: list[int] = per_seat()
    """Landmarks whose advantage holds (MK-B3)."""
    market: list[int] = numbers(KINDS)
    deck: list[int] = numbers(KINDS)
    """Cards not yet turned up in "Come what may"."""
    box: list[int] = numbers(KINDS)
    """Cards that are out of this game."""
