"""Where tables are kept in a browser: a `Store` over its database.

The database itself is JavaScript's (``web/src/local/database.ts``): tables by id, and entries by
table and number, of which each can be added once. Whatever is asked about all tables is answered
here from what stands beside their logs: nobody has so many that it would take long.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from kontor.server import entries as log
from kontor.server.store import Conflict, Done, Signs, StoredTable, Unavailable


class Card(msgspec.Struct):
    """What stands beside a table's log."""

    id: str
    created: float
    n: int
    at: float
    """When its last entry was made."""
    header: str
    status: str
    deadline: float | None
    bot_due: bool
    claimed_until: float
    line: str = ""


class Database(Protocol):
    """What JavaScript does. Everything is text; each call is one transaction."""

    async def cards(self) -> list[str]: ...

    async def card(self, table: str) -> str | None: ...

    async def entries(self, table: str, since: int) -> list[str]: ...

    async def add(self, table: str, before: int, card: str, rows: list[str]) -> bool:
        """Adds the entries if the table is at ``before``, or new for -1; whether it was."""
        ...

    async def change(self, table: str, before: str, card: str) -> bool:
        """Puts another card in the place of this one; whether it was still there."""
        ...

    async def remove(self, table: str, n: int) -> bool: ...


class Shelf:
    """A `Store`."""

    shared = True

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writes: set[asyncio.Task[None]] = set()
        self._last: dict[str, asyncio.Task[None]] = {}

    # --- writing

    async def create(self, header: log.Header, rows: Sequence[log.Row], signs: Signs) -> None:
        card = Card(
            header.id, header.created, len(rows), rows[-1].at if rows else header.created,
            log.write(header), *_columns(signs),
        )  # fmt: skip
        added = await _done(self._database.add(header.id, -1, _text(card), _texts(rows)))
        if not added:
            raise Conflict(header.id)

    def submit(self, table: str, rows: Sequence[log.Row], signs: Signs, done: Done) -> None:
        before = self._last.get(table)

        async def write() -> None:
            if before is not None:
                await asyncio.wait({before})
            try:
                done(await self._added(table, rows, signs))
            except Unavailable as fault:
                done(fault)

        task = self._last[table] = asyncio.ensure_future(write())
        self._writes.add(task)
        task.add_done_callback(self._writes.discard)

    async def _added(self, table: str, rows: Sequence[log.Row], signs: Signs) -> bool:
        card = await self._card(table)
        if card is None:
            return False
        before = rows[0].n - 1
        card.n, card.at = rows[-1].n, rows[-1].at
        line = card.line
        card.status, card.deadline, card.bot_due, card.claimed_until, card.line = _columns(signs)
        card.line = card.line or line
        return await _done(self._database.add(table, before, _text(card), _texts(rows)))

    async def append(self, table: str, rows: Sequence[log.Row], signs: Signs) -> None:
        if not await self._added(table, rows, signs):
            raise Conflict(table)

    async def claim(self, table: str, n: int, now: float, until: float) -> bool:
        card = await self._card(table)
        if card is None or card.n != n or not card.bot_due or card.claimed_until > now:
            return False
        before, card.claimed_until = _text(card), until
        return await _done(self._database.change(table, before, _text(card)))

    async def keep_review(self, table: str, body: str) -> None:
        """It is made again when somebody asks: only one person does."""

    async def remove(self, table: str, n: int) -> bool:
        return await _done(self._database.remove(table, n))

    # --- reading

    async def review(self, table: str) -> str | None:
        return None

    async def load(self, table: str) -> StoredTable | None:
        card = await self._card(table)
        if card is None:
            return None
        return StoredTable(log.read_header(card.header), await self.since(table, 0))

    async def since(self, table: str, n: int) -> list[log.Row]:
        found = await _done(self._database.entries(table, n))
        return [msgspec.json.decode(text, type=log.Row) for text in found]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        wanted = set(tables)
        return {card.id: card.n for card in await self._cards() if card.id in wanted}

    async def late(self, now: float) -> list[str]:
        return await self._ids(lambda card: card.deadline is not None and card.deadline <= now)

    async def waiting(self, now: float) -> list[str]:
        return await self._ids(lambda card: card.bot_due and card.claimed_until <= now)

    async def lines(self, limit: int) -> list[str]:
        """None: nobody else can come to a table in this browser."""
        return []

    async def untouched(self, open_since: float, since: float) -> list[tuple[str, int]]:
        """None: whoever plays here decides what goes."""
        return []

    async def try_to_write(self) -> None:
        await self.all_tables()

    async def all_tables(self) -> list[str]:
        return await self._ids(lambda card: True)

    async def close(self) -> None:
        await asyncio.gather(*self._writes, return_exceptions=True)

    async def _ids(self, wanted: Callable[[Card], bool]) -> list[str]:
        cards = sorted(await self._cards(), key=lambda card: (card.created, card.id))
        return [card.id for card in cards if wanted(card)]

    async def _cards(self) -> list[Card]:
        return [_card(text) for text in await _done(self._database.cards())]

    async def _card(self, table: str) -> Card | None:
        text = await _done(self._database.card(table))
        return None if text is None else _card(text)


T = TypeVar("T")


async def _done(work: Awaitable[T]) -> T:
    """What JavaScript answers. Raises `Unavailable` if the browser keeps nothing."""
    try:
        return await work
    except Exception as fault:
        raise Unavailable(str(fault)) from None


def _columns(signs: Signs) -> tuple[str, float | None, bool, float, str]:
    return signs.status, signs.deadline, signs.bot_due, signs.claimed_until, signs.line or ""


def _card(text: str) -> Card:
    return msgspec.json.decode(text, type=Card)


def _text(card: Card) -> str:
    return msgspec.json.encode(card).decode()


def _texts(rows: Sequence[log.Row]) -> list[str]:
    return [msgspec.json.encode(row).decode() for row in rows]
