"""The bus between the processes of one machine: a socket for each in a folder they share."""

import asyncio
import contextlib
import os
import secrets
import socket
from pathlib import Path

import msgspec

from kontor.server.bus import Hear, Note

LARGEST = 16 * 1024


class LocalBus:
    """Every process has a datagram socket in the folder and writes to all the others'."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = folder / f"{os.getpid()}-{secrets.token_hex(4)}.sock"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._reader: msgspec.json.Decoder[Note] = msgspec.json.Decoder(Note)

    async def listen(self, hear: Hear) -> None:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._read, hear)

    def _read(self, hear: Hear) -> None:
        with contextlib.suppress(BlockingIOError, msgspec.DecodeError):
            hear(self._reader.decode(self._socket.recv(LARGEST)))

    def tell(self, note: Note) -> None:
        message = msgspec.json.encode(note)
        for other in self._folder.glob("*.sock"):
            if other == self._own:
                continue
            try:
                self._socket.sendto(message, str(other))
            except ConnectionRefusedError:  # its process is gone
                other.unlink(missing_ok=True)
            except OSError:  # it has too much to read; it will look into the database
                continue

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        self._own.unlink(missing_ok=True)
