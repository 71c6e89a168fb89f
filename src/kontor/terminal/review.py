"""A review in words: the same parts for the screen, for plain lines and for a page."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.core import registry
from kontor.core.advice import Because
from kontor.core.record import Record
from kontor.review.report import Review, ReviewedDecision, Rolls, SeatReview, Verdict
from kontor.words import Words

COLOURS: dict[Verdict, str] = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}
"""The verdicts that are told of, and how they look."""
NAMES: dict[Verdict, str] = {
    "inaccuracy": "verdict-inaccuracy",
    "mistake": "verdict-mistake",
    "blunder": "verdict-blunder",
}
SIGNS: dict[Verdict, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
HEADS = (
    "review-player",
    "review-start",
    "review-luck",
    "review-skill",
    "review-others",
    "review-result",
)


@dataclass(frozen=True)
class Lapse:
    """A decision that was worse than good."""

    decision: ReviewedDecision
    text: str
    better: str


class ReviewInWords:
    """A review as its players read it."""

    def __init__(self, review: Review, record: Record, words: Words) -> None:
        self.review = review
        self.words = words
        self.names = [player.name for player in record.players]
        self.actions = registry.game(record.game).actions()

    @property
    def heading(self) -> str:
        return self.words("review-heading", title=self.words("title"), names=", ".join(self.names))

    @property
    def closing(self) -> list[str]:
        return [self._said(because) for because in self.review.closing]

    @property
    def turning_points(self) -> list[str]:
        return [self._said(point.said) for point in self.review.turning_points]

    @property
    def fortunes(self) -> list[str]:
        """How kind chance was to each player, and what his rolls brought."""
        told = [self._said(seat.said) for seat in self.review.seats]
        return told + [self._rolled(one) for one in self.review.rolls]

    @property
    def heads(self) -> list[str]:
        return [self.words(head) for head in HEADS]

    def rows(self) -> list[list[str]]:
        return [
            [name, percent(seat.start), *map(change, parts(seat)), percent(seat.result)]
            for name, seat in zip(self.names, self.review.seats, strict=True)
        ]

    def lapses(self) -> list[Lapse]:
        return [self._lapse(one) for one in self.review.decisions if one.verdict in COLOURS]

    def _lapse(self, one: ReviewedDecision) -> Lapse:
        action = self.words.action(self.actions.from_json(one.action))
        text = self.words(
            "review-decided", turn=one.turn, seat=one.seat, answer=action,
            verdict=self.words(NAMES[one.verdict]), points=round(100 * one.loss, 1),
        )  # fmt: skip
        return Lapse(one, text, self._better(one))

    def _better(self, one: ReviewedDecision) -> str:
        if one.best is None:
            return ""
        answer = self.words.action(self.actions.from_json(one.best.action))
        reasons = [self._said(because) for because in one.best.reasons]
        return " ".join([self.words("review-better", answer=answer), *reasons])

    def _rolled(self, rolls: Rolls) -> str:
        count = rolls.one + rolls.two
        if rolls.brought is None or rolls.mean is None:
            return self.words("review-rolled", seat=rolls.seat, rolls=count)
        coins = {"coins": rolls.brought, "mean": round(rolls.mean)}
        return self.words("review-rolls-brought", seat=rolls.seat, rolls=count, **coins)

    def _said(self, because: Because) -> str:
        return self.words(because.message, **because.facts)


def parts(seat: SeatReview) -> Sequence[float]:
    """What lies between the start and the result."""
    return seat.luck, seat.skill, seat.others


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def change(share: float) -> str:
    rounded = round(100 * share)
    return f"{rounded:+d}" if rounded else "0"


def print_plain(told: ReviewInWords) -> None:
    """Lines without colour or drawing."""
    print(told.heading)
    for line in told.closing:
        print(line)
    print()
    for row in told.rows():
        cells = zip(told.heads[1:], row[1:], strict=True)
        print(f"{row[0]}: {', '.join(f'{head} {cell}' for head, cell in cells)}")
    for head, lines in (
        ("review-turning-points", told.turning_points),
        ("review-chance", told.fortunes),
    ):
        print(f"\n{told.words(head)}")
        print("\n".join(lines))
    print(f"\n{told.words('review-lapses')}")
    lapses = told.lapses()
    for lapse in lapses:
        print(f"{lapse.text} {lapse.better}".rstrip())
    if not lapses:
        print(told.words("review-no-lapses"))


def print_coloured(told: ReviewInWords) -> None:
    """The same with colours and a table."""
    console = Console()
    console.print(Text(told.heading, "bold"))
    for line in told.closing:
        console.print(Text(line))
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(told.heads):
        table.add_column(head, justify="right" if number else "left")
    for row in told.rows():
        table.add_row(*row)
    console.print(table)
    for head, lines in (
        ("review-turning-points", told.turning_points),
        ("review-chance", told.fortunes),
    ):
        console.print(Text(told.words(head), "bold"))
        for line in lines:
            console.print(Text(line))
        console.print()
    console.print(Text(told.words("review-lapses"), "bold"))
    lapses = told.lapses()
    for lapse in lapses:
        verdict = lapse.decision.verdict
        sign = f"{SIGNS[verdict]:2} ", f"bold {COLOURS[verdict]}"
        console.print(Text.assemble(sign, lapse.text))
        if lapse.better:
            console.print(Text(f"   {lapse.better}", "dim"))
    if not lapses:
        console.print(Text(told.words("review-no-lapses")))
