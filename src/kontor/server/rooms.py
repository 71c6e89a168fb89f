"""A room: one table in one process, with those who watch it from here.

All that is done at a table goes through `Room.act`: decide on the table in memory, do it, write,
and tell. If another process was quicker, the store says so, and the command is decided anew on what
is there now. What is told is committed.
"""

import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from kontor.server import elapsed, metrics, visibility
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.audience import Audience, Watcher
from kontor.server.bus import Bus, Note
from kontor.server.changes import Change, RulesFailed, do
from kontor.server.commands import Actor, decide
from kontor.server.fair_lock import FairLock
from kontor.server.refusal import Refusal
from kontor.server.store import Conflict, Outcome, Signs, Store, Unavailable
from kontor.server.tables import Table
from kontor.server.visibility import Viewer

logger = logging.getLogger("kontor.rooms")

ATTEMPTS = 20
"""How often a command is decided anew before the table is called too busy."""
SET_ASIDE = 300.0
"""For how many seconds a table that cannot be read is not tried again."""
LEASE = 20.0
"""For how many seconds a bot's move belongs to the process that claimed it."""

Decide = Callable[[Table], Sequence[Change]]


class Done(NamedTuple):
    """A command was carried out, now or the first time it was sent."""

    n: int
    """The entry it led to."""
    told: bool
    """Whether the update that those who watch have got carries the answer."""


class _Write(NamedTuple):
    """Entries on their way to the store, and the table with them."""

    table: Table
    id: str
    rows: list[log.Row]
    signs: Signs


class Neighbours(Protocol):
    """What a room needs of the service it is in."""

    process: str
    store: Store
    bus: Bus

    def refresh(self, room: "Room") -> None: ...

    def forget(self, room: "Room") -> None: ...

    def bot_is_due(self, room: "Room") -> None: ...

    def list_changed(self) -> None: ...


