"""The bus between the processes of one machine: a socket for each in a folder they share."""

import asyncio
import os
import secrets
import socket
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

import msgspec

from kontor.server.bus import Hear, Note

LARGEST = 16 * 1024
LOOK = 1.0
"""How often to look for new processes, in seconds."""
RETRY = 0.005
"""How long to wait for a process that has too much to read."""


class LocalBus:
    """Every process has a datagram socket in the folder and writes to all the others'."""

    private = True

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = folder / f"{os.getpid()}-{secrets.token_hex(4)}.sock"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._reader: msgspec.json.Decoder[Note] = msgspec.json.Decoder(Note)
        self._others: list[Path] = []
        self._looked = 0.0
        self._waiting: defaultdict[Path, dict[str, bytes]] = defaultdict(dict)
        """For each other process the last note of each table that it has not been sent."""
        self._retry: asyncio.TimerHandle | None = None

    async def listen(self, hear: Hear) -> None:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._read, hear)

    def _read(self, hear: Hear) -> None:
        with suppress(BlockingIOError):
            while True:
                message = self._socket.recv(LARGEST)
                with suppress(msgspec.DecodeError):
                    hear(self._reader.decode(message))

    def tell(self, note: Note) -> None:
        message = msgspec.json.encode(note)
        now = time.monotonic()
        if now > self._looked + LOOK:
            self._others = [path for path in self._folder.glob("*.sock") if path != self._own]
            self._looked = now
        for other in self._others:
            self._waiting[other][note.table] = message
        if self._retry is None:
            self._send()

    def _send(self) -> None:
        self._retry = None
        for other in list(self._waiting):
            if self._all_sent(other, self._waiting[other]):
                del self._waiting[other]
        if self._waiting:
            self._retry = asyncio.get_running_loop().call_later(RETRY, self._send)

    def _all_sent(self, other: Path, notes: dict[str, bytes]) -> bool:
        for table, message in list(notes.items()):
            try:
                self._socket.sendto(message, str(other))
            except BlockingIOError:
                return False
            except OSError:  # its process is gone
                other.unlink(missing_ok=True)
                self._looked = 0.0
                return True
            del notes[table]
        return True

    async def close(self) -> None:
        if self._retry is not None:
            self._retry.cancel()
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        self._own.unlink(missing_ok=True)
