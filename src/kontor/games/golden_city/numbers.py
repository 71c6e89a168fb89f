"""The numbers of The Golden City that a page shows beside the view, and the order of its parts.

Numbers that only texts say are not among them: ``tests/words`` holds those to the declarations.
"""

from typing import Any, Final

from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.board import LANDFORM
from kontor.games.golden_city.building import INNER_KEYS
from kontor.games.golden_city.cards import (
    BONUS_CARDS,
    HAND_LIMIT,
    INNER_LETTERS,
    LANDFORM_COPIES,
    OUTER_LETTERS,
    REWARDED,
)
from kontor.games.golden_city.geography import (
    CAN_HAVE,
    COAST,
    GOODS_CARD_IDS,
    GOODS_CARDS,
    GOODS_PAIRS,
    INNER,
    OUTER,
    OWN_LANDFORM,
    QUARTER_KINDS,
    REWARDS,
    RIVERS,
    SCORE_CARDS,
    SITE_KINDS,
    river_sides,
)
from kontor.games.golden_city.meta import ISLAND
from kontor.games.golden_city.payment import COAST_PRICE, JOKER, PRICE

EXPULSIONS_IN_EXAMPLE: Final = 3
"""So many hands are driven off in the worked example of the bidding (GC-A8)."""


def _letters(by_place: tuple[int, ...]) -> list[int]:
    """What the first, second, … builder gets, as far as there is anything to get."""
    return [letters for letters in by_place if letters]


def _cost(kind: str) -> dict[str, int]:
    """What a business costs without jokers: cards of the site's landform, and keys."""
    cards = COAST_PRICE if kind == COAST else PRICE
    return {"cards": cards, "keys": INNER_KEYS if kind == INNER else 0}


NUMBERS: Final[dict[str, Any]] = {
    "island": ISLAND.default,
    "landform_copies": LANDFORM_COPIES,
    "bonus_cards": len(BONUS_CARDS),
    "goods_cards": GOODS_CARDS,
    "score_cards": SCORE_CARDS,
    "hand_limit": HAND_LIMIT,
    "expulsion_prices": [expulsion_price(before) for before in range(EXPULSIONS_IN_EXAMPLE)],
    "costs": {kind: _cost(kind) for kind in SITE_KINDS},
    "joker": JOKER,
    "letters": {OUTER: _letters(OUTER_LETTERS), INNER: _letters(INNER_LETTERS)},
    "first_gets": {INNER: REWARDS[LANDFORM]},
    "rewarded": REWARDED,
    "quarters": QUARTER_KINDS,
    "pays_with": OWN_LANDFORM,
    "can_have": CAN_HAVE,
    "rivers": {river: river_sides(river) for river in RIVERS},
    "goods": dict(zip(GOODS_CARD_IDS, GOODS_PAIRS, strict=True)),
}
"""``island`` is the name of the usual one; ``expulsion_prices`` are those of a round; so
many cards of another landform as ``joker`` says stand for one; ``letters`` are those of the first
and second builder in a part of the city, and the first ``rewarded`` get what ``first_gets`` says
besides; ``quarters`` are the kinds of sites that count for one; one pays with the landform of the
sector, if ``pays_with`` says no other; ``goods`` says which two goods each kind of card shows."""
