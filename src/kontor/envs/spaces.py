"""The spaces of a game, and its views as observations in them."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kontor.core import registry
from kontor.core.game import Game
from kontor.core.observation import Observation
from kontor.core.view import Result, View

Observed = dict[str, NDArray[Any]]


def observation_of(game: Game[Any]) -> Observation:
    """What the game's manifest declares. Raises `NoObservation`."""
    return registry.observation(game.meta().id)


def action_space(game: Game[Any]) -> spaces.Space[Any]:
    return spaces.Discrete(len(game.actions()))


def observation_space(game: Game[Any]) -> spaces.Space[Any]:
    least, most = observation_of(game).bounds()
    vector = spaces.Box(np.array(least, np.int32), np.array(most, np.int32), dtype=np.int32)
    mask = spaces.Box(0, 1, (len(game.actions()),), dtype=np.int8)
    return spaces.Dict({"observation": vector, "action_mask": mask})


def observed(game: Game[Any], view: View) -> Observed:
    """What a seat sees, and what it may do now."""
    mask = np.zeros(len(game.actions()), np.int8)
    for action in view.legal:
        mask[action.index] = 1
    vector = np.array(observation_of(game).vector(view), np.int32)
    return {"observation": vector, "action_mask": mask}


def reward(result: Result | None, seat: int) -> float:
    """A part of the one victory there is."""
    if result is None or result.places[seat] != 1:
        return 0.0
    return 1 / result.places.count(1)
