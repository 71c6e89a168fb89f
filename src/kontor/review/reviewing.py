"""Takes a finished game apart into luck and skill.

The chance of winning changes at every decision and every outcome of chance. What an outcome
changed, less the mean of all that could have come, is luck. What a decision lost against the best
answer found, as far as its player could know, is his skill. What the decisions of others changed is
theirs. Each sum runs from the first estimate to the result, so the parts add up to it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from kontor.bots.guided import Guide
from kontor.bots.hindsight import Hindsight
from kontor.core.advice import Advice, Advised, told
from kontor.core.record import Record
from kontor.review.answers import Comparison, compared, tried
from kontor.review.batched_estimates import Judged
from kontor.review.course import Course, Step, course
from kontor.review.estimate import Estimator, hindsight, network_estimator
from kontor.review.luck import Fortune, Numbers, fortune
from kontor.review.refining import IN_ALL, CloserLook, guide_for, is_doubtful
from kontor.review.report import Review, ReviewedDecision, SeatReview, Verdict, Weighed
from kontor.review.rolls import rolls
from kontor.review.sentences import closing, kindness
from kontor.review.turning_points import turning_points
from kontor.review.verdicts import limits, verdict


@dataclass(frozen=True)
class Moment:
    """A step with the chances around it."""

    step: Step
    before: Numbers
    decided: Numbers
    after: Numbers
    compared: Comparison

    @property
    def loss(self) -> float:
        return float(-self.compared.effect[self.step.seat])


class Reviewing:
    """A review under way: judged at once, then looked at more closely for as long as one likes."""

    def __init__(self, record: Record, seed: int = 1, estimator: Estimator | None = None) -> None:
        """Raises `BadRecord`, and `NoJudge` if nobody knows the game's board."""
        self._whole = course(record)
        self._seed = seed
        self._about = hindsight(self._whole.game)
        self._is_refined = False
        judge = estimator or network_estimator(self._whole.game, self._whole.start)
        judged = Judged(self._whole.game, judge)
        self._fortune = fortune(self._whole, judged, seed)
        answers = tried(self._whole, judge, judged, seed)
        judged.judge()
        self._moments = [
            Moment(
                step,
                self._fortune.before[step.number].mean,
                self._fortune.decided[step.number].mean,
                self._fortune.after(step.number),
                compared(self._whole, step, of_step),
            )
            for step, of_step in zip(self._whole.steps, answers, strict=True)
        ]

    def refine(self) -> Iterator[float]:
        """Play on from doubtful decisions, the worst first; again and again, which part is done."""
        guide = guide_for(self._whole.game, self._about, self._whole.start)
        looks = self._closer_looks(guide) if guide else []
        left, spent = looks, 0
        while left and spent < IN_ALL:
            for look in left:
                yield max(spent / IN_ALL, 1 - len(left) / len(looks))
                spent += look.play()
                self._moments[look.step.number] = replace(
                    self._moments[look.step.number], compared=look.comparison()
                )
                if spent >= IN_ALL:
                    break
            left = [look for look in left if not look.is_settled]
        self._is_refined = guide is not None
        yield 1.0

    def _closer_looks(self, guide: Guide) -> list[CloserLook]:
        whole, about = self._whole, self._about
        doubtful = [moment for moment in self._moments if is_doubtful(moment.loss, whole.seats)]
        return [
            CloserLook(whole, about, guide, moment.step, moment.compared, self._seed)
            for moment in sorted(doubtful, key=lambda moment: -moment.loss)
        ]

    def review(self) -> Review:
        """What is known by now."""
        whole, moments = self._whole, self._moments
        meta = whole.game.meta()
        decisions = [_reviewed(whole, self._about, moment) for moment in moments]
        seats = [
            _seat(whole, seat, self._fortune, moments, decisions) for seat in range(whole.seats)
        ]
        return Review(
            game=meta.id,
            seats=seats,
            decisions=decisions,
            opening=_rounded(moments[0].before if moments else self._fortune.starts.mean),
            turning_points=turning_points(decisions, meta.length),
            closing=closing(decisions, seats, meta.length),
            rolls=rolls(whole, self._about),
            limits=limits(whole.seats),
            refined=self._is_refined,
        )


def review(
    record: Record,
    quick: bool = True,
    seed: int = 1,
    estimator: Estimator | None = None,
    progress: Callable[[float], None] | None = None,
) -> Review:
    """The review of a finished game: an estimate at once, or with a closer look at mistakes.

    Raises `BadRecord`, and `NoJudge` if nobody knows the game's board.
    """
    reviewing = Reviewing(record, seed, estimator)
    for done in () if quick else reviewing.refine():
        if progress:
            progress(done)
    return reviewing.review()


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
        luck=_rounded(moment.after - moment.decided),
        outcomes=list(step.outcomes),
        options=len(step.legal),
        verdict=verdict(moment.loss, len(step.legal), whole.seats),
        loss=abs(round(moment.loss, DIGITS)),
        margin=round(moment.compared.margin, DIGITS),
        best=_best(whole, about, moment),
        compared=_weighed(moment),
    )


def _best(whole: Course, about: Hindsight, moment: Moment) -> Advised | None:
    best = moment.compared.best
    if best is None:
        return None
    view = whole.game.view(moment.step.state, moment.step.seat)
    return told(Advice(best, moment.compared.chance, tuple(about.reasons(view, best))))


def _weighed(moment: Moment) -> list[Weighed]:
    if moment.compared.best is None:
        return []
    losses = moment.compared.losses.items()
    return [Weighed(action.to_json(), round(loss, DIGITS)) for action, loss in losses]


def _seat(
    whole: Course, seat: int, found: Fortune, moments: list[Moment],
    decisions: list[ReviewedDecision],
) -> SeatReview:  # fmt: skip
    skill = hidden = others = 0.0
    verdicts: dict[Verdict, int] = {}
    for moment, decision in zip(moments, decisions, strict=True):
        effect = float(moment.compared.effect[seat])
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
