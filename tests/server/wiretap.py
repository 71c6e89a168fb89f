"""A server in this process, on a real port, and clients that keep every byte they get.

The clock is the test's own, the dice are read from a script; everything else is the server as it
is. Names that must differ from table to table (ids, tokens, the commitment) are blotted out.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from kontor.core.action import Action
from kontor.core.chance import Outcome, Scripted
from kontor.core.session import AnySession, Decision, Session
from kontor.server import app, elapsed, service
from kontor.server.backends import migrate
from kontor.server.config import Config
from kontor.server.run import SETTINGS
from kontor.server.service import TableService
from kontor.server.tables import Table
from tests.server.servers import free_port

Json = dict[str, Any]
NEVER = 10**9


class Tap:
    """The server, and what the test holds of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.now = 0.0
        self.service: TableService
        self.dice: dict[str, tuple[Outcome, ...]] = {}
        """For each table all that chance will give."""

    async def tick(self) -> None:
        """A second passes."""
        self.now += 1
        await self.service._look_after()


@asynccontextmanager
async def tapped(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Tap]:
    tap = Tap(free_port())
    patch.setattr(elapsed, "now", lambda: tap.now)
    patch.setattr(service, "TICK", NEVER)
    patch.setattr(Table, "opened", lambda table: _opened(tap, table))
    patch.setattr(Table, "play", lambda table, action: _play(tap, table, action))

    def kept(*parts: Any) -> TableService:
        tap.service = TableService(*parts)
        return tap.service

    patch.setattr(app, "TableService", kept)
    config = Config(data=folder, limits=False)
    await asyncio.to_thread(migrate, config)
    settings = {**SETTINGS, "ws_ping_interval": None, "date_header": False}
    server = uvicorn.Server(
        uvicorn.Config(app.Application(config), port=tap.port, lifespan="on", **settings)
    )
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield tap
    finally:
        server.should_exit = True
        await serving


def _opened(tap: Tap, table: Table) -> AnySession:
    dice = tap.dice.get(table.header.id)
    return Session(table.game, table.setup, Scripted(dice) if dice else table.seal.chance())


def _play(tap: Tap, table: Table, action: Action) -> Decision:
    assert table.session is not None
    table.session.chance = Scripted(tap.dice[table.header.id][table._drawn :])
    return table.session.play(action)


class Client:
    """One pair of viewer: a socket, requests beside it, and every byte that came."""

    def __init__(self, tap: Tap, table: str, token: str, seat: int | None) -> None:
        self.seat = seat
        self.got = bytearray()
        self._tap = tap
        self._table = table
        self._token = token
        self._sent = 0

    async def get(self, path: str, body: Json | None = None) -> bytes:
        """Ask over HTTP, on a connection of its own; the answer's body."""
        viewer = "" if self.seat is None else f"?seat={self.seat}"
        answer = await ask(self._tap, f"/api/tables/{self._table}{path}{viewer}", body, self._token)
        self.got += answer
        return answer.partition(b"\r\n\r\n")[2]

    async def connect(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._tap.port)
        self._writer.write(
            f"GET /api/tables/{self._table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self.got += await self._reader.readuntil(b"\r\n\r\n")
        hello: Json = {"type": "hello", "seat": self.seat, "since": 0, "aid": True}
        self._send({**hello, "token": self._token} if self._token else hello)
        await self._until(b'"type":"presence"')

    def _send(self, message: Json) -> None:
        data = json.dumps(message).encode()
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self._writer.write(b"\x81" + length + bytes(4) + data)

    async def do(self, kind: str, **facts: Any) -> Json:
        """Send a command and read on until it is answered."""
        self._sent += 1
        id = f"c{self._sent}"
        self._send({"type": kind, "id": id, **facts})
        signs = (f'"ack":"{id}"'.encode(), f'"id":"{id}"'.encode())
        answer: Json = json.loads(await self._until(*signs))
        return answer

    async def _until(self, *signs: bytes) -> bytes:
        while True:
            head = await self._reader.readexactly(2)
            more = {126: 2, 127: 8}.get(head[1], 0)
            length = await self._reader.readexactly(more)
            size = int.from_bytes(length, "big") if more else head[1]
            body = await self._reader.readexactly(size)
            self.got += head + length + body
            if any(sign in body for sign in signs):
                return body

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()


async def ask(tap: Tap, path: str, body: Json | None = None, token: str = "") -> bytes:
    """The whole answer to a request, headers and all."""
    data = b"" if body is None else json.dumps(body).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", tap.port)
    head = [
        f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "Host: x", "Connection: close",
        "Content-Type: application/json", f"Content-Length: {len(data)}",
    ]  # fmt: skip
    if token:
        head.append(f"Authorization: Bearer {token}")
    writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
    answer = await reader.read()
    writer.close()
    return answer


def told(answer: bytes) -> Json:
    body: Json = json.loads(answer.partition(b"\r\n\r\n")[2])
    return body
