"""A closer look at decisions: games are played on after the answers, with the same luck for each.

It ends for a decision when the interval of its loss no longer leaves the verdict open, or after so
many games, and for a review when it has had its share of games: everybody then had a first look.
"""

from dataclasses import replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np

from kontor.bots.effort import Effort
from kontor.bots.guided import Candidate, Guide, Search, victory
from kontor.bots.hindsight import Hindsight
from kontor.bots.trained import at_home
from kontor.core.game import Game
from kontor.review.answers import Comparison
from kontor.review.calibration import ALL, calibrations
from kontor.review.course import Course, Step
from kontor.review.verdicts import limits, verdict

ROUND = 48
"""Games after each answer before the interval is looked at again."""
MOST = 384
"""Games after each answer at most."""
IN_ALL = 12_000
"""Games of a whole review, about."""
Z = 1.96


def is_doubtful(loss: float, seats: int) -> bool:
    """Whether a decision may have been an inaccuracy or worse."""
    return loss >= limits(seats)["inaccuracy"] / 2


def guide_for(game: Game[Any], about: Hindsight, state: Any) -> Guide | None:
    """Who plays on from a position of a game, if anybody can."""
    network = at_home(game.meta().id, state)
    if about.guide is None or network is None:
        return None
    corrected = calibrations(network.facts, state.seats, ALL)
    return replace(about.guide(network), worth=victory, corrected=corrected)


class CloserLook:
    """What games that are played on say of a decision."""

    def __init__(
        self, whole: Course, about: Hindsight, guide: Guide, step: Step, first: Comparison,
        seed: int,
    ) -> None:  # fmt: skip
        self.step = step
        self._seats = whole.seats
        self._first = first
        self._given, *self._others = [
            Candidate(action, 1.0, 0.0) for action in (step.action, *first.rivals)
        ]
        self._effort = Effort(MOST * (1 + len(first.rivals)), None)
        view = whole.game.view(step.state, step.seat)
        anew = partial(about.dealt_anew, step.state, step.seat) if about.dealt_anew else None
        self._search = Search(guide, view, seed + step.number, self._effort, anew)

    @property
    def is_settled(self) -> bool:
        """Whether the verdict is the same at both ends of the interval, or enough is enough."""
        games = len(self._given.games)
        if not games or games >= MOST:
            return games > 0
        lost, margin = self._lost()
        kinds = [verdict(max(0.0, end), 2, self._seats) for end in (lost - margin, lost + margin)]
        return kinds[0] == kinds[1] or set(kinds) == {"best", "good"}

    def play(self) -> int:
        """One round; how many games it was."""
        before = self._effort.spent
        until = min(1.0, self._effort.used() + ROUND / MOST)
        self._search.play([self._given, *self._others], until)
        return self._effort.spent - before

    def comparison(self) -> Comparison:
        """Games say what was lost. How good the chance was stays the first estimate, which allows
        for players who go on less well; and so do the shares of what others lose and gain."""
        best, (lost, margin) = self._best, self._lost()
        losses = {one.action: best.mean - one.mean for one in (self._given, *self._others)}
        first = replace(self._first, losses={**self._first.losses, **losses}, margin=margin)
        chance = self._first.chance - self._first.losses[self.step.action]
        if lost <= 0:
            return replace(first, effect=np.zeros_like(first.effect), best=None, chance=chance)
        effect = first.effect * (lost / -float(first.effect[self.step.seat]))
        return replace(first, effect=effect, best=best.action, chance=min(1.0, chance + lost))

    @property
    def _best(self) -> Candidate:
        return max(self._others, key=lambda answer: answer.mean)

    def _lost(self) -> tuple[float, float]:
        """How much was lost against the best of the others, and how far that may be off."""
        pairs = zip(self._best.games, self._given.games, strict=True)
        lost = [there - here for there, here in pairs]
        return fmean(lost), Z * stdev(lost) / sqrt(len(lost))
