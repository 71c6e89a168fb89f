"""Bots that play with the network that learnt on an island; where none did, they search and say
so."""

from collections.abc import Callable
from functools import cache

from kontor.bots.golden_city.search import SearchBot
from kontor.bots.trained import TrainedBot, who_learnt_on
from kontor.core.action import Action
from kontor.core.advice import Reason, because
from kontor.core.bot import Bot
from kontor.core.view import View
from kontor.games.golden_city.meta import META


class BotByIsland:
    """Makes a bot of the network that knows the island it is asked about."""

    def __init__(self, seed: int, made: Callable[[TrainedBot], Bot]) -> None:
        self._made = cache(made)
        self._searching = SearchBot(seed)

    def choose(self, view: View, deadline: float | None = None) -> Action:
        network = who_learnt_on(META.id, view)
        bot = self._made(network) if network else self._searching
        return bot.choose(view, deadline)

    def remark(self, view: View) -> Reason | None:
        return None if who_learnt_on(META.id, view) else because("remark-abroad")
