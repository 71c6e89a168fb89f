"""Where tables are kept: their logs, and for each what must be found without reading it.

`Store` is what the rest of the server knows; SQLite and PostgreSQL are behind it.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from kontor.server.entries import Header, Row


class Conflict(Exception):
    """Another process has written this entry first. Read the log again."""


class Unavailable(Exception):
    """The database does not answer. What was to be written may or may not be there."""


class Signs(msgspec.Struct, frozen=True):
    """What others look for in a table: kept beside its log and written together with it."""

    status: str
    deadline: float | None
    """When somebody's time is used up."""
    bot_due: bool
    claimed_until: float
    """Until then some process is at work on the bot's move."""
    line: str | None = None
    """The table's line in the list of public tables, if it is new."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it was read."""

    header: Header
    rows: list[Row]


Outcome = bool | Unavailable
"""What became of a write: done, not done because another process was quicker, or unknown."""
Done = Callable[[Outcome], None]


class Store(Protocol):
    """Writes are done when they return: committed, and safe from a power cut."""

    shared: bool
    """Whether other processes may write to the same tables."""

    async def create(self, header: Header, rows: Sequence[Row], signs: Signs) -> None: ...

    def submit(self, table: str, rows: Sequence[Row], signs: Signs, done: Done) -> None:
        """Add entries to a log, and call ``done`` on the event loop when that is decided."""
        ...

    async def append(self, table: str, rows: Sequence[Row], signs: Signs) -> None:
        """The same for who can wait. Raises `Conflict`, `Unavailable`."""
        ...

    async def claim(self, table: str, n: int, now: float, until: float) -> bool:
        """Whether this process may play the bot's move at ``n``, which nobody else does."""
        ...

    async def load(self, table: str) -> StoredTable | None: ...

    async def since(self, table: str, n: int) -> list[Row]: ...

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Each table's last entry."""
        ...

    async def late(self, now: float) -> list[str]:
        """Tables at which somebody's time is used up."""
        ...

    async def waiting(self, now: float) -> list[str]:
        """Tables at which a bot is to move and nobody works on it."""
        ...

    async def lines(self, limit: int) -> list[str]:
        """The lines of the public tables: first the open ones, each kind newest first."""
        ...

    async def untouched(self, open_since: float, since: float) -> list[tuple[str, int]]:
        """Tables, and at which entry they are, at which nothing has happened since then: since
        ``open_since`` if the game has not started, since ``since`` otherwise."""
        ...

    async def review(self, table: str) -> str | None:
        """The review of the table's game, if it was kept."""
        ...

    async def keep_review(self, table: str, body: str) -> None:
        """Keep a review with its table, if that is still there."""
        ...

    async def remove(self, table: str, n: int) -> bool:
        """Take the table away with its whole log, if it is still at ``n``; whether it was."""
        ...

    async def try_to_write(self) -> None:
        """Write something and take it away again. Raises `Unavailable`, which says why not."""
        ...

    async def all_tables(self) -> list[str]: ...

    async def close(self) -> None: ...
