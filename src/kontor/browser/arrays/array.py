"""An array: numbers in memory, and how they are to be looked at."""

from array import array as buffer
from collections.abc import Callable, Iterator
from math import prod
from typing import Any

from kontor.browser.arrays import kernel as loops
from kontor.browser.arrays.kernel import address, kernel, layout, nothing
from kontor.browser.arrays.shapes import (
    Shape,
    common,
    filled,
    is_tight,
    offsets,
    stretched,
    tight,
)


class Array:
    """What NumPy calls ``ndarray``, as far as it is needed."""

    __slots__ = ("numbers", "shape", "start", "strides", "whole")

    def __init__(
        self,
        numbers: "buffer[float]",
        shape: Shape,
        strides: Shape | None = None,
        start: int = 0,
        whole: bool = False,
    ) -> None:
        self.numbers = numbers
        self.shape = shape
        self.strides = tight(shape) if strides is None else strides
        self.start = start
        self.whole = whole

    def __class_getitem__(cls, item: object) -> type["Array"]:
        return cls

    @property
    def address(self) -> int:
        return address(self.numbers, self.start)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def dtype(self) -> type:
        return int if self.whole else float

    # --- other ways to look at the same numbers

    def seen(self, shape: Shape, strides: Shape, start: int | None = None) -> "Array":
        return Array(
            self.numbers, shape, strides, self.start if start is None else start, self.whole
        )

    def stretched(self, shape: Shape) -> "Array":
        return self.seen(shape, stretched(self.shape, self.strides, shape))

    def reshape(self, *shape: Any) -> "Array":
        sizes = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        there = self.tightened()
        return there.seen(filled(sizes, self.size), tight(filled(sizes, self.size)))

    def tightened(self) -> "Array":
        """Itself, or a copy without gaps."""
        return self if is_tight(self.shape, self.strides) else self.copy()

    def copy(self) -> "Array":
        return self._one(loops.COPY)

    def astype(self, kind: type) -> "Array":
        if kind is float:
            return Array(self.numbers, self.shape, self.strides, self.start)
        return mapped(lambda number: float(int(number)), self, whole=True)

    # --- single numbers

    def item(self) -> Any:
        (number,) = self.flat()
        return number

    def flat(self) -> list[Any]:
        """All numbers in order."""
        there = self.tightened()
        numbers = there.numbers[there.start : there.start + there.size].tolist()
        return [int(number) for number in numbers] if self.whole else numbers

    def tolist(self) -> Any:
        if len(self.shape) == 1:
            return self.flat()
        return [part.tolist() for part in self] if self.shape else self.item()

    def tobytes(self) -> bytes:
        """Of numbers that are bytes."""
        return bytes(self.flat())

    def __float__(self) -> float:
        return float(self.item())

    def __bool__(self) -> bool:
        return bool(self.item())

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.flat()) if len(self.shape) == 1 else (self[n] for n in range(len(self)))

    # --- parts

    def __getitem__(self, index: Any) -> Any:
        part, places = self._part(index)
        if places is not None:
            found = offsets(places, part.strides, part.start)
            numbers = buffer("d", [self.numbers[place] for place in found])
            return Array(numbers, tuple(map(len, places)), whole=self.whole)
        return part if part.shape or index is ... else part.item()

    def __setitem__(self, index: Any, value: Any) -> None:
        part, places = self._part(index)
        if places is None:
            part.take(value)
            return
        *outer, inner = places
        rows = offsets([*outer, [0]], part.strides, part.start)
        given = as_array(value).stretched(tuple(map(len, places))).flat()
        step = part.strides[-1]
        for row, start in enumerate(rows):
            for n, place in enumerate(inner):
                self.numbers[start + place * step] = given[row * len(inner) + n]

    def take(self, value: Any) -> None:
        """Put numbers in the place of one's own."""
        given = as_array(value).stretched(self.shape)
        depth, shape = layout(self.shape, given.strides, self.strides)
        kernel.one(loops.COPY, depth, address(shape), given.address, self.address)

    def _part(self, index: Any) -> "tuple[Array, list[list[int]] | None]":
        """The part that an index names, and if it names places one by one, those of each dimension.

        One dimension at most may have a list of places.
        """
        wanted = list(index) if isinstance(index, tuple) else [index]
        named = sum(one is not None and one is not ... for one in wanted)
        rest = [slice(None)] * (len(self.shape) - named)
        hole = next((n for n, one in enumerate(wanted) if one is ...), len(wanted))
        wanted[hole : hole + 1] = rest
        shape: list[int] = []
        strides: list[int] = []
        start, dimension = self.start, 0
        listed: dict[int, list[int]] = {}
        for one in wanted:
            if one is None:
                shape.append(1)
                strides.append(0)
                continue
            size, step = self.shape[dimension], self.strides[dimension]
            dimension += 1
            if isinstance(one, slice):
                first, after, by = one.indices(size)
                start += first * step
                shape.append(len(range(first, after, by)))
                strides.append(step * by)
            elif isinstance(one, list | Array):
                listed[len(shape)] = [_inside(int(place), size) for place in one]
                shape.append(len(one))
                strides.append(step)
            else:
                start += _inside(int(one), size) * step
        part = self.seen(tuple(shape), tuple(strides), start)
        if not listed:
            return part, None
        if len(listed) > 1:
            raise NotImplementedError("one list of places at most")
        return part, [listed.get(n, list(range(size))) for n, size in enumerate(shape)]

    # --- arithmetic

    def _one(self, op: int) -> "Array":
        out = Array(nothing(self.size), self.shape, whole=self.whole)
        depth, shape = layout(self.shape, self.strides, out.strides)
        kernel.one(op, depth, address(shape), self.address, out.address)
        return out

    def __neg__(self) -> "Array":
        return two(loops.SUBTRACT, 0, self)

    def __add__(self, other: Any) -> "Array":
        return two(loops.ADD, self, other)

    def __radd__(self, other: Any) -> "Array":
        return two(loops.ADD, other, self)

    def __sub__(self, other: Any) -> "Array":
        return two(loops.SUBTRACT, self, other)

    def __rsub__(self, other: Any) -> "Array":
        return two(loops.SUBTRACT, other, self)

    def __mul__(self, other: Any) -> "Array":
        return two(loops.MULTIPLY, self, other)

    def __rmul__(self, other: Any) -> "Array":
        return two(loops.MULTIPLY, other, self)

    def __truediv__(self, other: Any) -> "Array":
        return two(loops.DIVIDE, self, other)

    def __rtruediv__(self, other: Any) -> "Array":
        return two(loops.DIVIDE, other, self)

    def __mod__(self, other: Any) -> "Array":
        whole = two(loops.DIVIDE, self, other)._one(loops.FLOOR)
        rest = two(loops.SUBTRACT, self, two(loops.MULTIPLY, whole, other))
        rest.whole = self.whole
        return rest

    def __pow__(self, power: int) -> "Array":
        if power != 2:
            raise NotImplementedError("only squares")
        return self * self

    def __eq__(self, other: object) -> "Array":  # type: ignore[override]
        return two(loops.EQUAL, self, other)

    def __ne__(self, other: object) -> "Array":  # type: ignore[override]
        return two(loops.NOT_EQUAL, self, other)

    __hash__ = None  # type: ignore[assignment]

    def __lt__(self, other: Any) -> "Array":
        return two(loops.LESS, self, other)

    def __le__(self, other: Any) -> "Array":
        return two(loops.LESS_OR_EQUAL, self, other)

    def __gt__(self, other: Any) -> "Array":
        return two(loops.LESS, other, self)

    def __ge__(self, other: Any) -> "Array":
        return two(loops.LESS_OR_EQUAL, other, self)

    def __and__(self, other: "Array") -> "Array":
        return two(loops.LEAST, self, other)

    def __or__(self, other: "Array") -> "Array":
        return two(loops.MOST, self, other)

    def __matmul__(self, other: "Array") -> "Array":
        return product(self, other)

    # --- along a dimension

    def sum(self, axis: int | None = None, keepdims: bool = False) -> Any:
        return self._folded(loops.ADD, axis, keepdims)

    def max(self, axis: int | None = None, keepdims: bool = False) -> Any:
        return self._folded(loops.MOST, axis, keepdims)

    def mean(self, axis: int) -> "Array":
        mean: Array = self.sum(axis) / self.shape[axis]
        return mean

    def argmax(self, axis: int | None = None) -> Any:
        """Along the last dimension, or of all numbers."""
        if axis is None:
            numbers = self.flat()
            return numbers.index(max(numbers))
        if axis not in (-1, self.ndim - 1):
            raise NotImplementedError("only along the last dimension")
        rows = self.reshape(-1, self.shape[-1])
        found = buffer("d", [row.argmax() for row in rows])
        return Array(found, self.shape[:-1], whole=True)

    def _folded(self, op: int, axis: int | None, keepdims: bool) -> Any:
        if axis is None:
            return self.reshape(-1)._folded(op, 0, False).item()
        axis %= self.ndim
        before, size, after = self.shape[:axis], self.shape[axis], self.shape[axis + 1 :]
        there = self.tightened()
        out = Array(nothing(prod(before + after)), before + after, whole=self.whole)
        if size:
            kernel.fold(op, prod(before), size, prod(after), there.address, out.address)
        if keepdims:
            return out.reshape(*before, 1, *after)
        return out


