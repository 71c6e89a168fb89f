"""Games that come of a finished one: played on from a moment, or begun again with the same deal.

They are never rated, and say where they come from.
"""

import secrets

import msgspec

from kontor.bots import registry as bots
from kontor.server import elapsed
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.changes import do
from kontor.server.commands import check_level, cleaned
from kontor.server.new_tables import new_id
from kontor.server.pace import Pace
from kontor.server.refusal import Refusal
from kontor.server.tables import Table


def branched(table: Table, wish: msg.PlayOn, key: str) -> Table:
    """A table at the same point of the game, with luck of its own. Raises `Refusal`."""
    session = table.session
    _need_over(table, wish.seat)
    if session is None or wish.moment not in table.moments[:-1]:
        raise Refusal("bad-message", "there is nothing to decide at this moment")
    level = wish.level or bots.usual_level(table.header.game)
    check_level(table.header.game, level)
    new = _like(table, log.Origin(table.header.id, wish.moment), key, stand_in=level)
    entries = _seated(table, wish, key, level)
    entries.append(log.Started(list(session.opening)))
    for decision in session.decisions[: table.moments.index(wish.moment)]:
        action, outcomes = decision.action.to_json(), list(decision.outcomes)
        entries.append(log.Moved(decision.seat, action, outcomes))
    do(new, entries, new.header.created)
    return new


def dealt_again(table: Table, wish: msg.SameDeal, key: str, invite: str) -> Table:
    """A table with the same dice and cards to come. Raises `Refusal`.

    Bots have the other seats, and the game is on; or they are free, and it waits for friends.
    """
    _need_over(table, wish.seat)
    if not table.sealed:
        raise Refusal("not-allowed", "nobody knows the dice that would have come in this game")
    if wish.level:
        check_level(table.header.game, wish.level)
    origin = log.Origin(table.header.id, 0, "same-deal", sealed=True)
    new = _like(
        table, origin, key, invite=invite, secret=table.header.secret,
        entropy=list(table.seal.entropy), stand_in=wish.level or table.header.stand_in,
    )  # fmt: skip
    do(new, _seated(table, wish, key, wish.level), new.header.created)
    if wish.level:
        do(new, [log.Started(list(new.opened().opening))], new.header.created)
    return new


def _need_over(table: Table, seat: int) -> None:
    if table.status != "over" or table.session is None:
        raise Refusal("not-over", "this can be done with a finished game alone")
    if seat >= len(table.seats):
        raise Refusal("no-such-seat", "the table has no such seat")


def _like(table: Table, origin: log.Origin, host: str, **changes: object) -> Table:
    """An empty table for the same game, with a secret of its own unless one is given."""
    own: dict[str, object] = {"invite": "", "secret": secrets.token_hex(32), "entropy": []}
    header = msgspec.structs.replace(
        table.header, id=new_id(), created=elapsed.now(), host=host, public=False, rated=False,
        delay=0.0, pace=Pace(), origin=origin, **own | changes,
    )  # fmt: skip
    return Table(header)


def _seated(
    table: Table, wish: msg.PlayOn | msg.SameDeal, key: str, level: str | None
) -> list[log.AnyEntry]:
    """Who wishes, in the seat that he chose; bots in all others, if they have a level."""
    name = cleaned(wish.name)
    if not name:
        raise Refusal("bad-message", "a name needs a visible letter")
    entries: list[log.AnyEntry] = []
    for number, seat in enumerate(table.seats):
        if number == wish.seat:
            entries.append(log.Sat(number, name, seat.colour, key))
        elif level:
            entries.append(log.BotSat(number, level, seat.colour))
    if level:
        entries.append(log.Readied(wish.seat, ""))
    return entries
