"""What one viewer may know of a table: the only way from a log to a client."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from kontor.core.action import Action
from kontor.core.game import Game
from kontor.core.session import Decision
from kontor.core.view import View, same_table
from kontor.server import entries as log
from kontor.server import hints, undo
from kontor.server import messages as msg
from kontor.server.seats import Seat, held_by, same
from kontor.server.tables import Happening, Table, is_quiet


class Viewer(NamedTuple):
    """Who looks: a seat or a spectator, who wants the game's aid or not."""

    seat: int | None
    aid: bool = True


@lru_cache(maxsize=4096)
def _written(action: Action) -> msgspec.Raw:
    """There is one of each action, and views are full of them."""
    return msgspec.Raw(msgspec.json.encode(action.to_json()))


def _plain(value: object) -> object:
    if isinstance(value, Action):
        return _written(value)
    raise TypeError(f"{type(value).__name__} cannot be sent")


encode = msgspec.json.Encoder(enc_hook=_plain).encode
"""Any message as JSON, with the views and actions in it."""


@lru_cache(maxsize=4096)
def _decided(seat: int, action: Action) -> msg.Decided:
    return msg.Decided(seat, cast(Any, _written(action)))


# --- the table


def seat_info(seat: Seat) -> msg.SeatInfo:
    who: Any = "nobody"
    if seat.taken:
        who = "person" if seat.played_by_person else "stand-in" if seat.key else "bot"
    return msg.SeatInfo(
        seat.name, seat.colour, who, seat.level or None, seat.ready, seat.away or None
    )


def table_info(table: Table) -> msg.TableInfo:
    header = table.header
    over = table.status == "over"
    return msg.TableInfo(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=header.options,
        first=header.first,
        status=table.status,
        public=header.public,
        pace=header.pace,
        rated=header.rated,
        hints=hints.are_allowed(table),
        watchable=header.watchable,
        delay=header.delay,
        stand_in=header.stand_in,
        created=header.created,
        seats=[seat_info(seat) for seat in table.seats],
        knocks=[msg.KnockInfo(knock.n, knock.name) for knock in table.knocks],
        commitment=table.commitment,
        entropy=[] if table.session is None else list(table.seal.entropy),
        secret=header.secret if over else None,
        decks=table.game.decks(table.session.setup) if over and table.session else None,
        result=table.result if over else None,
        origin=header.origin,
        rematch=table.rematch,
    )


def table_line(table: Table) -> msg.TableLine:
    header = table.header
    brief = {k: v if isinstance(v, bool | int | str) else "own" for k, v in header.options.items()}
    return msg.TableLine(
        header.id, header.game, brief, table.status, header.pace, header.rated,
        [seat_info(seat) for seat in table.seats], header.created,
    )  # fmt: skip


def clock_info(table: Table, now: float) -> msg.ClockInfo | None:
    left = table.clock.left_at(now)
    if left is None or table.session is None:
        return None
    return msg.ClockInfo([round(seconds, 3) for seconds in left], table.clock.running, now)


# --- the log


def told(table: Table, happening: Happening, seat: int | None) -> msg.AnyHappened | None:
    """An entry as this seat, or a spectator, may know it; ``None`` if it is not for him."""
    row, entry = happening.row, happening.row.entry
    if not happening.shown_to(seat):
        return None
    if type(entry) is log.Moved:
        assert happening.decision is not None, "every move has its decision"
        return _moved(row, entry, happening.decision, seat)
    if type(entry) is log.TookBack:
        undone = [n for n in happening.undone if table.history[n - 1].shown_to(seat)]
        return msg.TookBack(row.n, row.at, entry.seat, undone)
    return _told(row.n, row.at, entry)


def _moved(row: log.Row, entry: log.Moved, decision: Decision, seat: int | None) -> msg.Moved:
    events = [event.seen_by(seat) for event in decision.events]
    action = _action(decision, seat)
    return msg.Moved(row.n, row.at, decision.seat, action, events, entry.stumble or None)


def _action(decision: Decision, seat: int | None) -> Any:
    """What was chosen, as far as this seat may know it."""
    if decision.action.secret:
        return decision.action_seen_by(seat)
    return _written(decision.action)


def _told(n: int, at: float, entry: log.AnyEntry) -> msg.AnyHappened:
    match entry:
        case log.Sat(seat=seat, name=name, colour=colour):
            return msg.Sat(n, at, seat, name, colour)
        case log.BotSat(seat=seat, level=level, colour=colour):
            return msg.Sat(n, at, seat, "", colour, level)
        case log.Stood(seat=seat):
            return msg.Stood(n, at, seat)
        case log.Knocked(name=name):
            return msg.Knocked(n, at, name)
        case log.TurnedAway(knock=knock):
            return msg.TurnedAway(n, at, knock)
        case log.Readied(seat=seat):
            return msg.Readied(n, at, seat)
        case log.Started():
            return msg.Started(n, at)
        case log.UndoAsked(seat=seat):
            return msg.UndoAsked(n, at, seat)
        case log.UndoAnswered(seat=seat, yes=yes):
            return msg.UndoAnswered(n, at, seat, yes)
        case log.Replaced(seat=seat, level=level, reason=reason):
            return msg.Replaced(n, at, seat, level, reason)
        case log.Returned(seat=seat):
            return msg.Returned(n, at, seat)
        case log.Closed(reason=reason, places=places):
            return msg.Closed(n, at, reason, places)
        case log.Froze():
            return msg.Froze(n, at)
        case log.Chatted(seat=who, name=name, text=text):
            return msg.Chatted(n, at, who, name, text)
        case log.Hinted(seat=seat):
            return msg.Hinted(n, at, seat)
        case log.Rematched(table=table):
            return msg.Rematched(n, at, table)
    raise AssertionError(f"{type(entry).__name__} is told in its own way")


