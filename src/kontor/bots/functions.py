"""Functions as bots: of a view, for an action, or of an observation, for an action's number."""

from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import Any

from kontor.core import registry
from kontor.core.action import Action
from kontor.core.bot import Maker
from kontor.core.view import View

VIEW, OBSERVATION = "view", "observation"
"""What the first parameter of such a function is called."""


class OfView:
    """Answers as the function does."""

    def __init__(self, function: Callable[[View], Action]) -> None:
        self._function = function

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self._function(view)


class OfObservation:
    """Answers with the action whose number the function gives."""

    def __init__(self, game: str, function: Callable[[dict[str, Any]], int]) -> None:
        self._rules, self._observation = registry.game(game), registry.observation(game)
        self._function = function

    def choose(self, view: View, deadline: float | None = None) -> Action:
        import numpy as np

        mask = np.zeros(len(self._rules.actions()), np.int8)
        mask[[action.index for action in view.legal]] = 1
        seen = np.array(self._observation.vector(view))
        number = int(self._function({"observation": seen, "action_mask": mask}))
        return self._rules.actions()[number]


def maker(game: str, function: Callable[..., Any]) -> Maker | None:
    """What makes a bot of such a function; ``None`` for whatever else can be called."""
    name = next(iter(signature(function).parameters), "")
    if name == VIEW:
        return partial(_of_view, function)
    return partial(_of_observation, game, function) if name == OBSERVATION else None


def _of_view(function: Callable[[View], Action], seed: int) -> OfView:
    return OfView(function)


def _of_observation(
    game: str, function: Callable[[dict[str, Any]], int], seed: int
) -> OfObservation:
    return OfObservation(game, function)
