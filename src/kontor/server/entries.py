"""A table's log: everything that ever happened at it, one numbered entry after the other.

The log is the truth. A table in memory is what comes of reading it; nothing else is stored.
These are the entries as they are kept. What others may know of them is said by
`kontor.server.visibility`.
"""

from typing import Any, Literal

import msgspec

from kontor.core.chance import Outcome
from kontor.core.tags import kebab
from kontor.server.pace import Pace


class Origin(msgspec.Struct, frozen=True):
    """Where a game comes from that did not begin at its own table."""

    table: str
    """The finished game; empty for a file."""
    moment: int
    """The entry after which it went another way; 0 where it began anew."""
    how: Literal["played-on", "same-deal", "file"] = "played-on"
    sealed: bool = False
    """Whether one secret gave all its dice and cards, so that they can be verified."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is fixed when a table is made."""

    id: str
    created: float
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    first: int | None
    public: bool
    pace: Pace
    rated: bool
    watchable: bool
    delay: float
    """By how many seconds spectators lag behind."""
    stand_in: str
    """The level of the bot that takes over for those who leave or run out of time."""
    secret: str
    """The secret of the sealed chance, in hexadecimal digits. Told when the game is over."""
    host: str
    """The hash of the token of who made the table."""
    invite: str
    """The hash of the invitation; empty at a table that anybody may join."""
    hints: bool = False
    """Whether hints may be asked for although other people play too."""
    origin: Origin | None = None
    """Where the game comes from, if not from this table."""
    entropy: list[str] = []
    """What had been added to the dice where this game's secret comes from."""


class Entry(
    msgspec.Struct, omit_defaults=True, kw_only=True, tag_field="type", tag=kebab, gc=False
):
    """The root of all entries. There are many, they live long, and none leads back to itself."""

    id: str = ""
    """Who sent the command and his own name for it, by which a second sending is known."""


class Sat(Entry):
    seat: int
    name: str
    colour: str
    key: str
    """The hash of the token that holds the seat."""


class BotSat(Entry):
    seat: int
    level: str
    colour: str


class Stood(Entry):
    seat: int


class Knocked(Entry):
    """Somebody without the invitation asks to be let in."""

    name: str
    key: str
    """The hash of the token that holds the seat, if he gets one."""


class TurnedAway(Entry):
    knock: int
    """The entry with which he knocked."""


class Readied(Entry):
    seat: int
    entropy: str


class Started(Entry):
    opening: list[Outcome]


class Moved(Entry):
    seat: int
    action: dict[str, Any]
    chance: list[Outcome] = []
    stumble: str = ""
    """Why the bot of this seat did not answer, if another answered for it."""


class TookBack(Entry):
    seat: int
    count: int


class UndoAsked(Entry):
    seat: int
    count: int


class UndoAnswered(Entry):
    seat: int
    yes: bool


class Replaced(Entry):
    seat: int
    level: str
    reason: str


class Returned(Entry):
    seat: int


class Closed(Entry):
    """The end of a game by the table, not by the rules."""

    reason: str
    places: list[int]


class Froze(Entry):
    reason: str


class Chatted(Entry):
    seat: int | None
    name: str
    text: str


class Hinted(Entry):
    """A player at a table with other people has had a hint."""

    seat: int


class Rematched(Entry):
    table: str


AnyEntry = (
    Sat | BotSat | Stood | Knocked | TurnedAway | Readied | Started | Moved | TookBack | UndoAsked
    | UndoAnswered | Replaced | Returned | Closed | Froze | Chatted | Hinted | Rematched
)  # fmt: skip

OF_THE_GAME = frozenset((Started, Moved, TookBack, Closed, Froze))
"""Entries that change the position; a move made in ignorance of one of them is refused."""

OF_THE_TABLE = frozenset(
    (
        Sat,
        BotSat,
        Stood,
        Knocked,
        TurnedAway,
        Readied,
        Started,
        Replaced,
        Returned,
        Closed,
        Froze,
        Rematched,
    )
)
"""Entries that change who sits there, or what may be done."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """An entry with its number and time."""

    n: int
    at: float
    entry: AnyEntry


_reader: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_header_reader = msgspec.json.Decoder(Header)


def write(value: AnyEntry | Header) -> str:
    return msgspec.json.encode(value).decode()


def read(body: str) -> AnyEntry:
    return _reader.decode(body)


def read_header(body: str) -> Header:
    return _header_reader.decode(body)
