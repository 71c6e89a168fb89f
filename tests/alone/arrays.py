"""What is computed with NumPy, or with what takes its place in a browser: the same for both.

``arrays.py`` writes what comes out, as JSON.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np

from kontor.review.calibration import KNOTS, Calibration

Make = Callable[[], Any]


def some(*shape: int) -> Any:
    """Numbers of that shape, some of them 0."""
    size = int(np.array([1.0, *shape]).size)
    count = 1
    for each in shape:
        count *= each
    return np.array([(n * 37 % 23 - 7) / size for n in range(count)], np.float32).reshape(*shape)


def whole(*shape: int) -> Any:
    count = int(some(*shape).size)
    return np.array([n * 29 % 11 for n in range(count)], np.uint8).reshape(*shape)


a, b, c = some(3, 4), some(4, 5), some(2, 3, 4)

CASES: dict[str, Make] = {
    "a slice": lambda: a[1:, ::2],
    "a slice from behind": lambda: a[:, ::-1],
    "a row": lambda: a[1],
    "a number": lambda: a[-1, 2],
    "a new dimension": lambda: a[:, None, :].shape,
    "the last dimension": lambda: c[..., 1],
    "several of the last": lambda: c[..., np.array([3, 0, 0])],
    "several rows": lambda: a[[2, 0]],
    "a part of a part": lambda: c[1][1:, 2:][0],
    "rows put in": lambda: put(a, [2, 0], some(2, 4)),
    "columns put in": lambda: put(a, (slice(None), slice(1, 3)), 5),
    "places put in": lambda: put(a, (1, [0, 3]), 9.5),
    "one put in": lambda: put(a, (2, 2), 7),
    "a sum": lambda: a + some(4),
    "a difference": lambda: 1 - a,
    "a product of columns and rows": lambda: some(3)[:, None] * some(4),
    "a quotient": lambda: a / (whole(3, 4) + 1),
    "a rest": lambda: (np.arange(4) - np.array([1, 2])[:, None]) % 3,
    "a square": lambda: a**2,
    "the other sign": lambda: -a,
    "comparisons": lambda: [(a < 0), (a <= 0), (a > 0), (a >= 0), (a == 0), (a != 0)],
    "and": lambda: (a > 0) & (some(4) > 0),
    "or": lambda: (a > 0) | (some(4) > 0),
    "a product": lambda: a @ b,
    "a row's product": lambda: some(4) @ b,
    "a product of odd width": lambda: b @ some(5, 1),
    "products with one matrix": lambda: c @ b,
    "products of stacks": lambda: c @ some(2, 4, 3),
    "one matrix with a stack": lambda: a[:, :3] @ c,
    "a product of turned ones": lambda: np.swapaxes(b, 0, 1) @ np.swapaxes(a, 0, 1),
    "sums": lambda: [a.sum(), a.sum(axis=0), c.sum(axis=1), c.sum(axis=-1, keepdims=True)],
    "the most": lambda: [a.max(), a.max(axis=0), c.max(axis=-2), a.max(axis=1, keepdims=True)],
    "means": lambda: c.mean(axis=0),
    "where the most is": lambda: [a.argmax(), a.argmax(axis=1), np.argmax(some(9))],
    "an order": lambda: np.argsort(-np.array([1.0, 3.0, 1.0, 2.0]), kind="stable"),
    "least and most": lambda: [np.minimum(a, 0.1), np.maximum(a, some(4))],
    "functions": lambda: [np.exp(a), np.log1p(a * a), np.floor(a * 3)],
    "a choice": lambda: np.where(a > 0, a, -np.inf).max(axis=0),
    "a choice of numbers": lambda: np.where(whole(3, 1) > 4, 1.0, some(4)),
    "bits": lambda: np.unpackbits(whole(2, 3), axis=-1, bitorder="little"),
    "joined": lambda: [np.concatenate([a, a[:1]]), np.concatenate([c, c * 2], axis=-1)],
    "stacked": lambda: [np.stack([a, a * 2]), np.stack([a, a * 2], axis=-1)],
    "turned": lambda: np.swapaxes(c, -1, -2),
    "stretched": lambda: np.broadcast_to(some(4), (2, 3, 4)),
    "another shape": lambda: np.swapaxes(c, 0, 1).reshape(-1, 4),
    "tiled": lambda: np.tile(np.arange(3), (2, 1)),
    "rolled": lambda: [np.roll(some(5), 2), np.roll(some(5), 0)],
    "made": lambda: [np.eye(3, dtype=np.float32), np.full((2, 2), 3.5), np.zeros((1, 2), np.uint8)],
    "bytes": lambda: np.frombuffer(bytes([0, 7, 255]), np.uint8).reshape(1, -1),
    "places that are not 0": lambda: np.flatnonzero(whole(9) > 4),
    "without others": lambda: np.setdiff1d(np.arange(6), np.array([4, 1])),
    "along rows": lambda: np.take_along_axis(a, whole(3, 2) % 4, axis=1),
    "whole numbers stay whole": lambda: [whole(4).tolist(), whole(4).astype(np.float32).tolist()],
    "corrected chances": lambda: Calibration([0.1 * n for n, _ in enumerate(KNOTS)])(
        np.array([[0.001, 0.5, 0.499], [0.0, 1.0, 0.0], [0.2, 0.3, 0.5]])
    ),
}


def put(into: Any, index: Any, value: Any) -> Any:
    copy = into.copy()
    copy[index] = value
    return copy


def plain(value: Any) -> Any:
    """As JSON has it; yes and no are 1 and 0."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    return int(value) if isinstance(value, bool) else value


if __name__ == "__main__":
    print(json.dumps({name: plain(make()) for name, make in CASES.items()}))
