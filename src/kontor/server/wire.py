"""A socket on the wire: uvicorn's, with a short way for almost all that goes over it.

Whole text messages are read and written here at once. Everything else (the handshake, pings,
fragments, closing, whatever breaks the protocol) goes the long way through uvicorn. What waits for
a client that does not read is bounded, in the process and in the system.
"""

import asyncio
import socket
from asyncio.transports import BaseTransport
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from kontor.server.direct_socket import NAME as LINE

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled module for this platform
    from websockets.utils import apply_mask

SYSTEM_BUFFER = 128 * 1024
"""How many bytes the system may keep for a socket that is slow to read."""
UNREAD = 16
"""How many messages of a client may wait before no more are read from it."""

WHOLE_TEXT = 0x81
MASKED = 0x80
FINAL = 0x80
RESERVED = 0x70
OPCODE = 0x0F
CONTROL = 0x08
SHORT, MEDIUM = 126, 65536
WRONG = -1


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _in_fragments = False
    _odd = False
    """Whether the client has broken the protocol; then all goes the long way."""
    hear: Callable[[str], bool] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        raw = transport.get_extra_info("socket")
        if raw is not None and raw.family in (socket.AF_INET, socket.AF_INET6):
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, object], self.scope)[LINE] = self

    # --- out

    @property
    def waiting(self) -> int:
        """How many bytes have been pushed that the system has not taken yet."""
        return self.transport.get_write_buffer_size()

    def push(self, message: bytes) -> None:
        """Send a text message, if the connection is open. Never waits."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(_head(len(message)) + message)

    def drop(self, code: int, reason: str, seconds: float) -> None:
        """Close the connection; if the client does not take its leave, cut it."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    # --- in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._odd = self.handshake_initiated  # it did not wait for our half of it
        if self._odd or not self.handshake_complete:
            super().data_received(data)
            return
        data = self._rest + data
        while 0 < (size := self._frame_size(data)) <= len(data):
            self._take(data[:size])
            data = data[size:]
        self._rest = data
        if size == WRONG:
            self._odd = True
            super().data_received(data)

    def _frame_size(self, data: bytes) -> int:
        """How long the first frame is; 0 if that cannot be told yet."""
        if len(data) < 2:
            return 0
        length, head = data[1] & 0x7F, 6
        if length >= SHORT:
            extra = 2 if length == SHORT else 8
            if len(data) < 2 + extra:
                return 0
            length, head = int.from_bytes(data[2 : 2 + extra], "big"), 6 + extra
        if not data[1] & MASKED or data[0] & RESERVED or length > self.config.ws_max_size:
            return WRONG
        return head + length

    def _take(self, frame: bytes) -> None:
        text = None
        if frame[0] == WHOLE_TEXT and not self._in_fragments and not self.close_sent:
            with suppress(UnicodeDecodeError):
                text = _unmasked(frame).decode()
        elif frame[0] & OPCODE < CONTROL:
            self._in_fragments = not frame[0] & FINAL
        if text is None:
            super().data_received(frame)
        elif self.hear is None or not self.queue.empty() or not self.hear(text):
            self.leave(text)

    def leave(self, text: str) -> None:
        """Queue a message for the application."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def _head(size: int) -> bytes:
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < MEDIUM:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def _unmasked(frame: bytes) -> bytes:
    length = frame[1] & 0x7F
    start = 2 if length < SHORT else 4 if length == SHORT else 10
    return apply_mask(frame[start + 4 :], frame[start : start + 4])
