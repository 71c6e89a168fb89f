"""What chance did in a game: each outcome less the mean of all that could have come.

The mean weighs outcomes as chance does, and the same judge sees both sides, so luck has mean zero
whatever he thinks of the game. What a bot wins less its luck is as fair a measure as what it wins,
and varies less.
"""

from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

import numpy as np

from kontor.core.record import Record
from kontor.review.batched_estimates import Judged, Waiting
from kontor.review.course import DRAWN, Course, Spread, course, source, spread
from kontor.review.estimate import Estimator, network_estimator

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Fortune:
    """Chances along a game, known once all have been judged."""

    whole: Course
    starts: Waiting
    """The starts that were possible."""
    before: list[Waiting]
    """Before each decision."""
    decided: list[Waiting]
    """After each decision: what could have come."""

    def after(self, number: int) -> Numbers:
        """The chances after a decision and what came by chance."""
        if number + 1 < len(self.before):
            return self.before[number + 1].mean
        ends = np.zeros(self.whole.seats)
        ends[list(self.whole.winners)] = 1 / len(self.whole.winners)
        return ends

    def of_start(self) -> Numbers:
        """The luck of the first cards."""
        if not self.before:
            return np.zeros(self.whole.seats)
        luck: Numbers = self.before[0].mean - self.starts.mean
        return luck

    def of(self, number: int) -> Numbers:
        """The luck of what came after a decision."""
        luck: Numbers = self.after(number) - self.decided[number].mean
        return luck

    def total(self) -> Numbers:
        whole: Numbers = self.of_start() + sum(self.of(n) for n in range(len(self.decided)))
        return whole

    def luckier(self) -> Numbers:
        """The share of games in which chance is kinder to each seat than it was here."""
        variance = _variance(self.starts) + sum(_variance(many) for many in self.decided)
        kind = self.total()
        return np.array(
            [
                erfc(luck / sqrt(spread) / sqrt(2)) / 2 if spread > 0 else 0.5
                for luck, spread in zip(kind, variance, strict=True)
            ]
        )


def fortune(whole: Course, judged: Judged, seed: int) -> Fortune:
    """Ask for all that has to be known; it is when the judge has answered."""
    random = [
        [(1.0, step.after)] if step.is_sure else spread(
            whole.game, step.state, step.action, seed + step.number
        )
        for step in whole.steps
    ]  # fmt: skip
    return Fortune(
        whole,
        judged.ask(_starts(whole, seed)),
        [judged.ask([(1.0, step.state)]) for step in whole.steps],
        [judged.ask(outcomes) for outcomes in random],
    )


def luck(record: Record, estimator: Estimator | None = None, seed: int = 1) -> list[float]:
    """What chance brought each seat in all. Raises `BadRecord` and `NoJudge`."""
    whole = course(record)
    judged = Judged(whole.game, estimator or network_estimator(whole.game, whole.start))
    found = fortune(whole, judged, seed)
    judged.judge()
    total: list[float] = found.total().tolist()
    return total


def _starts(whole: Course, seed: int) -> Spread:
    """The starts that were possible, or some of them."""
    if not whole.has_random_start:
        return [(1.0, whole.start)]
    starts = [whole.game.start(whole.setup, source(seed, n)) for n in range(DRAWN)]
    return [(1 / DRAWN, start) for start in starts]


def _variance(many: Waiting) -> Numbers:
    """Of the luck: the more so if the mean is that of a few draws only."""
    found: Numbers = many.shares @ (many.each - many.mean) ** 2
    return found if len(many.shares) < DRAWN else found * (DRAWN + 1) / (DRAWN - 1)
