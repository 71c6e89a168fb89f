"""A position under the names of the rules' `State.fields`, for comparing."""

from collections.abc import Mapping, Sequence

import jax.numpy as jnp
from jax import Array

from kontor.batch.engine import Wide
from kontor.batch.golden_city.bags import GOODS, LANDFORMS
from kontor.batch.golden_city.bidding import card, hand_on
from kontor.batch.golden_city.bits import lowest, ones
from kontor.batch.golden_city.position import (
    BONUS_BITS,
    CARDS,
    CLOCK,
    PLACE_BITS,
    Position,
    coins,
    keys,
    letters,
    unbuilt,
)
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.cards import BONUS_CARDS, KEYS
from kontor.games.golden_city.geography import SCORE_CARDS
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.state import NOBODY


def fields(position: Position) -> Mapping[str, Sequence[Array | Wide]]:
    """Everything in the position by name."""
    terms = position.terms
    seats = range(terms.seats)
    bidding = position.phase == phase.BID
    held = [keys(purse) for purse in position.purse]
    goods_there = _sum([position.goods_open, position.goods_deck, *position.goods])

    def always(number: int) -> list[Array]:
        return [jnp.full_like(position.phase, number)]

    return {
        "seats": always(terms.seats),
        **{name: always(id in terms.house_rules) for id, name in META.switches},
        **{name: [getattr(position, name)] for name in (*CLOCK, *CARDS)},
        "round": [SCORE_CARDS - ones(position.score_left)],
        "score": [_if(position.phase != phase.OVER, position.score)],
        "score_left": [position.score_left >> number & 1 for number in range(SCORE_CARDS)],
        "display": [_if(bidding, card(position, place)) for place in range(2 * terms.seats)],
        "holder": [_owner(hand_on(position, pair)) for pair in seats],
        "site": [_if(position.phase == phase.PAY, position.site)],
        "own": position.own,
        "reach": position.reach,
        "occupied": [position.occupied()],
        "left": [unbuilt(purse) for purse in position.purse],
        "blocked": [position.blocked >> seat & 1 for seat in seats],
        "hand": [number for hand in position.hand for number in LANDFORMS.counts(hand)],
        "known": [number for hand in position.known for number in LANDFORMS.counts(hand)],
        "draw": LANDFORMS.counts(position.draw),
        "discard": LANDFORMS.counts(position.discard),
        "coins": [coins(purse) for purse in position.purse],
        "supply": [position.supply()],
        "letters": [letters(purse) for purse in position.purse],
        "keys": held,
        "key_box": [KEYS - position.key_supply - _sum(held)],
        "goods": [number for goods in position.goods for number in GOODS.counts(goods)],
        "goods_open": GOODS.counts(position.goods_open),
        "goods_deck": GOODS.counts(position.goods_deck),
        "goods_box": GOODS.counts(terms.goods - goods_there),
        "takers": [_taker(position, place) for place in range(len(BONUS_CARDS))],
        "taken": [_taken(position, place) for place in range(len(BONUS_CARDS))],
    }


def _sum(numbers: Sequence[Array]) -> Array:
    total = numbers[0]
    for number in numbers[1:]:
        total = total + number
    return total


def _if(holds: Array, number: Array) -> Array:
    return jnp.where(holds, number.astype(jnp.int32), NOBODY)


def _owner(bits: Array) -> Array:
    """The seat whose bit is set, or `NOBODY`."""
    return _if(bits != 0, lowest(bits))


def _taken(position: Position, place: int) -> Array:
    """The bonus card that was taken at that place."""
    return _if(place < ones(position.bonus), position.taken >> PLACE_BITS * place & 7)


def _taker(position: Position, place: int) -> Array:
    """Who took it."""
    owners = position.bonus >> (position.taken >> PLACE_BITS * place & 7)
    first = position.taken.astype(jnp.int32) * 0
    for seat in range(1, position.terms.seats):
        first = first + seat * (owners >> BONUS_BITS * seat & 1).astype(jnp.int32)
    return _if(place < ones(position.bonus), first)
