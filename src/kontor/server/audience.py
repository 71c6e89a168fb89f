"""Those who watch a table: who is there, and who is told what."""

import time
from collections.abc import Sequence
from typing import Protocol

from kontor.server import elapsed, visibility
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.bus import Note
from kontor.server.tables import Table
from kontor.server.visibility import Viewer

FORGET = 45.0
"""After how many seconds of silence the watchers of another process count no longer."""


class Watcher(Protocol):
    """Who is told what happens: a connection, with the viewer it serves."""

    viewer: Viewer

    def push(self, message: bytes) -> None: ...


class Audience:
    """The watchers of a table by way of this process, and what others tell of theirs."""

    def __init__(self, process: str, table: str) -> None:
        self._process = process
        self._table = table
        self._watchers: set[Watcher] = set()
        self._elsewhere: dict[str, tuple[float, Note]] = {}

    def __bool__(self) -> bool:
        return bool(self._watchers)

    def join(self, watcher: Watcher) -> bool:
        """Whether he was not there already."""
        before = len(self._watchers)
        self._watchers.add(watcher)
        return len(self._watchers) > before

    def leave(self, watcher: Watcher) -> bool:
        """Whether he was there."""
        before = len(self._watchers)
        self._watchers.discard(watcher)
        return len(self._watchers) < before

    # --- who is here

    def note(self, n: int, rows: Sequence[log.Row] = ()) -> Note:
        """What other processes may know."""
        seats = [watcher.viewer.seat for watcher in self._watchers]
        players = sorted({seat for seat in seats if seat is not None})
        spectators = seats.count(None)
        return Note(self._process, self._table, n, players, spectators, rows=list(rows))

    def hear(self, note: Note) -> bool:
        """Whether somebody has come or gone there."""
        now = time.monotonic()
        at, before = self._elsewhere.get(note.process, (0.0, Note(note.process)))
        self._elsewhere[note.process] = (now, note)
        if at < now - FORGET:
            return bool(note.seats or note.spectators)
        return (before.seats, before.spectators) != (note.seats, note.spectators)

    def here(self) -> msg.Here:
        """Who is connected, to this process or another."""
        fresh = time.monotonic() - FORGET
        notes = [self.note(0), *(note for at, note in self._elsewhere.values() if at > fresh)]
        seats = sorted({seat for note in notes for seat in note.seats})
        return msg.Here(seats, sum(note.spectators for note in notes))

    # --- telling them

    def push(self, message: bytes) -> None:
        """Send everybody the same."""
        for watcher in list(self._watchers):
            watcher.push(message)

    def tell(self, table: Table, known: int, players: bool, spectators: bool, id: str = "") -> None:
        """Send what is new since entry ``known``, which the command named ``id`` has led to."""
        groups: dict[Viewer, list[Watcher]] = {}
        for watcher in self._watchers:
            if spectators if watcher.viewer.seat is None else players:
                groups.setdefault(watcher.viewer, []).append(watcher)
        kinds = [type(happening.row.entry) for happening in table.history[known:]]
        shown = table.status == "over" or not log.OF_THE_TABLE.isdisjoint(kinds)
        info = visibility.table_info(table) if shown else None
        sender, _, ack = id.partition(":")
        updates = visibility.updates(table, list(groups), known, elapsed.now(), info)
        for viewer, update in updates.items():
            if ack and sender == str(viewer.seat):
                update.ack = ack
            message = visibility.encode(update)
            for watcher in groups[viewer]:
                watcher.push(message)
