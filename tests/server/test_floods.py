"""Clients that never come to an end, and those that come too often."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from kontor.server import guard, http_wire
from kontor.server.config import Config
from kontor.server.guard import Guard, client_of
from kontor.server.http_wire import HttpWire
from kontor.server.limits import Limits
from tests.server.client import ask, call, run
from tests.server.servers import Server

LONG = b"x" * 8_000_000
WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Any request: with much, if it asks for that."""
    body = LONG if scope["path"] == "/long" else b"ok"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body})


class Site:
    """HTTP as we serve it, before an application that answers everything."""

    def __init__(self, data: Path) -> None:
        app = Guard(answer, Config(data), Limits(on=False))
        self._config = uvicorn.Config(app, http=HttpWire, log_config=None)
        self._state = ServerState()
        self.port = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Site"]:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: HttpWire(self._config, self._state, {}), "127.0.0.1", 0
        )
        async with server:
            self.port = server.sockets[0].getsockname()[1]
            yield self

    async def connect(self, *said: bytes) -> Streams:
        streams = await asyncio.open_connection("127.0.0.1", self.port)
        streams[1].writelines(said)
        return streams

    @property
    def connections(self) -> int:
        return len(self._state.connections)


async def to_its_end(streams: Streams) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(60):
            while part := await streams[0].read(65536):
                heard += part
    streams[1].close()
    return heard


Story = Callable[[Site], Coroutine[Any, Any, None]]


@pytest.fixture
def at_a_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Story], None]:
    """Runs a story at a site that is short of patience."""
    monkeypatch.setattr(http_wire, "HEAD_TIME", 0.2)
    monkeypatch.setattr(http_wire, "UNREAD_TIME", 0.2)
    monkeypatch.setattr(http_wire, "SILENT", 5)
    monkeypatch.setattr(guard, "BODY_TIME", 0.2)

    def play(story: Story) -> None:
        async def inside() -> None:
            async with Site(tmp_path).open() as site:
                await story(site)

        asyncio.run(inside())

    return play


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n\r\n", WHOLE + b"GET / HT"],
    ids=["silence", "half a head", "empty lines", "half a second head"],
)
def test_who_never_asks_to_the_end_is_cut_off(
    at_a_site: Callable[[Story], None], said: bytes
) -> None:
    async def story(site: Site) -> None:
        heard = await to_its_end(await site.connect(said))
        assert heard.count(b"200 OK") == said.count(WHOLE)
        assert site.connections == 0

    at_a_site(story)


def test_who_drips_between_two_requests_is_cut_off(at_a_site: Callable[[Story], None]) -> None:
    async def story(site: Site) -> None:
        reader, writer = await site.connect(WHOLE)
        assert b"200 OK" in await reader.readuntil(b"ok")
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(60):
                while not reader.at_eof():
                    writer.write(b"\r\n")
                    await writer.drain()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(10), 0.05)
        writer.close()

    at_a_site(story)


@pytest.mark.parametrize(
    "begin",
    [b"GET / HTTP/1.1\r\n", WHOLE[:-2] + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"],
    ids=["heads", "trailers"],
)
def test_a_request_without_end_is_cut_off(
    at_a_site: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch, begin: bytes
) -> None:
    monkeypatch.setattr(http_wire, "HEAD_TIME", 300)
    monkeypatch.setattr(guard, "BODY_TIME", 300)

    async def story(site: Site) -> None:
        _, writer = await site.connect(begin)

        async def go_on() -> None:
            while True:
                writer.write(b"x: " + b"y" * 1000 + b"\r\n")
                await writer.drain()

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(go_on(), 60)
        writer.close()

    at_a_site(story)


def test_half_a_body_is_refused(at_a_site: Callable[[Story], None]) -> None:
    async def story(site: Site) -> None:
        half = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1234"
        heard = await to_its_end(await site.connect(half))
        assert heard.startswith(b"HTTP/1.1 408")
        assert b"too-slow" in heard

    at_a_site(story)


def test_who_leaves_an_answer_unread_is_cut_off(at_a_site: Callable[[Story], None]) -> None:
    async def story(site: Site) -> None:
        _, writer = await site.connect(WHOLE.replace(b"/ ", b"/long "))
        async with asyncio.timeout(60):
            while not site.connections:
                await asyncio.sleep(0.01)
            while site.connections:
                await asyncio.sleep(0.05)
        writer.close()

    at_a_site(story)


def test_the_oldest_silent_connection_gives_way(
    at_a_site: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_wire, "HEAD_TIME", 300)

    async def story(site: Site) -> None:
        silent = [await site.connect() for _ in range(8)]
        for streams in silent[:3]:
            await to_its_end(streams)
        assert site.connections == 5
        _, writer = streams = await site.connect(WHOLE)
        assert b"200 OK" in await streams[0].readuntil(b"ok")
        for _, writer in (*silent, streams):
            writer.close()

    at_a_site(story)


def test_handshakes_are_counted_as_requests(tmp_path: Path) -> None:
    answers: list[Any] = []

    async def come_in(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})

    async def story() -> None:
        door = Guard(come_in, Config(tmp_path), Limits(on=True))

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            answers.append(message["type"])

        scope = {"type": "websocket", "client": ("192.0.2.7", 1), "headers": []}
        for _ in range(1000):
            await door(scope, receive, send)

    asyncio.run(story())
    assert answers.count("websocket.accept") >= 200
    assert "websocket.close" in answers


def test_there_is_no_room_without_a_table(base: str) -> None:
    async def story() -> None:
        before = rooms(base)
        for id in "abc":
            address = f"{base.replace('http', 'ws')}/api/tables/{id}/socket"
            async with connect(address) as socket:
                await socket.send('{"type": "hello"}')
                assert "no-such-table" in str(await socket.recv())
                assert call(base, f"/api/tables/{id}").status == 404
                async with connect(address):
                    assert rooms(base) <= before

    run(story())


def rooms(base: str) -> float:
    text = call(base, "/metrics").body.decode()
    return float(text.partition("\nkontor_rooms ")[2].split()[0])


def test_rematches_are_counted_as_new_tables(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        wish = {"game": "machi-koro", "seats": 2, "people": ["Anna", "Bert"]}
        made = await ask(base, "/api/tables", wish)
        table, token = made["table"], made["token"]
        statuses = []
        for _ in range(25):
            path = f"/api/tables/{table}"
            for seat, kind in ((0, "ready"), (1, "ready"), (0, "resign")):
                body = {"type": kind, "id": kind}
                await ask(base, f"{path}/commands?seat={seat}", body, token)
            statuses.append(call(base, f"{path}/rematch", {}, token).status)
            if statuses[-1] != 201:
                break
            again = call(base, f"{path}/rematch", {}, token)
            assert again.status == 201, "the same table for all who ask"
            table = again.json()["table"]
        assert statuses[-1] == 429

    with Server(tmp_path, KONTOR_LIMITS="on") as server:
        run(story(server.base))


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_an_address_counts_with_all_that_belong_to_its_holder(address: str, client: str) -> None:
    assert client_of({"client": (address, 1)}) == client
