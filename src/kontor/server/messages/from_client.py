"""What a client sends over the socket, or posts."""

import msgspec

from kontor.core.names import AnyAction
from kontor.core.tags import kebab
from kontor.server.messages.fields import (
    Entropy,
    Id,
    Level,
    Name,
    Number,
    SeatNumber,
    Text,
    Token,
)


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


class Why(FromClient):
    """Which rule forbids this action now? Asks only, and only who is to move is answered."""

    id: Id
    action: AnyAction


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


class LetIn(FromClient):
    """The host lets in who knocked, to the first free seat, or turns him away."""

    id: Id
    knock: Number
    yes: bool


class Move(FromClient):
    """A decision. ``expect`` is the last entry that the client knows of."""

    expect: Number
    id: Id
    action: AnyAction


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


Command = (
    Ready | Stand | SeatBot | LetIn | Move | Undo | UndoReply | Resign | Leave | Return | Chat
)  # fmt: skip
ClientMessage = Hello | Ping | Why | Command
