"""Plays as a network likes best: what training left behind, without any search."""

from functools import cache
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import numpy as np

from kontor.bots.features import FeatureSet, OtherNetwork, fitting
from kontor.bots.network import (
    BadWeights,
    Weights,
    answer,
    as_seen_from,
    features,
    input_scale,
    load,
)
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
        self._seats = _place_of_seats(features)
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


def _place_of_seats(features: FeatureSet) -> slice:
    """Where the numbers tell a network which players there are."""
    try:
        return features.observation.place("seats")
    except KeyError:
        text = "networks need a field 'seats' in the observation: a 1 for each player there is"
        raise OtherNetwork(text, "no-seats-field") from None


def softmax(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    powers = np.exp(values - values.max())
    shares: np.ndarray[Any, Any] = powers / powers.sum()
    return shares


@cache
def trained(game: str) -> TrainedBot:
    """The player whose weights come with the game. Raises `BadWeights`."""
    declared = registry.manifest(game).weights
    if not declared:
        raise BadWeights(f"{game} comes without a trained network", "no-network", game=game)
    with as_file(registry.file(declared)) as path:
        return from_file(game, path)


@cache
def from_file(game: str, path: Path) -> TrainedBot:
    """The player whose weights lie in a file. Raises `BadWeights` or `OtherNetwork`."""
    weights, facts = load(path)
    trained_for = facts.get("game", game)
    if trained_for != game:
        text = f"{path} was trained for {trained_for}, not for {game}"
        raise OtherNetwork(text, "other-game", path=str(path), trained=trained_for, game=game)
    return with_weights(game, weights)


def with_weights(game: str, weights: Weights) -> TrainedBot:
    """Raises `OtherNetwork`."""
    return TrainedBot(registry.game(game).actions(), fitting(game, weights), weights)
