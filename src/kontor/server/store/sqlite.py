"""SQLite: one thread writes, and all that waits is committed together.

A commit waits for the disk. While it does, the next moves gather; so the disk is asked a few
hundred times a second, however many moves there are. A process that has the file for itself
commits moves to the journal first, processes that share it write them straight to their place.
"""

import asyncio
import fcntl
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Select, create_engine, event
from sqlalchemy.pool import SingletonThreadPool

from kontor.server import entries as log
from kontor.server.store import Done, Outcome, Signs, Unavailable
from kontor.server.store.journal import Body, Journal, Signed, Write, execute
from kontor.server.store.reads import Reads
from kontor.server.store.writes import Waiting, Writes, settle

logger = logging.getLogger("kontor.sqlite")

GROUP = 512
"""With so many writes a commit does not wait for more."""

PATIENCE_MS = 10_000
"""How long to wait for another process that is writing."""

_CREATE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ADVANCE = (
    "UPDATE tables SET n=new.column2, status=new.column3, deadline=new.column4, "
    "bot_due=new.column5, claimed_until=new.column6, line=coalesce(new.column7, tables.line) "
    "FROM (VALUES {}) AS new WHERE tables.id=new.column1 AND tables.n=new.column8"
)
_APPEND = "INSERT INTO entries VALUES {}"
_CLAIM = "UPDATE tables SET claimed_until=? WHERE id=? AND n=? AND bot_due AND claimed_until<=?"
_TRY = "INSERT INTO journal (body) VALUES (?)"
_TRIED = "DELETE FROM journal WHERE body=?"
_NOTHING = "[]"
"""A row of the journal without any writes in it."""
_PUT_IN_PLACE = "see the journal"
_REMOVE = "DELETE FROM tables WHERE id=? AND n=?"
_REMOVE_PARTS = ("DELETE FROM entries WHERE table_id=?", "DELETE FROM reviews WHERE table_id=?")
_KEEP_REVIEW = "INSERT OR REPLACE INTO reviews SELECT id, ? FROM tables WHERE id=?"


class _Job(NamedTuple):
    """A statement that must touch one row, and the entries to add if it does."""

    table: str
    statement: str
    values: tuple[Any, ...]
    rows: list[Body]
    done: Done


class _Move(NamedTuple):
    """Entries to add to a table; most often a move."""

    write: Write
    done: Done

    @property
    def rows(self) -> list[Body]:
        return self.write.rows

    def as_job(self) -> _Job:
        old, signed, rows = self.write
        return _Job(signed.table, _ADVANCE, (*signed, old), rows, self.done)