def told_since(table: Table, known: int, seat: int | None) -> list[msg.AnyHappened]:
    """The entries after ``known`` that this seat is told."""
    lines = [told(table, happening, seat) for happening in table.history[known:]]
    return [line for line in lines if line is not None]


TALK = 100
"""How many lines of talk are sent at once: the last, or those before a given one."""


def talk_before(table: Table, seat: int | None, n: int) -> list[msg.AnyHappened]:
    """What was last said before entry ``n``, as far as this seat, or a spectator, hears it."""
    found: list[msg.AnyHappened] = []
    for happening in reversed(table.history[: max(0, n - 1)]):
        if len(found) == TALK:
            break
        if type(happening.row.entry) is log.Chatted and (line := told(table, happening, seat)):
            found.append(line)
    return found[::-1]


def _without_old_talk(lines: list[msg.AnyHappened]) -> list[msg.AnyHappened]:
    talk = [line for line in lines if isinstance(line, msg.Chatted)]
    if len(talk) <= TALK:
        return lines
    first = talk[-TALK].n
    return [line for line in lines if line.n >= first or not isinstance(line, msg.Chatted)]


def _news(
    table: Table, known: int, viewers: Sequence[Viewer]
) -> dict[Viewer, list[msg.AnyHappened]]:
    """The same for several viewers, without those that are told nothing."""
    if all(happening.open for happening in table.history[known:]):
        return dict.fromkeys(viewers, told_since(table, known, None))
    news = {viewer: told_since(table, known, viewer.seat) for viewer in viewers}
    return {viewer: lines for viewer, lines in news.items() if lines}


# --- the game


def view_of(table: Table, viewer: Viewer) -> View | None:
    """The game's own view, with its aid if wanted."""
    return views_of(table, [viewer])[viewer]


def views_of(table: Table, viewers: Sequence[Viewer]) -> dict[Viewer, View | None]:
    """The same for several viewers. What they have in common is worked out once."""
    if table.session is None or not viewers:
        return dict.fromkeys(viewers)
    found: dict[Viewer, View | None] = {}
    first: View | None = None
    aid: msgspec.Raw | None = None
    views = table.session.views([viewer.seat for viewer in viewers])
    for viewer, view in zip(viewers, views, strict=True):
        if not viewer.aid:
            found[viewer] = view
            continue
        if first is None or not same_table(view, first):
            first, aid = view, _aid(table.session.game, view)
        found[viewer] = view if aid is None else msgspec.structs.replace(view, aid=aid)
    return found


def _aid(game: Game[Any], view: View) -> msgspec.Raw | None:
    """The game's aid, written already: many views have the same."""
    aid = game.aid(view)
    return None if aid is None else msgspec.Raw(encode(aid))


def undo_offer(table: Table, seat: int | None) -> msg.UndoOffer | None:
    offer = None if seat is None else undo.offer(table, seat)
    if offer is None or table.session is None:
        return None
    return msg.UndoOffer(_last_decisions(table, offer.count, seat), offer.free)


def undo_request(table: Table, seat: int | None) -> msg.UndoRequest | None:
    if table.asked is None:
        return None
    decisions = _last_decisions(table, table.asked.count, seat)
    waiting = sorted(undo.still_to_consent(table))
    return msg.UndoRequest(table.asked.seat, decisions, waiting)


def _last_decisions(table: Table, count: int, seat: int | None) -> list[msg.Decided]:
    assert table.session is not None, "there is nothing to take back before the start"
    last = table.session.decisions[-count:]
    return [
        msg.Decided(d.seat, d.action_seen_by(seat))
        if d.action.secret
        else _decided(d.seat, d.action)
        for d in last
        if d.seat == seat or not is_quiet(d)
    ]


# --- whole messages


def state(
    table: Table, viewer: Viewer, key: str, since: int | None, here: msg.Here, now: float
) -> msg.State:
    """Everything, for who comes to the table or comes back."""
    seat = viewer.seat
    known = table.n if since is None else since
    return msg.State(
        n=table.known_to(seat),
        you=_you(table, seat, key),
        table=table_info(table),
        here=here,
        entries=_without_old_talk(told_since(table, known, seat)),
        view=view_of(table, viewer),
        clock=clock_info(table, now),
        undo=undo_offer(table, seat),
        asked=undo_request(table, seat),
    )


def _you(table: Table, seat: int | None, key: str) -> msg.You:
    knock = next((knock.n for knock in table.knocks if same(knock.key, key)), None)
    return msg.You(seat, held_by(table.seats, key), same(table.header.host, key), knock)


def updates(
    table: Table, viewers: Sequence[Viewer], known: int, now: float, info: msg.TableInfo | None
) -> dict[Viewer, msg.Update]:
    """What is new since entry ``known``, for each of the viewers who may know something of it."""
    news = _news(table, known, viewers)
    views = views_of(table, list(news))
    clock = clock_info(table, now)
    return {
        viewer: _update(table, viewer.seat, entries, views[viewer], info, clock)
        for viewer, entries in news.items()
    }


def _update(
    table: Table,
    seat: int | None,
    entries: list[msg.AnyHappened],
    view: View | None,
    info: msg.TableInfo | None,
    clock: msg.ClockInfo | None,
) -> msg.Update:
    return msg.Update(
        n=entries[-1].n,
        entries=entries,
        view=view,
        table=info,
        clock=clock,
        undo=undo_offer(table, seat),
        asked=undo_request(table, seat),
    )
