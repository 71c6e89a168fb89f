"""Bots and an adviser that answer when a test says so; see the folder ``slow_bots``."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.servers import Server

FOLDER = Path(__file__).parent / "slow_bots"


async def until(done: Callable[[], bool]) -> None:
    """Wait for something that happens without us."""
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(done):
            await asyncio.sleep(0.02)


class Gate:
    """What slow bots and the adviser wait for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {"PYTHONPATH": str(FOLDER), "KONTOR_TEST_GATE": str(folder)}

    def open(self) -> None:
        (self.folder / "go").touch()

    def asked(self, what: str) -> int:
        """How many bots (``choose``), or hints (``explain``), have been begun."""
        return len(list(self.folder.glob(f"{what}-*")))

    async def until_asked(self, what: str, count: int = 1) -> None:
        await until(lambda: self.asked(what) >= count)

    def server(self, **environment: str) -> Server:
        """A server with such bots, which it gives all the time they want."""
        settings = {"KONTOR_BOT_SECONDS": "300", **self.environment, **environment}
        return Server(self.folder, workers=1, **settings)
