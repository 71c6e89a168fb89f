"""What a network may be given of a position: how a game's bots see it, as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kontor.bots.lanes import Observe
from kontor.bots.network import Weights, input_scale
from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.game import Game
from kontor.core.observation import Observation


class OtherNetwork(KontorError):
    """A network that was not made for this game."""


@dataclass(frozen=True)
class FeatureSet:
    """The numbers as they are declared, and the same straight from the position."""

    observation: Observation
    observe: Observe

    @property
    def inputs(self) -> int:
        """How many numbers reach the first layer of a network."""
        return self.observation.size + len(input_scale(self.observation).counted)


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


def _through_views(rules: Game[Any], observation: Observation) -> Observe:
    """What the player to move sees, for games that know no quicker way."""
    return lambda state: observation.vector(rules.view(state, rules.to_move(state)))


def fitting(game: str, weights: Weights) -> FeatureSet:
    """Those that a network was made for. Raises `OtherNetwork`."""
    inputs, answers = len(weights.hidden[0][0]), len(weights.policy[1])
    actions = len(registry.game(game).actions())
    for features in of_game(game):
        if features.inputs == inputs and actions == answers:
            return features
    known = " or ".join(str(features.inputs) for features in of_game(game))
    text = (
        f"a network of {game} has {known} inputs and {actions} answers; "
        f"these weights have {inputs} and {answers}"
    )
    facts = {"game": game, "inputs": inputs, "answers": answers, "known": known, "actions": actions}
    raise OtherNetwork(text, "other-network", **facts)
