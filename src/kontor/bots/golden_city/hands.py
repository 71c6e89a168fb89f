"""A hand of The Golden City as one number, four bits for each landform: quick to pay from.

Compiled together with the rules.
"""

from typing import Final

from mypy_extensions import i64

from kontor.games.golden_city.payment import CARDS, JOKER, PRICES
from kontor.games.golden_city.state import LANDFORM_KINDS

KIND_BITS: Final[i64] = 4
HAVE: Final[i64] = 15
"""The cards of one landform as bits: there are ten of each."""
CARD: Final = [1 << 4 * kind for kind in range(LANDFORM_KINDS)]
"""A card of each landform."""
PRICE: Final = [
    sum([cards[kind] * CARD[kind] for kind in range(LANDFORM_KINDS)]) for cards in CARDS
]
"""The cards of each payment."""
NOTHING: Final[i64] = 0


def packed(cards: list[int], base: i64) -> i64:
    """The hand that begins at `base` in the list."""
    hand: i64 = 0
    kind: i64
    for kind in range(LANDFORM_KINDS):
        have: i64 = cards[base + kind]
        hand |= have << KIND_BITS * kind
    return hand


def cheapest(hand: i64, landform: i64) -> i64:
    """The cards of the payment that takes the fewest, or nothing if the hand cannot pay."""
    owed: i64 = PRICES[landform]
    card: i64 = CARD[landform]
    own = hand >> KIND_BITS * landform & HAVE
    if own >= owed:
        return owed * card
    cards = own * card
    owed -= own
    kind: i64
    for kind in range(LANDFORM_KINDS):
        if kind != landform:
            jokers = (hand >> KIND_BITS * kind & HAVE) // JOKER
            if jokers:
                card = CARD[kind]
                if jokers >= owed:
                    return cards + owed * JOKER * card
                cards += jokers * JOKER * card
                owed -= jokers
    return NOTHING
