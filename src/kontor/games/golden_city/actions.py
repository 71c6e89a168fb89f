"""Every decision there can be in The Golden City."""

from typing import Final

from kontor.core.action import Actions, Verb
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.geography import GOODS_CARD_IDS, LANDFORMS, SITE_IDS
from kontor.games.golden_city.payment import PAYMENTS

BID: Final = 0
BUILD: Final = 1
PAY: Final = 2
CHOOSE: Final = 3
TAKE: Final = 4
GIVE_UP: Final = 5
DISCARD: Final = 6
END: Final = 7

FROM_DECK: Final = len(GOODS_CARD_IDS)
"""The object of `TAKE` that means the top of the face-down deck."""

ACTIONS: Final = Actions(
    Verb("bid", "pair", range(4)),
    Verb("build", "site", SITE_IDS),
    Verb("pay", "cards", PAYMENTS),
    Verb("choose", "bonus", [card.id for card in BONUS_CARDS], secret=True),
    Verb("take", "goods", (*GOODS_CARD_IDS, "deck")),
    Verb("give-up", "goods", GOODS_CARD_IDS),
    Verb("discard", "card", LANDFORMS),
    Verb("end"),
)
