"""A closer look at a decision: games are played on after its answers, with the same luck for each.

It ends when the interval of the loss no longer leaves the verdict open, or after so many games.
"""

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

import numpy as np

from kontor.bots.effort import Effort
from kontor.bots.guided import Candidate, Search, victory
from kontor.bots.hindsight import Hindsight
from kontor.bots.trained import who_learnt_on
from kontor.review.answers import Comparison
from kontor.review.course import Course, Step
from kontor.review.verdicts import limits, verdict

ROUND = 48
"""Games after each answer before the interval is looked at again."""
MOST = 384
"""Games after each answer at most."""
Z = 1.96


def is_doubtful(loss: float, seats: int) -> bool:
    """Whether a decision may have been an inaccuracy or worse."""
    return loss >= limits(seats)["inaccuracy"] / 2


def refined(
    whole: Course, about: Hindsight, step: Step, first: Comparison, seed: int
) -> Comparison:
    """The comparison as games that were played on have it."""
    network = who_learnt_on(whole.game.meta().id, whole.start)
    if about.guide is None or network is None:
        return first
    guide = replace(about.guide(network), worth=victory)
    view = whole.game.view(step.state, step.seat)
    effort = Effort(MOST * (1 + len(first.rivals)), None)
    search = Search(guide, view, seed + step.number, effort)
    given, *others = [Candidate(action, 1.0, 0.0) for action in (step.action, *first.rivals)]
    lost, margin = 0.0, 1.0
    while len(given.games) < MOST and not _is_settled(lost, margin, whole.seats):
        search.play([given, *others], min(1.0, effort.used() + ROUND / MOST))
        best = max(others, key=lambda answer: answer.mean)
        lost, margin = _lost(given, best)
    losses = {answer.action: best.mean - answer.mean for answer in [given, *others]}
    first = replace(first, losses={**first.losses, **losses})
    return _changed(step, first, best, lost, margin)


def _lost(given: Candidate, best: Candidate) -> tuple[float, float]:
    """How much was lost against the best of the others, and how far that may be off."""
    lost = [there - here for there, here in zip(best.games, given.games, strict=True)]
    return fmean(lost), Z * stdev(lost) / sqrt(len(lost))


def _is_settled(lost: float, margin: float, seats: int) -> bool:
    """Whether the verdict is the same at both ends of the interval."""
    kinds = [verdict(max(0.0, end), 2, seats) for end in (lost - margin, lost + margin)]
    return kinds[0] == kinds[1] or set(kinds) == {"best", "good"}


def _changed(
    step: Step, first: Comparison, best: Candidate, lost: float, margin: float
) -> Comparison:
    """What others lose and gain keeps the shares of the first estimate."""
    if lost <= 0:
        nothing = np.zeros_like(first.effect)
        chance = best.mean - lost
        return replace(first, effect=nothing, best=None, chance=chance, margin=margin)
    effect = first.effect * (lost / -float(first.effect[step.seat]))
    return replace(first, effect=effect, best=best.action, chance=best.mean, margin=margin)
