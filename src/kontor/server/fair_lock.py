"""A lock that can also be taken without waiting, if it is free. Who waits comes first, in order."""

import asyncio
from collections import deque


class FairLock:
    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it now; whether it was free."""
        was_free = not self._taken
        self._taken = True
        return was_free

    def give(self) -> None:
        """Hand it to whoever has waited longest. It is never free in between."""
        while self._waiting:
            next = self._waiting.popleft()
            if not next.done():
                next.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was handed to us at the same moment
                self.give()
            raise

    async def __aexit__(self, *fault: object) -> None:
        self.give()
