"""Run by every Python process of a test that has this folder on its path: a bot and an adviser that
answer when the test says so, by making the file ``go`` in the folder ``KONTOR_TEST_GATE``."""

import os
import time
from pathlib import Path
from typing import Any

from kontor.bots import registry as bots
from kontor.core import registry

GATE = Path(os.environ["KONTOR_TEST_GATE"])


def wait(what: str) -> None:
    (GATE / f"{what}-{time.monotonic_ns()}").touch()
    while not (GATE / "go").exists():
        time.sleep(0.01)


class Waits:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, deadline: float | None = None) -> Any:
        wait("choose")
        return view.legal[0]


def explain(game: str, view: Any, deadline: float | None = None) -> list[Any]:
    wait("explain")
    return []


bots.explain = explain
for game in registry.games():
    bots.add(game, "waits", Waits, level=True)
