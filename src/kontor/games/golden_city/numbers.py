"""The numbers of The Golden City that a page needs beside the view, and the order of its parts."""

from typing import Any, Final

from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.board import LANDFORM
from kontor.games.golden_city.building import INNER_KEYS
from kontor.games.golden_city.cards import (
    BONUS_CARDS,
    BUILDS_A_TURN,
    BUSINESSES,
    COINS,
    EXPULSIONS_AT_MOST,
    GOODS_FACE_UP,
    GOODS_LIMIT,
    HAND_LIMIT,
    INNER_LETTERS,
    KEYS,
    LANDFORM_COPIES,
    MAJORITY,
    OUTER_LETTERS,
    PRESENCE,
    STARTING_COINS,
)
from kontor.games.golden_city.geography import (
    BACKS,
    CAN_HAVE,
    COAST,
    COIN_PARTS,
    COUNTS,
    GOODS_CARD_IDS,
    GOODS_CARDS,
    GOODS_PAIRS,
    INNER,
    OUTER,
    REWARDS,
    RIVER_SITES,
    RIVERS,
    SCORE_CARDS,
    SITE_KINDS,
    river_sides,
)
from kontor.games.golden_city.payment import COAST_PRICE, JOKER, PRICE


def _letters(by_place: tuple[int, ...]) -> list[int]:
    """What the first, second, … builder gets, as far as there is anything to get."""
    return [letters for letters in by_place if letters]


def _cost(kind: str) -> dict[str, int]:
    """What a business costs without jokers: cards of the site's landform, and keys."""
    cards = COAST_PRICE if kind == COAST else PRICE
    return {"cards": cards, "keys": INNER_KEYS if kind == INNER else 0}


NUMBERS: Final[dict[str, Any]] = {
    "businesses": BUSINESSES,
    "coins": COINS,
    "starting_coins": STARTING_COINS,
    "keys": KEYS,
    "landform_copies": LANDFORM_COPIES,
    "bonus_cards": len(BONUS_CARDS),
    "goods_cards": GOODS_CARDS,
    "score_cards": SCORE_CARDS,
    "goods_face_up": GOODS_FACE_UP,
    "goods_limit": GOODS_LIMIT,
    "hand_limit": HAND_LIMIT,
    "builds_a_turn": BUILDS_A_TURN,
    "expulsion_prices": [expulsion_price(before) for before in range(COINS)],
    "expulsions_at_most": EXPULSIONS_AT_MOST,
    "costs": {kind: _cost(kind) for kind in SITE_KINDS},
    "joker": JOKER,
    "letters": {OUTER: _letters(OUTER_LETTERS), INNER: _letters(INNER_LETTERS)},
    "first_gets": {INNER: REWARDS[LANDFORM]},
    "presence": PRESENCE,
    "majority": MAJORITY,
    "sites": COUNTS,
    "can_have": CAN_HAVE,
    "river_sites": RIVER_SITES,
    "coin_parts": COIN_PARTS,
    "rivers": {river: river_sides(river) for river in RIVERS},
    "backs": BACKS,
    "goods": dict(zip(GOODS_CARD_IDS, GOODS_PAIRS, strict=True)),
}
"""``expulsion_prices`` are those of the first, second, … expulsion of a round; so many cards of
another landform as ``joker`` says stand for one; ``letters`` are those of the first and second
builder in a part of the city, and the first gets what ``first_gets`` says besides; ``coin_parts``
outer parts have a coin for him; ``goods`` says which two goods each kind of card shows."""
