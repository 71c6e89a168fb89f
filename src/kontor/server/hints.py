"""Hints: who may ask for one, that others at the table learn of it, and that it stays the same."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256

from kontor.core.view import View
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.tables import Table

KEPT = 2000


def people(table: Table) -> set[str]:
    """Who plays here, by device; also those for whom a bot stands in."""
    return {seat.key for seat in table.seats if seat.key}


def are_allowed(table: Table) -> bool:
    """Against bots always; among people if the host has chosen it; never at a rated table."""
    return not table.header.rated and (table.header.hints or len(people(table)) < 2)


def told(table: Table, seat: int) -> list[log.Hinted]:
    """What the others are told of a hint: once for each position."""
    if len(people(table)) < 2:
        return []
    since = table.history[table.changed_for(seat) :]
    known = any(isinstance(one.row.entry, log.Hinted) for one in since)
    return [] if known else [log.Hinted(seat)]


class Hints:
    """The hints that were given, by what the player saw."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, list[msg.Advised]] = OrderedDict()

    async def of(
        self, view: View, written: bytes, ask: Callable[[], Awaitable[list[msg.Advised]]]
    ) -> list[msg.Advised]:
        """What is advised on this view. A failure to advise is not kept."""
        if len(view.legal) < 2:
            return []
        position = sha256(written).digest()
        if position not in self._kept:
            if not (advice := await ask()):
                return []
            self._kept[position] = advice
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[position]
