"""The tables of the database, and the questions that are asked of them.

Migrations are in `kontor.server.store.migrations`; a test compares the two.
"""

from collections.abc import Sequence

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Select,
    String,
    Table,
    Text,
    and_,
    case,
    func,
    select,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("header", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("deadline", Double),
    Column("bot_due", Boolean, nullable=False),
    Column("claimed_until", Double, nullable=False),
    Column("line", Text, nullable=False),
)
Index("tables_by_deadline", TABLES.c.deadline)
Index("tables_by_bot", TABLES.c.bot_due, TABLES.c.claimed_until)
Index("tables_by_list", TABLES.c.public, TABLES.c.status, TABLES.c.created)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

Table(
    "journal",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""Of use to SQLite alone: see `kontor.server.store.journal`."""


def header_of(table: str) -> Select[tuple[str]]:
    return select(TABLES.c.header).where(TABLES.c.id == table)


def entries_since(table: str, n: int) -> Select[tuple[int, float, str]]:
    return (
        select(ENTRIES.c.n, ENTRIES.c.at, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.n > n)
        .order_by(ENTRIES.c.n)
    )


def review_of(table: str) -> Select[tuple[str]]:
    return select(REVIEWS.c.body).where(REVIEWS.c.table_id == table)


def numbers_of(tables: Sequence[str]) -> Select[tuple[str, int]]:
    return select(TABLES.c.id, TABLES.c.n).where(TABLES.c.id.in_(tables))


def late(now: float) -> Select[tuple[str]]:
    return select(TABLES.c.id).where(TABLES.c.deadline <= now)


def waiting(now: float) -> Select[tuple[str]]:
    return select(TABLES.c.id).where(TABLES.c.bot_due.is_(True), TABLES.c.claimed_until <= now)


def public_lines(limit: int) -> Select[tuple[str]]:
    listed = TABLES.c.status.in_(["open", "playing"])
    first_open = case((TABLES.c.status == "open", 0), else_=1)
    return (
        select(TABLES.c.line)
        .where(TABLES.c.public.is_(True), listed)
        .order_by(first_open, TABLES.c.created.desc())
        .limit(limit)
    )


def untouched(open_since: float, since: float) -> Select[tuple[str, int]]:
    last = and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.n == TABLES.c.n)
    touched = func.coalesce(ENTRIES.c.at, TABLES.c.created)
    limit = case((TABLES.c.status == "open", open_since), else_=since)
    return (
        select(TABLES.c.id, TABLES.c.n)
        .select_from(TABLES.outerjoin(ENTRIES, last))
        .where(TABLES.c.created < max(open_since, since), touched < limit)
    )


def all_ids() -> Select[tuple[str]]:
    return select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
