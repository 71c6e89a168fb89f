"""What everybody and the table have at first (GC-S1 … GC-S5), and the first round's cards."""

import jax.numpy as jnp
from jax import Array

from kontor.batch.chance import Chance, below
from kontor.batch.golden_city.bags import GOODS, LANDFORMS
from kontor.batch.golden_city.bits import Bits, word
from kontor.batch.golden_city.position import COIN, UNBUILT, PackedPosition, Position
from kontor.batch.golden_city.rewards import draw
from kontor.batch.golden_city.rounds import begin_round
from kontor.batch.golden_city.terms import Terms
from kontor.games.golden_city.cards import (
    BUSINESSES,
    GOODS_FACE_UP,
    KEYS,
    LANDFORM_COPIES,
    STARTING_COINS,
)
from kontor.games.golden_city.geography import SCORE_CARDS
from kontor.games.golden_city.payment import (
    COAST,
)
from kontor.games.golden_city.state import LANDFORM_KINDS


def start(terms: Terms, chance: Chance, lanes: int) -> PackedPosition:
    """The first positions."""
    position = Position(_nothing(terms, lanes), terms)
    drawn = 0
    if terms.first is None:
        position.first = below(chance(0), terms.seats).astype(jnp.uint32)
        drawn = 1
    else:
        position.first = position.first + terms.first
    always = position.first == position.first
    position.key_supply = position.key_supply + KEYS
    position.score_left = position.score_left + ((1 << SCORE_CARDS) - 1)
    position.goods_deck = position.goods_deck + terms.goods
    for number in range(drawn, drawn + GOODS_FACE_UP):
        shown = GOODS.one(GOODS.draw(position.goods_deck, chance, number))
        position.goods_deck = position.goods_deck - shown
        position.goods_open = position.goods_open + shown
    drawn += GOODS_FACE_UP

    coast = LANDFORMS.pack(kind == COAST for kind in range(LANDFORM_KINDS))
    left = LANDFORMS.pack([LANDFORM_COPIES] * LANDFORM_KINDS) - word(terms.seats) * coast
    position.draw = position.draw + left
    for seat in range(terms.seats):
        hidden = LANDFORMS.one(draw(position, always, chance, drawn + seat))
        position.hand[seat] = coast + hidden
        position.known[seat] = position.known[seat] + coast
        purse = STARTING_COINS * COIN + BUSINESSES[terms.seats] * UNBUILT
        position.purse[seat] = position.purse[seat] + purse
    drawn += terms.seats
    begin_round(position, always, lambda number: chance(number + drawn))
    return position.pack()


def draws(terms: Terms) -> int:
    """How many outcomes the start takes: more than any decision."""
    return 1 + GOODS_FACE_UP + terms.seats + 1 + 2 * terms.seats


def _nothing(terms: Terms, lanes: int) -> PackedPosition:
    def none() -> Array:
        return jnp.zeros(lanes, jnp.uint32)

    def each() -> tuple[Array, ...]:
        return tuple(none() for _ in range(terms.seats))

    def sites() -> tuple[Bits, ...]:
        return tuple(Bits(none(), none()) for _ in range(terms.seats))

    players = (sites(), sites(), each(), each(), each(), each())
    shared = [none() for _ in PackedPosition._fields[len(players) :]]
    return PackedPosition(*players, *shared)
