"""What stands before every request: where it comes from, how often and how large, and what a
browser may do with the answer. Pure ASGI."""

import asyncio
import logging
import time
from functools import lru_cache
from ipaddress import ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server import visibility
from kontor.server.config import Config
from kontor.server.limits import BODY, BODY_TIME, RECORD, TOO_MANY, Limits
from kontor.server.refusal import Refusal

logger = logging.getLogger("kontor.requests")

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


YEAR = 365 * 24 * 3600
FOR_MACHINES = ("/healthz", "/metrics")
"""What is asked by address, not by the name of the site."""
RECORDS = "/api/records"
"""Where games are brought along."""


def client_of(scope: Scope) -> str:
    return _household(str(scope["client"][0])) if scope.get("client") else "unknown"


def is_local(scope: Scope) -> bool:
    """Whether somebody on this machine asks, and not for another."""
    headers = Headers(scope=scope)
    passed_on = "x-forwarded-for" in headers or "forwarded" in headers
    return not passed_on and client_of(scope) in ("127.0.0.1", "::/64")


@lru_cache(maxsize=4096)
def _household(address: str) -> str:
    """What counts as one client: whoever has one IPv6 address has the whole /64."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return address
    return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits) -> None:
        self._app = app
        self._config = config
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not (self._host_is_ours(scope) and self._origin_is_ours(scope)):
            await _turn_away(4403, "bad-origin", receive, send)
        elif not self._limits.request(client_of(scope)):
            await _turn_away(TOO_MANY, "too-fast", receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self._headers(scope).items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            if self._is_preflight(scope):
                await _allow(answer)
                return
            async with asyncio.timeout(BODY_TIME):
                body = await _whole_body(receive, RECORD if scope["path"] == RECORDS else BODY)
        except TimeoutError:
            await _refuse(Refusal("too-slow", "the request did not come to its end"), answer)
        except Refusal as refusal:
            await _refuse(refusal, answer)
        else:
            await self._app(scope, _given(body, receive), answer)
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(1000 * (time.perf_counter() - began), 1),
            },
        )

    def _headers(self, scope: Scope) -> dict[str, str]:
        """What every answer says to a browser."""
        headers = dict(SECURITY)
        if scope["scheme"] == "https":
            headers["strict-transport-security"] = f"max-age={YEAR}"
        origin = Headers(scope=scope).get("origin")
        if origin in self._config.origins:
            headers |= {"access-control-allow-origin": origin, "vary": "origin"}
        return headers

    def _is_preflight(self, scope: Scope) -> bool:
        """Whether a browser asks if a page of one of our other sites may send a request."""
        headers = Headers(scope=scope)
        return (
            scope["method"] == "OPTIONS"
            and headers.get("origin") in self._config.origins
            and "access-control-request-method" in headers
        )

    def _check(self, scope: Scope) -> None:
        if not self._host_is_ours(scope) and scope["path"] not in FOR_MACHINES:
            raise Refusal("bad-host", "this is not the name of this site")
        if not self._limits.request(client_of(scope)):
            raise Refusal("too-fast", "too many requests; wait a little")
        if scope["method"] not in ("GET", "HEAD") and not self._origin_is_ours(scope):
            raise Refusal("bad-origin", "requests from other sites are not accepted")

    def _host_is_ours(self, scope: Scope) -> bool:
        host = _parts("//" + Headers(scope=scope).get("host", "")).hostname
        return not self._config.hosts or host in self._config.hosts

    def _origin_is_ours(self, scope: Scope) -> bool:
        """Browsers name the page's site with sockets and posts; scripts need not."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self._config.origins:
            return True
        return _parts(origin).netloc == headers.get("host")


def _parts(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


async def _turn_away(code: int, reason: str, receive: Receive, send: Send) -> None:
    """Refuse a socket before it is open."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})


async def _whole_body(receive: Receive, largest: int) -> bytes:
    parts = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        part = message.get("body", b"")
        size += len(part)
        if size > largest:
            raise Refusal("too-large", f"a request may have {largest} bytes")
        parts.append(part)
        if not message.get("more_body"):
            break
    return b"".join(parts)


def _given(body: bytes, receive: Receive) -> Receive:
    """A way to receive a body that has been read already."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _allow(send: Send) -> None:
    headers = [
        (b"access-control-allow-methods", b"GET, POST"),
        (b"access-control-allow-headers", b"authorization, content-type"),
        (b"access-control-max-age", b"600"),
    ]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body"})


async def _refuse(refusal: Refusal, send: Send) -> None:
    body = visibility.encode(refusal.to_message())
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
