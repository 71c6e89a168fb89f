"""What is to be seen of a position: by the rules' own names, and by a seat."""

from collections.abc import Mapping, Sequence

import jax.numpy as jnp
from jax import Array

from kontor.batch import nibbles
from kontor.batch.engine import Vectors
from kontor.batch.machi_koro.position import (
    Position,
    beginning_with,
    each_beginning_with,
    steps_between,
    steps_to,
)
from kontor.batch.nibbles import Counts
from kontor.core.setup import Setup
from kontor.games.machi_koro import observation as seen
from kontor.games.machi_koro import state as phase
from kontor.games.machi_koro.building import LANDMARK_COST
from kontor.games.machi_koro.cards import STARTING_COINS
from kontor.games.machi_koro.meta import META
from kontor.games.machi_koro.state import KINDS, PHASES


def fields(state: Position, setup: Setup, box: Sequence[int]) -> Mapping[str, Vectors]:
    """Every field of the rules' state, seats in their own order."""
    seats = len(state.coins)
    constant = state.turns * 0
    first = jnp.where(state.turn == 0, 0, seats - state.turn.astype(jnp.int32))
    coins = beginning_with(first, state.coins)
    cards = [number for city in _cities(first, state) for number in nibbles.every(city, KINDS)]
    total = constant - STARTING_COINS * seats
    for each in state.coins:
        total = total + each
    deck = state.deck
    return {
        **{name: [number] for name, number in state._asdict().items()},
        "seats": [constant + seats],
        **{name: [constant + int(setup.switched_on(id))] for id, name in META.switches},
        "bank": [total],
        "coins": coins,
        "cards": cards,
        "built": beginning_with(first, state.built),
        "active": beginning_with(first, state.active),
        "market": nibbles.every(state.market, KINDS),
        "deck": [constant] * KINDS if deck is None else nibbles.every(deck, KINDS),
        "box": [constant + number for number in box],
    }


def observed(state: Position, seat: Array, fields: Mapping[str, Vectors]) -> Mapping[str, Vectors]:
    """What the seat sees, as the observation declares it."""
    seats = len(state.coins)
    viewer = steps_to(state, seat)
    constant = state.turns * 0
    empty = seen.SEATS - seats
    swapping = (state.phase == phase.GIVE) | (state.phase == phase.GET)
    getting = state.phase == phase.GET

    def cities(parts: Sequence[Sequence[Array]]) -> list[Array]:
        return [number for city in parts for number in city] + [constant] * (empty * len(parts[0]))

    def landmarks(masks: Sequence[Array]) -> list[Array]:
        bits = [[mask >> n & 1 for n in range(len(LANDMARK_COST))] for mask in masks]
        return cities(each_beginning_with(viewer, bits))

    def one_of(size: int, place: Array, holds: Array) -> list[Array]:
        return [((place == number) & holds).astype(jnp.int32) for number in range(size)]

    partner = steps_between(seat, state.partner, seats)
    always = constant == 0
    return {
        "seats": [constant + int(number < seats) for number in range(seen.SEATS)],
        "coins": cities(each_beginning_with(viewer, [[coins] for coins in state.coins])),
        "cards": cities([nibbles.every(city, KINDS) for city in _cities(viewer, state)]),
        "built": landmarks(state.built),
        "active": landmarks(state.active),
        "market": fields["market"],
        "deck": fields["deck"],
        "turn": one_of(seen.SEATS, steps_between(seat, state.turn, seats), always),
        "question": one_of(len(PHASES), state.phase, always),
        "dice": [state.die1, state.die2],
        "second-turn": [state.second, state.again],
        "partner": one_of(seen.SEATS, partner, swapping),
        "given": one_of(KINDS, state.given, getting),
        "variants": [number for _, name in META.switches for number in fields[name]],
    }


def _cities(first: Array, state: Position) -> list[Counts]:
    return [Counts(low, high) for low, high in each_beginning_with(first, state.cards)]
