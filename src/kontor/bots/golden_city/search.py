"""Searches The Golden City by playing on from positions that fit what is known.

For each trial the hidden cards are dealt anew as the view allows; then every promising answer is
played out to the end on the same deal and the same luck, everybody by the rule of thumb. Answers
that fall behind are dropped until one is left or the effort is spent. Another answer than the rule
of thumb's is taken only if it did clearly better.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import tanh
from statistics import fmean

from kontor.bots.effort import Effort
from kontor.bots.evidence import ahead, hopeless
from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.rollout import play_out, value_of
from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.view import Result, View
from kontor.games.golden_city.ending import result
from kontor.games.golden_city.restore import restore
from kontor.games.golden_city.rules import advance

WIDTH = 6
"""Answers that are tried at all, the best by the rule of thumb."""
ROUND = 12
"""Trials after which the worst answer is dropped."""
CLEARLY = 0.7
"""Standard errors by which another answer than the rule of thumb's has to be better."""
LEAD = 12.0
"""Letters by which a game is about decided."""
QUICK = Preferences(foresight=0.0)
"""Twice as many games in the same time."""


@dataclass
class Candidate:
    """A possible answer and how the games after it went, from 0 (lost) to 1 (won)."""

    action: Action
    games: list[float] = field(default_factory=list)
    won: int = 0

    @property
    def mean(self) -> float:
        return fmean(self.games) if self.games else 0.0


class SearchBot:
    """Plays out so many games for each decision, or as many as time allows."""

    def __init__(
        self, seed: int, trials: int = 120, preferences: Preferences | None = None
    ) -> None:
        self._source = random.Random(seed)
        self._trials = trials
        self._preferences = preferences or Preferences()
        self._playouts = preferences or QUICK

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return self.ranked(view, deadline)[0].action

    def ranked(
        self, view: View, deadline: float | None = None, enough: bool = False
    ) -> list[Candidate]:
        """Every answer that was tried, the best first. See `Effort` for ``enough``."""
        effort = Effort(self._trials, deadline, enough)
        answers = [Candidate(action) for action in promising(view, self._preferences)]
        left = answers[:]
        while len(left) > 1 and not effort.over():
            seed = self._source.getrandbits(40)
            for answer in left:
                if not effort.over():
                    self._try(answer, view, seed)
                    effort.spent += 1
            if len(left[0].games) % ROUND == 0:
                left = kept(left, answers[0])
        return settled(answers, left)

    def _try(self, answer: Candidate, view: View, seed: int) -> None:
        state = restore(view, Seeded(seed))
        seat = int(state.turn)
        chance = Seeded(seed + 1)
        advance(state, answer.action, chance, None)
        play_out(state, [self._playouts] * int(state.seats), chance)
        end = result(state)
        assert end is not None
        answer.won += end.places[seat] == 1
        answer.games.append(worth(end, seat))


def promising(view: View, preferences: Preferences) -> list[Action]:
    """The answers that the rule of thumb likes best, its own first."""
    # What the view hides is filled in at random here; the rule of thumb does not look at it.
    state = restore(view, Seeded(0))
    judge = Judge(state, int(state.turn), preferences)
    order = sorted(view.legal, key=lambda action: -value_of(judge, action.index))
    return order[:WIDTH]


def kept(left: Sequence[Candidate], first: Candidate) -> list[Candidate]:
    """The answers without the worst, as long as there are three, and without the hopeless."""
    best = max(left, key=lambda answer: answer.mean)
    others = sorted((a for a in left if a is not first), key=lambda answer: answer.mean)
    stay = [answer for answer in left if len(left) < 3 or answer is not others[0]]
    return [answer for answer in stay if not hopeless(answer.games, best.games)]


def settled(answers: Sequence[Candidate], left: Sequence[Candidate]) -> list[Candidate]:
    """The answers in order; the rule of thumb's stays ahead of what is not clearly better."""
    first = answers[0]
    best = max(left, key=lambda answer: answer.mean)
    if not ahead(best.games, first.games, CLEARLY):
        best = first
    rest = sorted((a for a in answers if a is not best), key=lambda answer: -answer.mean)
    return [best, *rest]


def worth(end: Result, seat: int) -> float:
    """How a game went for a player: half by the victory, half by the lead in letters."""
    assert end.points is not None
    others = max(points for other, points in enumerate(end.points) if other != seat)
    ahead = tanh((end.points[seat] - others) / LEAD)
    return 0.5 * (end.places[seat] == 1) + 0.25 * (1 + ahead)
