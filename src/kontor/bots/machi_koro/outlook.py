"""How near each player is to his fourth landmark: an evaluation of Machi Koro positions."""

from math import exp, sqrt

from kontor.bots.machi_koro.prospects import Prospects
from kontor.games.machi_koro.cards import LANDMARKS
from kontor.games.machi_koro.state import OVER, MachiKoroState
from kontor.games.machi_koro.view import MachiKoroView, look

GROWTH = 0.35
"""Coins by which a city's income grows in a round, while it is being built."""
SHARPNESS = 0.35
"""How much a round's lead counts for the chance of winning."""


def rounds_to_go(view: MachiKoroView, table: Prospects, seat: int) -> float:
    """Rounds until the player can have paid all his landmarks, one a turn, if his income grows."""
    city = view.cities[seat]
    missing = [landmark.cost for landmark in LANDMARKS if landmark.id not in city.built]
    owed = max(0, sum(missing) - city.coins)
    income = max(0.0, table.round(seat))
    rounds = (sqrt(income * income + 2 * GROWTH * owed) - income) / GROWTH
    return max(float(len(missing)), rounds)


def chances(state: MachiKoroState) -> list[float]:
    """Every player's chance of winning: whoever needs fewer rounds has more."""
    if state.phase == OVER:
        return [float(seat == state.turn) for seat in range(state.seats)]
    view = look(state, None, (), None)
    table = Prospects(view)
    weights = [
        exp(-SHARPNESS * rounds_to_go(view, table, seat)) for seat in range(int(state.seats))
    ]
    return [weight / sum(weights) for weight in weights]
