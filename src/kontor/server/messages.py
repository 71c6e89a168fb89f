"""Every message there is between a client and the server.

The JSON Schema of the socket, the OpenAPI description and the page's types are generated from
these. What a client sends is checked against them before anything else looks at it.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kontor.core.view import Result
from kontor.server.pace import Pace
from kontor.server.seats import COLOURS
from kontor.server.tables import Status
from kontor.server.tags import kebab

MAX_SEATS = 16
LARGEST = 2**53 - 1
"""The largest whole number that every JSON reader keeps exact."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""A client's own name for a command: a second sending of it is answered and not done again."""
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Entropy = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f][0-9a-f])*$")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "grey"]
assert Colour.__args__ == COLOURS  # type: ignore[attr-defined]  # a literal cannot be computed


# --- what a client sends over HTTP only, because the answer sets a cookie


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Level


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    options: dict[str, Any] = {}
    first: SeatNumber | None = None
    """Who starts; without it chance decides."""
    public: bool = False
    """Whether it stands in the list of open tables; if not, one needs the invitation."""
    pace: Pace = Pace()
    rated: bool = False
    watchable: bool = True
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    """By how many seconds spectators lag behind."""
    stand_in: Level | None = None
    """The level of the bot that plays for who leaves or runs out of time; else a middle one."""
    bots: Annotated[list[BotSeat], Meta(max_length=MAX_SEATS)] = []
    people: Annotated[list[Name], Meta(max_length=MAX_SEATS)] = []
    """Who sits down at once, on the device that makes the table."""


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat. With a token that already holds one, this is a second seat at one device."""

    name: Name
    seat: SeatNumber | None = None
    """Any free one, if not said."""
    colour: Colour | None = None
    invite: Token | None = None


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bring the token of a seat to another device: the answer sets its cookie."""

    token: Token


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is there to say about data that somebody made for an option of a game?"""

    value: Any


# --- what a client sends over the socket, or posts


class FromClient(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """The root of all messages of a client."""


class Hello(FromClient):
    """The first message on a socket, and the one to change the viewer with.

    ``since`` is the last entry the client has; without it no entries are sent, only the table as
    it is. ``token`` is for clients without cookies. With ``aid``, every view comes with what a
    person would otherwise work out in the head.
    """

    seat: SeatNumber | None = None
    since: Number | None = None
    token: Token | None = None
    aid: bool = False


class Ping(FromClient):
    id: Id


class Ready(FromClient):
    """I am ready. When all are, the game starts. ``entropy`` is mixed into the dice."""

    id: Id
    entropy: Entropy = ""


class Stand(FromClient):
    """Give up a seat before the start: one's own, or as host anybody's."""

    id: Id
    seat: SeatNumber


class SeatBot(FromClient):
    """The host puts a bot of this level on a free seat."""

    id: Id
    seat: SeatNumber
    level: Level


class Move(FromClient):
    """A decision. ``expect`` is the last entry that the client knows of."""

    expect: Number
    id: Id
    action: dict[str, Any]


class Undo(FromClient):
    """Take back what the last `UndoOffer` named, at once or after the others' consent."""

    expect: Number
    id: Id


class UndoReply(FromClient, tag="answer"):
    """Yes or no to another's wish to take back."""

    id: Id
    yes: bool


class Resign(FromClient):
    id: Id


class Leave(FromClient):
    """A bot shall play for me until I return."""

    id: Id


class Return(FromClient):
    """I take my seat back from the bot."""

    id: Id


class Chat(FromClient):
    """Players are heard by players, spectators by spectators. ``name`` is for the latter."""

    id: Id
    text: Text
    name: Name | None = None


Command = Ready | Stand | SeatBot | Move | Undo | UndoReply | Resign | Leave | Return | Chat
ClientMessage = Hello | Ping | Command


# --- what happened, as it is told


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


class Readied(Happened):
    seat: int


class Started(Happened):
    pass


class Moved(Happened):
    """A decision and its events, without what the reader may not know."""

    seat: int
    action: dict[str, Any]
    events: list[dict[str, Any]]
    stumble: str | None = None
    """Why the seat's bot did not answer itself: ``time``, ``died``, ``nonsense``."""


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


class Rematched(Happened):
    table: str


AnyHappened = (
    Sat | Stood | Readied | Started | Moved | TookBack | UndoAsked | UndoAnswered | Replaced
    | Returned | Closed | Froze | Chatted | Rematched
)  # fmt: skip


# --- what a table looks like


