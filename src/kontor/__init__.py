"""Kontor: The Golden City and Machi Koro, as a library, in the terminal and on the page.

What most programs need is here; each name is imported when it is first used::

    record = kontor.play("machi-koro", ["greedy", "gentle"], seed=7)
    session = kontor.replay(record)
    print(session.game.result(session.state))

The rules are plain Python. Where they were compiled, the compiled modules are used;
``KONTOR_PLAIN=1`` in the environment keeps to the plain files.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if os.environ.get("KONTOR_PLAIN"):
    from kontor._plain import prefer_source

    prefer_source()

if TYPE_CHECKING:
    from kontor.arena.play import play_once as play
    from kontor.bots.registry import bot
    from kontor.core.chance import Seeded
    from kontor.core.record import Record
    from kontor.core.record_file import dump, load
    from kontor.core.registry import game
    from kontor.core.replay import replay, verify
    from kontor.core.session import Session
    from kontor.core.setup import Setup
    from kontor.review.reviewing import review as review_game

__version__ = "0.1.0"
__all__ = [
    "Record",
    "Seeded",
    "Session",
    "Setup",
    "bot",
    "dump",
    "game",
    "load",
    "play",
    "replay",
    "review_game",
    "verify",
]
_FOUND_IN = {
    "Record": "kontor.core.record:Record",
    "Seeded": "kontor.core.chance:Seeded",
    "Session": "kontor.core.session:Session",
    "Setup": "kontor.core.setup:Setup",
    "bot": "kontor.bots.registry:bot",
    "dump": "kontor.core.record_file:dump",
    "game": "kontor.core.registry:game",
    "load": "kontor.core.record_file:load",
    "play": "kontor.arena.play:play_once",
    "replay": "kontor.core.replay:replay",
    "review_game": "kontor.review.reviewing:review",
    "verify": "kontor.core.replay:verify",
}


def __getattr__(name: str) -> Any:
    if name not in _FOUND_IN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, found = _FOUND_IN[name].partition(":")
    return getattr(import_module(module), found)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
