"""Turns at something that only a few can use at once: who waits is served client by client."""

import asyncio
from collections import OrderedDict, deque


class Turns:
    """A few places. A client with many wishes waits for itself, not others for it."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The client whose turn is next comes first."""

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    async def take(self, client: str = "") -> None:
        """Wait for a place."""
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given to us at the same moment
                self.give()
            elif mine in self._waiting.get(client, ()):
                self._remove(client, mine)
            raise

    def give(self) -> None:
        """Hand the place to the next who waits."""
        while self._waiting:
            client, wishes = next(iter(self._waiting.items()))
            self._waiting.move_to_end(client)
            first = wishes[0]
            self._remove(client, first)
            if not first.done():
                first.set_result(None)
                return
        self._free += 1

    def _remove(self, client: str, wish: asyncio.Future[None]) -> None:
        self._waiting[client].remove(wish)
        if not self._waiting[client]:
            del self._waiting[client]
