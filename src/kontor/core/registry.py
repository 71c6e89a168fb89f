"""Finds what is installed: games by the entry point ``kontor.games``, bots by ``kontor.bots``.

Nothing else knows how. A package that cannot be used is left out with one line that says why; all
others go on as if it were not there.
"""

import importlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from multiprocessing import parent_process
from threading import RLock
from typing import Any, TypeVar

from kontor.core.faults import NoObservation, UnknownGame
from kontor.core.game import Game
from kontor.core.manifest import BotPackage, Bots, Manifest, Trial
from kontor.core.observation import Observation
from kontor.core.package_checks import (
    Unusable,
    check_bot_package,
    check_bots,
    check_manifest,
    check_observation,
    check_rules,
    checked,
    listed,
)
from kontor.core.setup import Meta

logger = logging.getLogger("kontor.packages")

OWN = "kontor"
NO_BOTS = Bots(makers={})
CHECKS: dict[type, Callable[[Any], None]] = {Bots: check_bots, Observation: check_observation}
"""What is looked at in parts of these kinds, beside the kind."""
_IMPORTING = RLock()
"""Threads that import parts of one package at once may meet a module that is half there."""

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

    @property
    def face(self) -> str:
        """The folder of its drawing in the page, which knows only Kontor's own games."""
        return self.manifest.face if self.own else ""


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
            _leave_out(f"game {entry.name!r}", _origin(entry), fault, entry.value)
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
    manifest: Manifest = checked(entry.load(), Manifest)
    check_manifest(manifest)
    return Package(manifest, check_rules(manifest.rules), _origin(entry))


def _leave_out(what: str, origin: str, fault: Exception, where: str = "") -> None:
    why = str(fault) if isinstance(fault, Unusable) else f"{type(fault).__name__}: {fault}"
    why = f"{where}: {why}" if where else why
    _tell_once(" ".join(f"{what} of {origin} is left out: {why}.".split()))


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
        found = checked(load(declared) if isinstance(declared, str) else declared, kind)
        if check := CHECKS.get(kind):
            check(found)
    except Exception as fault:  # a stranger's code may fail in any way
        leave_out_part(game, name, fault)
        return None
    return found


def leave_out_part(game: str, name: str, fault: Exception) -> None:
    """Say that a part of a game failed, and that everything goes on without it."""
    declared = str(getattr(manifest(game), name))
    _leave_out(f"{name!r} of {game!r}", _known(game).origin, fault, declared)


def leave_out_of(game: str, what: str, fault: Exception) -> None:
    """Say that something of a game cannot be used, and that everything goes on without it."""
    _leave_out(f"{what} of {game!r}", _known(game).origin, fault)


def load(where: str) -> Any:
    """What stands at ``package.module:NAME``."""
    module, colon, name = where.partition(":")
    if not colon:
        raise Unusable(f"{where!r} is not of the form package.module:NAME")
    with _IMPORTING:
        return getattr(importlib.import_module(module), name)


def function(game: str, name: str) -> Callable[..., Any] | None:
    """The part of that name, which is to be called."""
    found: Callable[..., Any] | None = part(game, name, Callable)
    return found


@cache
def bots(game: str) -> Bots:
    """The computer players that come with a game, and those that others bring for it."""
    own: Bots = (game in packages() and part(game, "bots", Bots)) or NO_BOTS
    makers = dict(own.makers)
    for entry, package in _bot_packages():
        if package.game != game:
            continue
        if twice := makers.keys() & package.makers.keys():
            fault = Unusable(f"{game} has bots of that name already: {listed(sorted(twice))}")
            _leave_out_bots(entry, fault)
        else:
            makers |= package.makers
    return replace(own, makers=makers)


@cache
def _bot_packages() -> list[tuple[EntryPoint, BotPackage]]:
    found = []
    for entry in _entries("kontor.bots"):
        try:
            package: BotPackage = checked(entry.load(), BotPackage)
            check_bot_package(package, packages())
        except Exception as fault:  # a stranger's code may fail in any way
            _leave_out_bots(entry, fault)
        else:
            found.append((entry, package))
    return found


def _leave_out_bots(entry: EntryPoint, fault: Exception) -> None:
    _leave_out(f"bot {entry.name!r}", _origin(entry), fault, entry.value)


def observation(game: str) -> Observation:
    """A view of the game as numbers. Raises `NoObservation`."""
    found: Observation | None = part(game, "observation", Observation)
    if found is None:
        text = f"{game} declares no observation, so environments and networks cannot play it"
        raise NoObservation(text, "no-observation", game=game)
    return found


def trial(game: str) -> Trial | None:
    """How bots try out data for an option of the game, if they can. Raises `UnknownGame`."""
    found: Trial | None = part(game, "trial", Trial)
    return found


def file(where: str) -> Traversable:
    """The file or folder at ``package:path/in/it``, whether it is there or not."""
    package, colon, path = where.partition(":")
    if not colon:
        raise Unusable(f"{where!r} is not of the form package:path")
    return files(package).joinpath(path)


def matching(where: str) -> list[Traversable]:
    """The files at ``package:path/in/it`` by name, where the last part may be a pattern."""
    folder, _, pattern = where.rpartition("/")
    found = [path for path in file(folder).iterdir() if fnmatch(path.name, pattern)]
    return sorted(found, key=lambda path: path.name)


def catalogues(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Where a game's catalogues in a language are, and their texts; none if it lacks that one."""
    for pattern in manifest(game).words:
        where = pattern.replace("{language}", language)
        try:
            path = file(where)
            if path.is_file():
                yield where, path.read_text(encoding="utf-8")
        except Exception as fault:  # there is no such package, or the file is no text
            leave_out_part(game, "words", fault)
