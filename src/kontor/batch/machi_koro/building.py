"""Building, the market, and the end of a turn, for many lanes."""

from collections.abc import Sequence

import jax.numpy as jnp
from jax import Array, lax
from numpy import uint32 as u32

from kontor.batch import chance as draws
from kontor.batch import nibbles
from kontor.batch.chance import Chance
from kontor.batch.machi_koro.position import (
    BUILD,
    LANDMARK,
    NO_KIND,
    PASS,
    PURPLE,
    SMALL,
    Position,
    moved_up,
    wrapped,
)
from kontor.batch.mask import ones
from kontor.batch.nibbles import Counts, bits_of, count, lookup
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.building import ALL_LANDMARKS, COST, LANDMARK_COST, OPEN_KINDS
from kontor.games.machi_koro.state import KINDS


def build(state: Position, action: Array, chance: Chance) -> Position:
    """Building or not, and the end of the turn or of the game (MK-B1 … MK-B4, MK-T4)."""
    builds = (action >= BUILD) & (action < LANDMARK)
    turns_over = (action >= LANDMARK) & (action < PASS)
    kind = jnp.where(builds, action - BUILD, NO_KIND)
    landmark = action - LANDMARK
    cost = lookup([*COST, 0], kind)
    cost = jnp.where(turns_over, lookup(LANDMARK_COST, landmark & 3, bits=8), cost)
    card = nibbles.unit(kind, builds)
    built = state.built[0] | jnp.where(
        turns_over, SMALL(1) << (landmark & 3).astype(SMALL), SMALL(0)
    )
    market, deck = nibbles.minus(state.market, card), state.deck
    if deck is not None:
        sold_out = builds & (count(market, kind) == 0)
        market, deck = refill(market, deck, sold_out, chance, 0)
    wins = turns_over & (built == ALL_LANDMARKS)
    state = state._replace(
        coins=(state.coins[0] - cost, *state.coins[1:]),
        cards=(nibbles.plus(state.cards[0], card), *state.cards[1:]),
        built=(built, *state.built[1:]),
        market=market,
        deck=deck,
        phase=jnp.where(wins, SMALL(phase.OVER), state.phase),
    )
    return _end_turn(state, (action >= BUILD) & ~wins)


def _end_turn(state: Position, ends: Array) -> Position:
    passes_on = ends & (state.again == 0)
    following = wrapped(state.turn.astype(jnp.int32) + 1, len(state.coins)).astype(SMALL)
    coins = moved_up(passes_on, state.coins)
    lows = moved_up(passes_on, [cards.low for cards in state.cards])
    highs = moved_up(passes_on, [cards.high for cards in state.cards])
    built = moved_up(passes_on, state.built)
    active = moved_up(passes_on, state.active)
    return state._replace(
        turn=jnp.where(passes_on, following, state.turn),
        phase=jnp.where(ends, SMALL(phase.ROLL), state.phase),
        turns=state.turns + ends.astype(jnp.int32),
        second=jnp.where(ends, state.again, state.second),
        again=jnp.where(ends, SMALL(0), state.again),
        die1=jnp.where(ends, SMALL(0), state.die1),
        die2=jnp.where(ends, SMALL(0), state.die2),
        coins=coins,
        cards=tuple(Counts(low, high) for low, high in zip(lows, highs, strict=True)),
        built=built,
        active=(jnp.where(ends, built[0], active[0]), *active[1:]),
    )


def owns_enough(cards: Counts, first_games: bool) -> Array:
    """The kinds of which one more would be too many (MK-B1, MK-M3), as bits."""
    enough = nibbles.present(cards) & u32(bits_of(PURPLE))
    if first_games:
        enough = enough | nibbles.several(cards)
    return enough


def affordable(costs: Sequence[int], coins: Array) -> Array:
    """Which of the costs so many coins can pay, as bits."""
    found = jnp.zeros_like(coins, jnp.uint32)
    for cost in sorted(set(costs)):
        within = bits_of([number for number, other in enumerate(costs) if other <= cost])
        found = jnp.where(coins >= cost, u32(within), found)
    return found


Piles = tuple[Counts, Counts, Array, Array]


def refill(
    market: Counts, deck: Counts, where: Array, chance: Chance, drawn: int
) -> tuple[Counts, Counts]:
    """Turn up cards until ten kinds lie open or the deck is used up (MK-M2)."""

    def lacks(piles: Piles) -> Array:
        market, deck, where, _ = piles
        kinds = ones(nibbles.present(market))
        left = (deck.low | deck.high) != u32(0)
        return where & (kinds < OPEN_KINDS) & left

    def turn_up(piles: Piles) -> Piles:
        market, deck, where, number = piles
        kind = draws.draw(chance(number), nibbles.every(deck, KINDS))
        card = nibbles.unit(kind, lacks(piles))
        return nibbles.plus(market, card), nibbles.minus(deck, card), where, number + 1

    def anywhere(piles: Piles) -> Array:
        return jnp.max(lacks(piles).astype(jnp.int32)) > 0

    market, deck, _, _ = lax.while_loop(anywhere, turn_up, (market, deck, where, jnp.int32(drawn)))
    return market, deck
