"""The bidding: hands are placed on pairs of landform cards and driven away (GC-A1 … GC-A9)."""

import jax.numpy as jnp
from jax import Array

from kontor.batch.golden_city.bags import LANDFORMS
from kontor.batch.golden_city.bits import flag, lowest, only, power
from kontor.batch.golden_city.position import (
    CARD_BITS,
    COIN,
    HAND_BITS,
    PlayerFields,
    Position,
    coins,
)
from kontor.games.golden_city.cards import EXPULSIONS_AT_MOST
from kontor.games.golden_city.state import THREE_EXPULSIONS

ONE_HAND = (1 << HAND_BITS) - 1
ONE_CARD = (1 << CARD_BITS) - 1


def may_expel(position: Position, mover: PlayerFields) -> Array:
    """Whether the player to move can pay for the next expulsion (GC-A4, GC-A5, GC-A7)."""
    rich = coins(mover.purse) >= expulsion_price(position)
    if position.terms.has(THREE_EXPULSIONS):
        rich &= position.expulsions < EXPULSIONS_AT_MOST
    return rich


def expulsion_price(position: Position) -> Array:
    """The coins that the next expulsion of this round costs (GC-A4)."""
    return position.expulsions + 1


def hand_on(position: Position, pair: int) -> Array:
    """The bit of the player whose hand lies on a pair, or 0."""
    return position.holder >> HAND_BITS * pair & ONE_HAND


def bids(position: Position, mover: PlayerFields) -> Array:
    """The pairs that the player to move may choose, as a set."""
    expel = may_expel(position, mover)
    found = flag(expel | (hand_on(position, 0) == 0))
    for pair in range(1, position.terms.seats):
        found = found | flag(expel | (hand_on(position, pair) == 0)) << pair
    return found


def place(position: Position, mover: PlayerFields, when: Array, pair: Array) -> Array:
    """Put the hand on a pair and pass on to the next player without one; whether all have one."""
    seats = position.terms.seats
    before = position.holder >> pair * HAND_BITS & ONE_HAND
    driven = when & (before != 0)
    mover.purse = mover.purse - only(driven, expulsion_price(position)) * COIN
    position.expulsions = position.expulsions + flag(driven)
    put = (before ^ power(position.turn)) << pair * HAND_BITS
    position.holder = position.holder ^ only(when, put)
    position.turns = position.turns + flag(when)

    holding = hand_on(position, 0)
    for other in range(1, seats):
        holding = holding | hand_on(position, other)
    complete = holding == (1 << seats) - 1
    waiting = ~holding & ((1 << seats) - 1)
    twice_round = waiting | waiting << seats
    following = position.turn + 1
    following = following + lowest(twice_round >> following)
    following = jnp.where(following >= seats, following - seats, following)
    position.turn = jnp.where(when & ~complete, following, position.turn)
    return when & complete


def take_pairs(position: Position, when: Array) -> None:
    """Everybody adds his pair to his hand, for all to see (GC-A6)."""
    seats = range(position.terms.seats)
    pairs = [only(when, cards(position, pair)) for pair in seats]
    hands = [hand_on(position, pair) for pair in seats]
    for seat in seats:
        for pair in seats:
            taken = only((hands[pair] >> seat & 1) != 0, pairs[pair])
            position.hand[seat] = position.hand[seat] + taken
            position.known[seat] = position.known[seat] + taken
    position.holder = only(~when, position.holder)
    position.display = only(~when, position.display)
    position.expulsions = only(~when, position.expulsions)


def cards(position: Position, pair: int) -> Array:
    """The two cards of a pair, as a bag."""
    first, second = (card(position, 2 * pair + place) for place in range(2))
    return LANDFORMS.one(first) + LANDFORMS.one(second)


def card(position: Position, place: int) -> Array:
    """The landform at a place of the display."""
    return position.display >> CARD_BITS * place & ONE_CARD
