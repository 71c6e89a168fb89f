"""The moments that decided a game."""

from collections.abc import Sequence

from kontor.review.report import ReviewedDecision, TurningPoint
from kontor.review.sentences import lapse, stroke

SHOWN = 3


def turning_points(decisions: Sequence[ReviewedDecision], unit: str) -> list[TurningPoint]:
    """The largest strokes of luck and the dearest decisions, in the order of the game."""
    found = [point for one in decisions for point in (_stroke(one, unit), _lapse(one, unit))]
    largest = sorted(found, key=lambda point: -abs(point.change))[:SHOWN]
    moved = [point for point in largest if point.change]
    return sorted(moved, key=lambda point: (point.number, point.kind))


def _stroke(decision: ReviewedDecision, unit: str) -> TurningPoint:
    whose = max(range(len(decision.luck)), key=lambda seat: abs(decision.luck[seat]))
    change = decision.luck[whose]
    said = stroke(decision, whose, change, unit)
    return TurningPoint(decision.number, "luck", decision.seat, whose, change, said)


def _lapse(decision: ReviewedDecision, unit: str) -> TurningPoint:
    seat, loss = decision.seat, decision.loss
    return TurningPoint(decision.number, "decision", seat, seat, -loss, lapse(decision, unit))
