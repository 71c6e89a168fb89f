"""How much of a victory goes by points while a network learns."""

from typing import Any

import numpy as np

from kontor.bots.trained import softmax
from kontor.core.view import Result

CLOSE = 8.0
"""Points by which one is ahead if he is about to win."""


def shares(end: Result, lead: float) -> np.ndarray[Any, Any]:
    """Each player's share of the victory; ``lead`` is how much of it goes by points."""
    winners = end.winners()
    seats = range(len(end.places))
    won = np.array([(seat in winners) / len(winners) for seat in seats])
    if end.points is None:
        return won
    return (1 - lead) * won + lead * softmax(np.array(end.points) / CLOSE)
