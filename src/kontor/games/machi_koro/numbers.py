"""The numbers of Machi Koro that a page shows beside the view and what is printed on the cards.

Numbers that only texts say are not among them: ``tests/words`` holds those to the declarations.
"""

from typing import Any, Final

from kontor.games.machi_koro.cards import (
    CARD_IDS,
    COPIES,
    DICE,
    ESTABLISHMENTS,
    MALL_BONUS,
    MALL_SYMBOLS,
    STARTING,
    STARTING_COINS,
)
from kontor.games.machi_koro.income import BUSINESS_CENTRE, TV_STATION

NUMBERS: Final[dict[str, Any]] = {
    "starting_cards": STARTING,
    "starting_coins": STARTING_COINS,
    "copies": {card.id: copies for card, copies in zip(ESTABLISHMENTS, COPIES, strict=True)},
    "dice": DICE,
    "mall_symbols": MALL_SYMBOLS,
    "mall_bonus": MALL_BONUS,
    "choices": [CARD_IDS[TV_STATION], CARD_IDS[BUSINESS_CENTRE]],
}
"""``choices`` are the cards whose income is its owner's choice, so that no outlook tells it."""
