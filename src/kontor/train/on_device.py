"""A network's answers from the device that learns, for processes that play many games at once."""

from functools import partial
from typing import Any

import jax
import numpy as np
from jax import Array
from jax import numpy as jnp

from kontor.bots.features import fitting
from kontor.bots.network import Reader
from kontor.bots.trained import TrainedBot
from kontor.bots.weight_file import AnyWeights
from kontor.core import registry


class DeviceBot(TrainedBot):
    """Asks about so many positions at once, so that one program is compiled and no more."""

    def __init__(self, game: str, weights: AnyWeights, at_once: int) -> None:
        super().__init__(registry.game(game).actions(), fitting(game, weights), weights, {})
        self._at_once = at_once
        self._there = jax.device_put(weights)

    def answers(
        self, seen: np.ndarray[Any, Any]
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        parts = [
            self._part(seen[n : n + self._at_once]) for n in range(0, len(seen), self._at_once)
        ]
        liked, prospects = map(np.concatenate, zip(*parts, strict=True))
        return liked, prospects

    def _part(
        self, seen: np.ndarray[Any, Any]
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        filled = np.pad(seen, ((0, self._at_once - len(seen)), (0, 0)))
        liked, prospects = jax.device_get(_answer(self._there, self.features.reader, filled))
        return liked[: len(seen)], prospects[: len(seen)]


@partial(jax.jit, static_argnames="look")
def _answer(weights: AnyWeights, look: Reader, seen: Array) -> tuple[Array, Array]:
    liked, prospects = weights.answer(jnp, look.read(jnp, seen))
    return liked, prospects