class Room:
    """One table in this process."""

    def __init__(self, id: str, service: Neighbours, table: Table | None = None) -> None:
        self.id = id
        self.used = time.monotonic()
        self._service = service
        self._turns = FairLock()
        self._table = table
        self._delayed: Table | None = None
        """The table as spectators see it, if they lag behind."""
        self._told = 0
        self._aside_until = 0.0
        self.audience = Audience(service.process, id)

    # --- doing something

    async def command(self, actor: Actor, command: msg.Command) -> Done:
        """Carry out a client's command. Raises `Refusal`."""
        done = await self.act(lambda table: decide(table, actor, command), actor.name(command.id))
        if actor.seat is None:  # who lags behind must not learn how far the game is
            done = done._replace(n=self._as_seen_from(None).known_to(None))
        return done

    def move_at_once(self, actor: Actor, move: msg.Move, undone: Callable[[], None]) -> bool:
        """Make a move that nothing stands in the way of; whether it is under way.

        When it is stored, the update tells it. If it cannot be, ``undone`` is called: then, and if
        it is not under way, it has to go the long way of `command`, which finds out why.
        """
        table = self._table
        id = actor.name(move.id)
        if table is None or id in table.done or not self._turns.take():
            return False
        try:
            write = self._begun(table, decide(table, actor, move), id)
        except Exception:  # the long way meets it again
            self._turns.give()
            return False

        def settle(outcome: Outcome) -> None:
            try:
                self._ended(write, outcome)
            finally:
                self._turns.give()
            if outcome is not True:
                undone()

        self._service.store.submit(self.id, write.rows, write.signs, settle)
        return True

    async def act(self, decide: Decide, id: str = "") -> Done:
        """Write what is decided. With an id that was used before, nothing is done again."""
        async with self._turns:
            for _ in range(ATTEMPTS):
                table = await self._loaded()
                if id in table.done:
                    return Done(table.done[id], told=False)
                try:
                    changes = decide(table)
                    if not changes:
                        return Done(table.n, told=False)
                    write = self._begun(table, changes, id)
                except Refusal:
                    if await self._catch_up():
                        continue
                    raise
                except RulesFailed as fault:
                    write = await self._frozen(fault, id)
                try:
                    await self._write(write)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    continue
                return Done(write.table.n, told=not id.startswith("s"))
        raise Refusal("unavailable", "the table is too busy; try again")

    async def _frozen(self, fault: RulesFailed, id: str) -> "_Write":
        """Keep the table as it was before the rules failed, and let nobody go on."""
        logger.error("the rules failed", exc_info=fault, extra={"table": self.id})
        metrics.FROZEN.inc()
        self._table = None
        return self._begun(await self._loaded(), [log.Froze("the rules failed")], id)

    async def _write(self, write: "_Write") -> None:
        try:
            await self._service.store.append(self.id, write.rows, write.signs)
        except BaseException:
            self._ended(write, False)
            raise
        self._ended(write, True)

    def _begun(self, table: Table, changes: Sequence[Change], id: str) -> "_Write":
        """Change the table. Until the changes are written, nobody may see it."""
        before = table.status
        now = max(elapsed.now(), table.history[-1].row.at if table.history else 0.0)
        self._table = None
        rows = do(table, changes, now, id)
        kinds = [type(row.entry) for row in rows]
        shown = table.status != before or not log.OF_THE_TABLE.isdisjoint(kinds)
        return _Write(table, id, rows, signs(table, now, shown))

    def _ended(self, write: "_Write", outcome: Outcome) -> None:
        if outcome is not True:  # it may be stored all the same: read it again
            self._service.refresh(self)
            return
        table = self._table = write.table
        self._tell(write.id)
        if self._service.store.shared:
            rows = write.rows if self._service.bus.private else ()
            self._service.bus.tell(self.audience.note(table.n, rows))
        if table.bot_to_move is not None:
            self._service.bot_is_due(self)
        if write.signs.line is not None and table.header.public:
            self._service.list_changed()

    # --- knowing what is there

    async def _loaded(self) -> Table:
        self.used = time.monotonic()
        if self._table is None:
            self._table = await self._load()
            self._tell()
        return self._table

    async def _load(self) -> Table:
        damaged = Refusal("damaged", "this table cannot be read")
        if time.monotonic() < self._aside_until:
            raise damaged
        try:
            kept = await self._service.store.load(self.id)
            if kept is not None:
                return _folded(Table(kept.header), kept.rows)
        except Unavailable:
            raise
        except Exception:
            logger.exception("a table cannot be read", extra={"table": self.id})
            metrics.DAMAGED.labels("table").inc()
            self._aside_until = time.monotonic() + SET_ASIDE
            raise damaged from None
        self._service.forget(self)
        raise Refusal("no-such-table", "there is no such table")

    async def _catch_up(self) -> bool:
        """Read what other processes have written; whether there was anything."""
        if not self._service.store.shared or self._table is None:
            return False
        rows = await self._service.store.since(self.id, self._table.n)
        if rows:
            _folded(self._table, rows)
            self._tell()
        return bool(rows)

    def take_in(self, rows: Sequence[log.Row]) -> bool:
        """Go on with entries that another process has committed; whether they were the next."""
        table = self._table
        if table is None or not rows or rows[0].n != table.n + 1 or not self._turns.take():
            return False
        try:
            _folded(table, rows)
            self._tell()
        except Exception:
            self._table = None  # it may have been left in the middle of something
            raise
        finally:
            self._turns.give()
        return True

    async def catch_up(self, n: int) -> None:
        """Another process says that the table is at ``n``."""
        if self._table is None or self._table.n < n:
            async with self._turns:
                await self._loaded()
                await self._catch_up()

    async def look(self) -> Table:
        """The table as it is now. Do not keep it."""
        async with self._turns:
            table = await self._loaded()
            await self._catch_up()
            return table

    async def look_from(self, seat: int | None) -> Table:
        """The table as it is for this seat. Do not keep it."""
        await self.look()
        return self._as_seen_from(seat)

    @property
    def n(self) -> int | None:
        return None if self._table is None else self._table.n

    # --- telling those who watch

    async def state(self, actor: Actor, since: int | None) -> msg.State:
        """Everything this actor may know. Raises `Refusal` if he may not look at all."""
        async with self._turns:
            return await self._state(actor, Viewer(actor.seat), since)

    async def watch(self, watcher: Watcher, actor: Actor, since: int | None, aid: bool) -> None:
        """Send the watcher how things are, and from now on everything new."""
        async with self._turns:
            watcher.viewer = Viewer(actor.seat, aid)
            came = self.audience.join(watcher)
            try:
                state = await self._state(actor, watcher.viewer, since)
            except BaseException:
                self.audience.leave(watcher)
                raise
            watcher.push(visibility.encode(state))
        if came:
            self._presence_changed()

    def leave(self, watcher: Watcher) -> None:
        if self.audience.leave(watcher):
            self._presence_changed()

    async def _state(self, actor: Actor, viewer: Viewer, since: int | None) -> msg.State:
        await self._loaded()
        await self._catch_up()
        table = self._as_seen_from(actor.seat)
        if since is not None and since > table.known_to(actor.seat):
            since = 0
        return visibility.state(
            table, viewer, actor.key, since, self.audience.here(), elapsed.now()
        )

    def _as_seen_from(self, seat: int | None) -> Table:
        """The table as it is for this seat: for spectators perhaps as it was a while ago."""
        assert self._table is not None, "load it first"
        if seat is not None or not self._table.header.delay:
            return self._table
        return self._trail(self._table)

    def _trail(self, table: Table) -> Table:
        if self._delayed is None:
            self._delayed = Table(table.header)
        horizon = elapsed.now() - table.header.delay
        behind = self._delayed
        for happening in table.history[behind.n :]:
            if behind.session is not None and happening.row.at > horizon:
                break  # all until the start is told at once: there is no game to foresee
            behind.fold(happening.row)
        return behind

    def _tell(self, id: str = "") -> None:
        """Send everybody what he has not been told yet."""
        table = self._table
        assert table is not None, "there is nothing to tell"
        known, self._told = min(self._told, table.n), table.n
        if known < table.n and self.audience:
            spectators = table.watchable and not table.header.delay
            self.audience.tell(table, known, players=True, spectators=spectators, id=id)

    def tick(self) -> None:
        """Let spectators who lag behind see what is old enough by now."""
        if self._table is None or not self._table.header.delay:
            return
        known = 0 if self._delayed is None else self._delayed.n
        table = self._trail(self._table)
        if known < table.n and table.watchable:
            self.audience.tell(table, known, players=False, spectators=True)

    # --- who is here

    def note(self) -> Note:
        return self.audience.note(self.n or 0)

    def hear(self, note: Note) -> None:
        """Another process tells who is connected to it."""
        if self.audience.hear(note):
            self._tell_presence()

    def _presence_changed(self) -> None:
        self._service.bus.tell(self.note())
        self._tell_presence()

    def _tell_presence(self) -> None:
        self.audience.push(visibility.encode(msg.Presence(self.audience.here())))


def _folded(table: Table, rows: Sequence[log.Row]) -> Table:
    for row in rows:
        table.fold(row)
    return table


def signs(table: Table, now: float, shown: bool) -> Signs:
    """What the store keeps beside the log. Who writes a bot's turn claims it."""
    bot = table.bot_to_move is not None
    return Signs(
        status=table.status,
        deadline=table.clock.deadline(),
        bot_due=bot,
        claimed_until=now + LEASE if bot else 0.0,
        line=visibility.encode(visibility.table_line(table)).decode() if shown else None,
    )
