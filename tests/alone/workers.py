"""Other workers of the browser, which here do their work at once or not at all."""

import asyncio

from kontor.browser import thinking
from kontor.browser.workers import Hear


class Prompt:
    """Does what it is sent before anything else happens."""

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        self.ended = False

    def send(self, text: str) -> None:
        asyncio.get_running_loop().call_soon(thinking.work, text, self._hear)

    def end(self) -> None:
        self.ended = True


class Silent:
    """Is asked, and never answers."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.sent: list[str] = []
        self.ended = False

    def send(self, text: str) -> None:
        self.sent.append(text)

    def end(self) -> None:
        self.ended = True
