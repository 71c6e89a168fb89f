"""Ratings with their uncertainty, by the Plackett-Luce model of openskill."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from kontor.arena.play import Played


@dataclass(frozen=True)
class Rating:
    """Strength, and its standard deviation. Everybody starts at 25 with 25/3."""

    mu: float
    sigma: float


def ratings(games: Sequence[Played]) -> dict[str, Rating]:
    """Each bot's rating after all games. A bot on several seats of a game learns from each."""
    model = PlackettLuce()
    current = {name: model.rating() for name in sorted({n for g in games for n in g.seating})}
    for game in games:
        teams = [[model.create_rating([current[n].mu, current[n].sigma])] for n in game.seating]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        for name in set(game.seating):
            after = [
                team[0] for team, sits in zip(rated, game.seating, strict=True) if sits == name
            ]
            current[name] = model.create_rating(
                [sum(r.mu for r in after) / len(after), sum(r.sigma for r in after) / len(after)]
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in current.items()}
