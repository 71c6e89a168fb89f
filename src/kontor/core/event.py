"""Events: what happened, step by step, in the order a person at the table would see it.

A game declares each kind of event once, as a class in its ``events.py``: the facts with their
types, the rule behind it, who may know what of it. All else follows from these declarations: what
is sent, what needs words, the description of the API and the page's types.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, Final, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from kontor.core.tags import kebab

T = TypeVar("T")

_SECRET: Final = "secret"
_OWNER: Final = "seat"
Secret = Annotated[T | UnsetType, _SECRET]
"""A fact that only one player may know: the one whom the fact ``seat`` names."""


@dataclass(frozen=True)
class By:
    """The rule behind an event where it depends on one of the event's facts."""

    fact: str
    rules: Mapping[Any, "Rule"]
    """The rule for a value of the fact."""
    otherwise: "Rule"


Rule = str | By
"""A number of the game's catalogue, or how to find it."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """The root of all events. The name of ``TookPair`` is ``took-pair``; its fields are facts.

    A class that derives from an event with the same ``tag`` is that event in a special case, for
    example one that reveals something.
    """

    rule: ClassVar[Rule | None] = None
    """The rule behind it, if there is one."""
    opens: ClassVar[bool] = False
    """Whether it begins a new paragraph of the log, such as a turn."""
    reveals: ClassVar[bool] = False
    """Whether something hidden came to light, so that nobody may take it back."""
    spends: ClassVar[str | None] = None
    """The fact with the cards that it puts away, to be shuffled in again later."""
    secret: ClassVar[tuple[str, ...]] = ()
    """The facts that are `Secret`."""

    def __init_subclass__(cls, **settings: Any) -> None:
        types = get_type_hints(cls, include_extras=True)
        cls.secret += tuple(fact for fact in get_annotations(cls) if _is_secret(types[fact]))
        if cls.secret and _OWNER not in types:
            raise TypeError(f"{cls.__name__} has secrets but no {_OWNER!r}, who may know them")

    @property
    def name(self) -> str:
        return name_of(type(self))

    @property
    def facts(self) -> dict[str, object]:
        """What is known of it, by name."""
        values = zip(self.__struct_encode_fields__, msgspec.structs.astuple(self), strict=True)
        return {fact: value for fact, value in values if value is not UNSET}

    def is_known_to(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator (``None``), may know all of it."""
        return not self.secret or getattr(self, _OWNER) == seat

    def seen_by(self, seat: int | None) -> "Event":
        """The event as this seat, or a spectator, may know it: without what it may not know."""
        if self.is_known_to(seat):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret, UNSET))

    def to_json(self) -> dict[str, object]:
        """The event as it is sent and printed."""
        return {"event": self.name, **self.facts}

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{k}={v}' for k, v in self.facts.items())})"


def _is_secret(kind: Any) -> bool:
    """Whether a type is `Secret`, or made of one, such as ``Secret[str] | None``."""
    return _SECRET in getattr(kind, "__metadata__", ()) or any(map(_is_secret, get_args(kind)))


def name_of(kind: type[Event]) -> str:
    """What events of this kind are called where they are sent and put into words."""
    return str(kind.__struct_config__.tag)


def facts_of(kind: type[Event]) -> tuple[str, ...]:
    """The facts of events of this kind."""
    return kind.__struct_encode_fields__


def declared(module: Iterable[object]) -> tuple[type[Event], ...]:
    """The events among what a module declares, in its order, without special cases."""
    kinds = [kind for kind in module if isinstance(kind, type) and issubclass(kind, Event)]
    named: dict[str, type[Event]] = {}
    for kind in kinds:
        if kind is not Event:
            general = named.setdefault(name_of(kind), kind)
            assert issubclass(kind, general), f"two events are called {name_of(kind)}"
    return tuple(named.values())
