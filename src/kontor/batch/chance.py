"""Chance for all lanes at once: 32-bit words, numbered in the order in which the rules ask.

A `Chance` is a function from the number of a draw within the decision (0, 1, …; an int, or one for
each lane) to a word for each lane. `counted` hashes seed, lane, step and number, so a run keeps no
generator; `given` answers from a table. `kontor.core.chance.Numbered` turns the same words into the
same outcomes for the rules.
"""

from collections.abc import Callable, Sequence

import jax.numpy as jnp
from jax import Array
from numpy import uint32 as u32

Number = int | Array
Chance = Callable[[Number], Array]

PLAY, CHOICE, START = 0, 1, 2
"""Streams of words that do not touch: what happens, what random players choose, new games."""

_STREAMS = 4
_LONGEST = 128
"""No decision draws more often than this."""


def mix(word: Array) -> Array:
    """A bijection of 32-bit words under which neighbours have nothing in common."""
    word = (word ^ (word >> u32(16))) * u32(0x21F0AAAD)
    word = (word ^ (word >> u32(15))) * u32(0xD35A2D97)
    return word ^ (word >> u32(15))


def keys(seed: Number, lanes: Array) -> Array:
    """What tells lanes apart: a different word for each."""
    return mix(lanes.astype(jnp.uint32) ^ mix(jnp.asarray(seed, jnp.uint32) + u32(0x9E3779B9)))


def counted(keys: Array, step: Number, stream: int) -> Chance:
    """Words that depend on the lane's key, the step, the stream and the number alone."""
    base = jnp.asarray(step, jnp.uint32) * u32(_STREAMS * _LONGEST) + u32(stream * _LONGEST)

    def word(number: Number) -> Array:
        place = base + jnp.asarray(number, jnp.uint32)
        return mix(keys ^ mix(place * u32(0x9E3779B9)))

    return word


def given(table: Array) -> Chance:
    """Words read from a table of shape [draws, lanes]."""

    def word(number: Number) -> Array:
        if isinstance(number, int) or number.ndim == 0:
            return table[number]
        return jnp.take_along_axis(table, number.astype(jnp.int32)[None], axis=0)[0]

    return word


def below(word: Array, n: Number) -> Array:
    """A whole number (int32) from 0 to n - 1, for n up to 255."""
    scaled = (word >> u32(8)) * jnp.asarray(n, jnp.uint32)
    return (scaled >> u32(24)).astype(jnp.int32)


def draw(word: Array, bag: Sequence[Array]) -> Array:
    """The kind of a card drawn blindly from a bag of counts, as `kontor.core.chance` draws it."""
    reached: list[Array] = []
    total = jnp.zeros_like(word)
    for count in bag:
        total = total + count.astype(jnp.uint32)
        reached.append(total)
    place = below(word, total).astype(jnp.uint32)
    kind = jnp.zeros_like(word, jnp.int32)
    for mark in reached:
        kind = kind + (place >= mark).astype(jnp.int32)
    return kind
