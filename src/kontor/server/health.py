"""Whether this process can do its work: the database is read and written, not just asked."""

import asyncio
import time

from kontor.server.store import Store

EVERY = 1.0
"""Who asks again within so many seconds gets the same answer: a commit is not for free."""


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._checking: asyncio.Task[None] | None = None
        self._at = 0.0

    async def check(self) -> None:
        """Raises `Unavailable`, which says what is wrong."""
        if self._checking is None or time.monotonic() > self._at + EVERY:
            self._checking = asyncio.ensure_future(self._check())
            self._at = time.monotonic()
        await asyncio.shield(self._checking)

    async def _check(self) -> None:
        await self._store.numbers([""])
        await self._store.try_to_write()
