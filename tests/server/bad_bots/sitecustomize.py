"""Run by every Python process of a test that has this folder on its path: bots that fail."""

import os
import time
from typing import Any

from kontor.bots import registry


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


BAD: dict[str, Any] = {"hangs": Hangs, "dies": Dies, "raves": Raves}
declared = registry._declared


def _declared(game: str, name: str) -> dict[str, Any]:
    return {**declared(game, name), **(BAD if name == "BOTS" else {bad: bad for bad in BAD})}


registry._declared = _declared
