"""Bots, and which of them stands behind each level."""

from functools import partial
from typing import cast

from kontor.core.action import Action
from kontor.core.bot import Bot
from kontor.core.manifest import Bots
from kontor.core.view import View
from pig.rules import ACTIONS, HOLD, ROLL, PigView


class Holder:
    """Rolls until so much is at stake, or until it wins."""

    def __init__(self, stake: int) -> None:
        self._stake = stake

    def choose(self, view: View, deadline: float | None = None) -> Action:
        seen = cast(PigView, view)
        missing = seen.goal - seen.scores[seen.turn]
        return ACTIONS[HOLD if seen.pot >= min(self._stake, missing) else ROLL]


def _holder(stake: int, seed: int) -> Bot:
    return Holder(stake)


BOTS = Bots(
    makers={"timid": partial(_holder, 6), "steady": partial(_holder, 20)},
    levels={"easy": "timid", "normal": "steady"},
    quick=frozenset({"timid", "steady"}),
)
