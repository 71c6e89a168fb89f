"""Sets of actions as words: action *i* is bit ``i % 32`` of word ``i // 32``."""

from collections.abc import Mapping

import jax.numpy as jnp
from jax import Array, lax
from numpy import uint32 as u32

Mask = tuple[Array, ...]
"""uint32 words, each of shape [lanes]."""

BITS = 32


def words(actions: int) -> int:
    """How many words a set of so many actions takes."""
    return -(-actions // BITS)


def gather(allowed: Mapping[int, Array], actions: int) -> Mask:
    """The set of those actions (by number) that hold true."""
    some = next(iter(allowed.values()))
    mask = [jnp.zeros(some.shape, jnp.uint32) for _ in range(words(actions))]
    for action, holds in allowed.items():
        bit = u32(1 << action % BITS)
        mask[action // BITS] |= jnp.where(holds, bit, u32(0))
    return tuple(mask)


def size(mask: Mask) -> Array:
    """How many actions are in the set (int32)."""
    total = ones(mask[0])
    for word in mask[1:]:
        total = total + ones(word)
    return total


def ones(word: Array) -> Array:
    """How many bits of a word are set (int32)."""
    return lax.population_count(word.astype(jnp.int32))  # Triton counts only in signed words


def pick(mask: Mask, place: Array) -> Array:
    """The action at this place of the set, counted from 0 (int32)."""
    word, base = mask[0], jnp.zeros_like(place)
    for number, following in enumerate(mask[1:], 1):
        count = ones(mask[number - 1])
        beyond = (place >= count) & (base == (number - 1) * BITS)
        place = jnp.where(beyond, place - count, place)
        word = jnp.where(beyond, following, word)
        base = jnp.where(beyond, number * BITS, base)
    for width in (16, 8, 4, 2, 1):
        low = word & u32((1 << width) - 1)
        count = ones(low)
        beyond = place >= count
        place = jnp.where(beyond, place - count, place)
        word = jnp.where(beyond, word >> u32(width), low)
        base = base + jnp.where(beyond, width, 0)
    return base


def has(mask: Mask, action: int) -> Array:
    """Whether the set holds an action."""
    bit = u32(1 << action % BITS)
    return mask[action // BITS] & bit != 0


def unpack(mask: Mask, actions: int) -> Array:
    """The set as truth values of shape [lanes, actions], for networks."""
    return jnp.stack([has(mask, action) for action in range(actions)], axis=-1)
