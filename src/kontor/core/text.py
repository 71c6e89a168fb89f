"""How a game puts its table into words without knowing who prints them, or in which language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, get_args, get_type_hints

from kontor.core.action import Action, Actions
from kontor.core.event import Event, Rule, facts_of, name_of
from kontor.core.finding import Finding
from kontor.core.names import SEAT, is_by_seat, named_by
from kontor.core.view import View, to_json

TONES = ("blue", "green", "lime", "red", "purple", "gold")
"""The colours that things can have on a table."""


class Words(Protocol):
    """A language: gives the message of that name with the facts filled in.

    ``name.attribute`` gives an attribute of the message.
    """

    def __call__(self, message: str, /, **facts: object) -> str: ...


class Tongue(Words, Protocol):
    """A language that also tells what is wrong with somebody's data."""

    def finding(self, finding: Finding) -> str: ...


@dataclass(frozen=True)
class Vocabulary:
    """All that needs a word in a game; every language's catalogue must have exactly these."""

    things: Mapping[str, Mapping[str, Mapping[str, object]]]
    """Kinds of things, the things of each kind by id, and what never changes about each.

    The message of a thing is ``kind-id``.
    """
    nouns: Mapping[str, str]
    """The kind of thing, or ``seat``, that a fact names if its own name does not say so."""
    events: Mapping[str, Sequence[str]]
    """The facts of each event."""
    questions: Sequence[str]
    rules: Sequence[str]
    """The rules by which an action can be refused."""
    ends: Sequence[str]
    opens: Sequence[str] = ()
    """The events that begin a new paragraph of the log, such as a turn."""
    hidden: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The facts that are left of an event for those who may not know all of it."""
    behind: Mapping[str, Rule] = field(default_factory=dict)
    """The rule of the catalogue behind each event, for those that have one."""
    spends: Mapping[str, str] = field(default_factory=dict)
    """The fact with the cards that an event puts away, for those that do."""

    @classmethod
    def of(
        cls,
        kinds: Sequence[type[Event]],
        actions: Actions,
        *,
        things: Mapping[str, Mapping[str, Mapping[str, object]]],
        questions: Sequence[str],
        rules: Sequence[str],
        ends: Sequence[str],
    ) -> "Vocabulary":
        """What a game's events and actions need words for, and the rest as given."""
        return cls(
            things,
            _nouns(kinds, actions),
            {name_of(kind): facts_of(kind) for kind in kinds},
            questions,
            rules,
            ends,
            opens=[name_of(kind) for kind in kinds if kind.opens],
            hidden={
                name_of(kind): tuple(fact for fact in facts_of(kind) if fact not in kind.secret)
                for kind in kinds
                if kind.secret
            },
            behind={name_of(kind): kind.rule for kind in kinds if kind.rule},
            spends={name_of(kind): kind.spends for kind in kinds if kind.spends},
        )


def _nouns(kinds: Sequence[type[Event]], actions: Actions) -> dict[str, str]:
    """What the facts of events and the nouns of actions name, where they do not say so."""
    nouns = {verb.noun: SEAT for verb in actions.verbs if verb.of_seats}
    for kind in kinds:
        types = get_type_hints(kind, include_extras=True)
        for field_name, fact in zip(kind.__struct_fields__, facts_of(kind), strict=True):
            named = named_by(types[field_name])
            if named and named != fact:
                assert nouns.setdefault(fact, named) == named, f"{fact} names two kinds of things"
    return nouns


@dataclass(frozen=True)
class Row:
    """A line of a table. The first cell names what the others tell about."""

    cells: Sequence[str]
    tone: str = ""
    """The colour of the thing, one of `TONES`, if it has one."""
    action: Action | None = None
    """What the player to move does by choosing this line."""


@dataclass(frozen=True)
class Section:
    """A headed table. Sections that follow one another with equal columns belong together."""

    title: str
    """What the rows are; it heads their first cells."""
    columns: Sequence[str]
    """What heads the other cells."""
    rows: Sequence[Row]
    note: str = ""
    brief: bool = False
    """Whether one who cannot see the table wants to hear it with every question."""
    tile: bool = False
    """Whether it is one of several that can stand side by side, such as the parts of a map.

    Where room is short, only those lines of a tile are shown that can be chosen. The colours of
    its lines help the eye and tell nothing more.
    """


def fields_of(view: View, words: Words) -> list[Section]:
    """A table as the fields of its view, for a game that does not show it any better."""
    types = get_type_hints(type(view), include_extras=True)
    own = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
    of_seats = [name for name in own if is_by_seat(types[name])]
    rows = [_row(view, name, types[name], words) for name in own if name not in of_seats]
    sections = [Section(words("fields"), [""], rows, brief=True)]
    if of_seats:
        columns = [words(f"field-{name}") for name in of_seats]
        named = [named_by(get_args(types[name])[0]) for name in of_seats]
        values = zip(*(getattr(view, name) for name in of_seats), strict=True)
        rows = [
            Row(
                (
                    words("seat-label", seat=seat),
                    *(_told(to_json(v), kind, words) for v, kind in zip(told, named, strict=True)),
                )
            )
            for seat, told in enumerate(values)
        ]
        sections.append(Section(words("players"), columns, rows, brief=True))
    return sections


def _row(view: View, name: str, kind: Any, words: Words) -> Row:
    value = to_json(getattr(view, name))
    return Row((words(f"field-{name}"), _told(value, named_by(kind), words)))


def _told(value: object, names: str | None, words: Words) -> str:
    """A value in words; ``names`` is the kind of thing that it names."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words("field-is-so" if value else "field-is-not-so")
    if isinstance(value, Mapping):
        parts = value.items()
        return ", ".join(f"{_told(n, names, words)} {_told(v, None, words)}" for n, v in parts)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(_told(part, names, words) for part in value)
    if names == SEAT and isinstance(value, int):
        return words("seat-label", seat=value)
    return words(f"{names}-{value}") if names and isinstance(value, str) else str(value)
