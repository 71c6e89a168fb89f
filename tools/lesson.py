"""A first game that teaches, written down as the page plays it.

A lesson is a game between the learner (seat 0) and scripted opponents, played by the real rules
with dice and cards that the script names. Each step has one idea and what the learner does for
it; the page shows the step's views, lets only this be done, and plays what happens then. A step
may also only show something. Where nothing is to be learnt, a lesson leaps ahead to a later moment
of the same game.
"""

from collections.abc import Callable
from typing import Any

from kontor.core.chance import Outcome, Scripted, Seeded
from kontor.core.game import Game
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.core.view import View, to_json

LEARNER = 0
Json = dict[str, Any]
Move = tuple[Json, list[Outcome]]
"""An action as JSON, and what chance brings of it."""
Choose = Callable[[Any], Json]
"""How somebody decides who is not taught anything."""


class Lesson:
    """A game that is played and written down at once."""

    def __init__(self, game: Game[Any], setup: Setup, opening: list[Outcome]) -> None:
        self._session: AnySession = Session(game, setup, Scripted(opening))
        self._steps: list[Json] = []

    def step(self, idea: str, *moves: Move) -> None:
        """What the learner does for an idea."""
        assert moves, f"{idea}: the learner does nothing"
        self._begin(idea)
        self.then(*moves)

    def show(self, idea: str, *places: str) -> None:
        """Something to look at, by the names that the page gives to its places (``data-at``)."""
        self._begin(idea)
        self._steps[-1]["look"] = places

    def _begin(self, idea: str) -> None:
        assert self._session.to_move() == LEARNER, f"{idea}: it is not the learner's turn"
        self._steps.append({"idea": idea, "view": self._seen(), "moves": []})

    def then(self, *moves: Move) -> None:
        """What happens next in the same step: others decide, or the learner goes on."""
        for action, outcomes in moves:
            self._session.chance = chance = Scripted(outcomes)
            self._play(action)
            chance.finish()

    def others(self, choose: Choose, seed: int) -> None:
        """Others decide, as the learner sees it, until it is the learner's turn or all is over."""
        self._session.chance = Seeded(seed)
        while (seat := self._session.to_move()) not in (None, LEARNER):
            self._play(choose(self._session.view(seat)))

    def _play(self, action: Json) -> None:
        seat = self._session.to_move()
        decision = self._session.play(self._session.game.actions().from_json(action))
        self._steps[-1]["moves"].append(
            {
                "wanted": action if seat == LEARNER else None,
                "events": [event.to_json() for event in decision.seen_by(LEARNER).events],
                "view": self._seen(),
            }
        )

    def leap(self, choose: Choose, until: Callable[[View], bool], seed: int) -> None:
        """Plays on unseen until the learner's view is such."""
        self._session.chance = Seeded(seed)
        for _ in range(500):
            if self._session.to_move() == LEARNER and until(self._session.view(LEARNER)):
                return
            seat = self._session.to_move()
            action = choose(self._session.view(seat))
            self._session.play(self._session.game.actions().from_json(action))
        raise AssertionError("this moment never comes")

    def to_json(self) -> Json:
        return {"seats": self._session.setup.seats, "steps": self._steps}

    def _seen(self) -> Json:
        """The learner's view as the server sends it."""
        view = self._session.view(LEARNER)
        plain = to_json(view)
        assert isinstance(plain, dict)
        return {**plain, "aid": to_json(self._session.game.aid(view))}
