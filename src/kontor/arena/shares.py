"""Shares of wins, and how sure they are."""

from dataclasses import dataclass
from math import sqrt

from kontor.arena.play import Played

Z = 1.96
"""So many standard errors to each side hold 95 of 100."""


@dataclass(frozen=True)
class Share:
    """A share of wins with its interval."""

    wins: float
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def wilson(wins: float, games: int) -> Share:
    """The share of wins with Wilson's interval."""
    if not games:
        return Share(0, 0, 0.0, 1.0)
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Share(wins, games, max(0.0, (middle - spread) / whole), (middle + spread) / whole)


def won(game: Played, seat: int) -> float:
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0
