"""The log of a table as it is told: every entry without what the reader may not know."""

import msgspec

from kontor.core.event import Event
from kontor.core.names import AnyAction
from kontor.core.tags import kebab


class Happened(msgspec.Struct, omit_defaults=True, tag_field="type", tag=kebab):
    """The root of all that is told of a table's log; ``n`` is the number of the entry."""

    n: int
    at: float


class Sat(Happened):
    seat: int
    name: str
    colour: str
    level: str | None = None


class Stood(Happened):
    seat: int


class Knocked(Happened):
    """Somebody without the invitation asks to be let in."""

    name: str


class TurnedAway(Happened):
    knock: int
    """The number of the entry with which he knocked."""


class Readied(Happened):
    seat: int


class Started(Happened):
    pass


class Moved(Happened):
    """A decision and its events, without what the reader may not know."""

    seat: int
    action: AnyAction
    events: list[Event]
    stumble: str | None = None
    """Why the seat's bot did not answer itself: ``late``, ``abroad``,
    ``time``, ``died``, ``raised``, ``nonsense``."""


class TookBack(Happened):
    seat: int
    undone: list[int]
    """The numbers of the moves that no longer stand."""


class UndoAsked(Happened):
    seat: int


class UndoAnswered(Happened):
    seat: int
    yes: bool


class Replaced(Happened):
    seat: int
    level: str
    reason: str
    """``left``, ``time`` or ``resigned``."""


class Returned(Happened):
    seat: int


class Closed(Happened):
    reason: str
    places: list[int]


class Froze(Happened):
    """The rules failed. The table stays as it is, and its record is kept."""


class Chatted(Happened):
    seat: int | None
    name: str
    text: str


class Hinted(Happened):
    """A hint was asked for; at a table where all play against bots, it is nobody's business."""

    seat: int


class Rematched(Happened):
    table: str


AnyHappened = (
    Sat | Stood | Knocked | TurnedAway | Readied | Started | Moved | TookBack | UndoAsked
    | UndoAnswered | Replaced | Returned | Closed | Froze | Chatted | Hinted | Rematched
)  # fmt: skip
