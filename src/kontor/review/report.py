"""What a review says. The server sends these, ``kontor review --json`` prints them.

All chances are shares of a victory, from 0 to 1, a value for each seat.
"""

from typing import Literal

import msgspec

from kontor.core.advice import Advised, Because
from kontor.core.names import AnyAction, Seat

Verdict = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
Kind = Literal["luck", "decision"]


class SeatReview(msgspec.Struct, frozen=True):
    """Where a seat's result came from: start + luck + skill + others = result."""

    start: float
    """The chance of winning before the first card or die."""
    luck: float
    """What dice and cards brought, those that came and those that lay hidden."""
    hidden: float
    """The part of the luck that lay in hidden cards, and in what the judge saw only later."""
    skill: float
    """What the seat's own decisions lost against the best answers found: 0 or less."""
    others: float
    """What the decisions of the other seats brought, against the best they could have done."""
    result: float
    """1 for a victory, a share of it if there were several winners."""
    luckier: float
    """The share of games in which dice and draws are as kind as here, or kinder."""
    said: Because
    """How kind chance was, in words of the catalogue ``review``."""
    verdicts: dict[Verdict, int]
    """How often each verdict was given."""


class Weighed(msgspec.Struct, frozen=True):
    """An answer that was compared with the best one."""

    action: AnyAction
    loss: float
    """What it would have lost against the best."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision, what came of it by chance, and what both did to the chances."""

    number: int
    """Its place in the record, from 0."""
    seat: Seat
    turn: int
    """The turn or round, as the game counts its length; the first is 1."""
    action: AnyAction
    before: list[float]
    decided: list[float]
    """After the decision, before chance had its say."""
    after: list[float]
    luck: list[float]
    """What chance then did: ``after`` less ``decided``, of mean 0."""
    outcomes: list[int | str]
    """The dice and cards that came."""
    options: int
    """How many answers were legal."""
    verdict: Verdict
    loss: float
    """What it lost of its seat's chance against the best answer, as far as its seat could know."""
    margin: float
    """By how much the loss may be wrong, with 95 % certainty; 0 if nothing was played on."""
    best: Advised | None
    """The best answer found, if it was another, and what speaks for it."""
    compared: list[Weighed]
    """The answers that came into question; none if the best was given."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that moved the chances more than others."""

    number: int
    """The decision."""
    kind: Kind
    """Whether it was the decision or what came by chance after it."""
    seat: Seat
    """Who decided."""
    whose: Seat
    """Whose chance it changed most."""
    change: float
    """By how much: more than 0 if it did him good."""
    said: Because
    """The same in words of the catalogue ``review``."""


class Rolls(msgspec.Struct, frozen=True):
    """What chance dealt to a seat: rolls with one die or two, and what they brought."""

    seat: Seat
    one: int
    two: int
    sums: dict[int, int]
    """How often each sum came."""
    expected: dict[int, float]
    """How often it was to be expected."""
    brought: int | None
    """The coins of all rolls, and what was to be expected; absent if rolls bring none."""
    mean: float | None


class Review(msgspec.Struct, frozen=True):
    """All there is to say about a finished game."""

    game: str
    seats: list[SeatReview]
    decisions: list[ReviewedDecision]
    opening: list[float]
    """The chances when the first player had to decide."""
    turning_points: list[TurningPoint]
    """The three that moved most, in the order of the game."""
    closing: list[Because]
    """The game in a sentence or two: messages of the catalogue ``review`` with their facts."""
    rolls: list[Rolls]
    """Empty in games without dice."""
    limits: dict[Verdict, float]
    """The loss from which each of the worse verdicts is given."""
    refined: bool
    """Whether games were played on to be sure of the verdicts; if not, it is a first estimate."""
