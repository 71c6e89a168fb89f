"""What trials on the same luck tell of two answers: which was better, and whether that was luck."""

from collections.abc import Sequence
from math import sqrt

HOPELESS = 3.5
"""Standard errors behind the best at which an answer is tried no more."""
ENOUGH = 16
"""Trials without which nothing is hopeless."""


TELLING = 100
"""Trials below which a share is mostly luck: of so many, it is off by about five points."""


def ahead(one: Sequence[float], other: Sequence[float], errors: float) -> bool:
    """Whether the one's trials were better than the other's by more than so many standard errors.

    Trials of the same number had the same luck. What only one of them has tried does not count.
    """
    gains = [mine - his for mine, his in zip(one, other, strict=False)]
    if len(gains) < 2:
        return False
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > errors * sqrt(variance / len(gains))


def share(won: float, trials: int) -> float | None:
    """The share of trials that were won, if they are enough to tell."""
    return won / trials if trials >= TELLING else None


def hopeless(trials: Sequence[float], best: Sequence[float]) -> bool:
    """Whether more trials would hardly bring an answer back before the best."""
    return min(len(trials), len(best)) >= ENOUGH and ahead(best, trials, HOPELESS)
