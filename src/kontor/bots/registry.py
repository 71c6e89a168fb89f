"""The bots of a game: those that its manifest and other packages bring, and random play."""

from collections.abc import Callable, Mapping
from functools import partial
from inspect import signature
from typing import TypeVar, cast

from kontor.bots.random import RandomBot
from kontor.core import registry
from kontor.core.advice import Advice, Reason
from kontor.core.bot import Bot, Maker
from kontor.core.faults import KontorError
from kontor.core.package_checks import RANDOM
from kontor.core.view import View

T = TypeVar("T")


class UnknownBot(KontorError):
    """A bot or a level that a game does not have."""


ADDED: dict[str, dict[str, Maker]] = {}
"""By game and name: bots that this process alone knows."""
ADDED_LEVELS: dict[str, dict[str, str]] = {}


def add(game: str, name: str, maker: Maker, level: bool = False) -> None:
    """Let this process know one more bot, and offer it as a level of the same name if wished."""
    ADDED.setdefault(game, {})[name] = maker
    if level:
        ADDED_LEVELS.setdefault(game, {})[name] = name


def bots(game: str) -> dict[str, Maker]:
    """Every bot of the game by name; ``random`` is always among them."""
    return {RANDOM: RandomBot, **registry.bots(game).makers, **ADDED.get(game, {})}


def levels(game: str) -> dict[str, str]:
    """The bot behind each level a player can choose, from easy to hard; last what was added."""
    return {**_own_levels(game), **ADDED_LEVELS.get(game, {})}


def opponents(game: str) -> dict[str, str]:
    """The bot behind whatever can sit at a table: a level, or a character by its name."""
    return {**levels(game), **{name: name for name in registry.bots(game).characters}}


def ratings(game: str) -> dict[str, int]:
    """How strong the levels and characters are, as far as somebody has measured it."""
    known = registry.bots(game).ratings
    return {name: known[bot] for name, bot in opponents(game).items() if bot in known}


def _own_levels(game: str) -> Mapping[str, str]:
    return registry.bots(game).levels or {"easy": RANDOM}


def usual_level(game: str) -> str:
    """The default level: a third of the way up, so that newcomers win too."""
    every = list(_own_levels(game))
    return every[(len(every) - 1) // 3]


def bot(game: str, name: str) -> Maker:
    """The bot of that name; ``search@500`` is one that makes 500 trials. Raises `UnknownBot`."""
    name, at, trials = name.partition("@")
    maker = _among(bots(game), name, "bot", "no-bot")
    if not at:
        return maker
    if "trials" not in signature(maker).parameters or not trials.isdecimal() or not int(trials):
        text = f"{name!r} cannot be given {trials!r} trials"
        raise UnknownBot(text, "no-trials", bot=name, trials=trials)
    return partial(cast(Callable[..., Bot], maker), trials=int(trials))


def level(game: str, name: str) -> str:
    """The name of the bot behind a level or a character. Raises `UnknownBot`."""
    return _among(opponents(game), name, "level", "no-level")


def is_quick(game: str, name: str) -> bool:
    """Whether the bot behind this level or character answers at once."""
    behind = opponents(game).get(name)
    return behind == "random" or behind in registry.bots(game).quick


def explain(game: str, view: View, deadline: float | None = None) -> list[Advice]:
    """The best answers to the view's question, with reasons.

    None if the game has no adviser, or if there is only one answer.
    """
    adviser = registry.bots(game).adviser
    return adviser(view, deadline) if adviser and len(view.legal) > 1 else []


def remark(bot: Bot, view: View) -> Reason | None:
    """What the bot wants the table to know about its play here; most have nothing to say."""
    said: Reason | None = bot.remark(view) if hasattr(bot, "remark") else None
    return said


def _among(known: Mapping[str, T], name: str, what: str, fault: str) -> T:
    if name not in known:
        listed = ", ".join(known)
        text = f"there is no {what} {name!r}; there are: {listed}"
        raise UnknownBot(text, fault, bot=name, known=listed)
    return known[name]
