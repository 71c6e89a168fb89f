"""The spaces of a game, and what its seats see as arrays in them.

The player to move is read straight off the position where the game has a fast reader
(`kontor.bots.features`); everybody else through his view. The numbers are the same.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kontor.bots.features import of_game
from kontor.core import registry
from kontor.core.game import Game
from kontor.core.observation import Observation
from kontor.core.state import State

Numbers = NDArray[Any]
Observed = dict[str, Numbers] | Numbers
BYTE = 255


def observation_of(game: Game[Any]) -> Observation:
    """What the game's manifest declares. Raises `NoObservation`."""
    return registry.observation(game.meta().id)


def action_space(game: Game[Any]) -> spaces.Discrete:
    return spaces.Discrete(len(game.actions()))


class Observer:
    """Makes the observations of a game.

    ``flat`` leaves the mask out of them; ``normalised`` makes all numbers fractions from 0 to 1.
    """

    def __init__(self, game: str, flat: bool = False, normalised: bool = False) -> None:
        self.game = registry.game(game)
        self.flat = flat
        self.normalised = normalised
        self.declared = observation_of(self.game)
        least, most = self.declared.bounds()
        fits = min(least) >= 0 and max(most) <= BYTE
        self.dtype: type[np.generic] = np.uint8 if fits else np.int32
        self.least, self.most = np.array(least, self.dtype), np.array(most, self.dtype)
        features = of_game(game)[0]
        self.quick = features.numbers if fits else None
        """What the player to move sees; ``None`` where a number may be no byte."""
        self.quick_at_the_end = self.quick if features.at_the_end else None
        """What the last player to decide sees of a finished game, if that can be had quickly."""
        self._actions = len(self.game.actions())
        self._offset = self.least.astype(np.float32)
        self._scale = 1 / np.maximum(self.most.astype(np.float32) - self._offset, 1)

    def __reduce__(self) -> tuple[Callable[..., "Observer"], tuple[str, bool, bool]]:
        return Observer, (self.game.meta().id, self.flat, self.normalised)

    def limits(self) -> tuple[Numbers, Numbers]:
        """The least and the most that each number of a vector can be."""
        return self.scaled(self.least), self.scaled(self.most)

    def space(self) -> spaces.Space[Any]:
        least, most = self.limits()
        vector = spaces.Box(least, most, dtype=least.dtype.type)
        if self.flat:
            return vector
        mask = spaces.Box(0, 1, (self._actions,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def vector(self, state: State, seat: int) -> Numbers:
        """What the seat sees, as the game declares it."""
        if self.quick is not None and self.game.to_move(state) == seat:
            return np.frombuffer(bytearray(self.quick(state)), np.uint8)
        return self._through_view(state, seat)

    def last(self, state: State, seat: int) -> Observed:
        """What the seat that has ended a game sees of it."""
        if self.quick_at_the_end is None:
            return self.observed(state, seat)
        vector = np.frombuffer(bytearray(self.quick_at_the_end(state)), np.uint8)
        return self._shown(vector, np.zeros(self._actions, np.int8))

    def _through_view(self, state: State, seat: int) -> Numbers:
        return np.array(self.declared.vector(self.game.view(state, seat)), self.dtype)

    def mask(self, state: State, seat: int) -> Numbers:
        """A 1 for each action that the seat may take now."""
        mask = bytearray(self._actions)
        if self.game.to_move(state) == seat:
            for action in self.game.legal(state):
                mask[action.index] = 1
        return np.frombuffer(mask, np.int8)

    def scaled(self, vectors: Numbers) -> Numbers:
        """The numbers as they are wished."""
        if not self.normalised:
            return vectors
        fractions: Numbers = (vectors.astype(np.float32) - self._offset) * self._scale
        return fractions

    def observed(self, state: State, seat: int) -> Observed:
        return self._shown(self.vector(state, seat), self.mask(state, seat))

    def _shown(self, vector: Numbers, mask: Numbers) -> Observed:
        vector = self.scaled(vector)
        return vector if self.flat else {"observation": vector, "action_mask": mask}
