"""HTTP as uvicorn speaks it, with an end to everything: to heads, to requests, to silence and to
clients that do not read. A socket leaves it with its handshake: see `kontor.server.wire`."""

import asyncio
from collections import OrderedDict
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 16 * 1024
"""The largest head of a request, in bytes."""
REQUEST = 1024 * 1024
"""The largest request as it comes over the wire, with its head, chunks and trailers."""
HEAD_TIME = 10.0
"""How many seconds a connection has for the head of a request."""
UNREAD_TIME = 30.0
"""How many seconds a client may leave an answer unread."""
SILENT = 512
"""How many connections of one process may be without a request; the oldest gives way."""


class HttpWire(HttpToolsProtocol):
    """One connection."""

    _silent: ClassVar[OrderedDict["HttpWire", None]] = OrderedDict()
    """Those whose next request has not come yet, oldest first."""

    _size = 0
    """How many bytes of the request have come."""
    _head_timer: asyncio.TimerHandle | None = None
    _unread_timer: asyncio.TimerHandle | None = None

    # --- in

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # so uvicorn narrows it
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a socket
            return
        if self._head_timer is None and self.cycle.response_complete:
            self._expect_head()
        self._size += len(data)
        if self._size > (REQUEST if self._head_timer is None else HEAD):
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0

    def on_headers_complete(self) -> None:
        self._expect_nothing()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._size = 0

    def _expect_head(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_TIME, self.transport.abort)
        self._silent[self] = None
        if len(self._silent) > SILENT:
            next(iter(self._silent)).transport.abort()

    def _expect_nothing(self) -> None:
        self._silent.pop(self, None)
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    # --- out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_timer = self.loop.call_later(UNREAD_TIME, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(UNREAD_TIME, self.transport.abort)  # if part of the answer is unread
