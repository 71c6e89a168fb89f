"""Finds the games: packages under ``kontor.games``, and the entry points of other packages."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from kontor.core.faults import UnknownGame
from kontor.core.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Every game there is, by its id. A game's package has it as ``GAME``."""
    package = importlib.import_module("kontor.games")
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    found = [importlib.import_module(f"kontor.games.{name}").GAME for name in names]
    found += [entry.load() for entry in entry_points(group="kontor.games")]
    return {game.meta().id: game for game in found}


def game(name: str) -> Game[Any]:
    """The game of that id. Raises `UnknownGame`."""
    try:
        return games()[name]
    except KeyError:
        known = ", ".join(games())
        text = f"there is no game {name!r}; there are: {known}"
        raise UnknownGame(text, "no-game", game=name, known=known) from None
