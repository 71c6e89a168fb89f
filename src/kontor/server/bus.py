"""The bus: processes tell one another that a table has changed. It carries no truth.

A note that is lost costs time only: every process also looks into the database now and then. A bus
that nobody else can read or write to carries committed entries along, which saves asking for them.
"""

from collections.abc import Callable
from typing import Protocol

import msgspec

from kontor.server.entries import Row


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table ``table`` is at ``n``, and these are connected to it by way of process ``process``."""

    process: str
    table: str = ""
    n: int = 0
    seats: list[int] = []
    spectators: int = 0
    lobby: bool = False
    """Whether the list of public tables has changed."""
    rows: list[Row] = []
    """The last entries up to ``n``, if the bus is private."""


Hear = Callable[[Note], None]


class Bus(Protocol):
    private: bool
    """Whether only processes of this server can read and write it."""

    async def listen(self, hear: Hear) -> None:
        """Call ``hear`` with every note of another process from now on."""
        ...

    def tell(self, note: Note) -> None:
        """Pass the note on, soon, if possible."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a process that is alone."""

    private = True

    async def listen(self, hear: Hear) -> None:
        """There is nobody to listen to."""

    def tell(self, note: Note) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Nothing is open."""
