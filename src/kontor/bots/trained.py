"""Plays as a network likes best: what training left behind, without any search."""

from functools import cache
from importlib.resources import as_file
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from kontor.bots.features import Facts, FeatureSet, OtherNetwork, fitted, fitting
from kontor.bots.network import as_seen_from
from kontor.bots.place_network import PlaceReader
from kontor.bots.weight_file import AnyWeights, BadWeights, load
from kontor.core import registry
from kontor.core.action import Action, Actions
from kontor.core.view import View

AT_ONCE = 24
"""Positions whose sites a network goes through together: what is known of more fills no cache."""


class TrainedBot:
    """Answers from the view alone: the same view always gets the same answer."""

    def __init__(
        self, actions: Actions, features: FeatureSet, weights: AnyWeights, facts: Facts
    ) -> None:
        self.facts = facts
        self._actions = actions
        self._observation = features.observation
        self.features = features
        self._seats = _place_of_seats(features)
        self._weights = weights

    @property
    def is_at_home_anywhere(self) -> bool:
        """Whether it plays on any map, not only on the one it learnt on."""
        return self.features.knows is None

    def is_at_home(self, where: Any) -> bool:
        """Whether it learnt to play where this position or view is."""
        return self.features.knows is None or self.features.knows(self.facts, where)

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
        places = isinstance(self.features.reader, PlaceReader)
        if places and seen.ndim > 1 and len(seen) > AT_ONCE:
            parts = [self.answers(seen[n : n + AT_ONCE]) for n in range(0, len(seen), AT_ONCE)]
            liked, prospects = map(np.concatenate, zip(*parts, strict=True))
        else:
            liked, prospects = self._weights.answer(np, self.features.reader.read(np, seen))
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
def networks(game: str) -> tuple[TrainedBot, ...]:
    """The players whose weights come with the game; who is at home anywhere comes last.

    Raises `BadWeights`.
    """
    declared = registry.manifest(game).weights
    files = registry.matching(declared) if declared else []
    if not files:
        raise BadWeights(f"{game} comes without a trained network", "no-network", game=game)
    found = []
    for file in files:
        with as_file(file) as path:
            found.append(from_file(game, path))
    return tuple(sorted(found, key=lambda network: network.is_at_home_anywhere))


def trained(game: str) -> TrainedBot:
    """The first of them. Raises `BadWeights`."""
    return networks(game)[0]


def at_home(game: str, where: Any) -> TrainedBot | None:
    """The one that learnt to play where a position or view is, if one did. Raises `BadWeights`."""
    return next((one for one in networks(game) if one.is_at_home(where)), None)


def who_learnt_on(game: str, where: Any) -> TrainedBot | None:
    """The same, but none that plays on any map: bots that search are stronger than that one.

    Raises `BadWeights`.
    """
    found = at_home(game, where)
    return None if found is None or found.is_at_home_anywhere else found


@cache
def from_file(game: str, path: Path) -> TrainedBot:
    """The player whose weights lie in a file. Raises `BadWeights` or `OtherNetwork`."""
    weights, facts = load(path)
    trained_for = facts.get("game", game)
    if trained_for != game:
        text = f"{path} was trained for {trained_for}, not for {game}"
        raise OtherNetwork(text, "other-game", path=str(path), trained=trained_for, game=game)
    weights, features = fitted(game, weights, facts)
    return TrainedBot(registry.game(game).actions(), features, weights, facts)


def with_weights(game: str, weights: AnyWeights, facts: Facts = MappingProxyType({})) -> TrainedBot:
    """Raises `OtherNetwork`."""
    return TrainedBot(registry.game(game).actions(), fitting(game, weights), weights, facts)
