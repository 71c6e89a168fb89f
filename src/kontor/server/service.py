"""The service: all rooms of this process, and what has to be looked after in them.

Deadlines and unclaimed bot moves are found in the database, so it does not matter which process
looks, nor whether the one that set them is still alive.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

import msgspec

from kontor.server import elapsed, hints, metrics, visibility
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.bot_work import Bots
from kontor.server.bus import Bus, Note
from kontor.server.changes import Change, do
from kontor.server.commands import Actor, move, need_turn, own_seat, seat_bot, sit, time_out
from kontor.server.health import Health
from kontor.server.new_tables import new_header, new_id, same_seat
from kontor.server.opened import opened
from kontor.server.playing_on import branched, dealt_again
from kontor.server.refusal import Refusal
from kontor.server.retention import Retention, sweep
from kontor.server.rooms import LEASE, Room, signs
from kontor.server.seats import hashed, held_by, new_token
from kontor.server.store import Store, Unavailable
from kontor.server.tables import Table

logger = logging.getLogger("kontor.service")

IDLE = 120.0
"""A room that nobody has used for so many seconds is forgotten; its table is in the store."""
TICK = 0.5
POLL = 2.0
"""How often to look for what the bus may have failed to tell."""
ASIDE = 5.0
"""For how many seconds nothing is done by itself at a table where it failed."""
HEARTBEAT = 15.0
SWEEP = 3600.0
LISTED = 200


class Listener(Protocol):
    """Who is told of the list of public tables."""

    def push(self, message: bytes) -> None: ...


class TableService:
    """Everything of this process that concerns tables."""

    def __init__(
        self, store: Store, bus: Bus, work: Bots, retention: Retention | None = None
    ) -> None:
        self.process = secrets.token_hex(6)
        self.store = store
        self.bus = bus
        self.health = Health(store)
        self.listeners: set[Listener] = set()
        self._work = work
        self._retention = retention or Retention()
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._playing: set[str] = set()
        self._attended: set[str] = set()
        """The tables at which something is being done by itself."""
        self._aside: dict[str, float] = {}
        """When to look again after those at which it failed."""
        self._hints = hints.Hints()
        self._hinting: set[tuple[str, int]] = set()
        """The seats that wait for a hint."""
        self._list_is_new = False
        self._plausible = elapsed.Plausible()
        self._has_run = False
        """Whether this process is older than the time between two sweeps."""

    async def open(self) -> None:
        await self.bus.listen(self._hear)
        self._start(self._every(TICK, self._look_after))
        self._start(self._every(POLL, self._poll))
        self._start(self._every(HEARTBEAT, self._heartbeat))
        self._start(self._every(SWEEP, self._sweep_if_plausible))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._work.close()
        await self.bus.close()
        await self.store.close()

    def room(self, id: str, table: Table | None = None) -> Room:
        """The room of this table, which is at hand if it is new."""
        if id not in self._rooms:
            self._rooms[id] = Room(id, self, table)
            metrics.ROOMS.set(len(self._rooms))
        return self._rooms[id]

    def forget(self, room: Room) -> None:
        """There is no such table."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            metrics.ROOMS.set(len(self._rooms))

    # --- new tables

    async def create(self, wish: msg.Create) -> msg.Seated:
        """Make a table. Raises `Refusal` if the game cannot be played so."""
        token, invite = new_token(), "" if wish.public else new_token()
        key = hashed(token)
        table = Table(new_header(wish, key, hashed(invite) if invite else ""))
        for bot in wish.bots:
            do(table, [seat_bot(table, bot.seat, bot.level)], table.header.created)
        for name in wish.people:
            do(table, sit(table, key, msg.Sit(name)), table.header.created)
        await self._create(table)
        return msg.Seated(table.header.id, token, held_by(table.seats, key), invite or None)

    async def _create(self, table: Table) -> None:
        rows = [happening.row for happening in table.history]
        await self.store.create(table.header, rows, signs(table, table.header.created, True))
        self.room(table.header.id, table)
        if table.header.public:
            self.list_changed()

    async def play_on(self, table: Table, wish: msg.PlayOn) -> msg.Seated:
        """A new table that goes on from a moment of a finished game. Raises `Refusal`."""
        token = new_token()
        new = branched(table, wish, hashed(token))
        await self._create(new)
        if new.bot_to_move is not None:
            self.bot_is_due(self.room(new.header.id))
        return msg.Seated(new.header.id, token, [wish.seat])

    async def same_deal(self, table: Table, wish: msg.SameDeal) -> msg.Seated:
        """A new game with the dice and cards of a finished one. Raises `Refusal`."""
        token, invite = new_token(), "" if wish.level else new_token()
        new = dealt_again(table, wish, hashed(token), hashed(invite) if invite else "")
        await self._create(new)
        if new.bot_to_move is not None:
            self.bot_is_due(self.room(new.header.id))
        return msg.Seated(new.header.id, token, [wish.seat], invite or None)

    async def open_record(self, wish: msg.OpenRecord, language: str) -> msg.Opened:
        """A table at which the game of a file is over. Raises `Refusal`."""
        table = opened(wish.record, language)
        await self._create(table)
        return msg.Opened(table.header.id)

    async def rematch(self, id: str) -> str:
        """The table of the next game of the same people; the first who asks makes it."""
        room = self.room(id)
        table = await room.look()
        if table.rematch is not None:
            return table.rematch
        if table.status != "over":
            raise Refusal("not-playing", "the game is not over yet")
        anew = {"id": new_id(), "created": elapsed.now(), "secret": secrets.token_hex(32)}
        header = msgspec.structs.replace(table.header, **anew, origin=None, entropy=[])
        successor = Table(header)
        seats = [same_seat(n, table) for n in range(len(table.seats))]
        do(successor, seats, successor.header.created)
        await self._create(successor)

        def agree(table: Table) -> list[Change]:
            return [] if table.rematch else [log.Rematched(successor.header.id)]

        await room.act(agree)
        return (await room.look()).rematch or successor.header.id

    # --- the list of public tables

    def list_changed(self) -> None:
        self._list_is_new = True
        self.bus.tell(Note(self.process, lobby=True))

    async def lobby(self) -> msg.Lobby:
        lines = map(_readable, await self.store.lines(LISTED))
        return msg.Lobby([line for line in lines if line is not None])

    async def _tell_list(self) -> None:
        self._list_is_new = False
        if self.listeners:
            message = visibility.encode(await self.lobby())
            for listener in list(self.listeners):
                listener.push(message)

    # --- bots

    def bot_is_due(self, room: Room) -> None:
        """A bot is to move in this room, and this process has claimed the move."""
        if room.id not in self._playing:
            self._playing.add(room.id)
            self._start(self._play_bots(room), room.id)

    async def _play_bots(self, room: Room) -> None:
        """Play for the bots of this table until a person is to move."""
        try:
            while True:
                table = await room.look()
                seat = table.bot_to_move
                if seat is None or table.session is None:
                    return
                n = table.known_to(seat)
                level = table.seats[seat].level
                view = table.session.view(seat)
                answer = await self._work.choose(table.header.game, level, view)
                action, stumble = answer.action.to_json(), answer.stumble

                def play(
                    table: Table, seat: int = seat, level: str = level, n: int = n
                ) -> list[Change]:
                    if table.bot_to_move != seat or table.seats[seat].level != level:
                        return []
                    return [move(table, seat, n, action, stumble)]  # noqa: B023  # awaited at once

                await room.act(play)
        except Refusal as refusal:
            logger.info("a bot's move came too late", extra={"reason": refusal.code})
        except Unavailable:
            logger.warning("a bot's move was not stored; it is played again later")
        finally:
            self._playing.discard(room.id)

    async def hint(self, id: str, actor: Actor, client: str) -> msg.Hint:
        """What the best bot would do in this seat's place. Raises `Refusal`."""
        room = self.room(id)
        table = await room.look()
        seat = own_seat(table, actor)
        if not hints.are_allowed(table):
            raise Refusal("not-allowed", "there are no hints at this table")
        need_turn(table, seat)
        assert table.session is not None, "nobody is to move before the start"
        if (id, seat) in self._hinting:
            raise Refusal("busy", "you wait for a hint already")
        self._hinting.add((id, seat))
        try:
            game, view = table.header.game, table.session.view(seat)
            written = f"{game} ".encode() + visibility.encode(view)
            advice = await self._hints.of(
                view, written, lambda: self._work.explain(game, view, client)
            )
            if advice:
                await room.act(lambda table: hints.told(table, seat))
            return msg.Hint(advice)
        finally:
            self._hinting.discard((id, seat))

    # --- what has to be done by itself

    def refresh(self, room: Room) -> None:
        """Read this room's table again: something may have been written to it."""
        self._start(room.catch_up(0), room.id)

    async def _look_after(self) -> None:
        for id in await self.store.late(elapsed.now()):
            self._attend(id, self._end_time)
        for room in list(self._rooms.values()):
            room.tick()
        if self._list_is_new:
            await self._tell_list()

    async def _poll(self) -> None:
        self._forget_idle_rooms()
        for id in await self.store.waiting(elapsed.now()):
            self._attend(id, self._take_up)
        watched = [room for room in self._rooms.values() if room.audience]
        for room in watched:
            if room.n is None:
                self._attend(room.id, lambda room: room.catch_up(0))
        if self.store.shared:
            for id, n in (await self.store.numbers([room.id for room in watched])).items():
                self._attend(id, partial(Room.catch_up, n=n))
            self._list_is_new = self._list_is_new or bool(self.listeners)

    async def _end_time(self, room: Room) -> None:
        """Somebody's time may be used up."""
        await room.act(lambda table: time_out(table, elapsed.now()))

    async def _take_up(self, room: Room) -> None:
        """A bot is to move, and perhaps nobody works on it."""
        table, now = await room.look(), elapsed.now()
        if await self.store.claim(room.id, table.n, now, now + LEASE):
            self.bot_is_due(room)

    def _attend(self, id: str, work: Callable[[Room], Awaitable[None]]) -> None:
        """Do this at a table, beside all others; not if something else is being done there, and
        for a while not if it failed."""
        now = time.monotonic()
        if id in self._attended or self._aside.get(id, now) > now:
            return

        async def attend() -> None:
            try:
                await work(self.room(id))
                self._aside.pop(id, None)
            except BaseException:
                self._aside[id] = time.monotonic() + ASIDE
                raise
            finally:
                self._attended.discard(id)

        self._attended.add(id)
        self._start(attend(), id)

    def _forget_idle_rooms(self) -> None:
        old = time.monotonic() - IDLE
        for id, room in list(self._rooms.items()):
            if room.used < old and not room.audience and id not in self._playing:
                del self._rooms[id]
        metrics.ROOMS.set(len(self._rooms))

    async def _sweep_if_plausible(self) -> None:
        """Take old tables away, if the clock has been right for as long as between two sweeps."""
        if self._has_run and self._plausible.look():
            await self.sweep()
        self._has_run = True

    async def sweep(self) -> None:
        """Take tables away whose time is over."""
        in_use = {id for id, room in self._rooms.items() if room.audience}
        gone = await sweep(self.store, self._retention, time.time(), in_use)
        for id in gone:
            self._rooms.pop(id, None)
        if gone:
            logger.info("old tables were removed", extra={"tables": len(gone)})
            self.list_changed()

    async def _heartbeat(self) -> None:
        for room in list(self._rooms.values()):
            if room.audience:
                self.bus.tell(room.note())

    def _hear(self, note: Note) -> None:
        if note.process == self.process:
            return
        if note.lobby:
            self._list_is_new = True
        room = self._rooms.get(note.table)
        if room is None:
            return
        room.hear(note)
        behind = room.n is not None and note.n > room.n
        if behind and room.audience and not room.take_in(note.rows):
            self._start(room.catch_up(note.n), room.id)

    # --- tasks

    def _start(self, work: Awaitable[None], table: str = "") -> None:
        task = asyncio.ensure_future(_logged(work, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await _logged(work())
            await asyncio.sleep(seconds)


async def _logged(work: Awaitable[None], table: str = "") -> None:
    """Nobody waits for these: what goes wrong is written down, and the service goes on."""
    where = {"table": table} if table else {}
    try:
        await work
    except Unavailable as fault:
        logger.warning("the database does not answer", extra={"reason": str(fault), **where})
    except Refusal as refusal:
        logger.warning(
            "work in the background was refused", extra={"reason": refusal.code, **where}
        )
    except Exception:
        logger.exception("work in the background failed", extra=where)


def _readable(line: str) -> msg.TableLine | None:
    """A line of the list, if it is one."""
    try:
        return msgspec.json.decode(line, type=msg.TableLine)
    except (msgspec.DecodeError, UnicodeError) as fault:
        logger.warning("a line of the list cannot be read", extra={"reason": str(fault)})
        return None
