"""What a review says in words: messages of the catalogue ``review``, a closed set of them."""

from collections.abc import Sequence

from kontor.core.advice import Because
from kontor.review.report import ReviewedDecision, SeatReview

USUAL = 0.4, 0.6
"""Between these shares of kinder games, luck was as usual."""
WORTH_TELLING = 0.02
"""A part of the result that is told of."""
LOW = 0.5
"""Whoever fell below this part of an even share, and won, turned the game."""


def kindness(seat: int, luckier: float) -> Because:
    """How kind chance was to a seat, if it is kinder in such a share of games."""
    if USUAL[0] <= luckier <= USUAL[1]:
        return Because("review-usual-games", {"seat": seat})
    if luckier < USUAL[0]:
        return Because("review-lucky-games", {"seat": seat, "percent": _percent(1 - luckier)})
    return Because("review-unlucky-games", {"seat": seat, "percent": _percent(luckier)})


def _percent(share: float) -> int:
    return min(99, round(100 * share))


def stroke(decision: ReviewedDecision, whose: int, change: float, unit: str) -> Because:
    """What dice or cards did to a seat."""
    facts = {"seat": whose, **_when(decision, unit), "points": round(100 * abs(change))}
    dice = [outcome for outcome in decision.outcomes if isinstance(outcome, int)]
    if dice:
        message = "review-roll-won" if change > 0 else "review-roll-lost"
        return Because(message, {**facts, "dice": dice})
    return Because("review-cards-won" if change > 0 else "review-cards-lost", facts)


def lapse(decision: ReviewedDecision, unit: str) -> Because:
    """What a decision cost."""
    facts = {"seat": decision.seat, **_when(decision, unit)}
    return Because("review-lapse", {**facts, "points": round(100 * decision.loss)})


def closing(
    decisions: Sequence[ReviewedDecision], seats: Sequence[SeatReview], unit: str
) -> list[Because]:
    """How the winner came to win, and whether it was luck."""
    winners = [seat for seat, told in enumerate(seats) if told.result]
    if len(winners) > 1:
        return [Because("review-shared", {})]
    return [*_lead(decisions, winners[0], unit), *_cause(winners[0], seats[winners[0]])]


def _lead(decisions: Sequence[ReviewedDecision], winner: int, unit: str) -> list[Because]:
    """From when on the winner was ahead, or how low he had fallen."""
    if not decisions:
        return []
    lowest = min(decisions, key=lambda decision: decision.before[winner])
    chance = lowest.before[winner]
    if chance < LOW / len(lowest.before):
        facts = {"seat": winner, **_when(lowest, unit), "percent": round(100 * chance)}
        return [Because("review-turned", facts)]
    behind = [d.number for d in decisions if d.before[winner] < max(d.before)]
    if not behind:
        return [Because("review-ahead", {"seat": winner})]
    if behind[-1] + 1 == len(decisions):
        return []
    ahead = decisions[behind[-1] + 1]
    return [Because("review-led", {"seat": winner, **_when(ahead, unit)})]


def _cause(winner: int, told: SeatReview) -> list[Because]:
    """What won the game: luck, better decisions, or both."""
    luck, play = told.luck, told.skill + told.others
    facts = {"seat": winner}
    if min(luck, play) >= WORTH_TELLING:
        points = {"luck": round(100 * luck), "play": round(100 * play)}
        return [Because("review-both", {**facts, **points})]
    if luck >= WORTH_TELLING:
        return [Because("review-lucky", {**facts, "luck": round(100 * luck)})]
    if luck <= -WORTH_TELLING <= WORTH_TELLING <= play:
        return [Because("review-played", {**facts, "play": round(100 * play)})]
    return []


def _when(decision: ReviewedDecision, unit: str) -> dict[str, object]:
    return {"turn": decision.turn, "unit": unit}
