"""The contract of a batch engine: pure functions over a state that holds a position a lane.

A state is a named tuple (a pytree) whose leaves are arrays of shape [lanes]: structure of arrays.
Whatever is small may share a word; nothing is gathered where a shift or a select will do, so that
a whole step becomes one kernel and a lane's position can stay in registers. Every method works on
any number of lanes, on a block inside a kernel as well as on a whole batch, and calls nothing but
elementwise operations, so that no method may capture an array (numbers are fine).

Actions have the game's own numbers, observations the game's own declaration, and `fields` gives the
position under the names that the rules' `State.fields` uses: `lockstep.py` compares them all.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

import jax.numpy as jnp
from jax import Array, tree

from kontor.batch import chance as draws
from kontor.batch.chance import Chance
from kontor.batch.mask import Mask
from kontor.core import registry
from kontor.core.game import Game
from kontor.core.observation import Observation
from kontor.core.setup import Setup

S = TypeVar("S")

Vectors = Sequence[Array]
"""Several numbers a lane, each an array of shape [lanes]."""
Wide = tuple[Array, Array]
"""A number of more than 32 bits: its low and its high word (uint32)."""


class Engine(ABC, Generic[S]):
    """A game with a seat count and variants; ``engine(setup)`` in a game's module makes it."""

    draws: int
    """The most words that one decision, or the start of a game, takes."""

    def __init__(self, rules: Game[Any], setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.seats = setup.seats
        self.actions = len(rules.actions())

    # --- what a game must say

    @abstractmethod
    def start(self, chance: Chance, lanes: int) -> S:
        """The first positions."""

    @abstractmethod
    def over(self, state: S) -> Array:
        """Which lanes' games have ended (bool)."""

    @abstractmethod
    def to_move(self, state: S) -> Array:
        """The seat that must decide (int32); anything where the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Mask:
        """What it may do; nothing where the game is over."""

    @abstractmethod
    def step(self, state: S, action: Array, chance: Chance) -> S:
        """Carry out a legal action (int32) in every lane. What it does to ended games is open."""

    @abstractmethod
    def result(self, state: S) -> Vectors:
        """Each seat's place, from 1 (int32); a shared victory has several firsts.

        0 while the game goes on.
        """

    @abstractmethod
    def observed(self, state: S, seat: Array) -> Mapping[str, Vectors]:
        """The numbers of each field of the game's `Observation`, for a seat (int32) of each lane.

        They need not be cut off at the field's bounds, but flags must be 0 or 1.
        """

    @abstractmethod
    def fields(self, state: S) -> Mapping[str, Sequence[Array | Wide]]:
        """The position under the names that the rules' `State.fields` uses.

        A number is a sequence of one; a list that grows is filled up with -1. Reference data that
        is no number is left out.
        """

    def points(self, state: S) -> Vectors | None:
        """Each seat's points so far (int32); ``None`` in a game that counts none."""
        return None

    # --- what follows from it

    def init(self, seed: int | Array, lanes: int) -> S:
        """New games in so many lanes."""
        keys = draws.keys(seed, jnp.arange(lanes))
        return self.start(draws.counted(keys, 0, draws.START), lanes)

    def restart(self, state: S, chance: Chance) -> S:
        """New games where games have ended."""
        over = self.over(state)
        fresh = self.start(chance, over.shape[0])
        renewed: S = tree.map(lambda new, old: jnp.where(over, new, old), fresh, state)
        return renewed

    def observe(self, state: S, seat: Array) -> Array:
        """What a network sees: uint8 of shape [lanes, size], as `Observation.vector` gives it."""
        # Never `stack(axis=0).T`: without fusion XLA stores such a transpose wrongly in a scan.
        return jnp.stack(self.numbers(state, seat), axis=-1)

    def numbers(self, state: S, seat: Array) -> list[Array]:
        """The same, an array of shape [lanes] for each number."""
        found = self.observed(state, seat)
        places = []
        for field in self.observation.fields:
            for values in found[field.name]:
                if field.most != 1:
                    values = jnp.clip(values.astype(jnp.int32), field.least, field.most)
                places.append(values.astype(jnp.uint8))
        return places

    def observe_by_number(self, state: S, seat: Array) -> Array:
        """What a network sees, of shape [size, lanes]: how it is made soonest on a CPU."""
        places = iter(self.numbers(state, seat))
        return jnp.concatenate(
            [jnp.stack(list(islice(places, field.size))) for field in self.observation.fields]
        )

    @property
    def observation(self) -> Observation:
        """What the game's manifest declares. Raises `NoObservation`."""
        return registry.observation(self.rules.meta().id)