class SeatInfo(msgspec.Struct, frozen=True):
    name: str
    colour: str
    who: Literal["nobody", "person", "bot", "stand-in"]
    level: str | None
    """The level of the bot that plays the seat now."""
    ready: bool
    away: str | None
    """Why a bot stands in: ``left``, ``time``, ``resigned``."""


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table but the game itself."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    first: int | None
    status: Status
    public: bool
    pace: Pace
    rated: bool
    watchable: bool
    delay: float
    stand_in: str
    created: float
    seats: list[SeatInfo]
    commitment: str
    """The hash of the secret of the dice, promised before anybody sat down."""
    entropy: list[str]
    """What the players added to the dice."""
    secret: str | None
    """The secret itself, once the game is over."""
    result: Result | None
    rematch: str | None


class ClockInfo(msgspec.Struct, frozen=True):
    left: list[float]
    """Each seat's seconds at ``now``."""
    running: int | None
    """Whose time runs."""
    now: float
    """The server's time, in seconds since 1970."""


class Decided(msgspec.Struct, frozen=True):
    seat: int
    action: dict[str, Any]


class UndoOffer(msgspec.Struct, frozen=True):
    """What the button would take back, the latest decision last."""

    decisions: list[Decided]
    free: bool
    """Whether it happens at once; otherwise the others are asked."""


class UndoRequest(msgspec.Struct, frozen=True):
    """A wish to take back that waits for an answer."""

    seat: int
    decisions: list[Decided]
    """What would be taken back."""
    waiting_for: list[int]


class You(msgspec.Struct, frozen=True):
    seat: int | None
    """Whose eyes the view is for; nothing for a spectator."""
    seats: list[int]
    """All seats that your token holds."""
    host: bool


class Here(msgspec.Struct, frozen=True):
    """Who is connected now."""

    seats: list[int]
    spectators: int


# --- what the server sends


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
    view: dict[str, Any] | None
    """The game as this seat sees it, with its legal actions; nothing before the start."""
    clock: ClockInfo | None = None
    undo: UndoOffer | None = None
    asked: UndoRequest | None = None


class Update(FromServer):
    """What is new since the last `State` or `Update`. ``table`` is there if it changed."""

    n: int
    entries: list[AnyHappened]
    view: dict[str, Any] | None
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
    "not-your-turn", "stand-in", "no-undo", "nothing-asked", "bad-setup", "no-such-level",
    "not-watchable", "too-fast", "too-large", "too-many", "bad-origin", "bad-record", "not-found",
    "not-allowed",
]  # fmt: skip


class Refused(FromServer):
    """Why a command was not done. Nothing has changed."""

    code: Code
    message: str
    id: str | None = None
    rule: str | None = None
    """The number of the rule that forbids it."""


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


ServerMessage = State | Update | Ack | Refused | Presence | Pong | Lobby


# --- the rest of what HTTP answers


class Moment(msgspec.Struct, frozen=True):
    """What was to be seen after the entry ``n``."""

    n: int
    view: dict[str, Any]


class TextRow(msgspec.Struct, frozen=True):
    """A line of a table in words. The first cell names what the others tell about."""

    cells: list[str]
    action: dict[str, Any] | None
    """What the player to move does by choosing this line."""


class TextBlock(msgspec.Struct, frozen=True):
    """A headed list: a part of the table in words."""

    title: str
    columns: list[str]
    """What heads the cells after the first."""
    rows: list[TextRow]
    note: str


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong, or worth knowing. Its words are ``finding-CODE``, with the facts."""

    code: str
    places: list[str]
    facts: dict[str, Any]
    rule: str
    fault: bool
    """Whether it must be mended before one can play."""


class Draft(msgspec.Struct, frozen=True):
    """Data for an option of a game, made by chance."""

    value: Any


class Because(msgspec.Struct, frozen=True):
    """A reason: a message of the catalogue ``bots`` and its facts."""

    message: str
    facts: dict[str, Any]


class Advised(msgspec.Struct, frozen=True):
    """An answer, the chance of winning after it, and what speaks for it."""

    action: dict[str, Any]
    chance: float
    reasons: list[Because]


class Hint(msgspec.Struct, frozen=True):
    """What the best bot would do, first of the answers it thought about."""

    answers: list[Advised]


class Seated(msgspec.Struct, frozen=True):
    """The answer to `Create`, `Sit` and a rematch. The token is in the cookie as well."""

    table: str
    token: str
    seats: list[int]
    invite: str | None = None
    """What others need to join a table that is not public."""


class OptionInfo(msgspec.Struct, frozen=True):
    id: str
    rule: str
    default: Any


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    designer: str
    seats: list[int]
    options: list[OptionInfo]
    rules: int
    levels: list[str]
    """The levels of bots, from easy to hard."""
