"""Finds what is installed: games by the entry point ``kontor.games``, bots by ``kontor.bots``.

Nothing else knows how. A package that cannot be used is left out with one line that says why; all
others go on as if it were not there.
"""

import importlib
import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from multiprocessing import parent_process
from typing import Any, TypeVar

from kontor.core.action import Actions
from kontor.core.faults import NoObservation, UnknownGame
from kontor.core.game import Game
from kontor.core.manifest import BotPackage, Bots, Manifest
from kontor.core.observation import Observation
from kontor.core.setup import Meta
from kontor.core.text import Vocabulary

logger = logging.getLogger("kontor.packages")

OWN = "kontor"
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NO_BOTS = Bots(makers={})

T = TypeVar("T")


@dataclass(frozen=True)
class Package:
    """A game that can be played, and the distribution it comes from."""

    manifest: Manifest
    meta: Meta
    origin: str

    @property
    def own(self) -> bool:
        """Whether it comes with Kontor itself."""
        return self.origin.startswith(f"{OWN} ")


class Unusable(Exception):
    """Something in a package is not as it must be; the argument says what."""


# --- finding


@cache
def packages() -> dict[str, Package]:
    """Every game there is, by its id; Kontor's own come first."""
    found: dict[str, Package] = {}
    for entry in _entries("kontor.games"):
        try:
            package = _package(entry)
            if other := found.get(package.meta.id):
                raise Unusable(f"{other.origin} has a game {package.meta.id!r} already")
        except Exception as fault:  # a stranger's code may fail in any way
            _leave_out(f"game {entry.name!r}", entry.value, _origin(entry), fault)
        else:
            found[package.meta.id] = package
    return found


def _entries(group: str) -> list[EntryPoint]:
    def order(entry: EntryPoint) -> tuple[bool, str, str]:
        return not _origin(entry).startswith(f"{OWN} "), entry.name, _origin(entry)

    return sorted(entry_points(group=group), key=order)


def _origin(entry: EntryPoint) -> str:
    """The distribution that the entry point belongs to, with its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else "?"


def _package(entry: EntryPoint) -> Package:
    manifest = _checked(entry.load(), Manifest)
    rules = _checked(manifest.rules, Game, "rules")
    meta = _checked(rules.meta(), Meta, "rules.meta()")
    _checked(rules.actions(), Actions, "rules.actions()")
    _checked(rules.vocabulary(), Vocabulary, "rules.vocabulary()")
    if not ID.fullmatch(meta.id):
        raise Unusable(f"{meta.id!r} is no id: lower-case letters, digits and hyphens")
    return Package(manifest, meta, _origin(entry))


def _checked(thing: object, kind: Any, what: str = "") -> Any:
    if isinstance(thing, kind):
        return thing
    told = f"{what} is" if what else "it is"
    raise Unusable(f"{told} {type(thing).__name__!r}, not {kind.__name__!r}")


def _leave_out(what: str, where: str, origin: str, fault: Exception) -> None:
    why = str(fault) if isinstance(fault, Unusable) else f"{type(fault).__name__}: {fault}"
    _tell_once(" ".join(f"{what} of {origin} is left out: {where}: {why}.".split()))


@cache
def _tell_once(line: str) -> None:
    """Not in every process that was started to help."""
    if parent_process() is None:
        logger.warning("kontor: %s Update or uninstall that package.", line)


# --- asking


@cache
def games() -> dict[str, Game[Any]]:
    """The rules of every game, by its id."""
    return {name: package.manifest.rules for name, package in packages().items()}


def game(name: str) -> Game[Any]:
    """The game of that id. Raises `UnknownGame`."""
    return _known(name).manifest.rules


def own_games() -> list[str]:
    """The games that come with Kontor itself."""
    return [name for name, package in packages().items() if package.own]


def manifest(name: str) -> Manifest:
    """All that comes with the game of that id. Raises `UnknownGame`."""
    return _known(name).manifest


def _known(name: str) -> Package:
    try:
        return packages()[name]
    except KeyError:
        known = ", ".join(packages())
        text = f"there is no game {name!r}; there are: {known}"
        raise UnknownGame(text, "no-game", game=name, known=known) from None


@cache
def part(game: str, name: str, kind: Any) -> Any:
    """What a game's manifest has under that name, loaded; ``None`` if it is not there.

    Raises `UnknownGame`.
    """
    declared = getattr(manifest(game), name)
    if not declared:
        return None
    try:
        return _checked(load(declared) if isinstance(declared, str) else declared, kind)
    except Exception as fault:  # a stranger's code may fail in any way
        leave_out_part(game, name, fault)
        return None


def leave_out_part(game: str, name: str, fault: Exception) -> None:
    """Say that a part of a game failed, and that everything goes on without it."""
    declared = str(getattr(manifest(game), name))
    _leave_out(f"{name!r} of {game!r}", declared, _known(game).origin, fault)


def load(where: str) -> Any:
    """What stands at ``package.module:NAME``."""
    module, colon, name = where.partition(":")
    if not colon:
        raise Unusable(f"{where!r} is not of the form package.module:NAME")
    return getattr(importlib.import_module(module), name)


def function(game: str, name: str) -> Callable[..., Any] | None:
    """The part of that name, which is to be called."""
    found: Callable[..., Any] | None = part(game, name, Callable)
    return found


def bots(game: str) -> Bots:
    """The computer players that come with a game, and those that others bring for it."""
    own: Bots = (game in packages() and part(game, "bots", Bots)) or NO_BOTS
    brought = [package.makers for package in _bot_packages() if package.game == game]
    more = {name: maker for makers in brought for name, maker in makers.items()}
    return Bots(makers={**more, **own.makers}, levels=own.levels, adviser=own.adviser)


@cache
def _bot_packages() -> list[BotPackage]:
    found = []
    for entry in _entries("kontor.bots"):
        try:
            found.append(_checked(entry.load(), BotPackage))
        except Exception as fault:  # a stranger's code may fail in any way
            _leave_out(f"bot {entry.name!r}", entry.value, _origin(entry), fault)
    return found


def observation(game: str) -> Observation:
    """A view of the game as numbers. Raises `NoObservation`."""
    found: Observation | None = part(game, "observation", Observation)
    if found is None:
        text = f"{game} declares no observation, so environments and networks cannot play it"
        raise NoObservation(text, "no-observation", game=game)
    return found


def file(where: str) -> Traversable:
    """The file or folder at ``package:path/in/it``, whether it is there or not."""
    package, colon, path = where.partition(":")
    if not colon:
        raise Unusable(f"{where!r} is not of the form package:path")
    return files(package).joinpath(path)


def catalogues(game: str, language: str) -> Iterator[str]:
    """The texts of a game's catalogues in a language; none if it does not speak it."""
    for where in manifest(game).words:
        try:
            path = file(where.replace("{language}", language))
            if path.is_file():
                yield path.read_text(encoding="utf-8")
        except Exception as fault:  # there is no such package, or the file is no text
            leave_out_part(game, "words", fault)
