"""What only HTTP answers."""

from typing import Any

import msgspec

from kontor.core.advice import Advised
from kontor.core.event import Rule
from kontor.core.names import AnyAction
from kontor.core.view import View
from kontor.review.report import Review


class Moment(msgspec.Struct, frozen=True):
    """What was to be seen after the entry ``n``."""

    n: int
    view: View


class Opened(msgspec.Struct, frozen=True):
    """The table at which a game from a file is shown, to whoever knows its name."""

    table: str


class TextRow(msgspec.Struct, frozen=True):
    """A line of a table in words. The first cell names what the others tell about."""

    cells: list[str]
    action: AnyAction | None
    """What the player to move does by choosing this line."""


class TextSection(msgspec.Struct, frozen=True):
    """A headed list: a part of the table in words."""

    title: str
    columns: list[str]
    """What heads the cells after the first."""
    rows: list[TextRow]
    note: str


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game that the page was not built with, and what needs them."""

    catalogues: list[str]
    """Fluent; a message replaces one of the same name before it."""
    things: dict[str, dict[str, dict[str, Any]]]
    """The things of each kind by id, and what never changes about each."""
    nouns: dict[str, str]
    """The kind of thing, or ``seat``, that a fact names if its own name does not say so."""
    events: dict[str, list[str]]
    """The facts of each event."""
    opens: list[str]
    """The events that begin a new paragraph of the log."""
    behind: dict[str, Rule]
    """The rule behind each event, for those that have one."""
    spends: dict[str, str]
    """The fact with the cards that an event puts away, to be shuffled in again later."""


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


class Hint(msgspec.Struct, frozen=True):
    """What the best bot would do, first of the answers it thought about.

    The same question has the same answer; where only one action is possible, there is none.
    """

    answers: list[Advised]


class Reviewed(msgspec.Struct, frozen=True):
    """How far the review of a finished game is; ask again until ``done`` is 1."""

    review: Review | None
    """What has been found so far."""
    done: float
    """The part of the work that is done, from 0 to 1."""
    moments: list[int]
    """The entries after which the positions of the game stood: first its start, then each
    decision of the review, by its number."""


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
    characters: list[str]
    """Bots with a manner of their own, which can be asked for instead of a level."""
    bots: dict[str, str]
    """The bot behind each level and character: who it is, by its name."""
    ratings: dict[str, int]
    """How strong levels and characters are, in Elo points, as far as it was measured."""
    face: str
    """The folder of its drawing in the page; empty if the page shows it as text."""
    puzzles: int
    """How many puzzles come with it."""
