"""Small networks: what they compute.

The same few lines run under NumPy, where a bot plays, and under JAX, where it is trained. A network
sees a game's `Observation` from the seat of the player to move. It says how much it likes each
action, seats counted from that player on, and how likely each player is to win.
"""

from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import numpy as np

from kontor.core.action import Actions
from kontor.core.observation import Observation

SEATS = 4
"""Players a network can tell apart; places of the empty seats are 0."""

Layer = tuple[Any, Any]
"""A matrix and what is added to its product."""


class Weights(NamedTuple):
    """All that is learnt."""

    hidden: tuple[Layer, ...]
    policy: Layer
    value: Layer
    direct: Any = None
    """[input, action] What moves the answers past all layers, if anything does."""

    @property
    def inputs(self) -> int:
        return len(self.hidden[0][0])

    @property
    def answers(self) -> int:
        return len(self.policy[1])

    def answer(self, xp: ModuleType, inputs: Any) -> tuple[Any, Any]:
        """How much each action is liked, and each player's prospects, both before the softmax."""
        flow = inputs
        for layer in self.hidden:
            flow = xp.maximum(through(flow, layer), 0)
        liked = through(flow, self.policy)
        if self.direct is not None:
            liked = liked + inputs @ self.direct
        return liked, through(flow, self.value)


class Reader(Protocol):
    """How the numbers of an observation reach a network: equal only to itself."""

    def read(self, xp: ModuleType, seen: Any) -> Any:
        """What the network is given, for observations of shape [..., size]."""

    def fits(self, weights: Any) -> bool:
        """Whether a network was made for this."""


@dataclass(frozen=True, eq=False)
class InputScale:
    """How the numbers of an observation reach the first layer."""

    linear: Any
    """What each number is multiplied by."""
    counted: Any
    """Places of the numbers that are no mere yes or no: their logarithms are shown as well."""

    @property
    def inputs(self) -> int:
        """How many numbers reach the first layer."""
        return len(self.linear) + len(self.counted)

    def fits(self, weights: Any) -> bool:
        return isinstance(weights, Weights) and len(weights.hidden[0][0]) == self.inputs

    def read(self, xp: ModuleType, seen: Any) -> Any:
        """What the first layer is given, for observations of shape [..., size]."""
        numbers = seen.astype(xp.float32)
        logs = xp.log1p(numbers[..., self.counted]) / 3
        return xp.concatenate([numbers * self.linear, logs], axis=-1)


def input_scale(observation: Observation) -> InputScale:
    """Every number brought to about 0 to 1."""
    return scale(np.array(observation.bounds()[1], np.float32))


def scale(most: np.ndarray[Any, Any]) -> InputScale:
    """The same for numbers that are so large at most."""
    # A hundred coins are as good as all the coins there are.
    return InputScale(1 / np.minimum(most, 30), np.flatnonzero(most > 1))


def through(flow: Any, layer: Layer) -> Any:
    """What comes out of a layer, before it is cut off."""
    matrix, bias = layer
    return flow @ matrix + bias


def as_seen_from(actions: Actions, seats: int) -> np.ndarray[Any, Any]:
    """[seat, action] → the network's number for the action: seats are counted from the player."""
    table = np.tile(np.arange(len(actions)), (seats, 1))
    for verb in actions.of_seats:
        for player in range(seats):
            for seat in range(seats):
                table[player, verb[seat].index] = verb[(seat - player) % seats].index
    return table
