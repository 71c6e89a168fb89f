"""Frames on a socket in every form the protocol allows, and in some that it does not."""

import json
import random
import socket
from collections.abc import Iterator
from contextlib import closing

import pytest

from kontor.server.limits import MESSAGE
from tests.server.client import call

TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
MASK = b"\x17\x2a\xf0\x05"


def frame(kind: int, body: bytes, final: bool = True, mask: bytes = MASK) -> bytes:
    first = bytes([kind | (FINAL if final else 0)])
    size = len(body)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
    return first + length + mask + masked


def ping(id: str, blanks: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * blanks


class Raw:
    """A socket without manners."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._file = self.socket.makefile("rb")
        while self._file.readline() != b"\r\n":
            pass
        kind, body = self.next()
        assert (kind, json.loads(body)["type"]) == (TEXT, "lobby")

    def close(self) -> None:
        self._file.close()
        self.socket.close()

    def next(self) -> tuple[int, bytes]:
        """The next frame of the server, which are never masked and never in fragments."""
        first, size = self._file.read(2)
        assert first & FINAL
        if size == 126:
            size = int.from_bytes(self._file.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self._file.read(8), "big")
        return first & 0x0F, self._file.read(size)

    def pongs(self, count: int) -> list[str]:
        """The ids of so many answers to the application's pings; all else is passed over."""
        ids: list[str] = []
        while len(ids) < count:
            kind, body = self.next()
            assert kind in (TEXT, PONG), (kind, body)
            if kind == TEXT and json.loads(body)["type"] == "pong":
                ids.append(json.loads(body)["id"])
        return ids

    def closed_with(self) -> int:
        while True:
            kind, body = self.next()
            if kind == CLOSE:
                return int.from_bytes(body[:2], "big")


@pytest.fixture
def raw(base: str) -> Iterator[Raw]:
    with closing(Raw(int(base.rpartition(":")[2]))) as socket:
        yield socket


def test_messages_come_through_however_they_are_cut(raw: Raw) -> None:
    """Whole, in fragments, with control frames between, of every length, in any pieces."""
    rng = random.Random(1)
    expected = []
    stream = b""
    for number in range(120):
        id = f"p{number}"
        expected.append(id)
        body = ping(id, rng.choice([0, 0, 60, 90, 300, 3000]))
        mask = rng.randbytes(4)
        if rng.random() < 0.3:
            cut = rng.randrange(len(body) + 1)
            stream += frame(TEXT, body[:cut], final=False, mask=mask)
            if rng.random() < 0.5:
                stream += frame(PING, b"still there?")
            stream += frame(CONTINUED, body[cut:], mask=mask)
        else:
            stream += frame(TEXT, body, mask=mask)
        if rng.random() < 0.2:
            stream += frame(PING, b"") + frame(PONG, b"never asked")
    while stream:
        piece = rng.choice([1, 2, 3, 7, 50, 500, 5000])
        raw.socket.sendall(stream[:piece])
        stream = stream[piece:]
    assert raw.pongs(len(expected)) == expected


def test_a_ping_of_the_protocol_is_answered_and_a_close_too(raw: Raw) -> None:
    raw.socket.sendall(frame(PING, b"1234") + frame(CLOSE, (1000).to_bytes(2, "big")))
    assert raw.next() == (PONG, b"1234")
    assert raw.closed_with() == 1000


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * (MESSAGE + 1)), 1009),
        (b"\x81\xff" + (2**62).to_bytes(8, "big"), 1009),
        (b"\x81\x02{}", 1002),
        (frame(TEXT | 0x40, b"{}"), 1002),
        (frame(0x3, b"{}"), 1002),
        (frame(CONTINUED, b"{}"), 1002),
        (frame(TEXT, b"{", final=False) + frame(TEXT, b"}"), 1002),
        (frame(PING, b"x", final=False), 1002),
    ],
    ids=[
        "no text",
        "too large",
        "far too large",
        "not masked",
        "reserved bit",
        "reserved kind",
        "nothing to continue",
        "not continued",
        "control in fragments",
    ],
)
def test_what_breaks_the_protocol_closes_the_socket_and_nothing_else(
    base: str, raw: Raw, wrong: bytes, code: int
) -> None:
    raw.socket.sendall(frame(TEXT, ping("before")))
    assert raw.pongs(1) == ["before"]
    raw.socket.sendall(wrong)
    assert raw.closed_with() == code
    assert call(base, "/healthz").status == 200
