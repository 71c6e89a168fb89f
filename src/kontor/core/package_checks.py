"""What a package must hold to be used. Each fault is one line that its author can act on."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import signature
from typing import Any, get_type_hints

from kontor.core.action import Actions
from kontor.core.event import Event
from kontor.core.game import Game
from kontor.core.manifest import BotPackage, Bots, Manifest
from kontor.core.observation import Field, Observation
from kontor.core.setup import MAX_SEATS, Meta
from kontor.core.text import Vocabulary
from kontor.core.view import View

REQUIRED = (
    "meta",
    "actions",
    "start",
    "to_move",
    "turn",
    "legal",
    "why_not",
    "advance",
    "result",
    "view",
    "determinise",
)
"""The methods of a `Game` that have no default."""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RANDOM = "random"
"""The bot that every game has."""


class Unusable(Exception):
    """Something in a package is not as it must be; the argument says what."""


def checked(thing: object, kind: Any, what: str = "") -> Any:
    """The thing, which is of that kind. Raises `Unusable`."""
    if isinstance(thing, kind):
        return thing
    told = f"{what} is" if what else "it is"
    raise Unusable(f"{told} {type(thing).__name__!r}, not {kind.__name__!r}")


def check_manifest(manifest: Manifest) -> None:
    """Whether every part stands there as a manifest names parts. Raises `Unusable`."""
    for name, kind in get_type_hints(Manifest).items():
        if kind is str:
            checked(getattr(manifest, name), str, name)
    if isinstance(manifest.words, str):
        raise Unusable(f"words is one text; write ({manifest.words!r},), with a comma")
    for where in checked(manifest.words, Sequence, "words"):
        if "{language}" not in checked(where, str, "a part of words"):
            raise Unusable(f"words has {where!r}, without {{language}} in its path")


def check_rules(rules: Game[Any]) -> Meta:
    """Whether a game declares all that it must; what it says of itself. Raises `Unusable`."""
    if isinstance(rules, type):
        raise Unusable(f"rules is the class {rules.__name__}; write {rules.__name__}()")
    checked(rules, Game, "rules")
    own = type(rules)
    if missing := [name for name in REQUIRED if getattr(own, name) is getattr(Game, name)]:
        raise Unusable(f"the class {own.__name__} has no {listed(missing)}")
    meta: Meta = checked(rules.meta(), Meta, "rules.meta()")
    check_meta(meta)
    if not len(checked(rules.actions(), Actions, "rules.actions()")):
        raise Unusable("rules.actions() is empty")
    if rules.actions() is not rules.actions():
        raise Unusable("rules.actions() makes new actions at each call; make them once")
    for kind in rules.event_types():
        _check_class(kind, Event, "rules.event_types()")
    _check_class(rules.view_type(), View, "rules.view_type()")
    checked(rules.vocabulary(), Vocabulary, "rules.vocabulary()")
    return meta


def check_meta(meta: Meta) -> None:
    """Whether seats, options and ends can be what they are said to be. Raises `Unusable`."""
    _check_ids([meta.id], "game")
    _check_ids([option.id for option in meta.options], "option")
    _check_ids(meta.ends, "end")
    checked(meta.title, str, "title")
    if not meta.seats:
        raise Unusable("seats is empty")
    for seats in meta.seats:
        if not 1 <= checked(seats, int, "a number of seats") <= MAX_SEATS:
            raise Unusable(f"{seats} seats; there can be 1 to {MAX_SEATS}")


def check_bots(bots: Bots) -> None:
    """Whether every level leads to a bot that can be made. Raises `Unusable`."""
    check_makers(bots.makers)
    _check_ids(checked(bots.levels, Mapping, "levels"), "level")
    known = [RANDOM, *bots.makers]
    for level, bot in bots.levels.items():
        if bot not in known:
            raise Unusable(
                f"the level {level!r} leads to a bot {bot!r}; there are: {listed(known)}"
            )
    for bot in (*bots.characters, *bots.ratings):
        if bot not in known:
            raise Unusable(f"there is no bot {bot!r} to play with; there are: {listed(known)}")
    if both := bots.levels.keys() & set(bots.characters):
        raise Unusable(f"these are levels and characters: {listed(sorted(both))}")
    if bots.adviser is not None:
        _check_takes(bots.adviser, "the adviser", "a view and a deadline", None, None)


def check_bot_package(package: BotPackage, games: Iterable[str]) -> None:
    """Whether it brings bots for a game that is there. Raises `Unusable`."""
    check_makers(package.makers)
    if package.game not in games:
        raise Unusable(f"there is no game {package.game!r}; there are: {listed(games)}")


def check_makers(makers: Mapping[str, Callable[..., Any]]) -> None:
    """Whether bots have names that can be typed, and can be made. Raises `Unusable`."""
    _check_ids(checked(makers, Mapping, "makers"), "bot")
    if RANDOM in makers:
        raise Unusable(f"a bot is named {RANDOM!r}, as Kontor's own is")
    for name, maker in makers.items():
        _check_takes(maker, f"the maker of {name!r}", "a seed", 0)


def check_observation(observation: Observation) -> None:
    """Whether the numbers are declared with names of their own. Raises `Unusable`."""
    names = [checked(one, Field, "a field").name for one in observation.fields]
    if not names or len(set(names)) < len(names):
        raise Unusable(f"its fields are {listed(names) or 'none'}; each needs a name of its own")
    _check_takes(observation.numbers, "numbers", "a view", None)


def listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _check_ids(names: Iterable[object], what: str) -> None:
    seen = set()
    for name in names:
        if not isinstance(name, str) or not ID.fullmatch(name):
            wanted = "lower-case letters, digits and hyphens"
            raise Unusable(f"{name!r} cannot be the name of a {what}: {wanted}")
        if name in seen:
            raise Unusable(f"the {what} {name!r} is there twice")
        seen.add(name)


def _check_class(kind: object, parent: type, what: str) -> None:
    if not (isinstance(kind, type) and issubclass(kind, parent)):
        raise Unusable(f"{what} has {kind!r}, which does not derive from {parent.__name__!r}")


def _check_takes(thing: object, what: str, told: str, *arguments: object) -> None:
    """Whether the thing can be called with such arguments."""
    if not callable(thing):
        raise Unusable(f"{what} is {type(thing).__name__!r}, which cannot be called")
    try:
        signature(thing).bind(*arguments)
    except TypeError as fault:
        raise Unusable(f"{what} does not take {told}: {fault}") from None
    except ValueError:  # it does not say what it takes
        return
