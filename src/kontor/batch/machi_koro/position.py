"""A position of Machi Koro in every lane, and the order of its cities.

Cities stand in the order of play from the one whose turn it is, so that city 0 is always the
roller's and nothing has to be looked up by seat; they move up when the turn passes on.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from kontor.batch.nibbles import Counts
from kontor.games.machi_koro import actions as do
from kontor.games.machi_koro.actions import ACTIONS
from kontor.games.machi_koro.building import IS_PURPLE
from kontor.games.machi_koro.state import KINDS

ROLL_ONE, ROLL_TWO = ACTIONS.first(do.ROLL), ACTIONS.first(do.ROLL) + 1
KEEP, REROLL, DECLINE, PASS = (
    ACTIONS.first(verb) for verb in (do.KEEP, do.REROLL, do.DECLINE, do.PASS)
)
COLLECT, SWAP, GIVE, GET, BUILD, LANDMARK = (
    ACTIONS.first(verb) for verb in (do.COLLECT, do.SWAP, do.GIVE, do.GET, do.BUILD, do.LANDMARK)
)

NO_KIND = KINDS
"""Stands where no card is meant; nobody owns one."""
PURPLE = [kind for kind in range(KINDS) if IS_PURPLE[kind]]
SMALL = np.uint8


class Position(NamedTuple):
    """What the rules' state holds, less what follows from it; cities begin with the roller's."""

    turn: Array
    phase: Array
    turns: Array
    second: Array
    again: Array
    die1: Array
    die2: Array
    partner: Array
    given: Array
    coins: tuple[Array, ...]
    cards: tuple[Counts, ...]
    built: tuple[Array, ...]
    active: tuple[Array, ...]
    market: Counts
    deck: Counts | None
    """Only in "Come what may"."""


def wrapped(seat: Array, seats: int) -> Array:
    """A seat counted round the table, from less than twice round."""
    return jnp.where(seat >= seats, seat - seats, seat)


def steps_between(seat: Array, other: Array, seats: int) -> Array:
    """How many seats on from one to the other (int32)."""
    steps = other.astype(jnp.int32) - seat.astype(jnp.int32)
    return jnp.where(steps < 0, steps + seats, steps)


def steps_to(state: Position, seat: Array) -> Array:
    """How many seats from the roller (int32)."""
    return steps_between(state.turn, seat, len(state.coins))


def moved_up(where: Array, cities: Sequence[Array]) -> tuple[Array, ...]:
    """The same cities from the next one on."""
    return tuple(
        jnp.where(where, following, city)
        for city, following in zip(cities, [*cities[1:], cities[0]], strict=True)
    )


def beginning_with(first: Array, values: Sequence[Array]) -> list[Array]:
    """The cities' values beginning with the one so many steps (int32) from the roller's."""
    seats = len(values)
    order = []
    for step in range(seats):
        value = values[step]
        for ahead in range(1, seats):
            value = jnp.where(first == ahead, values[(step + ahead) % seats], value)
        order.append(value)
    return order


def each_beginning_with(first: Array, parts: Sequence[Sequence[Array]]) -> list[list[Array]]:
    """The same where a city has several values."""
    columns = [beginning_with(first, column) for column in zip(*parts, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]
