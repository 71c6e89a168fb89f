"""NumPy's functions, as far as they are needed, under its names."""

import math
from array import array as buffer
from collections.abc import Sequence
from typing import Any

from kontor.browser.arrays import kernel as loops
from kontor.browser.arrays.array import Array, as_array, mapped, two
from kontor.browser.arrays.kernel import address, kernel, layout
from kontor.browser.arrays.making import array, zeros
from kontor.browser.arrays.shapes import Shape, common

BITS = [[float(byte >> bit & 1) for bit in range(8)] for byte in range(256)]
"""Of every byte, the lowest first."""


# --- new ones


def zeros_like(like: Array) -> Array:
    return zeros(like.shape, like.dtype)


def full(shape: int | Shape, number: float, kind: type = float) -> Array:
    made = zeros(shape, kind)
    made.take(number)
    return made


def arange(count: int) -> Array:
    return array(list(range(count)), int)


def eye(count: int, dtype: type = float) -> Array:
    return array([[int(n == m) for m in range(count)] for n in range(count)], dtype)


def frombuffer(data: bytes, kind: type) -> Array:
    """Of bytes."""
    return Array(buffer("d", memoryview(data)), (len(data),), whole=True).astype(kind)


# --- number by number


def minimum(one: Any, other: Any) -> Array:
    return two(loops.LEAST, one, other)


def maximum(one: Any, other: Any) -> Array:
    return two(loops.MOST, one, other)


def floor(of: Array) -> Array:
    return of._one(loops.FLOOR)


def exp(of: Array) -> Array:
    return mapped(math.exp, of)


def log1p(of: Array) -> Array:
    return mapped(math.log1p, of)


def where(mask: Array, one: Any, other: Any) -> Array:
    a, b = as_array(one), as_array(other)
    shape = common(mask.shape, a.shape, b.shape)
    mask, a, b = (part.stretched(shape) for part in (mask, a, b))
    out = zeros(shape, int if a.whole and b.whole else float)
    depth, sizes = layout(shape, mask.strides, a.strides, b.strides)
    kernel.choose(depth, address(sizes), mask.address, a.address, b.address, out.address)
    return out


def unpackbits(of: Array, axis: int, bitorder: str) -> Array:
    """The bits of bytes along the last dimension, the lowest first."""
    if axis != -1 or bitorder != "little":
        raise NotImplementedError("only along the last dimension, the lowest bit first")
    bits = buffer("d", [bit for byte in of.flat() for bit in BITS[byte]])
    return Array(bits, (*of.shape[:-1], 8 * of.shape[-1]), whole=True)


# --- other shapes


def broadcast_to(of: Any, shape: Shape) -> Array:
    return as_array(of).stretched(shape)


def swapaxes(of: Array, one: int, other: int) -> Array:
    shape, strides = list(of.shape), list(of.strides)
    for part in (shape, strides):
        part[one], part[other] = part[other], part[one]
    return of.seen(tuple(shape), tuple(strides))


def concatenate(parts: Sequence[Array], axis: int = 0) -> Array:
    axis %= parts[0].ndim
    sizes = [part.shape[axis] for part in parts]
    before, after = parts[0].shape[:axis], parts[0].shape[axis + 1 :]
    out = zeros((*before, sum(sizes), *after), int if all(p.whole for p in parts) else float)
    start = 0
    for part, size in zip(parts, sizes, strict=True):
        out[(*(slice(None) for _ in before), slice(start, start + size))] = part
        start += size
    return out


def stack(parts: Sequence[Array], axis: int = 0) -> Array:
    axis %= parts[0].ndim + 1
    new = (*(slice(None) for _ in range(axis)), None)
    return concatenate([part[new] for part in parts], axis)


def tile(of: Array, counts: tuple[int, int]) -> Array:
    rows, columns = counts
    return concatenate([concatenate([of] * columns)[None, :]] * rows)


def roll(of: Array, by: int) -> Array:
    """Along the only dimension."""
    by %= len(of)
    return concatenate([of[len(of) - by :], of[: len(of) - by]])


# --- places


def argmax(of: Array) -> int:
    place: int = of.argmax()
    return place


def argsort(of: Array, kind: str = "stable") -> Array:
    """Along the only dimension; equals stay in their order."""
    numbers = of.flat()
    return array(sorted(range(len(numbers)), key=numbers.__getitem__), int)


def flatnonzero(of: Array) -> Array:
    return array([place for place, number in enumerate(of.flat()) if number], int)


def setdiff1d(one: Array, other: Array) -> Array:
    return array(sorted({*one.flat()} - {*other.flat()}), int)


def take_along_axis(of: Array, places: Array, axis: int) -> Array:
    """Along the second of two dimensions."""
    if axis != 1 or of.ndim != 2:
        raise NotImplementedError("only along the second of two dimensions")
    rows = zip(of.tolist(), places.tolist(), strict=True)
    return array([[row[place] for place in wanted] for row, wanted in rows], of.dtype)
