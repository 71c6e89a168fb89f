"""The score card at a round's end, for its good and for its area (GC-E1 … GC-E8)."""

from collections.abc import Sequence

from jax import Array

from kontor.batch.golden_city.bags import GOODS
from kontor.batch.golden_city.bits import Bits, flag, lookup, only, word
from kontor.batch.golden_city.position import LETTER, Position
from kontor.games.golden_city.cards import MAJORITY, PRESENCE
from kontor.games.golden_city.state import GOODS_MAJORITY


def score_round(position: Position, when: Array) -> None:
    """Pay letters for the score card that lies open."""
    terms = position.terms
    kinds = lookup(terms.card_goods, position.score)
    areas = [terms.areas[area] for area in terms.card_areas]
    low = lookup([area.low for area in areas], position.score)
    high = lookup([area.high for area in areas], position.score)
    cards = [GOODS.size(goods & kinds) for goods in position.goods]
    businesses = [(own & Bits(low, high)).size() for own in position.own]
    ahead = leads(cards) if terms.has(GOODS_MAJORITY) else alone(cards)
    goods = zip(cards, ahead, strict=True)
    area = zip(businesses, leads(businesses), strict=True)
    for seat, ((has, more), (builds, most)) in enumerate(zip(goods, area, strict=True)):
        letters = pay(has, more) + pay(builds, most)
        position.purse[seat] = position.purse[seat] + only(when, letters) * LETTER


def pay(count: Array, ahead: Array) -> Array:
    """Letters for having any, and more for being ahead (GC-E1, GC-E2)."""
    return only(count != 0, word(PRESENCE) + flag(ahead) * MAJORITY)


def alone(counts: Sequence[Array]) -> list[Array]:
    """Whether each player is the only one who has any (GC-E1)."""
    everybody = counts[0]
    for count in counts[1:]:
        everybody = everybody + count
    return [(count != 0) & (count == everybody) for count in counts]


def leads(counts: Sequence[Array]) -> list[Array]:
    """Whether each player has strictly more than every other (GC-E3, GC-E7)."""
    found = []
    for seat, count in enumerate(counts):
        ahead = count != 0
        for other in (*counts[:seat], *counts[seat + 1 :]):
            ahead = ahead & (count > other)
        found.append(ahead)
    return found
