"""What one seat may know. Nothing else ever leaves the rules towards a person, bot, log or file."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import UNSET

from kontor.core.action import Action
from kontor.core.names import Seat


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """Which of the game's ends it was."""
    places: tuple[int, ...]
    """Each seat's place, from 1; a shared victory has several firsts."""
    points: tuple[int, ...] | None = None

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


class View(msgspec.Struct, frozen=True):
    """The part of a view that every game has; each game adds its table."""

    seat: Seat | None
    """Who looks; ``None`` for a spectator."""
    to_move: Seat | None
    question: str | None
    """What the seat to move has to decide."""
    legal: tuple[Action, ...]
    """This seat's possible answers; empty when another is to move."""
    result: Result | None


V = TypeVar("V", bound=View)


def for_seat(view: V, seat: int | None, legal: tuple[Action, ...], **own: object) -> V:
    """The same table as another seat sees it: what all see, and what is its own."""
    return msgspec.structs.replace(view, seat=seat, legal=legal, **own)


def same_table(view: View, other: View) -> bool:
    """Whether two views of the same table differ in the seat alone."""
    names = view.__struct_fields__
    return all(getattr(view, n) is getattr(other, n) for n in names if n not in _OF_THE_SEAT)


_OF_THE_SEAT = frozenset(("seat", "legal"))


_PLAIN = frozenset((int, str, bool, type(None)))
"""Most parts of a view are of these types, so they are asked for first."""


def to_json(value: object) -> object:
    """A view, or any part of it, as plain JSON values."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, Action):
        return value.to_json()
    if isinstance(value, msgspec.Struct):
        parts = {name: getattr(value, name) for name in value.__struct_fields__}
        return {name: to_json(part) for name, part in parts.items() if part is not UNSET}
    if isinstance(value, Mapping):
        return {key: to_json(part) for key, part in value.items()}
    if isinstance(value, tuple | list):
        return [to_json(part) for part in value]
    return value
