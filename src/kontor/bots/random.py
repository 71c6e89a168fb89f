"""Bots that leave it to chance: the yardstick below all others, and an easy opponent."""

import random

from kontor.core.action import Action
from kontor.core.bot import Bot
from kontor.core.view import View


class RandomBot:
    """Chooses evenly among all answers, of any game."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self._source.choice(view.legal)


class Wavering:
    """Plays like a better bot, but now and then takes the first answer that comes to mind."""

    def __init__(self, bot: Bot, seed: int, share: float) -> None:
        self._bot = bot
        self._source = random.Random(seed)
        self._share = share
        """How often it does not think, from 0 to 1."""

    def choose(self, view: View, deadline: float | None = None) -> Action:
        if self._source.random() < self._share:
            return self._source.choice(view.legal)
        return self._bot.choose(view, deadline)
