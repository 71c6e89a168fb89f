"""Takes a finished game apart into luck and skill.

The chance of winning changes at every decision and every outcome of chance. What an outcome
changed, less the mean of all that could have come, is luck. What a decision lost against the best
answer found, as far as its player could know, is his skill. What the decisions of others changed is
theirs. Each sum runs from the first estimate to the result, so the parts add up to it.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from kontor.bots.hindsight import Hindsight
from kontor.core.action import Action
from kontor.core.advice import Advice, Advised, told
from kontor.core.chance import Chance
from kontor.core.game import Game
from kontor.core.record import Record
from kontor.review.course import DRAWN, Course, Spread, Step, course, played, source, spread
from kontor.review.estimate import Estimator, hindsight, network_estimator
from kontor.review.judged import Judged, Waiting
from kontor.review.luck import Fortune, Numbers, fortune
from kontor.review.report import Review, ReviewedDecision, SeatReview, Verdict
from kontor.review.rolls import rolls
from kontor.review.sentences import closing, kindness
from kontor.review.turning_points import turning_points
from kontor.review.verdicts import limits, verdict

WIDTH = 6
"""Answers that are compared with the one given."""
UNLIKELY = 0.01
"""Answers that a good player would give less often are not."""
WORLDS = 12
"""Deals of the hidden cards and of what comes, for answers after which cards are drawn."""


@dataclass(frozen=True)
class Moment:
    """A step with the chances around it."""

    step: Step
    before: Numbers
    decided: Numbers
    after: Numbers
    effect: Numbers
    """What the decision brought each seat against the best answer, as far as its player knew."""
    best: Action | None
    chance: float
    """Of winning after the best answer, as far as the player knew."""

    @property
    def luck(self) -> Numbers:
        return self.after - self.decided

    @property
    def loss(self) -> float:
        return float(-self.effect[self.step.seat])


def review(record: Record, seed: int = 1, estimator: Estimator | None = None) -> Review:
    """Raises `BadRecord`, and `NoJudge` if nobody knows the game's board."""
    whole = course(record)
    judge = estimator or network_estimator(whole.game, whole.start)
    found, moments = _judged(whole, judge, seed)
    about = hindsight(whole.game)
    decisions = [_reviewed(whole, about, moment) for moment in moments]
    meta = whole.game.meta()
    seats = [_seat(whole, seat, found, moments, decisions) for seat in range(whole.seats)]
    return Review(
        game=meta.id,
        seats=seats,
        decisions=decisions,
        opening=_rounded(moments[0].before if moments else found.starts.mean),
        turning_points=turning_points(decisions, meta.length),
        closing=closing(decisions, seats, meta.length),
        rolls=rolls(whole, about),
        limits=limits(whole.seats),
        refined=False,
    )


# --- chances


def _judged(whole: Course, estimator: Estimator, seed: int) -> tuple[Fortune, list[Moment]]:
    """What chance did, and the chances around every decision."""
    judged = Judged(whole.game, estimator)
    found = fortune(whole, judged, seed)
    tried = _tried(whole, estimator, judged, seed)
    judged.judge()
    moments = []
    for step, answers in zip(whole.steps, tried, strict=True):
        n = step.number
        effect, best, chance = _compared(whole, step, answers)
        before, decided = found.before[n].mean, found.decided[n].mean
        moments.append(Moment(step, before, decided, found.after(n), effect, best, chance))
    return found, moments


def _compared(
    whole: Course, step: Step, tried: dict[Action, Waiting]
) -> tuple[Numbers, Action | None, float]:
    """What an answer brought each seat against the best one, which is it, and its chance."""
    if not tried:
        return np.zeros(whole.seats), None, 0.0
    means = {action: waiting.mean for action, waiting in tried.items()}
    best = max(means, key=lambda action: float(means[action][step.seat]))
    chance = float(means[best][step.seat])
    if means[step.action][step.seat] >= chance:
        return np.zeros(whole.seats), None, chance
    return means[step.action] - means[best], best, chance


