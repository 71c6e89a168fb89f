"""The words of Kontor: Fluent catalogues in German, English and Polish, for page and terminal.

A message is asked for by name, with facts. Facts that name something of the game become its name
in the language, and each attribute of that name's message becomes a fact of its own: ``card`` may
be *Café*, ``$card-a`` *ein Café*. A fact that is a seat becomes the player's name, and
``$seat-person`` is ``you`` or ``other``. What never changes about a thing comes along too, as
``$card-cost``; how many things or numbers a list has, as ``$dice-count``.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kontor.core import plain_english, registry
from kontor.core.action import Action
from kontor.core.event import Event
from kontor.core.faults import BadRecord, KontorError
from kontor.core.finding import Finding
from kontor.core.game import Game
from kontor.core.package_checks import Unusable
from kontor.core.text import Vocabulary

LANGUAGES = ("de", "en", "pl")
SHARED = ("table", "faults", "terminal", "bots", "review")
"""The catalogues that every game is shown with."""
NOTHING = Vocabulary({}, {}, {}, (), (), ())


class UnknownLanguage(KontorError):
    """A language that Kontor does not speak."""


def default_language() -> str:
    """The language of the environment if Kontor speaks it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


@cache
def catalogue(language: str, name: str) -> str:
    """The text of one of Kontor's own catalogues; empty if there is none of that name."""
    path = files("kontor") / "locales" / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def languages(game: str) -> list[str]:
    """The languages that the game speaks by itself."""
    return [one for one in LANGUAGES if _own(game, one)]


def catalogues(game: str, language: str) -> list[str]:
    """All that the game has to say, what is best to read last: it replaces what came before.

    What the language lacks is English, and what that lacks is made from the declarations.
    """
    spoken = [text for one in ("en", language) for _, text in registry.catalogues(game, one)]
    return [plain_english.catalogue(registry.game(game)), *spoken]


def missing(game: str, language: str) -> list[str]:
    """The messages that the game needs, and its catalogues in this language do not have."""
    bundle = _bundle(language, game)
    needed = plain_english.messages(registry.game(game))
    return [message for message in needed if not bundle.has_message(message)]


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """The game's words in this language alone; as a rule they are complete."""
    return _spoken(language, _own(game, language) if game else ())


@cache
def _full_bundle(language: str, game: str) -> FluentBundle:
    own = [text for one in ("en", language) for text in _own(game, one)]
    return _spoken(language, [_plain(game), *own])


@cache
def _plain_bundle(game: str) -> FluentBundle:
    """What stands in for a message of the game that is faulty."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(_plain(game))
    return bundle


@cache
def _plain(game: str) -> ast.Resource:
    return FluentResource(plain_english.catalogue(registry.game(game)))


@cache
def _own(game: str, language: str) -> list[ast.Resource]:
    """The game's catalogues in a language. What in them is no Fluent is left out, and told."""
    found = []
    for where, text in registry.catalogues(game, language):
        found.append(FluentResource(text))
        for line, why in _junk(text, found[-1]):
            registry.leave_out_of(game, f"{where}, line {line}", Unusable(why))
    return found


def _junk(text: str, read: ast.Resource) -> Iterator[tuple[int, str]]:
    """The lines where something stands that is no message, and what is wrong with each."""
    for part in read.body:
        if isinstance(part, ast.Junk) and part.span:
            line = text[: part.span.start].count("\n") + 1
            yield line, " ".join(note.message or "" for note in part.annotations)


