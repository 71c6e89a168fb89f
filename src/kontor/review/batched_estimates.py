"""Positions that wait to be judged all at once, for a network is quickest with many."""

from typing import Any

import numpy as np

from kontor.core.game import Game
from kontor.review.course import Spread
from kontor.review.estimate import Chances, Estimator

ALL = -1
"""Stands for everybody's knowledge together."""


class Waiting:
    """The chances after what a decision may lead to; known once all have been judged."""

    def __init__(self, shares: list[float], places: list[tuple[int, int]]) -> None:
        self.shares = np.array(shares)
        self._places = places
        self.each: Chances = np.zeros((0, 0))
        """[outcome, seat]"""

    def take(self, chances: dict[int, Chances]) -> None:
        self.each = np.array([chances[viewer][place] for viewer, place in self._places])

    @property
    def mean(self) -> np.ndarray[Any, Any]:
        means: np.ndarray[Any, Any] = self.shares @ self.each
        return means


class Judged:
    """Collects positions by who looks at them, and judges them together."""

    def __init__(self, game: Game[Any], estimator: Estimator) -> None:
        self._game = game
        self._estimator = estimator
        self._asked: dict[int, list[Any]] = {}
        self._waiting: list[Waiting] = []

    def ask(self, spread: Spread, viewer: int = ALL) -> Waiting:
        """Chances with the knowledge of a seat, or of all."""
        asked = self._asked.setdefault(viewer, [])
        places = []
        for _, state in spread:
            places.append((viewer, len(asked)))
            asked.append(state)
        self._waiting.append(Waiting([share for share, _ in spread], places))
        return self._waiting[-1]

    def judge(self) -> None:
        """Answer all questions since the last time."""
        chances = {viewer: self._chances(viewer, asked) for viewer, asked in self._asked.items()}
        for waiting in self._waiting:
            waiting.take(chances)
        self._asked, self._waiting = {}, []

    def _chances(self, viewer: int, states: list[Any]) -> Chances:
        chances = np.zeros((len(states), states[0].seats))
        open_ones = []
        for place, state in enumerate(states):
            if (end := self._game.result(state)) is None:
                open_ones.append(place)
            else:
                winners = end.winners()
                chances[place, winners] = 1 / len(winners)
        if open_ones:
            going_on = [states[place] for place in open_ones]
            by = self._estimator
            chances[open_ones] = (
                by.of_all(going_on) if viewer == ALL else by.of_seat(going_on, viewer)
            )
        return chances
