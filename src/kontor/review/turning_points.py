"""The moments that decided a game."""

from collections.abc import Sequence

from kontor.review.report import ReviewedDecision, TurningPoint

SHOWN = 3


def turning_points(decisions: Sequence[ReviewedDecision]) -> list[TurningPoint]:
    """The largest strokes of luck and the dearest decisions, in the order of the game."""
    found = [point for decision in decisions for point in (_stroke(decision), _lapse(decision))]
    largest = sorted(found, key=lambda point: -abs(point.change))[:SHOWN]
    return sorted(largest, key=lambda point: (point.number, point.kind))


def _stroke(decision: ReviewedDecision) -> TurningPoint:
    whose = max(range(len(decision.luck)), key=lambda seat: abs(decision.luck[seat]))
    change = decision.luck[whose]
    return TurningPoint(decision.number, "luck", decision.seat, whose, change)


def _lapse(decision: ReviewedDecision) -> TurningPoint:
    seat = decision.seat
    return TurningPoint(decision.number, "decision", seat, seat, -decision.loss)
