"""What cards can pay for a business: its own landform, or pairs as jokers (GC-D2, GC-D3, GC-D7)."""

from itertools import combinations
from typing import Final

from kontor.games.golden_city.geography import LANDFORMS
from kontor.games.golden_city.state import LANDFORM_KINDS

COAST: Final = 0
"""The number of the coast among the landforms."""
INLAND: Final = range(1, LANDFORM_KINDS)
COAST_PRICE: Final = 1
"""So many coast cards pay for a business on the coast (GC-D2)."""
PRICE: Final = 2
"""So many cards of its landform pay for a business inland (GC-D3)."""
JOKER: Final = 2
"""So many cards of another landform stand for one of the own (GC-D7)."""


def _payments() -> list[dict[str, int]]:
    """Every handful that pays for something somewhere."""
    pairs = range(LANDFORM_KINDS)
    handfuls = [
        {COAST: COAST_PRICE},
        *({landform: PRICE} for landform in INLAND),
        *({own: 1, pair: JOKER} for own in INLAND for pair in pairs if pair != own),
        *({first: JOKER, second: JOKER} for first, second in combinations(pairs, 2)),
        *({pair: 2 * JOKER} for pair in pairs),
    ]
    return [{LANDFORMS[kind]: handful[kind] for kind in sorted(handful)} for handful in handfuls]


PAYMENTS: Final = _payments()
CARDS: Final = [[payment.get(landform, 0) for landform in LANDFORMS] for payment in PAYMENTS]
"""For each payment, how many cards of each landform it takes."""
NONE: Final = -1


def _number(handful: list[int]) -> int:
    return CARDS.index(handful) if handful in CARDS else NONE


def _handful(one: int, first: int, second: int) -> list[int]:
    """A single card of a kind (or `NONE`) and one or two pairs (or `NONE`)."""
    cards = [0] * LANDFORM_KINDS
    if one != NONE:
        cards[one] += 1
    for pair in (first, second):
        if pair != NONE:
            cards[pair] += JOKER
    return cards


ONE_COAST: Final = _number(_handful(COAST, NONE, NONE))
PAIR: Final = [_number(_handful(NONE, pair, NONE)) for pair in range(LANDFORM_KINDS)]
"""A pair of each kind: two cards of the own landform, or a joker for a coast card."""
ONE_AND_PAIR: Final = [
    [_number(_handful(one, pair, NONE)) for pair in range(LANDFORM_KINDS)]
    for one in range(LANDFORM_KINDS)
]
TWO_PAIRS: Final = [
    [_number(_handful(NONE, first, second)) for second in range(LANDFORM_KINDS)]
    for first in range(LANDFORM_KINDS)
]


def ways(hand: list[int], base: int, landform: int) -> list[int]:
    """The payments for a landform out of the hand that begins at `base` in the list."""
    found = []
    if landform == COAST:
        if hand[base]:
            found.append(ONE_COAST)
        for kind in range(1, LANDFORM_KINDS):
            if hand[base + kind] >= JOKER:
                found.append(PAIR[kind])
        return found
    own = hand[base + landform]
    if own >= 2:
        found.append(PAIR[landform])
    pairs = []
    for kind in range(LANDFORM_KINDS):
        if kind != landform and hand[base + kind] >= JOKER:
            pairs.append(kind)
    if own:
        for kind in pairs:
            found.append(ONE_AND_PAIR[landform][kind])
    for place, first in enumerate(pairs):
        if hand[base + first] >= 2 * JOKER:
            found.append(TWO_PAIRS[first][first])
        for second in pairs[place + 1 :]:
            found.append(TWO_PAIRS[first][second])
    return found
