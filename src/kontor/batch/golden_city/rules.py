"""The Golden City for many tables at once: what is legal, and what happens.

One function for each of the rules' own, in modules of the same names. They are told where they
apply (``when``) and leave the other lanes as they are.
"""

from collections.abc import Mapping, Sequence

import jax.numpy as jnp
from jax import Array

from kontor.batch.chance import Chance
from kontor.batch.engine import Engine, Vectors, Wide
from kontor.batch.golden_city import bidding, building, ending, payment, rewards, rounds
from kontor.batch.golden_city.bags import GOODS, LANDFORMS
from kontor.batch.golden_city.bits import Bits, either, flag, only, single
from kontor.batch.golden_city.fields import fields
from kontor.batch.golden_city.observation import observed
from kontor.batch.golden_city.position import PackedPosition, PlayerFields, Position, letters
from kontor.batch.golden_city.start import draws, start
from kontor.batch.golden_city.terms import terms
from kontor.batch.mask import BITS, Mask, words
from kontor.core.setup import Setup
from kontor.games.golden_city import rules
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.actions import ACTIONS, FROM_DECK
from kontor.games.golden_city.rules import (
    FIRST_BID,
    FIRST_BUILD,
    FIRST_CHOOSE,
    FIRST_DISCARD,
    FIRST_GIVE_UP,
    FIRST_PAY,
    FIRST_TAKE,
)

END = rules.END.index


class GoldenCityBatch(Engine[PackedPosition]):
    """The game as the contract of batch engines wants it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(rules.GoldenCity(), setup)
        self.terms = terms(setup)
        self.draws = draws(self.terms)

    def start(self, chance: Chance, lanes: int) -> PackedPosition:
        return start(self.terms, chance, lanes)

    def over(self, state: PackedPosition) -> Array:
        return Position(state, self.terms).phase == phase.OVER

    def to_move(self, state: PackedPosition) -> Array:
        return Position(state, self.terms).turn.astype(jnp.int32)

    def legal(self, state: PackedPosition) -> Mask:
        return legal(Position(state, self.terms))

    def step(self, state: PackedPosition, action: Array, chance: Chance) -> PackedPosition:
        position = Position(state, self.terms)
        advance(position, action.astype(jnp.uint32), chance)
        return position.pack()

    def result(self, state: PackedPosition) -> Vectors:
        return ending.places(Position(state, self.terms))

    def points(self, state: PackedPosition) -> Vectors:
        return [letters(purse).astype(jnp.int32) for purse in Position(state, self.terms).purse]

    def observed(self, state: PackedPosition, seat: Array) -> Mapping[str, Vectors]:
        return observed(Position(state, self.terms), seat.astype(jnp.uint32))

    def fields(self, state: PackedPosition) -> Mapping[str, Sequence[Array | Wide]]:
        return fields(Position(state, self.terms))


def legal(position: Position) -> Mask:
    """All that the player to move may do, and nothing when the game is over."""
    mover = position.player(position.turn)
    now = position.phase
    mask = [jnp.zeros_like(now)] * words(len(ACTIONS))

    def allow(first: int, found: Array) -> None:
        """Add a set of actions, the first of which has this number."""
        word, place = divmod(first, BITS)
        mask[word] = mask[word] | found << place
        if place and word + 1 < len(mask):
            mask[word + 1] = mask[word + 1] | found >> BITS - place

    def allow_bits(first: int, found: Bits) -> None:
        allow(first, found.low)
        allow(first + BITS, found.high)

    sites = building.buildable(position, mover)
    ways = payment.payments(mover.hand, single(position.site), position.terms)
    take = GOODS.held(position.goods_open) | flag(position.goods_deck != 0) << FROM_DECK
    allow(FIRST_BID, only(now == phase.BID, bidding.bids(position, mover)))
    allow_bits(FIRST_BUILD, sites.when(now == phase.BUILD))
    allow_bits(FIRST_PAY, ways.when(now == phase.PAY))
    allow(FIRST_CHOOSE, only(now == phase.CHOOSE, position.bonus_left()))
    allow(FIRST_TAKE, only(now == phase.TAKE, take))
    allow(FIRST_GIVE_UP, only(now == phase.GIVE_UP, GOODS.held(mover.goods)))
    allow(FIRST_DISCARD, only(now == phase.DISCARD, LANDFORMS.held(mover.hand)))
    allow(END, flag(now == phase.BUILD))
    return tuple(mask)


def advance(position: Position, action: Array, chance: Chance) -> None:
    """Carry out a legal action in every lane."""
    now = position.phase
    seat = position.turn
    mover = position.player(seat)

    def answer(question: int, first: int) -> tuple[Array, Array]:
        """Where this was asked, and which of its actions was chosen; 0 elsewhere."""
        asked = now == question
        return asked, only(asked, action - first)

    bids, pair = answer(phase.BID, FIRST_BID)
    chooses, card = answer(phase.CHOOSE, FIRST_CHOOSE)
    takes, goods = answer(phase.TAKE, FIRST_TAKE)
    gives_up, kind = answer(phase.GIVE_UP, FIRST_GIVE_UP)
    discards, landform = answer(phase.DISCARD, FIRST_DISCARD)
    ends = action == END

    complete = bidding.place(position, mover, bids, pair)
    given = build(position, mover, (now == phase.BUILD) & ~ends, now == phase.PAY, action, chance)
    rewards.take_bonus(position, seat, chooses, card)
    taken = rewards.take_goods(position, mover, takes, goods, chance)
    rewards.give_up_goods(mover, gives_up, kind)
    building.play(position, mover, discards, LANDFORMS.one(landform))
    position.put(seat, mover)

    bidding.take_pairs(position, complete)
    rounds.begin_building(position, complete, position.first)
    settled = given.settled | chooses | taken.settled | gives_up
    second = rounds.after_business(position, settled)
    last = rounds.end_turn(position, mover, second | ends | discards)
    drew = given.drew | taken.drew
    rounds.end_round(position, last, lambda n: jnp.where(drew, chance(n + 1), chance(n)))


def build(
    position: Position,
    mover: PlayerFields,
    chosen: Array,
    paying: Array,
    action: Array,
    chance: Chance,
) -> rewards.Given:
    """Build where the payment is clear, and ask for it where there are several (GC-D8, GC-D9)."""
    number = jnp.where(paying, position.site, action - FIRST_BUILD)
    site = single(number)
    ways = payment.payments(mover.hand, site, position.terms)
    several = chosen & (ways.size() > 1)
    position.site = jnp.where(several, number, position.site)
    position.ask(several, phase.PAY)
    pay = either(paying, single(action - FIRST_PAY), ways)
    built = paying | (chosen & ~several)
    building.erect(position, mover, built, site, number, pay)
    return rewards.give(position, mover, built, site, chance)
