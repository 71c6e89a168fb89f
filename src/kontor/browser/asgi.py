"""The door to the application: requests and sockets as they come from the page, through ASGI."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from kontor.server.direct_socket import NAME as LINE

logger = logging.getLogger("kontor.door")

NORMAL = 1000


class Asker(Protocol):
    """Who waits for the answer to a request, in JavaScript."""

    def head(self, status: int, headers: str) -> None:
        """``headers`` as they stand in an answer, a line each."""
        ...

    def part(self, body: str) -> None: ...

    def end(self) -> None: ...


class Caller(Protocol):
    """The page's end of a socket, in JavaScript."""

    def opened(self) -> None: ...

    def said(self, text: str) -> None: ...

    def closed(self, code: int, reason: str) -> None: ...


class Request:
    """A request under way."""

    def __init__(self, body: str) -> None:
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._messages.put_nowait({"type": "http.request", "body": body.encode()})

    async def receive(self) -> Message:
        return await self._messages.get()

    def cancel(self) -> None:
        """Whoever asked does not wait any more."""
        self._messages.put_nowait({"type": "http.disconnect"})


class Socket:
    """The application's end of a socket, and its `Line`."""

    hear: Callable[[str], bool] | None = None
    waiting = 0

    def __init__(self, caller: Caller) -> None:
        self._caller = caller
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._messages.put_nowait({"type": "websocket.connect"})
        self._open = True

    # --- for the page

    def say(self, text: str) -> None:
        if self._messages.qsize() or self.hear is None or not self.hear(text):
            self.leave(text)

    def hang_up(self) -> None:
        self._open = False
        self._messages.put_nowait({"type": "websocket.disconnect", "code": NORMAL})

    # --- for the application

    async def receive(self) -> Message:
        return await self._messages.get()

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._caller.opened()
        elif message["type"] == "websocket.close":
            self.drop(message.get("code", NORMAL), message.get("reason") or "", 0)
        else:
            self.push(message["text"].encode())

    def push(self, message: bytes) -> None:
        if self._open:
            self._caller.said(message.decode())

    def leave(self, text: str) -> None:
        self._messages.put_nowait({"type": "websocket.receive", "text": text})

    def drop(self, code: int, reason: str, seconds: float) -> None:
        if self._open:
            self.hang_up()
            self._caller.closed(code, reason)


class Door:
    """What JavaScript calls."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, method: str, target: str, cookie: str, body: str, asker: Asker) -> Request:
        request = Request(body)
        scope = _scope("http", target, cookie, method=method, http_version="1.1")

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                lines = (f"{name.decode()}: {value.decode()}" for name, value in message["headers"])
                asker.head(message["status"], "\n".join(lines))
                return
            if part := message.get("body", b""):
                asker.part(part.decode())
            if not message.get("more_body"):
                asker.end()

        async def work() -> None:
            try:
                await self._app(scope, request.receive, send)
            except Exception:
                logger.exception("a request failed")
                asker.head(500, "")
                asker.end()

        self._start(work())
        return request

    def call(self, target: str, cookie: str, caller: Caller) -> Socket:
        socket = Socket(caller)
        scope = _scope("websocket", target, cookie, subprotocols=[], **{LINE: socket})

        async def work() -> None:
            await self._app(scope, socket.receive, socket.send)

        self._start(work())
        return socket

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _scope(kind: str, target: str, cookie: str, **more: object) -> Scope:
    path, _, query = target.partition("?")
    headers: Mapping[str, str] = {
        "host": "here",
        "content-type": "application/json",
        **({"cookie": cookie} if cookie else {}),
    }
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "scheme": "https" if kind == "http" else "wss",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("here", 0),
        "server": ("here", None),
        "state": {},
        **more,
    }
