"""The trained player of The Golden City, on the island where it learnt; elsewhere it searches."""

from typing import cast

from kontor.bots.golden_city.search import SearchBot
from kontor.bots.trained import trained
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.golden_city.observation import OBSERVATION
from kontor.games.golden_city.view import GoldenCityView

LEARNT_ON = "kontor"
"""The island's name."""


class VeteranBot:
    """Answers by its network at once, or like the searching bot where it knows no way about."""

    def __init__(self, seed: int) -> None:
        self._at_home = trained("golden-city", OBSERVATION)
        self._abroad = SearchBot(seed)

    def choose(self, view: View, deadline: float | None = None) -> Action:
        at_home = cast(GoldenCityView, view).island == LEARNT_ON
        bot = self._at_home if at_home else self._abroad
        return bot.choose(view, deadline)
