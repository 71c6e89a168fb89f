"""How much a decision may lose before it is called a mistake.

A player of four has an even share of 25 % to lose, one of two has 50 %, so the limits are parts of
the even share: a twentieth is an inaccuracy, a tenth a mistake, a fifth a blunder. For two players
that is 2.5, 5 and 10 points, about half of what is usual in chess, where a game is lost by a single
move more often than by dice.
"""

from collections.abc import Mapping

from kontor.review.report import Verdict

PARTS: Mapping[Verdict, float] = {"inaccuracy": 1 / 20, "mistake": 1 / 10, "blunder": 1 / 5}
NOTHING = 1e-9
"""A loss that is none."""


def limits(seats: int) -> dict[Verdict, float]:
    """The loss from which each of the worse verdicts is given."""
    return {verdict: part / seats for verdict, part in PARTS.items()}


def verdict(loss: float, options: int, seats: int) -> Verdict:
    if options == 1:
        return "forced"
    found: Verdict = "best" if loss < NOTHING else "good"
    for worse, limit in limits(seats).items():
        if loss >= limit:
            found = worse
    return found
