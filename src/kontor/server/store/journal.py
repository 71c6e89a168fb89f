"""The journal of a SQLite file: moves are committed in one place and put in theirs later.

Every table has its entries on pages of its own. To write one move to each of fifty tables means a
hundred pages to write and to wait for; to write the fifty moves one after the other means three.
So a commit adds one row to the journal, and what has gathered there is put in its place all at
once: before somebody asks for it, when it gets long, and when the file is opened again.
"""

import logging
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kontor.server import metrics

logger = logging.getLogger("kontor.journal")

LONG = 20_000
"""How many entries the journal holds at most."""
STATEMENT = 500
"""How many rows go into one statement."""

_ADD = "INSERT INTO journal (body) VALUES (?)"
_ALL = "SELECT number, body FROM journal ORDER BY number"
_EMPTY = "DELETE FROM journal WHERE number NOT IN ({})"
_NUMBERS = "SELECT id, n FROM tables WHERE id IN ({})"
_ADVANCE = (
    "UPDATE tables SET n=new.column2, status=new.column3, deadline=new.column4, "
    "bot_due=new.column5, claimed_until=new.column6, line=coalesce(new.column7, tables.line) "
    "FROM (VALUES {}) AS new WHERE tables.id=new.column1 AND tables.n<new.column2"
)
_APPEND = "INSERT OR IGNORE INTO entries VALUES {}"


class Signed(NamedTuple):
    """The columns of a table that a write changes."""

    table: str
    n: int
    status: str
    deadline: float | None
    bot_due: bool
    claimed_until: float
    line: str | None


Body = tuple[str, int, float, str]
"""A row of the entries: table, number, time, and the entry as JSON."""


class Write(NamedTuple):
    """Entries to add to a table that is at ``old``."""

    old: int
    signed: Signed
    rows: list[Body]


_reader = msgspec.json.Decoder(list[Write])


class Journal:
    """Used by one thread. To add something is one statement, and so a transaction by itself; all
    else belongs inside one."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._writes: list[Write] = []
        self._damaged: list[int] = []
        """Rows that cannot be read. They stay for who can mend them; a table that misses entries of
        theirs is set aside when it is read."""
        self._numbers: dict[str, int] = {}
        """Where the tables are, of those that were written to since."""

    def recover(self) -> None:
        """Put in its place all that is in the file, whatever we thought was there."""
        self._writes, self._damaged = [], []
        for number, body in self._connection.execute(_ALL).fetchall():
            try:
                self._writes += _reader.decode(body)
            except (msgspec.DecodeError, UnicodeError, TypeError) as fault:
                logger.error("moves are lost", extra={"row": number, "reason": str(fault)})
                metrics.DAMAGED.labels("journal").inc()
                self._damaged.append(number)
        self.put_in_place()

    @property
    def is_long(self) -> bool:
        return len(self._writes) >= LONG

    def has(self, table: str) -> bool:
        return table in self._numbers

    def add(self, writes: Sequence[Write]) -> list[bool]:
        """Which of the writes were done: those whose table was where they took it to be."""
        self._look_up({write.signed.table for write in writes})
        done: list[bool] = []
        for write in writes:
            fits = self._numbers.get(write.signed.table) == write.old
            if fits:
                self._numbers[write.signed.table] = write.signed.n
            done.append(fits)
        new = [write for write, fits in zip(writes, done, strict=True) if fits]
        if new:
            self._connection.execute(_ADD, (msgspec.json.encode(new).decode(),))
            self._writes += new
        return done

    def put_in_place(self) -> None:
        """Empty the journal. Does no harm if somebody else has done it."""
        last: dict[str, Signed] = {}
        for write in self._writes:
            line = write.signed.line or getattr(last.get(write.signed.table), "line", None)
            last[write.signed.table] = write.signed._replace(line=line)
        self._execute(_ADVANCE, list(last.values()))
        self._execute(_APPEND, sorted(row for write in self._writes for row in write.rows))
        places = ", ".join("?" * len(self._damaged))
        self._connection.execute(_EMPTY.format(places), self._damaged)
        self._writes = []
        self._numbers = {}

    def _look_up(self, tables: set[str]) -> None:
        unknown = [table for table in tables if table not in self._numbers]
        if unknown:
            places = ", ".join("?" * len(unknown))
            self._numbers.update(self._connection.execute(_NUMBERS.format(places), unknown))

    def _execute(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        for first in range(0, len(rows), STATEMENT):
            execute(self._connection, statement, rows[first : first + STATEMENT])


def execute(
    connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]
) -> int:
    """How many rows the statement touched; ``{}`` in it stands for all values."""
    places = ", ".join(["(" + ", ".join("?" * len(rows[0])) + ")"] * len(rows))
    values = [value for row in rows for value in row]
    return connection.execute(statement.format(places), values).rowcount
