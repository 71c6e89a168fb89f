"""What a business brings at once, and the choices that come with it (GC-R1 … GC-R9)."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from kontor.batch.chance import Chance
from kontor.batch.golden_city.bags import GOODS, LANDFORMS
from kontor.batch.golden_city.bits import Bits, flag, lookup, ones, only, power, word
from kontor.batch.golden_city.position import (
    BONUS_BITS,
    COIN,
    KEY,
    LETTER,
    PLACE_BITS,
    PlayerFields,
    Position,
)
from kontor.batch.golden_city.terms import CITY, INNER
from kontor.games.golden_city import board as table
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.actions import FROM_DECK
from kontor.games.golden_city.cards import GOODS_LIMIT, INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.rewards import COINS_OF


class Given(NamedTuple):
    """How far the reward of a business has come."""

    settled: Array
    """Where nothing is left to choose."""
    drew: Array
    """Where a card was drawn."""


def give(position: Position, mover: PlayerFields, when: Array, site: Bits, chance: Chance) -> Given:
    """Pay out the reward of the business just built, of which the mover has been told only."""
    in_city = site.meets(CITY)
    inner = site.meets(INNER)
    others = builders(position, site)
    first = in_city & (others == 0)
    brings = [when & site.meets(sites) for sites in position.terms.rewards]

    letters = jnp.where(inner, letters_at(INNER_LETTERS, others), letters_at(OUTER_LETTERS, others))
    mover.purse = mover.purse + only(when & in_city, letters) * LETTER

    coin = brings[table.COIN] & (first | ~in_city)
    two = brings[table.TWO_COINS]
    wanted = flag(coin) * COINS_OF[table.COIN] + flag(two) * COINS_OF[table.TWO_COINS]
    mover.purse = mover.purse + jnp.minimum(wanted, position.supply()) * COIN

    drew = brings[table.LANDFORM] | (when & inner & first)
    draw_hidden(position, mover, drew, chance)

    key = flag(brings[table.KEY] & (position.key_supply != 0))
    position.key_supply = position.key_supply - key
    mover.purse = mover.purse + key * KEY

    choose = brings[table.BONUS] & (position.bonus_left() != 0)
    take = brings[table.GOOD] & ((position.goods_open | position.goods_deck) != 0)
    position.ask(choose, phase.CHOOSE)
    position.ask(take, phase.TAKE)
    return Given(when & ~choose & ~take, drew)


def builders(position: Position, site: Bits) -> Array:
    """How many players had a business there before."""
    there = flag(position.own[0].meets(site))
    for own in position.own[1:]:
        there = there + flag(own.meets(site))
    return there


def letters_at(table: tuple[int, ...], others: Array) -> Array:
    """What a city part brings to the one who builds there after so many others."""
    return lookup([word(letters) for letters in table[1:]], others)


def draw(position: Position, when: Array, chance: Chance, number: int) -> Array:
    """Take a card from the draw pile, made anew from the discards if it is used up (GC-P3)."""
    empty = when & (position.draw == 0)
    position.draw = jnp.where(empty, position.discard, position.draw)
    position.discard = only(~empty, position.discard)
    kind = LANDFORMS.draw(position.draw, chance, number)
    position.draw = position.draw - only(when, LANDFORMS.one(kind))
    return kind


def draw_hidden(position: Position, mover: PlayerFields, when: Array, chance: Chance) -> None:
    """The player draws a card that only he may know (GC-R2)."""
    kind = draw(position, when, chance, 0)
    mover.hand = mover.hand + only(when, LANDFORMS.one(kind))


def take_bonus(position: Position, seat: Array, when: Array, card: Array) -> None:
    """Keep a bonus card face down (GC-R4)."""
    count = ones(position.bonus)
    position.taken = position.taken | only(when, card << count * PLACE_BITS)
    position.bonus = position.bonus | only(when, power(seat * BONUS_BITS + card))


def take_goods(
    position: Position, mover: PlayerFields, when: Array, number: Array, chance: Chance
) -> Given:
    """Take a face-up goods card or the top of the deck (GC-R5); one may have to go (GC-R6)."""
    drew = when & (position.goods_deck != 0)
    drawn = only(drew, GOODS.one(GOODS.draw(position.goods_deck, chance, 0)))
    blind = number == FROM_DECK
    taken = only(when, jnp.where(blind, drawn, GOODS.one(number)))
    position.goods_deck = position.goods_deck - drawn
    position.goods_open = position.goods_open + only(~blind, drawn - taken)
    mover.goods = mover.goods + taken
    too_many = when & (GOODS.size(mover.goods) > GOODS_LIMIT)
    position.ask(too_many, phase.GIVE_UP)
    return Given(when & ~too_many, drew)


def give_up_goods(mover: PlayerFields, when: Array, kind: Array) -> None:
    """Put a goods card out of the game (GC-R6)."""
    mover.goods = mover.goods - only(when, GOODS.one(kind))
