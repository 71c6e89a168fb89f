"""Bots that somebody at this machine asks for: by name, as a class, a function, or a file.

Classes and functions are code and a file may be anywhere, so nothing that came over the net is ever
asked for here, and no code that a file names.
"""

import re
import sys
from functools import partial
from inspect import signature
from pathlib import Path
from typing import Any

from kontor.bots import functions
from kontor.bots.registry import UnknownBot, add, bot, bots, levels
from kontor.core import registry
from kontor.core.bot import Bot, Maker

WEIGHTS, ONNX = FILES = (".npz", ".onnx")
LABEL = re.compile(r"[a-z0-9-]{1,20}")
"""What a bot can be called at a table."""
OFFERED: dict[tuple[str, str], str] = {}
"""What this process offers already: the same may be offered again, by command and by server."""


def chosen(game: str, text: str) -> Maker:
    """``greedy``, ``search@500``, ``./weights.npz``, ``./model.onnx``, ``package.module:Class``.

    Raises `UnknownBot`, `BadWeights` or `OtherNetwork`.
    """
    return _class(game, text) if ":" in text and not is_file(text) else kept(game, text)


def kept(game: str, text: str) -> Maker:
    """Like `chosen`, for a bot that a saved game names: a class is refused."""
    if is_file(text):
        _from_file(game, Path(text), 0)
        return partial(_from_file, game, Path(text))
    if ":" in text:
        told = f"a file may not say which code to run, and this one names {text!r}"
        raise UnknownBot(told, "code-in-file", bot=text)
    return bot(game, text)


def offer(text: str) -> None:
    """Let this process offer a bot as a level: ``GAME:BOT`` or ``GAME:NAME=BOT``.

    Raises `UnknownGame`, `UnknownBot`, or like `chosen`.
    """
    game, colon, wanted = text.partition(":")
    name, named, bot = wanted.rpartition("=")
    if not colon or not bot:
        told = f"{text!r} is not of the form GAME:BOT or GAME:NAME=BOT"
        raise UnknownBot(told, "bad-offer", offer=text)
    known = {*bots(registry.game(game).meta().id), *levels(game)}
    label = name if named else _label(bot)
    if OFFERED.get((game, label)) == bot and label in known:
        return
    if not LABEL.fullmatch(label) or (label in known and label != bot):
        told = f"{text!r} needs another name: {game}:NAME={bot}, of letters, digits and hyphens"
        raise UnknownBot(told, "bad-offer-name", offer=text, game=game, bot=bot)
    add(game, label, chosen(game, bot), level=True)
    OFFERED[game, label] = bot


def _label(bot: str) -> str:
    """A short name, such as that of the file or the class."""
    name = Path(bot).stem if is_file(bot) else bot.rpartition(":")[2]
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def is_file(text: str) -> bool:
    return text.endswith(FILES)


def _from_file(game: str, path: Path, seed: int) -> Bot:
    if path.suffix == ONNX:
        from kontor.bots import onnx_file  # imported late: needs NumPy

        return onnx_file.from_file(game, path)
    from kontor.bots import trained  # imported late: needs NumPy

    return trained.from_file(game, path)


def _class(game: str, where: str) -> Maker:
    if "" not in sys.path:
        sys.path.append("")  # a class in this folder; behind all that is installed
    try:
        found: Any = registry.load(where)
        if function := functions.maker(game, found):
            return function
        signature(found).bind(0)
        bot = found if isinstance(found, type) else found(0)
    except Exception as fault:  # a stranger's code may fail in any way
        text = f"there is no bot {where}: {type(fault).__name__}: {fault}"
        raise UnknownBot(text, "no-bot-class", bot=where, reason=str(fault)) from None
    if not hasattr(bot, "choose"):
        text = f"{where} is no bot: it has no method choose(view, deadline)"
        raise UnknownBot(text, "no-choose", bot=where)
    maker: Maker = found
    return maker
