"""What a network may be given of a position: how a game's bots see it, as numbers."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from kontor.bots.lanes import Observe
from kontor.bots.network import Weights, input_scale
from kontor.core.observation import Observation


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
    """All there are in a game: its `Observation` first, then what says more."""
    module = f"kontor.bots.{game.replace('-', '_')}.features"
    found: Sequence[FeatureSet] = importlib.import_module(module).FEATURES
    return found


def fitting(game: str, weights: Weights) -> FeatureSet:
    """Those that a network was made for."""
    inputs = len(weights.hidden[0][0])
    for features in of_game(game):
        if features.inputs == inputs:
            return features
    known = " or ".join(str(features.inputs) for features in of_game(game))
    raise ValueError(f"a network of {game} has {known} inputs; these weights have {inputs}")
