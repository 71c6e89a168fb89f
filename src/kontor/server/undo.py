"""Taking back: free up to the horizon of `kontor.core.horizon`, beyond it with everybody's
consent, never at a rated table."""

import msgspec

from kontor.core.horizon import free_take_backs
from kontor.server.tables import Table


class Offer(msgspec.Struct, frozen=True):
    """What the button would take back."""

    count: int
    """How many decisions, counted from the last."""
    free: bool
    """Whether nobody need be asked."""


def offer(table: Table, seat: int) -> Offer | None:
    """What this seat can take back now: its last decision, and all that came after it."""
    if table.header.rated or table.session is None or table.status != "playing":
        return None
    decisions = table.session.decisions
    if free_take_backs(decisions[-1:], seat):
        return Offer(1, free=True)
    for count, decision in enumerate(reversed(decisions), 1):
        if decision.seat == seat:
            return Offer(count, free=not _others(table, seat))
    return None


def _others(table: Table, seat: int) -> set[int]:
    """The seats of other people, also of those for whom a bot stands in: they may come back, and
    must not find dice that somebody has foreseen. Bots and those who resigned are asked nothing,
    nor is a second seat of one's own."""
    own = ("", table.seats[seat].key)
    held = {n for n, other in enumerate(table.seats) if other.key not in own}
    return held - set(table.resigned)


def still_to_consent(table: Table) -> set[int]:
    """Whose word is missing for the request that is open."""
    if table.asked is None:
        return set()
    return _others(table, table.asked.seat) - table.asked.consent
