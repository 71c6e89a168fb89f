"""The reading half of a store, the same for every database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select

from kontor.server import entries as log
from kontor.server.store import StoredTable, schema


class Reads:
    """Asks the questions of `schema`. A subclass says how to put one to its database."""

    async def rows(
        self, question: Select[Any], tables: Sequence[str] | None = None
    ) -> Sequence[Any]:
        """The answer, which is about these tables, or else about all."""
        raise NotImplementedError

    async def load(self, table: str) -> StoredTable | None:
        found = await self.rows(schema.header_of(table), ())
        if not found:
            return None
        return StoredTable(log.read_header(found[0][0]), await self.since(table, 0))

    async def since(self, table: str, n: int) -> list[log.Row]:
        found = await self.rows(schema.entries_since(table, n), [table])
        return [log.Row(n, at, log.read(body)) for n, at, body in found]

    async def review(self, table: str) -> str | None:
        found = await self.rows(schema.review_of(table), ())
        return found[0][0] if found else None

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        found = await self.rows(schema.numbers_of(tables), tables)
        return dict(tuple(row) for row in found)

    async def late(self, now: float) -> list[str]:
        return [row[0] for row in await self.rows(schema.late(now))]

    async def waiting(self, now: float) -> list[str]:
        return [row[0] for row in await self.rows(schema.waiting(now))]

    async def lines(self, limit: int) -> list[str]:
        return [row[0] for row in await self.rows(schema.public_lines(limit))]

    async def untouched(self, open_since: float, since: float) -> list[tuple[str, int]]:
        found = await self.rows(schema.untouched(open_since, since))
        return [(table, n) for table, n in found]

    async def all_tables(self) -> list[str]:
        return [row[0] for row in await self.rows(schema.all_ids())]
