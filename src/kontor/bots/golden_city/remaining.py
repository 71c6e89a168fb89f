"""How much of a game of The Golden City is still to come: rounds and score cards.

Compiled together with the rules. It looks at what everybody may know.
"""

from typing import Final

from kontor.games.golden_city.geography import SCORE_CARDS
from kontor.games.golden_city.state import (
    GoldenCityState,
)

BUSINESSES_A_ROUND: Final = 1.2
"""About as many as a player's cards pay for."""
BACK: Final = 3
"""Score cards have backs from 1 to 3."""


def rounds_left(state: GoldenCityState) -> float:
    """About how many rounds are still to come after this one."""
    rounds = 16.0 - float(state.round)
    for left in state.left:
        rounds = min(rounds, left / BUSINESSES_A_ROUND)
    return rounds


def coming_cards(state: GoldenCityState, rounds: float) -> list[float]:
    """How likely each score card is to be turned up in so many rounds."""
    left, backs = state.score_left, state.board.card_back
    groups = [0] * (BACK + 1)
    for card in range(SCORE_CARDS):
        groups[backs[card]] += left[card]
    shares = [0.0] * (BACK + 1)
    for back in range(1, BACK + 1):
        if groups[back]:
            shares[back] = max(0.0, min(1.0, rounds / groups[back]))
            rounds -= groups[back]
    return [shares[backs[card]] if left[card] else 0.0 for card in range(SCORE_CARDS)]