def _tried(
    whole: Course, estimator: Estimator, judged: Judged, seed: int
) -> list[dict[Action, Waiting]]:
    """For each decision that was one, what the answers that come into question lead to."""
    chosen = [step for step in whole.steps if len(step.legal) > 1]
    liked = dict(
        zip(
            (step.number for step in chosen),
            estimator.liked([step.state for step in chosen]),
            strict=True,
        )
    )
    about = hindsight(whole.game)
    found: list[dict[Action, Waiting]] = []
    for step in whole.steps:
        answers = _answers(step, liked[step.number]) if step.number in liked else []
        worlds = _Worlds(whole.game, about, step, seed + step.number)
        found.append({act: judged.ask(worlds.spread(act), step.seat) for act in answers})
    return found


def _answers(step: Step, liked: Any) -> list[Action]:
    """The answer that was given, and those that a good player might give."""
    order = sorted(range(len(step.legal)), key=lambda place: -liked[place])[:WIDTH]
    likely = [step.legal[n] for n in order if n == order[0] or liked[n] >= UNLIKELY]
    return likely if step.action in likely else [*likely, step.action]


class _Worlds:
    """Positions that fit what the player of a step knew; all answers meet the same luck."""

    def __init__(self, game: Game[Any], about: Hindsight, step: Step, seed: int) -> None:
        self._game = game
        self._about = about
        self._step = step
        self._seed = seed
        self._dealt: list[Any] = []

    def spread(self, action: Action) -> Spread:
        found = spread(self._game, self._dealt_anew(0), action, self._seed)
        if len(found) < DRAWN:
            return found
        return [
            (1 / WORLDS, played(self._game, self._dealt_anew(n), action, self._chance(n)))
            for n in range(WORLDS)
        ]

    def _dealt_anew(self, number: int) -> Any:
        while len(self._dealt) <= number:
            chance = self._chance(-1 - len(self._dealt))
            self._dealt.append(self._deal(chance))
        return self._dealt[number]

    def _deal(self, chance: Chance) -> Any:
        state, seat = self._step.state, self._step.seat
        if self._about.dealt_anew:
            return self._about.dealt_anew(state, seat, chance)
        return self._game.determinise(self._game.view(state, seat), chance)

    def _chance(self, number: int) -> Chance:
        return source(self._seed, number)


# --- what is told


def _reviewed(whole: Course, about: Hindsight, moment: Moment) -> ReviewedDecision:
    step = moment.step
    return ReviewedDecision(
        number=step.number,
        seat=step.seat,
        turn=whole.turn(step),
        action=step.action.to_json(),
        before=_rounded(moment.before),
        decided=_rounded(moment.decided),
        after=_rounded(moment.after),
        luck=_rounded(moment.luck),
        outcomes=list(step.outcomes),
        options=len(step.legal),
        verdict=verdict(moment.loss, len(step.legal), whole.seats),
        loss=abs(round(moment.loss, DIGITS)),
        margin=0.0,
        best=_best(whole, about, moment),
    )


def _best(whole: Course, about: Hindsight, moment: Moment) -> Advised | None:
    if moment.best is None:
        return None
    view = whole.game.view(moment.step.state, moment.step.seat)
    reasons = tuple(about.reasons(view, moment.best))
    return told(Advice(moment.best, moment.chance, reasons))


def _seat(
    whole: Course, seat: int, found: Fortune, moments: list[Moment],
    decisions: list[ReviewedDecision],
) -> SeatReview:  # fmt: skip
    skill = hidden = others = 0.0
    verdicts: dict[Verdict, int] = {}
    for moment, decision in zip(moments, decisions, strict=True):
        effect = float(moment.effect[seat])
        hidden += float(moment.decided[seat] - moment.before[seat]) - effect
        if moment.step.seat == seat:
            skill += effect
            verdicts[decision.verdict] = verdicts.get(decision.verdict, 0) + 1
        else:
            others += effect
    luckier = float(found.luckier()[seat])
    return SeatReview(
        start=float(found.starts.mean[seat]),
        luck=float(found.total()[seat] + hidden),
        hidden=hidden,
        skill=skill,
        others=others,
        result=1 / len(whole.winners) if seat in whole.winners else 0.0,
        luckier=round(luckier, 3),
        said=kindness(seat, luckier),
        verdicts=verdicts,
    )


DIGITS = 4


def _rounded(chances: Numbers) -> list[float]:
    return [round(float(chance), DIGITS) for chance in chances]
