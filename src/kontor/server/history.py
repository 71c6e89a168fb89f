"""The moments of a game that were: what a seat saw after each entry that changed the position."""

from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server import visibility
from kontor.server.tables import Table

MOST = 60
"""How many moments one answer holds."""

CHANGES = (log.Started, log.Moved, log.TookBack)


def moments(table: Table, seat: int | None, first: int) -> list[msg.Moment]:
    """The moments from entry ``first`` on, played through anew; after the end with all steps."""
    over = table.status == "over"
    found: list[msg.Moment] = []
    again = Table(table.header)
    for happening in table.history:
        again.fold(happening.row)
        told = isinstance(happening.row.entry, CHANGES) and (over or happening.shown_to(seat))
        if told and happening.row.n >= first:
            view = visibility.view_of(again, visibility.Viewer(seat))
            assert view is not None, "only a game that has begun changes"
            found.append(msg.Moment(happening.row.n, view))
            if len(found) == MOST:
                break
    return found