def _inside(place: int, size: int) -> int:
    if not -size <= place < size:
        raise IndexError(f"{place} is not within {size}")
    return place % size


def as_array(value: Any) -> Array:
    """A number as an array of no dimension; arrays stay what they are."""
    if isinstance(value, Array):
        return value
    return Array(buffer("d", [float(value)]), (), whole=isinstance(value, int))


def two(op: int, one: Any, other: Any) -> Array:
    """What an operation makes of two arrays or numbers."""
    a, b = as_array(one), as_array(other)
    out_shape = common(a.shape, b.shape)
    a, b = a.stretched(out_shape), b.stretched(out_shape)
    whole = op >= loops.EQUAL or (a.whole and b.whole and op != loops.DIVIDE)
    out = Array(nothing(prod(out_shape)), out_shape, whole=whole)
    depth, shape = layout(out_shape, a.strides, b.strides)
    kernel.two(op, depth, address(shape), a.address, b.address, out.address)
    return out


def mapped(function: Callable[[float], float], of: Array, whole: bool = False) -> Array:
    """A function of each number."""
    there = of.tightened()
    numbers = there.numbers[there.start : there.start + there.size]
    return Array(buffer("d", map(function, numbers)), of.shape, whole=whole)


def product(one: Array, other: Array) -> Array:
    """Of matrices; what has more than two dimensions is a stack of them."""
    if one.ndim == 1:
        found = product(one[None, :], other)
        return found.reshape(*found.shape[:-2], found.shape[-1])
    (rows, inner), (inside, columns) = one.shape[-2:], other.shape[-2:]
    if inner != inside:
        raise ValueError(f"shapes {one.shape} and {other.shape} do not fit one another")
    if other.ndim == 2:
        shape = (*one.shape[:-1], columns)
        stacks, rows = 1, prod(one.shape[:-1])
    else:
        before = common(one.shape[:-2], other.shape[:-2])
        one, other = (
            one.stretched((*before, rows, inner)),
            other.stretched((*before, inner, columns)),
        )
        shape, stacks = (*before, rows, columns), prod(before)
    a, b = one.tightened(), other.tightened()
    out = Array(nothing(prod(shape)), shape)
    for n in range(stacks):
        kernel.multiply(
            address(a.numbers, a.start + n * rows * inner),
            address(b.numbers, b.start + n * inner * columns),
            address(out.numbers, n * rows * columns),
            rows, inner, columns,
        )  # fmt: skip
    return out
