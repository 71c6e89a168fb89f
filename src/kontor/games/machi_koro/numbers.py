"""The numbers of Machi Koro that a page needs beside the view and what is printed on the cards."""

from typing import Any, Final

from kontor.games.machi_koro.cards import (
    CARD_IDS,
    COPIES,
    DICE,
    ESTABLISHMENTS,
    FACE_UP_KINDS,
    FIRST_GAMES_MOST,
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
    "face_up_kinds": FACE_UP_KINDS,
    "dice": DICE,
    "mall_symbols": MALL_SYMBOLS,
    "mall_bonus": MALL_BONUS,
    "first_games_most": FIRST_GAMES_MOST,
    "choices": [CARD_IDS[TV_STATION], CARD_IDS[BUSINESS_CENTRE]],
}
"""``choices`` are the cards whose income is its owner's choice, so that no outlook tells it."""
