"""The undo horizon: how far a player may take back without asking anybody.

His own decisions, up to the last random outcome, the last thing that came to light, or the end of
his turn, whichever is nearest.
"""

from collections.abc import Sequence

from kontor.core.session import Decision


def free_take_backs(decisions: Sequence[Decision], seat: int) -> int:
    """How many of the last decisions this seat may take back."""
    count = 0
    for decision in reversed(decisions):
        if decision.seat != seat or not _can_be_undone(decision):
            break
        count += 1
    return count


def _can_be_undone(decision: Decision) -> bool:
    if decision.outcomes or decision.ends_turn:
        return False
    return not any(event.reveals for event in decision.events)
