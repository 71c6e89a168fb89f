"""What a network may be given of a position: how a game's bots see it, as numbers."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from kontor.bots.lanes import Sight
from kontor.bots.network import Weights, eyes
from kontor.core.observation import Observation


@dataclass(frozen=True)
class Senses:
    """The numbers as they are declared, and the same straight from the position."""

    observation: Observation
    sight: Sight

    @property
    def inputs(self) -> int:
        """How many numbers reach the first layer of a network."""
        return self.observation.size + len(eyes(self.observation).counted)


@cache
def of_game(game: str) -> Sequence[Senses]:
    """All there are in a game: its `Observation` first, then what says more."""
    module = f"kontor.bots.{game.replace('-', '_')}.senses"
    found: Sequence[Senses] = importlib.import_module(module).SENSES
    return found


def fitting(game: str, weights: Weights) -> Senses:
    """Those that a network was made for."""
    inputs = len(weights.hidden[0][0])
    for senses in of_game(game):
        if senses.inputs == inputs:
            return senses
    known = " or ".join(str(senses.inputs) for senses in of_game(game))
    raise ValueError(f"a network of {game} has {known} inputs; these weights have {inputs}")
