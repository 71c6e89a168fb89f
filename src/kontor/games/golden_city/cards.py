"""What is in the box besides the island: cards, coins, businesses, and what the cards are worth."""

from dataclasses import dataclass
from typing import Final

from kontor.games.golden_city.geography import LANDFORMS

BUSINESSES = {3: 18, 4: 16}
"""Businesses of each player, by the number of players (GC-C2)."""
LANDFORM_COPIES: Final = 10
COINS: Final = 35
STARTING_COINS: Final = 3
KEYS: Final = 6
GOODS_FACE_UP: Final = 3
HAND_LIMIT: Final = 5
GOODS_LIMIT: Final = 4
BUILDS_A_TURN: Final = 2
EXPULSIONS_AT_MOST: Final = 3
"""In a round, where the house rule GC-A7 holds."""

REWARD_COINS = {"coin-1": 1, "coin-2": 2}
"""How many coins a reward brings (GC-R1). A coin in an outer part brings as many as the first."""
OUTER_LETTERS = (0, 5, 3, 0, 0)
"""What the first, second, … builder in an outer part gets (GC-R7)."""
INNER_LETTERS = (0, 10, 6, 0, 0)
"""Likewise in an inner part (GC-R8)."""
REWARDED: Final = 1
"""So many builders at a site get its reward; in the city letters are told apart from it (GC-R7)."""
PRESENCE: Final = 2
"""Letters for having the good, or a business in the area (GC-E1, GC-E2)."""
MAJORITY: Final = 2
"""Letters on top for being alone, or having the most (GC-E1, GC-E3)."""


@dataclass(frozen=True)
class BonusCard:
    """Brings `letters` at the end for each thing that it counts (GC-B1 … GC-B5)."""

    id: str
    letters: int
    counts: str


OWN_GOODS, OWN_COINS, IN_CITY, ON_RIVER, ON_LANDFORM = (
    "goods cards",
    "coins",
    "businesses in the city",
    "businesses on rivers",
    "businesses on a landform",
)

BONUS_CARDS = (
    BonusCard("scales", 3, OWN_GOODS),
    BonusCard("coin", 2, OWN_COINS),
    BonusCard("city", 1, IN_CITY),
    BonusCard("river", 2, ON_RIVER),
    *(BonusCard(landform, 1, ON_LANDFORM) for landform in LANDFORMS[1:]),
)
