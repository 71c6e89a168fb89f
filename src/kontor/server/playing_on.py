"""Playing on from a moment of a finished game: a new table with bots in the other seats.

It has luck of its own, is never rated, and says where it comes from.
"""

import secrets

import msgspec

from kontor.bots import registry as bots
from kontor.server import elapsed
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.changes import do
from kontor.server.commands import check_level
from kontor.server.new_tables import new_id
from kontor.server.pace import Pace
from kontor.server.refusal import Refusal
from kontor.server.tables import Table


def branched(table: Table, wish: msg.PlayOn, key: str) -> Table:
    """The new table, at the same point of the game. Raises `Refusal`."""
    session = table.session
    if table.status != "over" or session is None:
        raise Refusal("not-over", "one can play on from a finished game alone")
    if wish.moment not in table.moments[:-1]:
        raise Refusal("bad-message", "there is nothing to decide at this moment")
    if wish.seat >= len(table.seats):
        raise Refusal("no-such-seat", "the table has no such seat")
    level = wish.level or bots.usual_level(table.header.game)
    check_level(table.header.game, level)
    header = msgspec.structs.replace(
        table.header, id=new_id(), created=elapsed.now(), secret=secrets.token_hex(32), host=key,
        invite="", public=False, rated=False, delay=0.0, pace=Pace(), stand_in=level,
        origin=log.Origin(table.header.id, wish.moment),
    )  # fmt: skip
    new = Table(header)
    entries: list[log.AnyEntry] = []
    for number, seat in enumerate(table.seats):
        if number == wish.seat:
            entries.append(log.Sat(number, wish.name, seat.colour, key))
        else:
            entries.append(log.BotSat(number, level, seat.colour))
    entries.append(log.Readied(wish.seat, ""))
    entries.append(log.Started(list(session.opening)))
    for decision in session.decisions[: table.moments.index(wish.moment)]:
        action, outcomes = decision.action.to_json(), list(decision.outcomes)
        entries.append(log.Moved(decision.seat, action, outcomes))
    do(new, entries, header.created)
    return new