class SqliteStore(Reads, Writes):
    """A database file."""

    def __init__(self, path: Path, shared: bool = False) -> None:
        self.shared = shared
        self._queue = path.with_suffix(".queue").open("w") if shared else None
        self._loop = asyncio.get_running_loop()
        self._engine = create_engine(
            f"sqlite:///{path}",
            poolclass=SingletonThreadPool,
            connect_args={"timeout": PATIENCE_MS / 1000},
        )
        event.listen(self._engine, "connect", lambda connection, _: _read_all_text(connection))
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._journalled: dict[str, int] = {}
        """Tables of which something may be in the journal alone, with the last such write."""
        self._submitted = 0
        self._gathered: list[_Job | _Move] = []
        """What came up in this round of the event loop."""
        self._ready = threading.Event()
        self._in_doubt = True
        """Whether the journal holds what we do not know of: at the start, and after a fault."""
        self._jobs: queue.SimpleQueue[list[_Job | _Move] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, args=(path,), name="sqlite-writer")
        self._writer.start()

    # --- on the event loop

    async def rows(
        self, question: Select[Any], tables: Sequence[str] | None = None
    ) -> Sequence[Any]:
        if self._journalled and (tables is None or any(t in self._journalled for t in tables)):
            await self._put_in_place()
        try:
            return await self._loop.run_in_executor(self._reader, self._ask, question)
        except Exception as fault:
            raise Unavailable(type(fault).__name__) from fault

    async def _put_in_place(self) -> None:
        """Wait until nothing that was submitted so far is in the journal alone."""
        last = self._submitted
        await self._wait_for(_PUT_IN_PLACE, (), "")
        newer = {table: number for table, number in self._journalled.items() if number > last}
        self._journalled = newer

    async def create(self, header: log.Header, rows: Sequence[log.Row], signs: Signs) -> None:
        values = (
            header.id, header.created, header.game, header.public, log.write(header), len(rows),
            *_values(signs)[:-1], signs.line or "",
        )  # fmt: skip
        await self._wait_for(_CREATE, values, header.id, rows)

    async def claim(self, table: str, n: int, now: float, until: float) -> bool:
        return await self._wait_for(_CLAIM, (until, table, n, now), table)

    async def keep_review(self, table: str, body: str) -> None:
        await self._wait_for(_KEEP_REVIEW, (body, table), table)

    async def try_to_write(self) -> None:
        await self._wait_for(_TRY, (_NOTHING,), "")

    async def remove(self, table: str, n: int) -> bool:
        return await self._wait_for(_REMOVE, (table, n), table)

    async def _wait_for(
        self, statement: str, values: tuple[Any, ...], table: str, rows: Sequence[log.Row] = ()
    ) -> bool:
        waiting = Waiting()
        self._gather(_Job(table, statement, values, _bodies(table, rows), waiting.end))
        return await waiting.future

    def submit(self, table: str, rows: Sequence[log.Row], signs: Signs, done: Done) -> None:
        signed = Signed(table, rows[-1].n, *_values(signs))
        if not self.shared:
            self._submitted += 1
            self._journalled[table] = self._submitted
        self._gather(_Move(Write(rows[0].n - 1, signed, _bodies(table, rows)), done))

    def _gather(self, job: _Job | _Move) -> None:
        """Hand it to the writing thread together with all else of this round: waking a thread,
        and sharing the interpreter with it, costs more than the job."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        if self._queue is not None:
            self._queue.close()
        await self._loop.run_in_executor(self._reader, self._engine.dispose)
        self._reader.shutdown()

    # --- on the reading thread

    def _ask(self, question: Select[Any]) -> Sequence[Any]:
        self._ready.wait()
        with self._engine.connect() as connection:
            return connection.execute(question).all()

    # --- on the writing thread

    def _write(self, path: Path) -> None:
        try:
            connection = connect(path)
            journal = Journal(connection)
            self._commit(connection, journal, [])  # puts in its place what is left in the journal
        finally:
            self._ready.set()
        while (group := self._jobs.get()) is not None:
            last = False
            while len(group) < GROUP and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                group += more
            began = time.perf_counter()
            self._answer(group, self._commit(connection, journal, group), began)
            if last:
                break
        connection.close()

    def _commit(
        self, connection: sqlite3.Connection, journal: Journal, group: list[_Job | _Move]
    ) -> list[bool] | Unavailable:
        moves = [job.write for job in group if isinstance(job, _Move)]
        plain = not (self.shared or self._in_doubt or journal.is_long)
        try:
            if plain and len(moves) == len(group):
                return journal.add(moves)
            with self._turn():
                connection.execute("BEGIN IMMEDIATE")
                if self._in_doubt:
                    journal.recover()
                    connection.execute("COMMIT")
                    connection.execute("BEGIN IMMEDIATE")
                if self.shared:
                    touched = self._carry_out(connection, group)
                else:
                    touched = self._note_down(connection, journal, group)
                connection.execute("COMMIT")
            self._in_doubt = False
            return touched
        except Exception as fault:
            logger.warning("not written", exc_info=fault)
            if connection.in_transaction:
                connection.rollback()
            self._in_doubt = True
            return Unavailable(str(fault))

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Processes that share the file queue up here: SQLite would let them try again and again,
        and who waits longest might wait for ever."""
        if self._queue is None:
            yield
            return
        fcntl.flock(self._queue, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._queue, fcntl.LOCK_UN)

    def _carry_out(self, connection: sqlite3.Connection, group: list[_Job | _Move]) -> list[bool]:
        """Which jobs found their row. Moves are written together: between two statements the
        event loop may take the interpreter, and getting it back takes long."""
        jobs = [job.as_job() if isinstance(job, _Move) else job for job in group]
        moves = [job for job in jobs if job.statement is _ADVANCE]
        if 0 < len(moves) == len(jobs) == len({job.table for job in moves}):
            if execute(connection, _ADVANCE, [job.values for job in moves]) == len(moves):
                execute(connection, _APPEND, [row for job in moves for row in job.rows])
                return [True] * len(moves)
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
        return [self._one(connection, job) for job in jobs]

    def _note_down(
        self, connection: sqlite3.Connection, journal: Journal, group: list[_Job | _Move]
    ) -> list[bool]:
        """Moves go to the journal; all else waits until what is there is in its place."""
        touched: list[bool] = []
        for _, jobs in groupby(group, type):
            moves = list[Write]()
            for job in jobs:
                if isinstance(job, _Move):
                    moves.append(job.write)
                    continue
                if job.statement is _PUT_IN_PLACE or journal.has(job.table):
                    journal.put_in_place()
                touched.append(job.statement is _PUT_IN_PLACE or self._one(connection, job))
            touched += journal.add(moves)
        if journal.is_long:
            journal.put_in_place()
        return touched

    @staticmethod
    def _one(connection: sqlite3.Connection, job: _Job) -> bool:
        touched = execute(connection, job.statement, [job.values]) == 1
        if touched and job.rows:
            execute(connection, _APPEND, job.rows)
        if touched and job.statement is _REMOVE:
            for part in _REMOVE_PARTS:
                connection.execute(part, job.values[:1])
        if job.statement is _TRY:
            connection.execute(_TRIED, job.values)
        return touched

    def _answer(
        self, group: list[_Job | _Move], outcome: list[bool] | Unavailable, began: float
    ) -> None:
        each: Sequence[Outcome] = outcome if isinstance(outcome, list) else [outcome] * len(group)
        jobs = [(job.done, len(job.rows), its) for job, its in zip(group, each, strict=True)]
        self._loop.call_soon_threadsafe(settle, jobs, began)


def _bodies(table: str, rows: Sequence[log.Row]) -> list[Body]:
    return [(table, row.n, row.at, log.write(row.entry)) for row in rows]


def _values(signs: Signs) -> tuple[Any, ...]:
    return signs.status, signs.deadline, signs.bot_due, signs.claimed_until, signs.line


def connect(path: Path) -> sqlite3.Connection:
    """A connection that writes safely: what is committed survives a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    _read_all_text(connection)
    return connection


def _read_all_text(connection: sqlite3.Connection) -> None:
    """A text that is damaged shall harm who reads it, not the question in which it is found."""
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")
