"""What a look back at a finished game has to know of it beside its network."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kontor.bots.features import FeatureSet
from kontor.bots.guided import Guide
from kontor.bots.trained import TrainedBot
from kontor.core.action import Action
from kontor.core.advice import Reason
from kontor.core.chance import Chance
from kontor.core.view import View

SeenFrom = Callable[[Any, int], bytes]
"""What a seat would see of a position if it were to move, as a network's numbers."""


@dataclass(frozen=True, kw_only=True)
class Hindsight:
    """A game without hidden cards needs none of it."""

    seen_from: Mapping[FeatureSet, SeenFrom] = field(default_factory=dict)
    """For games in which each player knows something that the others do not."""
    dealt_anew: Callable[[Any, int, Chance], Any] | None = None
    """A position as it may be for all that a seat knows, if `determinise` knows less than that."""
    reasons: Callable[[View, Action], Sequence[Reason]] = lambda view, action: ()
    """What speaks for an answer, found without thinking ahead."""
    guide: Callable[[TrainedBot], Guide] | None = None
    """What plays on, for a closer look at a decision."""
    purse: Callable[[Any, int], int] | None = None
    """What rolls bring to a seat, such as coins."""
