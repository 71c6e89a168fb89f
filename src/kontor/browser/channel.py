"""The bus between the tabs of one browser, each of which has an application of its own."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from kontor.server.bus import Hear, Note


class Broadcast(Protocol):
    """What JavaScript does with a ``BroadcastChannel``."""

    def post(self, text: str) -> None: ...

    def listen(self, hear: Callable[[str], None]) -> None: ...

    def close(self) -> None: ...


class Channel:
    """A `Bus`."""

    private = True

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast
        self._reader: msgspec.json.Decoder[Note] = msgspec.json.Decoder(Note)

    async def listen(self, hear: Hear) -> None:
        self._broadcast.listen(lambda text: hear(self._reader.decode(text)))

    def tell(self, note: Note) -> None:
        self._broadcast.post(msgspec.json.encode(note).decode())

    async def close(self) -> None:
        self._broadcast.close()
