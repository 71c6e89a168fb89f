"""How many cards of each kind a player may own."""

from typing import Final

from kontor.games.machi_koro.cards import ESTABLISHMENTS, PURPLE

UNLIMITED: Final = 99
FIRST_GAMES: Final = 2


def _most(others: int) -> list[int]:
    return [1 if card.colour == PURPLE else others for card in ESTABLISHMENTS]


MOST: Final = [_most(UNLIMITED), _most(FIRST_GAMES)]
"""By kind: as a rule (MK-B1), and in the variant "First games" (MK-M3)."""