def _spoken(language: str, texts: Iterable[ast.Resource]) -> FluentBundle:
    """These texts and the shared ones, whose messages no game can replace."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in (*texts, *(FluentResource(catalogue(language, name)) for name in SHARED)):
        bundle.add_resource(text, allow_overrides=True)
    return bundle


class Words:
    """A language, a game, its players' names and the seat that reads: a `core.text.Words`."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        names: Sequence[str] = (),
        viewer: int | None = None,
    ) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            text = f"there is no language {language!r}; there are: {known}"
            raise UnknownLanguage(text, "no-language", language=language, known=known)
        self.language = language
        self.game = game
        self.names = names
        self.viewer = viewer
        self.vocabulary = game.vocabulary() if game else NOTHING
        self._game = game.meta().id if game else ""
        self._bundle = _bundle(language, self._game)

    def seen_by(self, viewer: int | None) -> "Words":
        """The same words as this seat reads them."""
        return Words(self.language, self.game, self.names, viewer)

    def __call__(self, message: str, /, **facts: object) -> str:
        bundle, pattern = self._found(message)
        if pattern is None:
            resolved = self._resolved(facts)
            return plain_english.sentence(message, {fact: resolved[fact] for fact in facts})
        text, faults = bundle.format_pattern(pattern, self._resolved(facts))
        return (faults and self._in_plain_english(message, facts, faults[0])) or str(text)

    def _in_plain_english(self, message: str, facts: Mapping[str, object], fault: Exception) -> str:
        """What stands in for a faulty message of the game, which is told; empty for others."""
        bundle = _plain_bundle(self._game) if self._game else None
        if bundle is None or not bundle.has_message(message):
            return ""
        what = f"the message {message!r} in {self.language!r}"
        registry.leave_out_of(self._game, what, Unusable(str(fault)))
        pattern: Any = bundle.get_message(message).value
        return str(bundle.format_pattern(pattern, self._resolved(facts))[0])

    def _found(self, message: str) -> tuple[FluentBundle, Any]:
        """The text of a message and the words it is made of; a game's may lack it."""
        name, _, attribute = message.partition(".")
        if not self._game or self._bundle.has_message(name):
            bundle = self._bundle
        else:
            bundle = _full_bundle(self.language, self._game)
            if not bundle.has_message(name):
                return bundle, None
        found = bundle.get_message(name)
        return bundle, found.attributes.get(attribute) if attribute else found.value

    def has(self, message: str) -> bool:
        """Whether this language has such a message."""
        return bool(self._bundle.has_message(message))

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        complete = set(self.vocabulary.events.get(event.name, ())) <= set(event.facts)
        return self(f"event-{event.name}{'' if complete else '-hidden'}", **event.facts)

    def action(self, action: Action) -> str:
        """An answer as it is offered."""
        name = f"do-{action.do}-{action.noun}" if action.noun else f"do-{action.do}"
        return self(name, **({action.noun: action.what} if action.noun else {}))

    def thing(self, kind: str, name: str) -> str:
        """The name of a card or another thing of the game."""
        return self(f"{kind}-{name}")

    def fault(self, fault: KontorError) -> str:
        """What went wrong, where, and against which rule."""
        game = fault.facts.get("game")
        if self.game is None and game in registry.games():
            return Words(self.language, registry.game(str(game))).fault(fault)
        text = self(f"fault-{fault.name}", **fault.facts) if fault.name else fault.text
        if not isinstance(fault, BadRecord):
            return text
        text = self("fault-in-line", line=fault.line, fault=text) if fault.line else text
        text = f"{text} ({fault.rule})" if fault.rule else text
        return f"{fault.file}: {text}" if fault.file else text

    def finding(self, finding: Finding) -> str:
        """What was found and where, in a line."""
        text = self(f"finding-{finding.code}", **finding.facts)
        text = f"{text} ({finding.rule})" if finding.rule else text
        places = [self._place(place) for place in finding.places]
        return f"{', '.join(places)}: {text}" if places else text

    def _place(self, place: str) -> str:
        return self(f"place-{place}") if self.has(f"place-{place}") else place

    def listed(self, parts: Sequence[str]) -> str:
        """One, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list", start=", ".join(parts[:-1]), last=parts[-1])

    # --- facts

    def _resolved(self, facts: Mapping[str, object]) -> dict[str, object]:
        resolved: dict[str, object] = {}
        for fact, value in facts.items():
            kind = self.vocabulary.nouns.get(fact, fact)
            if kind == "seat" and isinstance(value, int):
                resolved[fact] = self.names[value]
                resolved[f"{fact}-person"] = "you" if value == self.viewer else "other"
            elif kind in self.vocabulary.things:
                resolved |= self._named(fact, kind, value)
            elif isinstance(value, Finding):
                resolved[fact] = self.finding(value)
            elif isinstance(value, list | tuple):
                resolved |= {fact: " + ".join(map(str, value)), f"{fact}-count": len(value)}
            else:
                resolved[fact] = value if isinstance(value, int | float | str) else str(value)
        return resolved

    def _named(self, fact: str, kind: str, value: object) -> dict[str, object]:
        if isinstance(value, str):
            about = self.vocabulary.things[kind][value]
            return {
                fact: self.thing(kind, value),
                **self._forms(fact, f"{kind}-{value}"),
                **{f"{fact}-{name}": known for name, known in about.items()},
            }
        if isinstance(value, Mapping):
            parts = [self("counted", n=n, thing=self.thing(kind, i)) for i, n in value.items() if n]
        else:
            assert isinstance(value, Sequence)
            parts = [self.thing(kind, name) for name in value]
        return {fact: self.listed(parts), f"{fact}-count": len(parts)}

    def _forms(self, fact: str, message: str) -> dict[str, object]:
        bundle = self._found(message)[0]
        if not bundle.has_message(message):
            return {}
        return {
            f"{fact}-{name}": bundle.format_pattern(pattern)[0]
            for name, pattern in bundle.get_message(message).attributes.items()
        }
