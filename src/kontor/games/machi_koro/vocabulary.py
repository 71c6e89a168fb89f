"""All that needs a word in Machi Koro. The words themselves are in ``locales/*/machi-koro.ftl``."""

from kontor.core.text import Vocabulary
from kontor.games.machi_koro.actions import ACTIONS
from kontor.games.machi_koro.cards import (
    BLUE,
    COW,
    CUP,
    ESTABLISHMENTS,
    FACTORY,
    FRUIT,
    GEAR,
    GREEN,
    LANDMARKS,
    PURPLE,
    RED,
    SHOP,
    TOWER,
    WHEAT,
    Establishment,
)
from kontor.games.machi_koro.events import EVENTS
from kontor.games.machi_koro.meta import META

COLOURS = (BLUE, GREEN, RED, PURPLE)
SYMBOLS = (WHEAT, COW, GEAR, SHOP, CUP, FACTORY, FRUIT, TOWER)


def printed_on(card: Establishment) -> dict[str, object]:
    """What stands on the card, for those who draw it."""
    facts: dict[str, object] = {
        "cost": card.cost,
        "rolls": card.rolls,
        "colour": card.colour,
        "symbol": card.symbol,
        "income": card.income,
    }
    return facts | {"per": card.per} if card.per else facts


VOCABULARY = Vocabulary.of(
    EVENTS,
    ACTIONS,
    things={
        "card": {card.id: printed_on(card) for card in ESTABLISHMENTS},
        "landmark": {landmark.id: {"cost": landmark.cost} for landmark in LANDMARKS},
        "colour": {colour: {} for colour in COLOURS},
        "symbol": {symbol: {} for symbol in SYMBOLS},
    },
    questions=("roll", "reroll", "collect", "swap", "give", "get", "build"),
    rules=(
        "MK-T1", "MK-T3", "MK-T5", "MK-I9", "MK-I10", "MK-B1", "MK-B2", "MK-B4", "MK-M2", "MK-M3",
    ),
    ends=META.ends,
)  # fmt: skip
