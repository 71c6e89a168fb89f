"""Positions of The Golden City, a lane each: as they are kept, and as the rules' modules use them.

What is kept is words: cards as bags, sites as sets, small numbers side by side. What follows from
the rest is not kept: the round, what is occupied, the goods cards and keys that left the game.
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from kontor.batch.golden_city.bits import Bits, either, lookup, word
from kontor.batch.golden_city.terms import CITY, Terms
from kontor.games.golden_city.cards import COINS
from kontor.games.golden_city.geography import SCORE_CARDS

# What a player has besides cards and sites is one number, a sum of these.
COIN, KEY, UNBUILT, LETTER = (word(1 << place) for place in (0, 8, 12, 20))


def coins(purse: Array) -> Array:
    return purse & 0xFF


def keys(purse: Array) -> Array:
    return purse >> 8 & 0xF


def unbuilt(purse: Array) -> Array:
    return purse >> 12 & 0xFF


def letters(purse: Array) -> Array:
    return purse >> 20


CARD_BITS = 3
"""A landform in the display."""
HAND_BITS = 4
"""The hand on a pair: the bit of its owner, or nothing."""
BONUS_BITS = 8
"""The bonus cards of a player, as a set."""
PLACE_BITS = 4
"""A bonus card in the order in which they were taken."""


class PackedPosition(NamedTuple):
    """A position a lane: every leaf is a vector of words."""

    own: tuple[Bits, ...]
    reach: tuple[Bits, ...]
    hand: tuple[Array, ...]
    known: tuple[Array, ...]
    goods: tuple[Array, ...]
    purse: tuple[Array, ...]
    draw: Array
    discard: Array
    goods_open: Array
    goods_deck: Array
    display: Array
    holder: Array
    bonus: Array
    taken: Array
    clock: Array
    cards: Array


CLOCK = {
    "phase": 3,
    "turn": 2,
    "first": 2,
    "builds": 2,
    "expulsions": 4,
    "blocked": 4,
    "score": 4,
    "site": 6,
    "key_supply": 4,
}
"""What shares the word `clock`, and how many bits of it each takes."""
CARDS = {"score_left": SCORE_CARDS, "turns": 16}
"""Likewise the word `cards`."""


class PlayerFields:
    """What lies before one player."""

    def __init__(self, own: Bits, reach: Bits, cards: tuple[Array, Array, Array, Array]) -> None:
        self.own = own
        self.reach = reach
        self.hand, self.known, self.goods, self.purse = cards


class Position:
    """The same with every number by itself. The modules beside this one change it in place."""

    def __init__(self, state: PackedPosition, terms: Terms) -> None:
        self.terms = terms
        self.own = list(state.own)
        self.reach = list(state.reach)
        self.hand = list(state.hand)
        self.known = list(state.known)
        self.goods = list(state.goods)
        self.purse = list(state.purse)
        self.draw = state.draw
        self.discard = state.discard
        self.goods_open = state.goods_open
        self.goods_deck = state.goods_deck
        self.display = state.display
        self.holder = state.holder
        self.bonus = state.bonus
        self.taken = state.taken
        self.phase, self.turn, self.first, self.builds, *rest = _split(state.clock, CLOCK)
        self.expulsions, self.blocked, self.score, self.site, self.key_supply = rest
        self.score_left, self.turns = _split(state.cards, CARDS)

    def pack(self) -> PackedPosition:
        return PackedPosition(
            own=tuple(self.own),
            reach=tuple(self.reach),
            hand=tuple(self.hand),
            known=tuple(self.known),
            goods=tuple(self.goods),
            purse=tuple(self.purse),
            draw=self.draw,
            discard=self.discard,
            goods_open=self.goods_open,
            goods_deck=self.goods_deck,
            display=self.display,
            holder=self.holder,
            bonus=self.bonus,
            taken=self.taken,
            clock=_join([getattr(self, name) for name in CLOCK], CLOCK),
            cards=_join([getattr(self, name) for name in CARDS], CARDS),
        )

    def player(self, seat: Array) -> PlayerFields:
        """What the player of that seat has."""
        own = (
            lookup([own.low for own in self.own], seat),
            lookup([own.high for own in self.own], seat),
        )
        reach = (
            lookup([r.low for r in self.reach], seat),
            lookup([r.high for r in self.reach], seat),
        )
        lists = (self.hand, self.known, self.goods, self.purse)
        hand, known, goods, purse = (lookup(each, seat) for each in lists)
        return PlayerFields(Bits(*own), Bits(*reach), (hand, known, goods, purse))

    def put(self, seat: Array, player: PlayerFields) -> None:
        """Give the player of that seat what he has now."""
        for number in range(self.terms.seats):
            his = seat == number
            self.own[number] = either(his, player.own, self.own[number])
            self.reach[number] = either(his, player.reach, self.reach[number])
            self.hand[number] = jnp.where(his, player.hand, self.hand[number])
            self.known[number] = jnp.where(his, player.known, self.known[number])
            self.goods[number] = jnp.where(his, player.goods, self.goods[number])
            self.purse[number] = jnp.where(his, player.purse, self.purse[number])

    def ask(self, when: Array, phase: int) -> None:
        """From now on this is what has to be decided."""
        self.phase = jnp.where(when, word(phase), self.phase)

    def occupied(self) -> Bits:
        """The coastal and rural locations with a business on them."""
        built = self.own[0]
        for own in self.own[1:]:
            built = built | own
        return built & ~CITY

    def supply(self) -> Array:
        """The coins that nobody has (GC-V2)."""
        owned = coins(self.purse[0])
        for purse in self.purse[1:]:
            owned = owned + coins(purse)
        return COINS - owned

    def bonus_left(self) -> Array:
        """The bonus cards that nobody has, as a set."""
        taken = self.bonus
        for seat in range(1, self.terms.seats):
            taken = taken | self.bonus >> BONUS_BITS * seat
        return ~taken & ((1 << BONUS_BITS) - 1)

    def after(self, seat: Array) -> Array:
        """The next seat clockwise."""
        return jnp.where(seat == self.terms.seats - 1, word(0), seat + 1)


def _split(word: Array, parts: dict[str, int]) -> list[Array]:
    numbers = []
    place = 0
    for bits in parts.values():
        numbers.append(word >> place & ((1 << bits) - 1))
        place += bits
    return numbers


def _join(numbers: list[Array], parts: dict[str, int]) -> Array:
    word = numbers[0]
    place = 0
    for number, bits in zip(numbers, parts.values(), strict=True):
        if place:
            word = word | number << place
        place += bits
    return word
