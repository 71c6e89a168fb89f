"""Networks of a time when their game had fewer numbers to show, such as before a new variant.

A file of weights says which fields its network was given. What a game shows beyond them gets no
weight, so that the network answers as it always did.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from kontor.bots.network import Weights
from kontor.core.observation import Observation

Shown = Sequence[tuple[str, int, int]]
"""The fields of an observation: the name of each, its size, and the most that a number can be."""


def shown(observation: Observation) -> Shown:
    return [(field.name, field.size, field.most) for field in observation.fields]


def given_more(weights: Weights, before: Shown, now: Shown) -> Weights | None:
    """The network, given what is shown now; ``None`` if something is missing that it was given."""
    place = {number: row for row, number in enumerate(_inputs(now))}
    known = list(_inputs(before))
    if len(known) != weights.inputs or not place.keys() >= set(known):
        return None
    rows = [place[number] for number in known]

    def spread(matrix: Any) -> Any:
        wide = np.zeros((len(place), matrix.shape[1]), matrix.dtype)
        wide[rows] = matrix
        return wide

    (matrix, bias), *later = weights.hidden
    direct = None if weights.direct is None else spread(weights.direct)
    return weights._replace(hidden=((spread(matrix), bias), *later), direct=direct)


def _inputs(fields: Shown) -> Iterator[tuple[str, str, int]]:
    """What the rows of a network's first layer stand for; see `network.InputScale`."""
    for name, size, _ in fields:
        yield from (("number", name, n) for n in range(size))
    for name, size, most in fields:
        if most > 1:
            yield from (("logarithm", name, n) for n in range(size))
