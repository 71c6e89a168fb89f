"""Shapes and strides, both in numbers."""

from collections.abc import Sequence
from math import prod

Shape = tuple[int, ...]


def tight(shape: Sequence[int]) -> Shape:
    """The strides of an array without gaps."""
    strides = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))


def is_tight(shape: Shape, strides: Shape) -> bool:
    return all(
        size == 1 or here == there
        for size, here, there in zip(shape, strides, tight(shape), strict=True)
    )


def common(*shapes: Shape) -> Shape:
    """What shapes become that are stretched to fit one another. Raises `ValueError`."""
    depth = max(map(len, shapes))
    wide = [(1,) * (depth - len(shape)) + shape for shape in shapes]
    found = tuple(next((size for size in sizes if size != 1), 1) for sizes in zip(*wide))  # noqa: B905
    for shape in wide:
        if any(size not in (1, there) for size, there in zip(shape, found, strict=True)):
            raise ValueError(f"shapes {shapes} do not fit one another")
    return found


def stretched(shape: Shape, strides: Shape, to: Shape) -> Shape:
    """Strides by which an array of one shape looks like one of a larger shape."""
    missing = len(to) - len(shape)
    return (0,) * missing + tuple(
        0 if size == 1 and there != 1 else step
        for size, step, there in zip(shape, strides, to[missing:], strict=True)
    )


def filled(shape: Sequence[int], size: int) -> Shape:
    """The shape with the size that -1 stands for."""
    if -1 not in shape:
        return tuple(shape)
    rest = prod(known for known in shape if known != -1)
    return tuple(size // rest if known == -1 else known for known in shape)


def offsets(places: Sequence[Sequence[int]], strides: Shape, start: int) -> list[int]:
    """Where the numbers are at all combinations of these places in each dimension."""
    found = [start]
    for of_dimension, step in zip(places, strides, strict=True):
        found = [before + place * step for before in found for place in of_dimension]
    return found
