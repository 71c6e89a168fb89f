"""Counts how many random games and decisions fit into so many seconds.

One stopwatch for Kontor's rules and for everything they are compared with; it needs nothing but
Python itself, so that it also runs in an environment that holds a peer and not Kontor.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

Play = Callable[[], float]
"""Plays one batch of whole random games; how many decisions that took (a mean may be broken)."""


@dataclass(frozen=True)
class Count:
    """What one run of the stopwatch gave."""

    decisions: int
    games: int
    seconds: float
    """Processor time: what other programs take from the core does not count against us."""
    share: float
    """The part of the wall clock that the core was ours; below 1 the machine was busy."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def count(play: Play, seconds: float, batch: int = 1) -> Count:
    """Play batches until ``seconds`` of wall time are over. The first one only warms up."""
    play()
    decisions = 0.0
    games = 0
    wall = time.perf_counter()
    processor = time.process_time()
    while not games or time.perf_counter() - wall < seconds:
        decisions += play()
        games += batch
    used = time.process_time() - processor
    return Count(round(decisions), games, used, min(1.0, used / (time.perf_counter() - wall)))
