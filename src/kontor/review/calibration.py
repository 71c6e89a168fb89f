"""Corrects a network's chances by how often such chances came true.

What is added to the logarithm of each player's chance depends on that chance alone, as straight
lines between `KNOTS`. `tools/calibrate.py` fits them, for each number of players, and keeps them
among the facts in the network's file.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, Any]
KNOTS = (0.005, 0.02, 0.06, 0.13, 0.22, 0.33, 0.45, 0.6, 0.75, 0.88, 0.96)
PLACES = [log(knot / (1 - knot)) for knot in KNOTS]
LEAST = 1e-6
"""No chance is smaller."""

FACT = "calibration"
ALL, SEAT = "all", "seat"
"""Judged with what all players know together, or with what one of them knows."""


class Calibration:
    """What is added at each knot; nothing at all leaves chances as they are."""

    def __init__(self, added: Sequence[float] = ()) -> None:
        self.added = tuple(added)

    def __call__(self, chances: Numbers) -> Numbers:
        """The corrected chances, for rows that each add up to 1."""
        if not self.added or not chances.size:
            return chances
        where = odds(chances)
        more: Any = self.added[0]
        ends = zip(pairwise(PLACES), pairwise(self.added), strict=True)
        for (left, right), (first, last) in ends:
            steep = (last - first) / (right - left)
            more = more + steep * (np.minimum(np.maximum(where, left), right) - left)
        return shares(logs(chances) + more)


def calibrations(facts: Mapping[str, Any], seats: int, whose: str) -> Calibration:
    """The one that a network's file has for so many players, if it has any."""
    return Calibration(facts.get(FACT, {}).get(str(seats), {}).get(whose, ()))


def logs(chances: Numbers) -> Numbers:
    found: Numbers = np.log1p(np.maximum(chances, LEAST) - 1)
    return found


def odds(chances: Numbers) -> Numbers:
    """Logarithms of the odds."""
    return logs(chances) - logs(1 - chances)


def shares(logs: Numbers) -> Numbers:
    """Of a whole, in each row."""
    powers = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return found
