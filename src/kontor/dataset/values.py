"""What reviews think of the decisions of a game: everybody's chances before and after each."""

from typing import Any

from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.review.batched_estimates import Judged
from kontor.review.course import spread
from kontor.review.estimate import network_estimator


class Values:
    """Collects decisions and judges a whole game at once. Raises `NoJudge`."""

    def __init__(self, game: str, setup: Setup) -> None:
        self._game = registry.game(game)
        estimator = network_estimator(self._game, self._game.start(setup, Seeded(0)))
        self._judged = Judged(self._game, estimator)
        self._noted: list[tuple[Any, Action]] = []

    def note(self, state: Any, action: Action) -> None:
        """An answer that is about to be carried out."""
        self._noted.append((state.copy(), action))

    def judge(self, seed: int) -> list[tuple[Any, Any]]:
        """Chances by seat, before and after each decision since the last time."""
        asked = [
            (
                self._judged.ask([(1.0, state)]),
                self._judged.ask(spread(self._game, state, action, seed)),
            )
            for state, action in self._noted
        ]
        self._judged.judge()
        self._noted = []
        return [(before.mean, decided.mean) for before, decided in asked]
