"""What a table looks like: its seats, clocks, requests and who is connected."""

from typing import Any, Literal

import msgspec

from kontor.core.chance import Pile
from kontor.core.names import AnyAction
from kontor.core.view import Result
from kontor.server.entries import Origin
from kontor.server.pace import Pace
from kontor.server.tables import Status


class SeatInfo(msgspec.Struct, frozen=True):
    name: str
    colour: str
    who: Literal["nobody", "person", "bot", "stand-in"]
    level: str | None
    """The level of the bot that plays the seat now."""
    ready: bool
    away: str | None
    """Why a bot stands in: ``left``, ``time``, ``resigned``."""


class KnockInfo(msgspec.Struct, frozen=True):
    """Somebody who waits to be let in."""

    n: int
    """The entry with which he knocked."""
    name: str


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
    hints: bool
    """Whether a player may ask for hints."""
    watchable: bool
    delay: float
    stand_in: str
    created: float
    seats: list[SeatInfo]
    knocks: list[KnockInfo]
    """Who waits to be let in, before the start."""
    commitment: str
    """The hash of the secret of the dice, promised before anybody sat down."""
    entropy: list[str]
    """What the players added to the dice."""
    secret: str | None
    """The secret itself, once the game is over."""
    decks: list[Pile] | None
    """What the face-down decks held at the start, once the game is over: who has the secret and
    these can work out every card that was drawn."""
    result: Result | None
    origin: Origin | None
    """Where the game comes from, if it did not begin at this table."""
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
    action: AnyAction


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
    """The seat that the view is for; null for a spectator."""
    seats: list[int]
    """All seats that your token holds."""
    host: bool
    knock: int | None
    """The entry with which you knocked, while the host has not answered."""


class Here(msgspec.Struct, frozen=True):
    """Who is connected now."""

    seats: list[int]
    spectators: int
