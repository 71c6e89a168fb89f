"""Machi Koro for many lanes at once; `kontor.games.machi_koro` says what the rules are and why."""

from collections.abc import Mapping

import jax.numpy as jnp
from jax import Array
from numpy import uint32 as u32

from kontor.batch import chance as draws
from kontor.batch import nibbles
from kontor.batch.chance import Chance
from kontor.batch.engine import Engine, Vectors
from kontor.batch.machi_koro import building, choosing, income, observation
from kontor.batch.machi_koro.position import (
    BUILD,
    COLLECT,
    DECLINE,
    GET,
    GIVE,
    KEEP,
    LANDMARK,
    PASS,
    REROLL,
    ROLL_ONE,
    ROLL_TWO,
    SMALL,
    SWAP,
    Position,
)
from kontor.batch.mask import Mask
from kontor.batch.nibbles import bits_of
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.building import COST, IS_PURPLE, LANDMARK_COST
from kontor.games.machi_koro.cards import COPIES, ESTABLISHMENTS, STARTING, STARTING_COINS
from kontor.games.machi_koro.rules import STATION
from kontor.games.machi_koro.state import COME_WHAT_MAY, FIRST_GAMES, KINDS


class MachiKoroEngine(Engine[Position]):
    """Two to four seats, with or without "Come what may" and "First games"."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(GAME, setup)
        self.come_what_may = setup.switched_on(COME_WHAT_MAY.id)
        self.first_games = setup.switched_on(FIRST_GAMES.id)
        absent = 4 - self.seats if self.come_what_may else 0
        self.box = [absent if IS_PURPLE[kind] else 0 for kind in range(KINDS)]
        self.draws = 1 + sum(COPIES) if self.come_what_may else 2

    # --- the start

    def start(self, chance: Chance, lanes: int) -> Position:
        def small(value: int) -> Array:
            return jnp.full(lanes, value, SMALL)

        first = self.setup.first
        owned = [int(card.id in STARTING) for card in ESTABLISHMENTS]
        supply = [COPIES[kind] - self.box[kind] for kind in range(KINDS)]
        seats = range(self.seats)
        state = Position(
            turn=draws.below(chance(0), self.seats).astype(SMALL)
            if first is None
            else small(first),
            phase=small(phase.ROLL),
            turns=jnp.zeros(lanes, jnp.int32),
            second=small(0),
            again=small(0),
            die1=small(0),
            die2=small(0),
            partner=small(0),
            given=small(0),
            coins=tuple(jnp.full(lanes, STARTING_COINS, jnp.int32) for _ in seats),
            cards=tuple(nibbles.constant(owned, lanes) for _ in seats),
            built=tuple(small(0) for _ in seats),
            active=tuple(small(0) for _ in seats),
            market=nibbles.constant([0] * KINDS if self.come_what_may else supply, lanes),
            deck=nibbles.constant(supply, lanes) if self.come_what_may else None,
        )
        if state.deck is None:
            return state
        everywhere = jnp.ones(lanes, bool)
        drawn = 1 if first is None else 0
        market, deck = building.refill(state.market, state.deck, everywhere, chance, drawn)
        return state._replace(market=market, deck=deck)

    # --- whose turn, and how it ends

    def over(self, state: Position) -> Array:
        return state.phase == phase.OVER

    def to_move(self, state: Position) -> Array:
        return state.turn.astype(jnp.int32)

    def result(self, state: Position) -> Vectors:
        over = self.over(state)
        return [
            jnp.where(over, jnp.where(state.turn == seat, 1, 2), 0) for seat in range(self.seats)
        ]

    # --- what is legal

    def legal(self, state: Position) -> Mask:
        """Every phase's answers lie in bits of their own, so they are put together by or."""
        now = state.phase
        coins, cards = state.coins[0], state.cards[0]
        station = (state.active[0] & STATION) != 0
        rolls = jnp.where(station, u32(bits_of([ROLL_ONE, ROLL_TWO])), u32(bits_of([ROLL_ONE])))
        others = u32(bits_of(range(self.seats))) ^ (u32(1) << state.turn.astype(jnp.uint32))
        swaps = (choosing.partners(state, self.first_games) << u32(SWAP)) | u32(bits_of([DECLINE]))
        gives, gets = choosing.exchange(state, self.first_games)
        builds = nibbles.present(state.market) & building.affordable(COST, coins)
        builds = builds & ~building.owns_enough(cards, self.first_games)
        landmarks = building.affordable(LANDMARK_COST, coins) & ~state.built[0].astype(jnp.uint32)
        zero = u32(0)

        def on(which: int, word: Array | u32) -> Array:
            return jnp.where(now == which, word, zero)

        first = (
            on(phase.ROLL, rolls)
            | on(phase.REROLL, u32(bits_of([KEEP, REROLL])))
            | on(phase.COLLECT, others << u32(COLLECT))
            | on(phase.SWAP, swaps)
            | on(phase.GIVE, gives << u32(GIVE))
            | on(phase.GET, gets << u32(GET))
        )
        builds_any = (builds << u32(BUILD - 32)) | (landmarks << u32(LANDMARK - 32))
        second = on(phase.GET, gets >> u32(32 - GET)) | on(
            phase.BUILD, builds_any | u32(bits_of([PASS - 32]))
        )
        return first, second

    # --- what happens

    def step(self, state: Position, action: Array, chance: Chance) -> Position:
        """One part of the rules after the other; each changes those lanes alone that it is for."""
        state, resolved = income.roll(state, action, chance)
        state = income.settle(state, resolved)
        state = choosing.choose(state, action)
        return building.build(state, action, chance)

    # --- what is seen

    def fields(self, state: Position) -> Mapping[str, Vectors]:
        return observation.fields(state, self.setup, self.box)

    def observed(self, state: Position, seat: Array) -> Mapping[str, Vectors]:
        return observation.observed(state, seat, self.fields(state))
