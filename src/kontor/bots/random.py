"""The bot that leaves it to chance: the yardstick below all others."""

import random

from kontor.core.action import Action
from kontor.core.view import View


class RandomBot:
    """Chooses evenly among all answers, of any game."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self._source.choice(view.legal)
