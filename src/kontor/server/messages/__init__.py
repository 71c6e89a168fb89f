"""Every message there is between a client and the server, by who says it and how.

The JSON Schema of the socket, the OpenAPI description and the page's types are generated from
these. What a client sends is checked against them before anything else looks at it.
"""

from kontor.core.advice import Advised
from kontor.review.puzzles import PuzzleAsked, PuzzleInfo
from kontor.server.messages.fields import (
    LARGEST,
    Colour,
    Entropy,
    Id,
    Level,
    Name,
    Number,
    SeatNumber,
    Text,
    Token,
)
from kontor.server.messages.from_client import (
    Chat,
    ClientMessage,
    Command,
    FromClient,
    Hello,
    Leave,
    LetIn,
    Move,
    Ping,
    Ready,
    Resign,
    Return,
    SeatBot,
    Stand,
    Undo,
    UndoReply,
    Why,
)
from kontor.server.messages.from_server import (
    Ack,
    Code,
    FromServer,
    Lobby,
    Pong,
    Presence,
    Refused,
    Ruling,
    ServerMessage,
    State,
    TableLine,
    Update,
)
from kontor.server.messages.http_answers import (
    Draft,
    Finding,
    GameInfo,
    GameWords,
    Hint,
    Moment,
    Opened,
    OptionInfo,
    Reviewed,
    Seated,
    TextRow,
    TextSection,
)
from kontor.server.messages.http_requests import (
    BotSeat,
    Check,
    Create,
    Enter,
    KnockAt,
    OpenRecord,
    PlayOn,
    SameDeal,
    Sit,
    Try,
)
from kontor.server.messages.log import (
    AnyHappened,
    Chatted,
    Closed,
    Froze,
    Happened,
    Hinted,
    Knocked,
    Moved,
    Readied,
    Rematched,
    Replaced,
    Returned,
    Sat,
    Started,
    Stood,
    TookBack,
    TurnedAway,
    UndoAnswered,
    UndoAsked,
)
from kontor.server.messages.table_info import (
    ClockInfo,
    Decided,
    Here,
    KnockInfo,
    SeatInfo,
    TableInfo,
    UndoOffer,
    UndoRequest,
    You,
)
from kontor.server.tables import Status

__all__ = [
    "LARGEST", "Ack", "Advised", "AnyHappened", "BotSeat", "Chat", "Chatted", "Check",
    "ClientMessage", "ClockInfo", "Closed", "Code", "Colour", "Command", "Create", "Decided",
    "Draft", "Enter", "Entropy", "Finding", "FromClient", "FromServer", "Froze", "GameInfo",
    "GameWords", "Happened", "Hello", "Here", "Hint", "Hinted", "Id", "KnockAt", "KnockInfo",
    "Knocked", "Leave", "LetIn", "Level", "Lobby", "Moment", "Move", "Moved", "Name", "Number",
    "OpenRecord", "Opened", "OptionInfo", "Ping", "PlayOn", "Pong", "Presence", "PuzzleAsked",
    "PuzzleInfo", "Readied", "Ready", "Refused", "Rematched", "Replaced", "Resign", "Return",
    "Returned", "Reviewed", "Ruling", "SameDeal", "Sat", "SeatBot", "SeatInfo", "SeatNumber",
    "Seated", "ServerMessage", "Sit", "Stand", "Started", "State", "Status", "Stood", "TableInfo",
    "TableLine", "Text", "TextRow", "TextSection", "Token", "TookBack", "Try", "TurnedAway", "Undo",
    "UndoAnswered", "UndoAsked", "UndoOffer", "UndoReply", "UndoRequest", "Update", "Why", "You",
]  # fmt: skip
