"""PostgreSQL: one task a process writes, and all that waits is committed together.

If the connection is lost in the middle of a commit, nobody knows whether it was done. So it is
tried again, and if it had been done, the second attempt finds its own entries there: a conflict,
after which the caller reads the log and finds that his command is carried out already.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import asyncpg
from sqlalchemy import Select
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.ext.asyncio import create_async_engine

from kontor.server import entries as log
from kontor.server.store import Done, Outcome, Signs, Unavailable
from kontor.server.store.reads import Reads
from kontor.server.store.writes import Writes, settle

logger = logging.getLogger("kontor.postgres")

GROUP = 512
PATIENCE = 20.0
"""For how many seconds a write is tried again while the database is gone."""
RETRY = 0.2
TIMEOUT = 10.0

_CREATE = """
INSERT INTO tables (id, created, game, public, header, n, status, deadline, bot_due, claimed_until,
                    line)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING
"""
_WRITE = """
WITH advanced AS (
    UPDATE tables SET n = v.n, status = v.status, deadline = v.deadline, bot_due = v.bot_due,
                      claimed_until = v.claimed_until, line = coalesce(v.line, tables.line)
    FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[], $6::bool[],
                $7::float8[], $8::text[])
         AS v (id, old, n, status, deadline, bot_due, claimed_until, line)
    WHERE tables.id = v.id AND tables.n = v.old
    RETURNING tables.id
), added AS (
    INSERT INTO entries (table_id, n, at, body)
    SELECT e.table_id, e.n, e.at, e.body
    FROM unnest($9::text[], $10::int[], $11::float8[], $12::text[]) AS e (table_id, n, at, body)
    JOIN advanced ON advanced.id = e.table_id
)
SELECT id FROM advanced
"""
"""One statement is one transaction and one way to the database and back."""
_APPEND = """
INSERT INTO entries (table_id, n, at, body)
SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[])
"""
_CLAIM = """
UPDATE tables SET claimed_until = $1
WHERE id = $2 AND n = $3 AND bot_due AND claimed_until <= $4
"""
_LOCK = "SELECT FROM tables WHERE id = $1 AND n = $2 FOR UPDATE"
_REMOVE_ENTRIES = "DELETE FROM entries WHERE table_id = $1"
_REMOVE_REVIEW = "DELETE FROM reviews WHERE table_id=$1"
_KEEP_REVIEW = (
    "INSERT INTO reviews SELECT id, $2 FROM tables WHERE id=$1 "
    "ON CONFLICT (table_id) DO UPDATE SET body=excluded.body"
)
_REMOVE = "DELETE FROM tables WHERE id = $1"
_TRY = "INSERT INTO journal (body) VALUES ('[]')"
_TRIED = "DELETE FROM journal"
"""Nothing else is ever in it."""
_GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.CannotConnectNowError,
    asyncpg.DeadlockDetectedError,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
    RuntimeError,  # uvloop's word for a transport that is closed
)
"""Faults after which trying again may help."""


class _Job(NamedTuple):
    table: str
    rows: Sequence[log.Row]
    signs: Signs
    done: Done


class PostgresStore(Reads, Writes):
    """A PostgreSQL database, shared with other processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=4,
            max_overflow=4,
            connect_args={"timeout": TIMEOUT, "command_timeout": TIMEOUT},
        )
        self._connection: asyncpg.Connection[Any] | None = None
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def rows(
        self, question: Select[Any], tables: Sequence[str] | None = None
    ) -> Sequence[Any]:
        try:
            async with self._engine.connect() as connection:
                answer: Sequence[Any] = (await connection.execute(question)).all()
                return answer
        except (DBAPIError, InterfaceError, *_GONE) as fault:
            raise Unavailable(type(fault).__name__) from fault

    async def create(self, header: log.Header, rows: Sequence[log.Row], signs: Signs) -> None:
        async def insert(connection: "asyncpg.Connection[Any]") -> None:
            await connection.execute(
                _CREATE, header.id, header.created, header.game, header.public, log.write(header),
                len(rows), signs.status, signs.deadline, signs.bot_due, signs.claimed_until,
                signs.line or "",
            )  # fmt: skip
            await connection.execute(
                _APPEND + " ON CONFLICT DO NOTHING", *_columns(header.id, rows)
            )

        await self._direct(insert)

    async def claim(self, table: str, n: int, now: float, until: float) -> bool:
        async def update(connection: "asyncpg.Connection[Any]") -> bool:
            return bool(await connection.execute(_CLAIM, until, table, n, now) == "UPDATE 1")

        return bool(await self._direct(update))

    async def keep_review(self, table: str, body: str) -> None:
        async def insert(connection: "asyncpg.Connection[Any]") -> None:
            await connection.execute(_KEEP_REVIEW, table, body)

        await self._direct(insert)

    async def try_to_write(self) -> None:
        async def write(connection: "asyncpg.Connection[Any]") -> None:
            await connection.execute(_TRY)
            await connection.execute(_TRIED)

        await self._direct(write)

    async def remove(self, table: str, n: int) -> bool:
        async def delete(connection: "asyncpg.Connection[Any]") -> bool:
            if await connection.execute(_LOCK, table, n) == "SELECT 0":
                return False
            await connection.execute(_REMOVE_ENTRIES, table)
            await connection.execute(_REMOVE_REVIEW, table)
            await connection.execute(_REMOVE, table)
            return True

        return bool(await self._direct(delete))

    def submit(self, table: str, rows: Sequence[log.Row], signs: Signs, done: Done) -> None:
        if self._writer is None:
            self._writer = asyncio.ensure_future(self._write())
        self._jobs.put_nowait(_Job(table, rows, signs, done))

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()

    # --- what is rare: a connection of the reading pool, one transaction

    async def _direct(self, work: Any) -> Any:
        try:
            async with self._engine.connect() as connection:
                raw = (await connection.get_raw_connection()).driver_connection
                assert raw is not None, "a connection of the pool has a driver's connection"
                async with raw.transaction():
                    return await work(raw)
        except (DBAPIError, InterfaceError, asyncpg.PostgresError, *_GONE) as fault:
            raise Unavailable(str(fault) or type(fault).__name__) from fault

    # --- the writer

    async def _write(self) -> None:
        while True:
            group = await self._gathered()
            began = time.perf_counter()
            outcomes: list[Outcome]
            try:
                written = await self._patiently(group)
                outcomes = [job.table in written for job in group]
            except Exception as fault:
                logger.exception("not written")
                outcomes = [Unavailable(type(fault).__name__)] * len(group)
            pairs = zip(group, outcomes, strict=True)
            settle(((job.done, len(job.rows), outcome) for job, outcome in pairs), began)

    async def _gathered(self) -> list[_Job]:
        """All that waits, but never two writes to one table: the second must see the first."""
        first = await self._jobs.get()
        group = {first.table: first}
        while len(group) < GROUP and not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job.table in group:
                self._jobs.put_nowait(job)
                break
            group[job.table] = job
        return list(group.values())

    async def _patiently(self, group: list[_Job]) -> set[str]:
        """Commit the group, again and again while the database is gone."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._commit(group)
            except Exception as fault:
                lost = isinstance(fault, _GONE) or self._is_cut()
                await self._hang_up()
                if not lost or time.monotonic() > until:
                    raise
                logger.warning("written again", extra={"reason": type(fault).__name__})
                await asyncio.sleep(RETRY)

    async def _commit(self, group: list[_Job]) -> set[str]:
        """Write all entries of the group whose turn it is; the tables they belong to."""
        if self._connection is None:
            self._connection = await asyncpg.connect(
                self._url, timeout=TIMEOUT, command_timeout=TIMEOUT
            )
        group = sorted(group, key=lambda job: job.table)
        columns = [_columns(job.table, job.rows) for job in group]
        joined = [[x for part in column for x in part] for column in zip(*columns, strict=True)]
        written = await self._connection.fetch(_WRITE, *_advances(group), *joined)
        return {row["id"] for row in written}

    def _is_cut(self) -> bool:
        """Whether the connection is lost; what is raised then depends on the moment."""
        return self._connection is None or self._connection.is_closed()

    async def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _advances(group: list[_Job]) -> list[list[Any]]:
    signs = [job.signs for job in group]
    return [
        [job.table for job in group],
        [job.rows[0].n - 1 for job in group],
        [job.rows[-1].n for job in group],
        [sign.status for sign in signs],
        [sign.deadline for sign in signs],
        [sign.bot_due for sign in signs],
        [sign.claimed_until for sign in signs],
        [sign.line for sign in signs],
    ]


def _columns(table: str, rows: Sequence[log.Row]) -> list[list[Any]]:
    return [
        [table] * len(rows),
        [row.n for row in rows],
        [row.at for row in rows],
        [log.write(row.entry) for row in rows],
    ]
