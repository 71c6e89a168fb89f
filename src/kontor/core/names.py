"""Types that say what a value names, such as a seat or a card of the game.

A game makes an alias for each kind of thing, ``CardId = Annotated[str, thing("card", IDS)]``, and
uses it in its events and views. To Python it is a string; the words, the description of the API
and the page's types read more from it.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, TypeVar, get_args

from msgspec import Meta

SEAT: Final = "seat"
SEAT_TITLE: Final = "Seat"


def one_of(title: str, values: Iterable[str]) -> Meta:
    """One of these strings. ``title`` is what the page's types call it."""
    return Meta(title=title, extra_json_schema={"enum": list(values)})


def thing(kind: str, ids: Iterable[str]) -> Meta:
    """The id of a thing of this kind; its name in a language is the message ``kind-id``."""
    return Meta(title=id_type(kind), extra={"names": kind}, extra_json_schema={"enum": list(ids)})


def id_type(kind: str) -> str:
    """What the page's types call the ids of a kind of thing."""
    return f"{kind.capitalize()}Id"


Seat = Annotated[int, Meta(title=SEAT_TITLE, extra={"names": SEAT})]
"""A player, counted from 0."""


AnyAction = Annotated[dict[str, Any], Meta(title="Action")]
"""A decision in some game, as `Action.to_json` writes it."""

T = TypeVar("T")
BySeat = Annotated[tuple[T, ...], Meta(extra={"of_each": SEAT})]
"""A value for each player, in the order of the seats."""


def is_by_seat(kind: Any) -> bool:
    """Whether a type is `BySeat`."""
    notes = [part.extra or {} for part in get_args(kind) if isinstance(part, Meta)]
    return any(note.get("of_each") == SEAT for note in notes)


def named_by(kind: Any) -> str | None:
    """The kind of thing, or `SEAT`, that values of a type name, alone or in a list or mapping."""
    for part in get_args(kind):
        about = part.extra if isinstance(part, Meta) else None
        found = about.get("names") if about else named_by(part)
        if found:
            return str(found)
    return None
