"""The TV station and the business centre, for many lanes."""

import jax.numpy as jnp
from jax import Array
from numpy import uint32 as u32

from kontor.batch import nibbles
from kontor.batch.machi_koro.building import owns_enough
from kontor.batch.machi_koro.income import after_tv_station, pay
from kontor.batch.machi_koro.position import (
    COLLECT,
    DECLINE,
    GET,
    GIVE,
    PURPLE,
    SMALL,
    SWAP,
    Position,
    steps_to,
    wrapped,
)
from kontor.batch.nibbles import Counts, any_of, bits_of
from kontor.games.machi_koro import actions as do
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.actions import SWAPPABLE
from kontor.games.machi_koro.income import INCOME, TV_STATION


def choose(state: Position, action: Array) -> Position:
    """The TV station and the business centre (MK-I9, MK-I10)."""
    collects = (action >= COLLECT) & (action < COLLECT + len(do.SEAT_NUMBERS))
    from_step = steps_to(state, action - COLLECT)
    coins = list(state.coins)
    for step in range(1, len(state.coins)):
        pay(coins, step, 0, jnp.where(collects & (from_step == step), INCOME[TV_STATION], 0))
    swaps = (action >= SWAP) & (action < SWAP + len(do.SEAT_NUMBERS))
    gives = (action >= GIVE) & (action < GIVE + len(SWAPPABLE))
    gets = (action >= GET) & (action < GET + len(SWAPPABLE))
    kind = _kind_at(jnp.where(gives, action - GIVE, action - GET))
    cards = _swapped(state, gets, kind)
    now = jnp.where(collects, after_tv_station(state, state.die1 + state.die2), state.phase)
    now = jnp.where(swaps, SMALL(phase.GIVE), now)
    now = jnp.where(gives, SMALL(phase.GET), now)
    now = jnp.where(gets | (action == DECLINE), SMALL(phase.BUILD), now)
    partner = jnp.where(swaps, (action - SWAP).astype(SMALL), state.partner)
    given = jnp.where(gives, kind.astype(SMALL), state.given)
    return state._replace(
        coins=tuple(coins),
        cards=cards,
        phase=now,
        partner=jnp.where(gets, SMALL(0), partner),
        given=jnp.where(gets, SMALL(0), given),
    )


def _swapped(state: Position, gets: Array, got: Array) -> tuple[Counts, ...]:
    gained = nibbles.unit(got, gets)
    lost = nibbles.unit(state.given.astype(jnp.int32), gets)
    change = nibbles.minus(gained, lost)
    cards = [nibbles.plus(state.cards[0], change)]
    partner = steps_to(state, state.partner)
    for step in range(1, len(state.coins)):
        his = nibbles.minus(state.cards[step], change)
        cards.append(nibbles.chosen(partner == step, his, state.cards[step]))
    return tuple(cards)


def partners(state: Position, first_games: bool) -> Array:
    """The seats with whom the business centre can swap, as bits."""
    mine = state.cards[0]
    found = jnp.zeros_like(mine.low)
    for step in range(1, len(state.coins)):
        his = state.cards[step]
        if first_games:
            possible = _givable(mine, his, first_games) != u32(0)
        else:
            possible = any_of(mine, SWAPPABLE) & any_of(his, SWAPPABLE)
        seat = wrapped(state.turn.astype(jnp.int32) + step, len(state.coins))
        found = found | jnp.where(possible, u32(1) << seat.astype(jnp.uint32), u32(0))
    return found


def exchange(state: Position, first_games: bool) -> tuple[Array, Array]:
    """What may be given to the partner and what may be got from him, as bits of places."""
    mine = state.cards[0]
    his = _of_partner(state)
    gets = nibbles.present(his)
    if first_games:
        given = u32(1) << state.given.astype(jnp.uint32)
        roomy = (owns_enough(his, first_games) & given) == u32(0)
        fitting = jnp.where(roomy, gets & ~owns_enough(mine, first_games), u32(0))
        gets = (gets & given) | fitting
    return _places(_givable(mine, his, first_games)), _places(gets)


def _givable(mine: Counts, his: Counts, first_games: bool) -> Array:
    """The swappable kinds that can be given for anything at all (MK-I10, MK-M3), as bits."""
    swappable = u32(bits_of(SWAPPABLE))
    own, other = (nibbles.present(cards) & swappable for cards in (mine, his))
    if not first_games:
        return jnp.where(other != u32(0), own, u32(0))
    room = (other & ~owns_enough(mine, first_games)) != u32(0)
    return own & (other | jnp.where(room, ~owns_enough(his, first_games), u32(0)))


def _of_partner(state: Position) -> Counts:
    step = steps_to(state, state.partner)
    found = state.cards[1]
    for number in range(2, len(state.coins)):
        found = nibbles.chosen(step == number, state.cards[number], found)
    return found


def _places(kinds: Array) -> Array:
    """A set of kinds as a set of places among the swappable ones; others fall out."""
    found = jnp.zeros_like(kinds)
    shifts = sorted({kind - place for place, kind in enumerate(SWAPPABLE)})
    for shift in shifts:
        run = [place for place, kind in enumerate(SWAPPABLE) if kind - place == shift]
        found = found | ((kinds >> u32(shift)) & u32(bits_of(run)))
    return found


def _kind_at(place: Array) -> Array:
    """The swappable kind at this place."""
    kind = place
    for purple in PURPLE:
        kind = kind + (kind >= purple).astype(kind.dtype)
    return kind
