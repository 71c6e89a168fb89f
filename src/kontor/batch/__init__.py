"""Games by the million at once, in JAX: one state holds a position for every lane.

`make` gives a game's engine. What it must be able to do stands in `engine.py`; it holds no rule of
its own, and `lockstep.py` proves that it plays as the rules do. It needs the extra ``gpu``.
"""

import importlib.util
from typing import TYPE_CHECKING, Any

from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.setup import Setup

if TYPE_CHECKING:
    from kontor.batch.engine import Engine


class NoBatch(KontorError):
    """There is no batch engine here: for this game, or without JAX."""


def make(game: str, seats: int | None = None, **variants: object) -> "Engine[Any]":
    """The batch engine of a game: ``make("machi-koro", seats=4, come_what_may=True)``.

    Raises `UnknownGame`, `BadSetup` and `NoBatch`.
    """
    options = {name.replace("_", "-"): value for name, value in variants.items()}
    meta = registry.game(game).meta()
    return for_setup(game, Setup(seats or meta.seats[-1], options))


def for_setup(game: str, setup: Setup) -> "Engine[Any]":
    """The batch engine for what a table chose. Raises like `make`."""
    checked = setup.checked(registry.game(game).meta())
    if not registry.manifest(game).batch:
        raise NoBatch(f"{game} has no batch engine", "no-batch", game=game)
    if importlib.util.find_spec("jax") is None:
        text = "batch engines and training need JAX: pip install 'kontor[gpu]'"
        raise NoBatch(text, "no-jax")
    engine = registry.function(game, "batch")
    if engine is None:
        raise NoBatch(f"{game} has no batch engine", "no-batch", game=game)
    made: Engine[Any] = engine(checked)
    return made
