"""Plays as a network likes best: what training left behind, without any search."""

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np

from kontor.bots.features import FeatureSet, fitting
from kontor.bots.network import Weights, answer, as_seen_from, features, input_scale, load
from kontor.core import registry
from kontor.core.action import Action, Actions
from kontor.core.view import View


class TrainedBot:
    """Answers from the view alone: the same view always gets the same answer."""

    def __init__(self, actions: Actions, features: FeatureSet, weights: Weights) -> None:
        self._actions = actions
        self._observation = features.observation
        self.observe = features.observe
        self._look = input_scale(features.observation)
        self._seats = features.observation.place("seats")
        self._weights = weights

    def choose(self, view: View, deadline: float | None = None) -> Action:
        chances, _ = self.judged(view)
        return view.legal[int(np.argmax(chances))]

    def judged(self, view: View) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """How likely it would take each legal answer, and each seat's chance to win."""
        assert view.seat is not None
        seen = np.array(self._observation.vector(view), np.uint8)
        liked, prospects = self.answers(seen)
        seats = int(seen[self._seats].sum())
        numbers = as_seen_from(self._actions, seats)[view.seat]
        places = [numbers[action.index] for action in view.legal]
        return softmax(liked[places]), np.roll(softmax(prospects[:seats]), view.seat)

    def answers(
        self, seen: np.ndarray[Any, Any]
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """What the network says to what it sees: actions and players, before the softmax."""
        liked, prospects = answer(np, self._weights, features(np, self._look, seen))
        return liked, prospects


def softmax(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    powers = np.exp(values - values.max())
    shares: np.ndarray[Any, Any] = powers / powers.sum()
    return shares


@cache
def trained(game: str) -> TrainedBot:
    """The player whose weights lie in the package."""
    with as_file(files("kontor.bots.weights") / f"{game}.npz") as path:
        return with_weights(game, load(path)[0])


def with_weights(game: str, weights: Weights) -> TrainedBot:
    return TrainedBot(registry.game(game).actions(), fitting(game, weights), weights)
