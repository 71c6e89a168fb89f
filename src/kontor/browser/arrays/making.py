"""New arrays."""

from array import array as buffer
from collections.abc import Sequence
from typing import Any

from kontor.browser.arrays.array import Array, as_array
from kontor.browser.arrays.kernel import nothing
from kontor.browser.arrays.shapes import Shape


def array(values: Any, kind: type | None = None) -> Array:
    """Of numbers, or of lists of equal shape, or of arrays of equal shape."""
    if isinstance(values, Array):
        made = values.copy()
    elif isinstance(values, Sequence):
        shape, numbers = _read(values)
        whole = all(isinstance(number, int) for number in numbers)
        made = Array(buffer("d", numbers), shape, whole=whole and bool(numbers))
    else:
        made = as_array(values)
    return made if kind is None or made.dtype is kind else made.astype(kind)


def _read(values: Sequence[Any]) -> tuple[Shape, list[Any]]:
    first = values[0] if values else 0.0
    if not isinstance(first, Sequence | Array):
        return (len(values),), list(values)
    parts = [
        (part.shape, part.flat()) if isinstance(part, Array) else _read(part) for part in values
    ]
    if any(shape != parts[0][0] for shape, _ in parts):
        raise ValueError("the parts have different shapes")
    return (len(parts), *parts[0][0]), [number for _, numbers in parts for number in numbers]


def zeros(shape: int | Shape, kind: type = float) -> Array:
    sizes = (shape,) if isinstance(shape, int) else shape
    size = 1
    for each in sizes:
        size *= each
    return Array(nothing(size), tuple(sizes), whole=kind is int)
