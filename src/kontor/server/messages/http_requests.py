"""What a client sends over HTTP only, because the answer sets a cookie or needs no table."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from kontor.core.setup import MAX_SEATS
from kontor.server.messages.fields import Colour, Level, Name, Number, SeatNumber, Token
from kontor.server.pace import Pace


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
    hints: bool = False
    """Whether hints may be asked for although other people play too; all are told of each."""
    watchable: bool = True
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    """By how many seconds spectators lag behind."""
    stand_in: Level | None = None
    """The level of the bot that plays for those who leave or run out of time; else a middle one."""
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


class KnockAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the host of a table that one has no invitation to."""

    name: Name


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a finished game again from a moment on, against bots, at a table of its own."""

    moment: Number
    """The entry after which the position stood, as `Reviewed.moments` names it."""
    seat: SeatNumber
    name: Name
    level: Level | None = None
    """How the bots play; a middle level, if not said."""


class SameDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a new game with the dice and cards of a finished one."""

    seat: SeatNumber
    name: Name
    level: Level | None = None
    """How bots play the other seats; without it they are free for friends."""


class OpenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look at a finished game that is in a file."""

    record: Annotated[str, Meta(min_length=1)]
    """All of the file."""


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bring the token of a seat to another device: the answer sets its cookie."""

    token: Token


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots play with data that somebody made for an option of a game."""

    value: Any
    seats: Annotated[list[Annotated[int, Meta(ge=1, le=MAX_SEATS)]], Meta(min_length=1)] | None = (
        None
    )
    """Numbers of players; all that the game is for, if left out."""
    games: Annotated[int, Meta(ge=1, le=2000)] = 500
    """For each number of seats; a game may play as many again under other conditions."""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is there to say about data that somebody made for an option of a game?"""

    value: Any
