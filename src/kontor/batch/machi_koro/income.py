"""Dice and what they bring: `kontor.games.machi_koro.income` for many lanes."""

import functools
import operator
from collections.abc import Sequence

import jax.numpy as jnp
from jax import Array

from kontor.batch import chance as draws
from kontor.batch.chance import Chance
from kontor.batch.machi_koro.position import (
    KEEP,
    NO_KIND,
    REROLL,
    ROLL_TWO,
    SMALL,
    Position,
)
from kontor.batch.nibbles import count, lookup
from kontor.core.chance import FACES
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.cards import ESTABLISHMENTS
from kontor.games.machi_koro.income import (
    BLUE_ON,
    BUSINESS_CENTRE,
    COUNTED_BY,
    GREEN_ON,
    INCOME,
    MALL,
    MALL_RAISES,
    RED_ON,
    STADIUM,
    TV_STATION,
)
from kontor.games.machi_koro.rules import PARK, TOWER


def _only(kinds_on: Sequence[Sequence[int]]) -> list[int]:
    """For each total the one kind of a colour that it activates."""
    assert all(len(kinds) <= 1 for kinds in kinds_on), "one card a colour and total"
    return [kinds[0] if kinds else NO_KIND for kinds in kinds_on]


RED_BY_TOTAL, BLUE_BY_TOTAL, GREEN_BY_TOTAL = map(_only, (RED_ON, BLUE_ON, GREEN_ON))


def roll(state: Position, action: Array, chance: Chance) -> tuple[Position, Array]:
    """Dice, and the total (int32) that now takes effect, 0 where none does."""
    rolls, rerolls = action <= ROLL_TWO, action == REROLL
    rolling = rolls | rerolls
    two = (action == ROLL_TWO) | (rerolls & (state.die2 != 0))
    faces = [(draws.below(chance(number), FACES) + 1).astype(SMALL) for number in (0, 1)]
    die1 = jnp.where(rolling, faces[0], state.die1)
    die2 = jnp.where(rolling, jnp.where(two, faces[1], SMALL(0)), state.die2)
    waits = rolls & ((state.active[0] & TOWER) != 0)
    final = (rolling | (action == KEEP)) & ~waits
    double = (die1 == die2) & (state.second == 0) & ((state.active[0] & PARK) != 0)
    total = jnp.where(final, (die1 + die2).astype(jnp.int32), 0)
    state = state._replace(
        die1=die1,
        die2=die2,
        again=jnp.where(final, double.astype(SMALL), state.again),
        phase=jnp.where(waits, SMALL(phase.REROLL), state.phase),
    )
    return state, total


def settle(state: Position, total: Array) -> Position:
    """Pay and earn for a total (MK-I1 … MK-I8), and find what is to be decided next."""
    coins = list(state.coins)
    _pay_red(state, total, coins)
    _earn_blue(state, total, coins)
    _earn_green(state, total, coins)
    stadium = has_purple(state, STADIUM, total)
    for step in range(1, len(state.coins)):
        pay(coins, step, 0, jnp.where(stadium, INCOME[STADIUM], 0))
    following = jnp.where(
        has_purple(state, TV_STATION, total),
        SMALL(phase.COLLECT),
        after_tv_station(state, total),
    )
    return state._replace(coins=tuple(coins), phase=jnp.where(total > 0, following, state.phase))


def _pay_red(state: Position, total: Array, coins: list[Array]) -> None:
    red = lookup(RED_BY_TOTAL, total)
    each = lookup([*INCOME, 0], red)
    raised = lookup([*MALL_RAISES, 0], red)
    for step in reversed(range(1, len(state.coins))):
        more = jnp.where((state.active[step] & MALL) != 0, raised, 0)
        owed = count(state.cards[step], red) * (each + more)
        pay(coins, 0, step, owed)


def _earn_blue(state: Position, total: Array, coins: list[Array]) -> None:
    blue = lookup(BLUE_BY_TOTAL, total)
    each = lookup([*INCOME, 0], blue)
    for step in range(len(state.coins)):
        coins[step] = coins[step] + count(state.cards[step], blue) * each


def _earn_green(state: Position, total: Array, coins: list[Array]) -> None:
    own = state.cards[0]
    green = lookup(GREEN_BY_TOTAL, total)
    raised = lookup([*MALL_RAISES, 0], green)
    each = lookup([*INCOME, 0], green)
    factor = each + jnp.where((state.active[0] & MALL) != 0, raised, 0)
    for kind, counted in enumerate(COUNTED_BY):
        if counted:
            symbols = count(own, counted[0])
            for other in counted[1:]:
                symbols = symbols + count(own, other)
            factor = jnp.where(green == kind, each * symbols, factor)
    coins[0] = coins[0] + count(own, green) * factor


def pay(coins: list[Array], payer: int, payee: int, owed: Array) -> None:
    """Pay what is owed, or what there is (MK-I3)."""
    paid = jnp.minimum(owed, coins[payer])
    coins[payer] = coins[payer] - paid
    coins[payee] = coins[payee] + paid


def has_purple(state: Position, kind: int, total: Array) -> Array:
    """Whether the roller has a purple card that acts on this total (MK-I7)."""
    rolls = [total == roll for roll in ESTABLISHMENTS[kind].rolls]
    return functools.reduce(operator.or_, rolls) & (count(state.cards[0], kind) != 0)


def after_tv_station(state: Position, total: Array) -> Array:
    """The phase that follows it."""
    swaps = has_purple(state, BUSINESS_CENTRE, total)
    return jnp.where(swaps, SMALL(phase.SWAP), SMALL(phase.BUILD))
