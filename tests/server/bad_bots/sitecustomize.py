"""Run by every Python process of a test that has this folder on its path: bots that fail."""

import os
import time
from typing import Any

from kontor.bots.registry import add
from kontor.core import registry


class Hangs:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, deadline: float | None = None) -> Any:
        time.sleep(3600)


class Dies:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, deadline: float | None = None) -> Any:
        os._exit(3)


class Raves:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, deadline: float | None = None) -> Any:
        return "build me a castle"


class Raises:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Any, deadline: float | None = None) -> Any:
        raise ValueError("no idea")


BAD: dict[str, Any] = {"hangs": Hangs, "dies": Dies, "raves": Raves, "raises": Raises}
for game in registry.games():
    for name, maker in BAD.items():
        add(game, name, maker, level=True)
