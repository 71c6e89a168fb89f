"""Every game as environments that researchers know; most of them need the extra ``rl``.

PettingZoo (turn by turn, all players)::

    from kontor.envs import pettingzoo_env
    env = pettingzoo_env("machi-koro", seats=3)

Gymnasium (one player learns; others play the remaining seats)::

    import gymnasium
    env = gymnasium.make("kontor.envs:kontor/machi-koro-v1", seats=2, opponents="normal")

Names end in the version of the game's rules. An observation is a dictionary: ``observation``, a
vector of whole numbers that the game declares as its `Observation`, and ``action_mask``, a 1
for each legal action. Action *i* is ``game.actions()[i]``. ``docs/research.md`` says more.
"""

import importlib.util
from typing import Any

from kontor.core import registry

PARTS = {
    "pettingzoo_env": "kontor.envs.aec",
    "RawEnv": "kontor.envs.aec",
    "SingleAgent": "kontor.envs.single",
    "VectorGames": "kontor.envs.vector",
    "vector_games": "kontor.envs.vector",
    "by_observation": "kontor.envs.opponents",
}
"""What is loaded when it is asked for, so that nobody needs libraries that he does not use."""


def __getattr__(name: str) -> Any:
    if name not in PARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(importlib.import_module(PARTS[name]), name)
    except ModuleNotFoundError as missing:
        if missing.name not in ("gymnasium", "pettingzoo"):
            raise
        told = f"{name} needs {missing.name}: pip install 'kontor[rl]'"
        raise ModuleNotFoundError(told, name=missing.name) from None


def register() -> None:
    """Make the games known to Gymnasium by their names."""
    import gymnasium

    for name, game in registry.games().items():
        full = f"kontor/{name}-v{game.meta().rules_version}"
        if full not in gymnasium.registry:
            gymnasium.register(
                id=full,
                entry_point="kontor.envs.single:SingleAgent",
                vector_entry_point="kontor.envs.vector:vector_games",
                kwargs={"game": name},
            )


if importlib.util.find_spec("gymnasium"):
    register()
