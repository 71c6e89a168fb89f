"""What the dice did: how often each sum came, and what the rolls brought."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from kontor.bots.hindsight import Hindsight
from kontor.core.chance import FACES
from kontor.review.course import Course, Step, spread
from kontor.review.report import Rolls


def rolls(whole: Course, about: Hindsight) -> list[Rolls]:
    """For each seat; empty if nobody rolls."""
    rolled = [step for step in whole.steps if _dice(step)]
    if not rolled:
        return []
    return [
        _of(whole, about, seat, [step for step in rolled if step.seat == seat])
        for seat in range(whole.seats)
    ]


def _dice(step: Step) -> Sequence[int]:
    return [outcome for outcome in step.outcomes if isinstance(outcome, int)]


def _of(whole: Course, about: Hindsight, seat: int, steps: Sequence[Step]) -> Rolls:
    counts = Counter(len(_dice(step)) for step in steps)
    sums = Counter(sum(_dice(step)) for step in steps)
    expected: Counter[int] = Counter()
    for dice, times in counts.items():
        for faces in product(range(1, FACES + 1), repeat=dice):
            expected[sum(faces)] += Fraction(times, FACES**dice)  # type: ignore[assignment]
    brought = mean = None
    if purse := about.purse:
        brought, mean = 0, 0.0
        for step in steps:
            held = purse(step.state, seat)
            brought += purse(step.after, seat) - held
            possible = spread(whole.game, step.state, step.action, 0)
            mean += sum(share * (purse(state, seat) - held) for share, state in possible)
    return Rolls(
        seat, counts[1], counts[2], dict(sorted(sums.items())),
        {total: round(float(times), 2) for total, times in sorted(expected.items())},
        brought, None if mean is None else round(mean, 1),
    )  # fmt: skip
