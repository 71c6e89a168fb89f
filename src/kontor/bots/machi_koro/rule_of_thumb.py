"""Plays Machi Koro by rule of thumb: good answers at once."""

from kontor.bots.machi_koro.judge import answer
from kontor.bots.machi_koro.preferences import Preferences
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.machi_koro.state import MachiKoroState
from kontor.games.machi_koro.view import restore


class ThumbBot:
    """The same view always gets the same answer."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self.at(restore(view))

    def at(self, state: MachiKoroState) -> Action:
        """The answer at a position, whoever knows it: Machi Koro hides nothing."""
        return answer(state, self.preferences)
