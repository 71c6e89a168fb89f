"""Takes a finished game apart into luck and skill.

The chance of winning changes at every decision and every outcome of chance. What an outcome
changed, less the mean of all that could have come, is luck. What a decision lost against the best
answer found, as far as its player could know, is his skill. What the decisions of others changed is
theirs. Each sum runs from the first estimate to the result, so the parts add up to it.
"""

from dataclasses import dataclass
from math import erfc, sqrt
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
from kontor.review.report import Review, ReviewedDecision, SeatReview, Verdict
from kontor.review.rolls import rolls
from kontor.review.turning_points import turning_points
from kontor.review.verdicts import limits, verdict

WIDTH = 6
"""Answers that are compared with the one given."""
UNLIKELY = 0.01
"""Answers that a good player would give less often are not."""
WORLDS = 12
"""Deals of the hidden cards and of what comes, for answers after which cards are drawn."""

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Moment:
    """A step with the chances around it."""

    step: Step
    before: Numbers
    decided: Numbers
    after: Numbers
    variance: Numbers
    """Of what chance did after the decision."""
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
    start, moments = _judged(whole, judge, seed)
    about = hindsight(whole.game)
    decisions = [_reviewed(whole, about, moment) for moment in moments]
    return Review(
        game=whole.game.meta().id,
        seats=[_seat(whole, seat, start, moments, decisions) for seat in range(whole.seats)],
        decisions=decisions,
        opening=_rounded(moments[0].before if moments else start.mean),
        turning_points=turning_points(decisions),
        closing=[],
        rolls=rolls(whole, about),
        limits=limits(whole.seats),
        refined=False,
    )


# --- chances


def _judged(whole: Course, estimator: Estimator, seed: int) -> tuple[Waiting, list[Moment]]:
    """The chances of the starts that were possible, and those around every decision."""
    game, judged = whole.game, Judged(whole.game, estimator, whole.seats)
    start = judged.ask(_starts(whole, seed))
    before = [judged.ask([(1.0, step.state)]) for step in whole.steps]
    decided = [
        judged.ask(spread(game, step.state, step.action, seed + step.number))
        for step in whole.steps
    ]
    tried = _tried(whole, estimator, judged, seed)
    judged.judge()
    moments = []
    ends = np.zeros(whole.seats)
    ends[list(whole.winners)] = 1 / len(whole.winners)
    for number, step in enumerate(whole.steps):
        after = before[number + 1].mean if number + 1 < len(whole.steps) else ends
        effect, best, chance = _compared(whole, step, tried[number])
        many = decided[number]
        moments.append(
            Moment(
                step, before[number].mean, many.mean, after, _variance(many), effect, best, chance
            )
        )
    return start, moments


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


def _variance(many: Waiting) -> Numbers:
    """Of the luck: the more so if the mean is that of a few draws only."""
    found: Numbers = many.shares @ (many.each - many.mean) ** 2
    return found if len(many.shares) < DRAWN else found * (DRAWN + 1) / (DRAWN - 1)


def _starts(whole: Course, seed: int) -> Spread:
    """The starts that were possible, or some of them."""
    if not whole.has_random_start:
        return [(1.0, whole.start)]
    starts = [whole.game.start(whole.setup, source(seed, n)) for n in range(DRAWN)]
    return [(1 / DRAWN, start) for start in starts]


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
        turn=whole.game.length(step.state),
        action=step.action.to_json(),
        before=_rounded(moment.before),
        decided=_rounded(moment.decided),
        after=_rounded(moment.after),
        luck=_rounded(moment.luck),
        outcomes=list(step.outcomes),
        options=len(step.legal),
        verdict=verdict(moment.loss, len(step.legal), whole.seats),
        loss=round(moment.loss, DIGITS),
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
    whole: Course, seat: int, start: Waiting, moments: list[Moment],
    decisions: list[ReviewedDecision],
) -> SeatReview:  # fmt: skip
    first = moments[0].before if moments else start.mean
    chance = (first - start.mean)[seat] + sum(moment.luck[seat] for moment in moments)
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
    result = 1 / len(whole.winners) if seat in whole.winners else 0.0
    spread = sqrt(_variance(start)[seat] + sum(moment.variance[seat] for moment in moments))
    luckier = erfc(chance / spread / sqrt(2)) / 2 if spread else 0.5
    return SeatReview(
        start=float(start.mean[seat]), luck=float(chance + hidden), hidden=hidden, skill=skill,
        others=others, result=result, luckier=round(luckier, 3), verdicts=verdicts,
    )  # fmt: skip


DIGITS = 4


def _rounded(chances: Numbers) -> list[float]:
    return [round(float(chance), DIGITS) for chance in chances]
