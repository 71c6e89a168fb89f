"""How near each player is to his fourth landmark: an evaluation of Machi Koro positions."""

from math import exp

from kontor.bots.machi_koro.prospects import Prospects
from kontor.games.machi_koro.cards import LANDMARKS
from kontor.games.machi_koro.state import OVER, MachiKoroState
from kontor.games.machi_koro.view import MachiKoroView, look

LEAST_INCOME = 0.3
"""Coins a round that even a city without luck can hope for."""
SHARPNESS = 0.35
"""How much a round's lead counts for the chance of winning."""


def rounds_to_go(view: MachiKoroView, table: Prospects, seat: int) -> float:
    """Rounds until the player can have paid all his landmarks, one a turn, at today's income."""
    city = view.cities[seat]
    missing = [landmark.cost for landmark in LANDMARKS if landmark.id not in city.built]
    income = max(LEAST_INCOME, table.round(seat))
    return max(float(len(missing)), (sum(missing) - city.coins) / income)


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
