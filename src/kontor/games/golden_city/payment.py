"""What cards can pay for a business: its own landform, or pairs as jokers (GC-D2, GC-D3, GC-D7)."""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

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
PRICES: Final = [COAST_PRICE if landform == COAST else PRICE for landform in range(LANDFORM_KINDS)]


def _handfuls(landform: int) -> dict[tuple[int, ...], tuple[object, ...]]:
    """How many cards of each landform pay for this one, and where that stands in the list of all:
    few jokers first, then jokers of several landforms."""
    others = [kind for kind in range(LANDFORM_KINDS) if kind != landform]
    found: dict[tuple[int, ...], tuple[object, ...]] = {}
    for jokers in range(PRICES[landform] + 1):
        own = PRICES[landform] - jokers
        for taken in combinations_with_replacement(others, jokers):
            cards = [taken.count(kind) * JOKER for kind in range(LANDFORM_KINDS)]
            cards[landform] = own
            place = (jokers, -len(set(taken)), landform if own else COAST, taken)
            found[tuple(cards)] = place
    return found


def _all() -> list[list[int]]:
    """Every handful that pays for something somewhere."""
    places: dict[tuple[int, ...], tuple[object, ...]] = {}
    for landform in range(LANDFORM_KINDS):
        for cards, place in _handfuls(landform).items():
            places[cards] = min(place, places.get(cards, place))
    return [list(cards) for cards in sorted(places, key=lambda cards: places[cards])]


CARDS: Final = _all()
"""For each payment, how many cards of each landform it takes."""
PAYMENTS: Final = [
    {LANDFORMS[kind]: count for kind, count in enumerate(cards) if count} for cards in CARDS
]
FOR: Final = [
    [CARDS.index(list(cards)) for cards in _handfuls(landform)]
    for landform in range(LANDFORM_KINDS)
]
"""The payments for each landform: few jokers first."""

ENOUGH: Final[i64] = max(PRICES) + 1
"""More cards of the own landform, or jokers of another, make no difference."""
_known: Final[list[list[list[int] | None]]] = [
    [None] * int(ENOUGH) ** LANDFORM_KINDS for _ in range(LANDFORM_KINDS)
]
"""The payments for each landform, by what a hand has for it: found when first asked for."""


def ways(hand: list[int], base: int, landform: int) -> list[int]:
    """The payments for a landform out of the hand that begins at `base` in the list.

    Hands that have the same for it share the answer, so nobody may change it.
    """
    has: i64 = 0
    kind: i64
    for kind in range(LANDFORM_KINDS):
        have: i64 = hand[base + kind]
        units = have if kind == landform else have // JOKER
        has = has * ENOUGH + (units if units < ENOUGH else ENOUGH - 1)
    found = _known[landform][has]
    if found is None:
        found = [payment for payment in FOR[landform] if _holds(hand, base, CARDS[payment])]
        _known[landform][has] = found
    return found


def _holds(hand: list[int], base: int, cards: list[int]) -> bool:
    return all(hand[base + kind] >= cards[kind] for kind in range(LANDFORM_KINDS))
