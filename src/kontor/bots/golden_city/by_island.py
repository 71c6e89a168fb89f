"""Bots that play with the network that is at home on the island they are asked about."""

from collections.abc import Callable

from kontor.bots.golden_city.search import SearchBot
from kontor.bots.trained import TrainedBot, at_home, who_learnt_on
from kontor.core.action import Action
from kontor.core.advice import Reason, because
from kontor.core.bot import Bot
from kontor.core.view import View
from kontor.games.golden_city.meta import META


class NetworkBot:
    """Plays as the network of this island likes best, or else as the one for all islands does.

    Where there is none, it searches.
    """

    def __init__(self, seed: int) -> None:
        self._searching = SearchBot(seed)

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return (at_home(META.id, view) or self._searching).choose(view, deadline)


class BotOfIsland:
    """Makes a bot of the network that learnt on the island; where none did, it searches."""

    def __init__(self, make: Callable[[TrainedBot], Bot], searching: SearchBot) -> None:
        self._make = make
        self._made: dict[str, Bot] = {}
        self._searching = searching

    def choose(self, view: View, deadline: float | None = None) -> Action:
        network = who_learnt_on(META.id, view)
        bot = self._of(network) if network else self._searching
        return bot.choose(view, deadline)

    def _of(self, network: TrainedBot) -> Bot:
        learnt_on = str(network.facts)
        if learnt_on not in self._made:
            self._made[learnt_on] = self._make(network)
        return self._made[learnt_on]

    def remark(self, view: View) -> Reason | None:
        return None if who_learnt_on(META.id, view) else because("remark-abroad")
