"""A position of The Golden City: the variants it can have, and its fields."""

from typing import Final

from mypy_extensions import i64

from kontor.core.fields import numbers, per_seat
from kontor.core.setup import Option
from kontor.core.state import State
from kontor.games.golden_city.board import Board
from kontor.games.golden_city.geography import SCORE_CARDS

LANDFORM_KINDS: Final = 5
GOODS_KINDS: Final = 6
NOBODY: Final = -1
"""No player, no card, no site."""

# What the player to move has to decide.
BID: Final[i64] = 0
BUILD: Final[i64] = 1
PAY: Final[i64] = 2
CHOOSE: Final[i64] = 3
TAKE: Final[i64] = 4
GIVE_UP: Final[i64] = 5
DISCARD: Final[i64] = 6
OVER: Final[i64] = 7

PHASES: Final = ("bid", "build", "pay", "choose", "take", "give-up", "discard", "over")

THREE_EXPULSIONS = Option("three-expulsions", "GC-A7")
GOODS_MAJORITY = Option("goods-majority", "GC-E7")
TIE_ALL_BUSINESSES = Option("tie-all-businesses", "GC-F5")
OPEN_LETTERS = Option("open-letters", "GC-H3")
VARIANTS: Final = (THREE_EXPULSIONS, GOODS_MAJORITY, TIE_ALL_BUSINESSES, OPEN_LETTERS)
"""Each is a field of the position, too."""


class GoldenCityState(State):
    """Sites, cards and seats are numbers; a set of sites is a bit mask; a pile is what is in it."""

    board: Board
    """The island: reference data, shared by all positions."""
    seats: i64
    three_expulsions: i64 = 0
    goods_majority: i64 = 0
    tie_all_businesses: i64 = 0
    open_letters: i64 = 0

    round: i64 = 0
    first: i64 = 0
    """Who has the start-player key."""
    turn: i64 = 0
    """Who has to decide."""
    turns: i64 = 0
    """Bids placed and building turns ended so far."""
    phase: i64 = BID
    score: i64 = NOBODY
    """The score card of this round."""
    score_left: list[int] = numbers(SCORE_CARDS)
    """1 for each score card not yet turned up."""

    display: list[int] = per_seat(2, NOBODY)
    """The pairs, two landforms each; empty while people build."""
    holder: list[int] = per_seat(value=NOBODY)
    """Whose hand lies on each pair."""
    expulsions: i64 = 0
    """How many there were in this round."""

    builds: i64 = 0
    """Businesses built in this turn, rewards settled."""
    site: i64 = NOBODY
    """What is being paid for."""
    own: list[int] = per_seat()
    """The sites on which each player has a business."""
    reach: list[int] = per_seat()
    """The neighbours of those sites."""
    occupied: i64 = 0
    """Coastal and rural locations with a business on them."""
    left: list[int] = per_seat()
    """Businesses not yet built."""
    blocked: list[int] = per_seat()

    hand: list[int] = per_seat(LANDFORM_KINDS)
    """Cards of each landform, seat after seat."""
    known: list[int] = per_seat(LANDFORM_KINDS)
    """Those of them that everybody knows of."""
    draw: list[int] = numbers(LANDFORM_KINDS)
    discard: list[int] = numbers(LANDFORM_KINDS)

    coins: list[int] = per_seat()
    supply: i64 = 0
    letters: list[int] = per_seat()
    keys: list[int] = per_seat()
    key_supply: i64 = 0
    key_box: i64 = 0
    """Keys that have been used."""
    goods: list[int] = per_seat(GOODS_KINDS)
    """Goods cards of each kind, seat after seat."""
    goods_open: list[int] = numbers(GOODS_KINDS)
    goods_deck: list[int] = numbers(GOODS_KINDS)
    goods_box: list[int] = numbers(GOODS_KINDS)
    """Goods cards that have been given up."""
    takers: list[int] = numbers()
    """Who took the first, second, … bonus card."""
    taken: list[int] = numbers()
    """Which bonus card it was."""
