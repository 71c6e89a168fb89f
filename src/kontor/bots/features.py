"""What a network may be given of a position: how a game's bots see it, as numbers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from kontor.bots.network import InputScale, Reader, Weights, input_scale
from kontor.bots.older_networks import given_more, shown
from kontor.bots.weight_file import AnyWeights
from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.game import Game
from kontor.core.observation import Observation

Facts = Mapping[str, Any]
"""What a file of weights says about how they came to be."""


class OtherNetwork(KontorError):
    """A network that was not made for this game."""


@dataclass(frozen=True)
class FeatureSet:
    """The numbers as they are declared, and the same straight from the position."""

    observation: Observation
    numbers: Callable[[Any], Sequence[int]]
    """What the player to move sees of a position."""
    made: Reader | None = None
    """How a network reads them, if not as one list."""
    knows: Callable[[Facts, Any], bool] | None = None
    """Whether a network that learnt by them is at home where a position or view is, by the facts in
    its file; without this it is at home anywhere."""
    at_the_end: bool = False
    """Whether `numbers` tells of a finished game what the last player to decide sees."""

    @cached_property
    def reader(self) -> Reader:
        return self.made or input_scale(self.observation)

    def observe(self, state: Any) -> bytes:
        """The same, a byte each."""
        return bytes(self.numbers(state))

    def seen(self, states: Sequence[Any]) -> np.ndarray[Any, Any]:
        """What the player to move sees of each position, row by row."""
        rows = b"".join(map(self.observe, states))
        return np.frombuffer(rows, np.uint8).reshape(len(states), self.observation.size)


@cache
def of_game(game: str) -> Sequence[FeatureSet]:
    """All there are in a game: its `Observation` first, then what says more.

    Raises `NoObservation`.
    """
    found: Sequence[FeatureSet] | None = registry.part(game, "features", Sequence)
    if found:
        return found
    observation = registry.observation(game)
    return (FeatureSet(observation, _through_views(registry.game(game), observation)),)


def _through_views(rules: Game[Any], observation: Observation) -> Callable[[Any], list[int]]:
    """What the player to move sees, for games that know no quicker way."""
    return lambda state: observation.vector(rules.view(state, rules.to_move(state)))


def fitted(
    game: str, weights: AnyWeights, facts: Mapping[str, Any]
) -> tuple[AnyWeights, FeatureSet]:
    """A network of a file, and what it is given. Raises `OtherNetwork`.

    Where the game shows more than it did when the network learnt, the rest gets no weight.
    """
    before = facts.get("shown")
    if isinstance(weights, Weights) and before:
        for features in of_game(game):
            if isinstance(features.reader, InputScale):
                found = given_more(weights, before, shown(features.observation))
                if found:
                    return found, features
    return weights, fitting(game, weights)


def fitting(game: str, weights: AnyWeights) -> FeatureSet:
    """Those that a network was made for. Raises `OtherNetwork`."""
    actions, answers = len(registry.game(game).actions()), weights.answers
    for features in of_game(game):
        if features.reader.fits(weights) and actions == answers:
            return features
    readers = [features.reader for features in of_game(game)]
    known = " or ".join(str(reader.inputs) for reader in readers if isinstance(reader, InputScale))
    text = (
        f"a network of {game} has {known} inputs and {actions} answers; "
        f"these weights have {weights.inputs} and {answers}"
    )
    facts = {"inputs": weights.inputs, "answers": answers, "known": known, "actions": actions}
    raise OtherNetwork(text, "other-network", game=game, **facts)
