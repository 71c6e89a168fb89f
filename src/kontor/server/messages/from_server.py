"""What the server sends over the socket; HTTP answers with some of these too."""

from typing import Any, Literal

import msgspec

from kontor.core.tags import kebab
from kontor.core.view import View
from kontor.server.messages.log import AnyHappened
from kontor.server.messages.table_info import (
    ClockInfo,
    Here,
    SeatInfo,
    TableInfo,
    UndoOffer,
    UndoRequest,
    You,
)
from kontor.server.pace import Pace
from kontor.server.tables import Status


class FromServer(msgspec.Struct, omit_defaults=True, tag_field="type", tag=kebab):
    """The root of all messages of the server."""


class State(FromServer):
    """Everything a page needs to draw a table; the answer to `Hello`."""

    n: int
    """The number of the last entry: what to expect with the next move, and to go on from."""
    you: You
    table: TableInfo
    here: Here
    entries: list[AnyHappened]
    view: View | None
    """The game as this seat sees it, with its legal actions; nothing before the start."""
    clock: ClockInfo | None = None
    undo: UndoOffer | None = None
    asked: UndoRequest | None = None


class Update(FromServer):
    """What is new since the last `State` or `Update`. ``table`` is there if it changed."""

    n: int
    entries: list[AnyHappened]
    view: View | None
    table: TableInfo | None = None
    clock: ClockInfo | None = None
    undo: UndoOffer | None = None
    asked: UndoRequest | None = None
    ack: str | None = None
    """The id of the command that this answers, if it was yours."""


class Ack(FromServer):
    """A command is done and stored; ``n`` is the entry it led to."""

    id: str
    n: int


Code = Literal[
    "bad-message", "unavailable", "no-such-table", "no-such-seat", "not-invited", "not-yours",
    "not-host", "not-open", "not-playing", "taken", "stale", "illegal", "unknown-action",
    "not-your-turn", "stand-in", "no-undo", "nothing-asked", "chat-closed", "chat-full",
    "bad-setup", "no-such-level", "not-watchable", "too-fast", "too-slow", "too-large", "too-many",
    "busy", "damaged", "bad-origin", "bad-host", "bad-record", "not-found", "not-allowed",
    "not-over", "no-review",
]  # fmt: skip


class Refused(FromServer):
    """Why a command was not done. Nothing has changed."""

    code: Code
    message: str
    id: str | None = None
    rule: str | None = None
    """The number of the rule that forbids it."""


class Ruling(FromServer):
    """The answer to `Why`."""

    id: str
    rule: str | None
    """The number of the rule that forbids the action; nothing if it is allowed."""


class Presence(FromServer):
    here: Here


class Pong(FromServer):
    id: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in the list."""

    id: str
    game: str
    options: dict[str, Any]
    """As the table's, but for data that somebody made, such as an island: that is ``own``."""
    status: Status
    pace: Pace
    rated: bool
    seats: list[SeatInfo]
    created: float


class Lobby(FromServer):
    """The public tables: those one can join, then those one can watch."""

    tables: list[TableLine]


ServerMessage = State | Update | Ack | Refused | Ruling | Presence | Pong | Lobby
