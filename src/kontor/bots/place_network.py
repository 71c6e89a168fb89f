"""A network over places joined by roads, such as an island's sites.

It knows no place by its number. All places go through the same layers, told what is known of the
table, and hear from their neighbours. What the table makes of them is gathered in sums, and an
answer that names a place is judged by what is known of that place. So it plays on any map.
"""

from abc import ABC, abstractmethod
from functools import cached_property
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from kontor.bots.network import SEATS, Layer, through


class PlaceInputs(NamedTuple):
    """What the network is given; leaves have the shape [..., …]."""

    table: Any
    """[numbers] What is known of no place."""
    places: Any
    """[place, numbers]"""
    roads: Any
    """[place, place] 1 where a road leads from one to the other."""
    groups: Any
    """[group, place] Weights by which places are added up: those of a player, for instance."""
    advice: Any
    """[action] What somebody else thinks of each answer."""


class PlaceReader(ABC):
    """A `Reader` for such a network."""

    def __init__(self, size: int, first: int) -> None:
        self.size = size
        """How many numbers an observation has."""
        self.first = first
        """The first answer that names a place; the others follow it in the places' order."""

    @abstractmethod
    def read(self, xp: ModuleType, seen: Any) -> PlaceInputs:
        """What the network is given, for observations of shape [..., size]."""

    @cached_property
    def nothing(self) -> PlaceInputs:
        """Inputs that say nothing, for their shapes."""
        return self.read(np, np.zeros(self.size, np.uint8))

    def fits(self, weights: Any) -> bool:
        return (
            isinstance(weights, PlaceWeights)
            and len(weights.table[0]) == self.nothing.table.shape[-1]
            and len(weights.places[0]) == self.nothing.places.shape[-1]
            and len(weights.before[1]) == self.first
            and weights.answers == len(self.nothing.advice)
        )


class PlaceWeights(NamedTuple):
    """All that is learnt."""

    table: Layer
    places: Layer
    told: Layer
    """What each place hears of the table."""
    own: tuple[Layer, ...]
    near: tuple[Layer, ...]
    """What a place makes of itself, and of the sum of its neighbours, round after round."""
    gathered: Layer
    last: Layer
    asked: Layer
    """What the table looks for in a place."""
    choice: Layer
    """[…, 1] What each place has to say for itself."""
    before: Layer
    after: Layer
    """The answers that name no place, by their numbers before and after those that do."""
    value: Layer
    direct: Any
    """[action] How much advice counts; learning leaves it alone."""

    @property
    def inputs(self) -> int:
        return len(self.table[0])

    @property
    def answers(self) -> int:
        return len(self.direct)

    def answer(self, xp: ModuleType, inputs: PlaceInputs) -> tuple[Any, Any]:
        """How much each action is liked, and each player's prospects, both before the softmax."""
        table = xp.maximum(through(inputs.table, self.table), 0)
        told = through(table, self.told)[..., None, :]
        place = xp.maximum(through(inputs.places, self.places) + told, 0)
        for own, near in zip(self.own, self.near, strict=True):
            heard = through(inputs.roads @ place, near)
            place = place + xp.maximum(through(place, own) + heard, 0)
        sums = inputs.groups @ place
        flat = sums.reshape(*sums.shape[:-2], sums.shape[-2] * sums.shape[-1])
        gathered = xp.concatenate([table, flat, place.max(axis=-2)], axis=-1)
        table = xp.maximum(through(gathered, self.gathered), 0)
        table = table + xp.maximum(through(table, self.last), 0)
        fits = (place @ through(table, self.asked)[..., None])[..., 0]
        chosen = fits + through(place, self.choice)[..., 0]
        before, after = through(table, self.before), through(table, self.after)
        liked = xp.concatenate([before, chosen, after], axis=-1)
        return liked + inputs.advice * self.direct, through(table, self.value)


def fresh(
    reader: PlaceReader, seed: int, width: int, place: int, rounds: int, trust: float
) -> PlaceWeights:
    """Weights that know nothing but to trust in advice so much.

    ``width`` and ``place`` are the numbers kept of the table and of each place; in so many rounds
    places hear from their neighbours.
    """
    given, first = reader.nothing, reader.first
    source = np.random.default_rng(seed)

    def layer(inputs: int, outputs: int, gain: float = 2.0) -> Layer:
        matrix = source.normal(size=(inputs, outputs)) * np.sqrt(gain / inputs)
        return matrix.astype(np.float32), np.zeros(outputs, np.float32)

    groups, places = given.groups.shape[-2:]
    answers = given.advice.shape[-1]
    faint = 1e-4
    return PlaceWeights(
        table=layer(given.table.shape[-1], width),
        places=layer(given.places.shape[-1], place),
        told=layer(width, place, 1.0),
        own=tuple(layer(place, place, 1.0) for _ in range(rounds)),
        near=tuple(layer(place, place, 0.2) for _ in range(rounds)),
        gathered=layer(width + (groups + 1) * place, width),
        last=layer(width, width, 1.0),
        asked=layer(width, place, faint * faint),
        choice=layer(place, 1, faint),
        before=layer(width, first, faint),
        after=layer(width, answers - first - places, faint),
        value=layer(width, SEATS, faint),
        direct=np.full(answers, trust, np.float32),
    )
