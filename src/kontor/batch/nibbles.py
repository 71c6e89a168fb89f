"""Sixteen counts up to 15 in two words: a lane's cards of each kind, found by shifting.

Tables of small constants are packed the same way, so that looking one up is a shift as well.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from numpy import uint32 as u32

WIDTH = 4
PER_WORD = 8
NIBBLES = 16
ONES = 0x11111111
"""The lowest bit of every count of a word."""


class Counts(NamedTuple):
    """How many of each kind, kinds 0 to 7 in the low word, 8 to 15 in the high one (uint32)."""

    low: Array
    high: Array


def constant(counts: Sequence[int], lanes: int) -> Counts:
    """The same counts in every lane."""
    low, high = (u32(word) for word in _packed([*counts, *[0] * (NIBBLES - len(counts))], WIDTH))
    return Counts(jnp.broadcast_to(low, lanes), jnp.broadcast_to(high, lanes))


def unit(kind: Array, where: Array) -> Counts:
    """One of a kind (int32) in the lanes where something holds, nothing elsewhere."""
    one = jnp.where(where, u32(1) << (WIDTH * (kind & 7)).astype(jnp.uint32), u32(0))
    in_low = kind < PER_WORD
    return Counts(jnp.where(in_low, one, u32(0)), jnp.where(in_low, u32(0), one))


def plus(counts: Counts, more: Counts) -> Counts:
    return Counts(counts.low + more.low, counts.high + more.high)


def minus(counts: Counts, less: Counts) -> Counts:
    return Counts(counts.low - less.low, counts.high - less.high)


def chosen(where: Array, yes: Counts, no: Counts) -> Counts:
    return Counts(jnp.where(where, yes.low, no.low), jnp.where(where, yes.high, no.high))


def count(counts: Counts, kind: Array | int) -> Array:
    """How many of a kind (int32) there are."""
    if isinstance(kind, int):
        word = counts.high if kind >= PER_WORD else counts.low
        return ((word >> u32(WIDTH * (kind % PER_WORD))) & u32(15)).astype(jnp.int32)
    word = jnp.where(kind < PER_WORD, counts.low, counts.high)
    return ((word >> (WIDTH * (kind & 7)).astype(jnp.uint32)) & u32(15)).astype(jnp.int32)


def every(counts: Counts, kinds: int) -> list[Array]:
    """The count of each kind by itself."""
    return [count(counts, kind) for kind in range(kinds)]


def any_of(counts: Counts, kinds: Sequence[int]) -> Array:
    """Whether there is one at least of these kinds (bool)."""
    wanted = [15 if kind in kinds else 0 for kind in range(NIBBLES)]
    low, high = _packed(wanted, WIDTH)
    return ((counts.low & u32(low)) | (counts.high & u32(high))) != u32(0)


def present(counts: Counts) -> Array:
    """The set of kinds of which there is one at least, as bits (uint32)."""
    return _set(counts.low, 4) | (_set(counts.high, 4) << u32(PER_WORD))


def several(counts: Counts) -> Array:
    """The set of kinds of which there are two at least, as bits (uint32)."""
    low, high = ((word >> u32(1)) & u32(7 * ONES) for word in counts)
    return _set(low, 3) | (_set(high, 3) << u32(PER_WORD))


def lookup(values: Sequence[int], index: Array, bits: int = WIDTH) -> Array:
    """The constant (int32) that stands at this place (int32)."""
    per_word = 32 // bits
    words = _packed(values, bits)
    word = jnp.broadcast_to(u32(words[0]), index.shape)
    for number, following in enumerate(words[1:], 1):
        word = jnp.where(index >= number * per_word, u32(following), word)
    shift = (bits * (index & (per_word - 1))).astype(jnp.uint32)
    return ((word >> shift) & u32((1 << bits) - 1)).astype(jnp.int32)


def bits_of(numbers: Sequence[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in numbers)


def _packed(values: Sequence[int], bits: int) -> list[int]:
    per_word = 32 // bits
    assert all(0 <= value < 1 << bits for value in values)
    return [
        sum(value << bits * place for place, value in enumerate(values[first : first + per_word]))
        for first in range(0, len(values), per_word)
    ]


def _set(word: Array, width: int) -> Array:
    """A bit for every count that is not 0; no count uses more than ``width`` bits."""
    flags = word
    for shift in range(1, width):
        flags = flags | (word >> u32(shift))
    flags = flags & u32(ONES)
    flags = (flags | (flags >> u32(3))) & u32(0x03030303)
    flags = (flags | (flags >> u32(6))) & u32(0x000F000F)
    return (flags | (flags >> u32(12))) & u32(0xFF)
