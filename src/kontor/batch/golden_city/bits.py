"""Sets of up to 64 things in two words, and choices between numbers: for every lane at once."""

from collections.abc import Sequence
from typing import NamedTuple, cast

import jax.numpy as jnp
import numpy as np
from jax import Array

from kontor.batch import mask

WIDTH = 32


def word(number: int) -> Array:
    """The same 32 bits in every lane; no array, so that kernels can hold it."""
    return cast(Array, np.uint32(number))


ALL = word(0xFFFFFFFF)


class Bits(NamedTuple):
    """A set: thing *n* is bit *n*, counted through both words."""

    low: Array
    high: Array

    def __and__(self, other: "Bits") -> "Bits":
        return Bits(self.low & other.low, self.high & other.high)

    def __or__(self, other: "Bits") -> "Bits":
        return Bits(self.low | other.low, self.high | other.high)

    def __invert__(self) -> "Bits":
        return Bits(~self.low, ~self.high)

    def empty(self) -> Array:
        return (self.low | self.high) == 0

    def meets(self, other: "Bits") -> Array:
        """Whether the two have anything in common."""
        return ~(self & other).empty()

    def when(self, holds: Array) -> "Bits":
        """The set where it holds, else nothing."""
        return Bits(only(holds, self.low), only(holds, self.high))

    def size(self) -> Array:
        """How many things there are."""
        return ones(self.low) + ones(self.high)


def constant(number: int) -> Bits:
    """A set that the rules keep as one number."""
    return Bits(word(number & 0xFFFFFFFF), word(number >> WIDTH))


def single(place: Array) -> Bits:
    """The set of one thing."""
    bit = power(place & (WIDTH - 1))
    low = place < WIDTH
    return Bits(only(low, bit), only(~low, bit))


def either(holds: Array, one: Bits, other: Bits) -> Bits:
    return Bits(jnp.where(holds, one.low, other.low), jnp.where(holds, one.high, other.high))


def power(exponent: Array) -> Array:
    """Two to the power of a number under 32."""
    return jnp.ones_like(exponent) << exponent


def only(holds: Array, number: Array) -> Array:
    """The number where it holds, else 0."""
    return jnp.where(holds, number, word(0))


def flag(holds: Array) -> Array:
    """1 where it holds, else 0."""
    return holds.astype(jnp.uint32)


def ones(bits: Array) -> Array:
    """How many bits are set."""
    return mask.ones(bits).astype(jnp.uint32)


def lowest(bits: Array) -> Array:
    """The place of the lowest bit that is set; 32 when there is none."""
    return ones((bits & (~bits + 1)) - 1)


def lookup(table: Sequence[Array], place: Array) -> Array:
    """The entry of a short table, by halving it: no memory is read."""
    entries = list(table)
    bit = 0
    while len(entries) > 1:
        odd = (place >> bit & 1) != 0
        pairs = [entries[n : n + 2] for n in range(0, len(entries), 2)]
        entries = [_either(odd, *pair) if len(pair) == 2 else pair[0] for pair in pairs]
        bit += 1
    return entries[0]


def _either(holds: Array, no: Array, yes: Array) -> Array:
    same = isinstance(no, np.uint32) and isinstance(yes, np.uint32) and no == yes
    return no if same else jnp.where(holds, yes, no)
