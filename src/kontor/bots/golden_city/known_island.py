"""Bots whose network learnt on one island: elsewhere they search, and say so."""

from typing import cast

from kontor.bots.golden_city.search import SearchBot
from kontor.core.action import Action
from kontor.core.advice import Reason, because
from kontor.core.bot import Bot
from kontor.core.view import View
from kontor.games.golden_city.board import board
from kontor.games.golden_city.view import GoldenCityView

LEARNT_ON = "kontor"
"""The island's name."""


def is_known(view: View) -> bool:
    """Whether this is the island of the training, by whatever name."""
    island = cast(GoldenCityView, view).island
    return island == LEARNT_ON or _layout(island) == _layout(LEARNT_ON)


def _layout(option: object) -> tuple[object, ...]:
    island = board(option).island
    return island.sites, island.roads, island.score_cards, island.goods_cards


class OnKnownIsland:
    """Leaves it to the searching bot where the other knows no way about."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._knowing = bot
        self._searching = SearchBot(seed)

    def choose(self, view: View, deadline: float | None = None) -> Action:
        bot = self._knowing if is_known(view) else self._searching
        return bot.choose(view, deadline)

    def remark(self, view: View) -> Reason | None:
        return None if is_known(view) else because("remark-abroad")
