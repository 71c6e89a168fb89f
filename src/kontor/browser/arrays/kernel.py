"""The compiled loops (``web/kernel/kernel.ts``), which read and write Python's own memory."""

from array import array as buffer
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

COPY, FLOOR = range(2)
ADD, SUBTRACT, MULTIPLY, DIVIDE, LEAST, MOST, EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL = range(10)

BYTES = 8
"""Of a number."""


class Kernel(Protocol):
    """Addresses and sizes go in; see the loops themselves."""

    def one(self, op: int, depth: int, shape: int, a: int, out: int) -> None: ...

    def two(self, op: int, depth: int, shape: int, a: int, b: int, out: int) -> None: ...

    def choose(self, depth: int, shape: int, mask: int, a: int, b: int, out: int) -> None: ...

    def fold(self, op: int, outer: int, size: int, inner: int, a: int, out: int) -> None: ...

    def multiply(self, a: int, b: int, out: int, rows: int, inner: int, columns: int) -> None: ...


kernel = cast(Kernel, import_module("kontor_kernel"))


def nothing(size: int) -> "buffer[float]":
    """So many zeros."""
    return buffer("d", bytes(size * BYTES))


def address(numbers: "buffer[Any]", place: int = 0) -> int:
    return numbers.buffer_info()[0] + place * numbers.itemsize


def layout(*parts: Sequence[int]) -> "tuple[int, buffer[int]]":
    """The depth and the description of a shape, given its sizes and each operand's strides."""
    if not parts[0]:
        parts = ((1,), *((0,) for _ in parts[1:]))
    return len(parts[0]), buffer("i", [number for part in parts for number in part])
