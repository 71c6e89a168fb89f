"""Live play: one socket, one viewer at one table; and the list of tables, live."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kontor.server import messages as msg
from kontor.server import metrics, visibility
from kontor.server.commands import Actor, own_seat
from kontor.server.direct_socket import NAME as LINE
from kontor.server.direct_socket import Line
from kontor.server.guard import client_of
from kontor.server.limits import TOO_MANY, UNSENT, Bucket, Limits
from kontor.server.refusal import Refusal
from kontor.server.rooms import Room
from kontor.server.rulings import ruling
from kontor.server.seats import hashed
from kontor.server.service import TableService
from kontor.server.store import Unavailable

logger = logging.getLogger("kontor.sockets")

SLOW = 4408
"""The close code for a client that does not read. It may come back and go on by number."""
MALFORMED = 8
"""How many messages that are none a socket may send before it is closed."""
CLOSING = 2.0
"""How many seconds a socket has to take its leave."""

_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
_reader: msgspec.json.Decoder[msg.ClientMessage] = msgspec.json.Decoder(msg.ClientMessage)


Hear = Callable[[msg.ClientMessage], Awaitable[None]]
Begin = Callable[[], Awaitable[None]]


class Connection:
    """A socket to which much can be pushed, but not without end."""

    def __init__(self, socket: WebSocket) -> None:
        self.viewer = visibility.Viewer(None)
        self._line: Line = socket.scope[LINE]
        self._slow = False

    def listen(self, hear: Callable[[str], bool]) -> None:
        """Offer each message to this first; see `Line.hear`."""
        self._line.hear = hear

    def leave(self, text: str) -> None:
        """Queue a message again that could not be dealt with."""
        self._line.leave(text)

    def push(self, message: bytes) -> None:
        """Send this. Never waits: a client that is too slow is dropped."""
        if self._line.waiting < UNSENT:
            self._line.push(message)
        elif not self._slow:
            metrics.SLOW.inc()
            self._slow = True
            self._line.drop(SLOW, "too slow", CLOSING)


class Sockets:
    """The two kinds of socket there are."""

    def __init__(self, service: TableService, limits: Limits) -> None:
        self._service = service
        self._limits = limits

    async def table(self, socket: WebSocket) -> None:
        """``/api/tables/{id}/socket``, or with a hello in it ``…/socket?since=0&seat=1``"""
        id, token = socket.path_params["id"], socket.cookies.get("kontor_seat", "")
        connection = Connection(socket)
        bucket = self._limits.messages()
        check_chat = partial(self._limits.check_chat, client_of(socket.scope), id)
        talk = _Talk(self._service, id, connection, token, bucket, check_chat)

        async def begin() -> None:
            try:
                hello = _greeting(socket.query_params)
            except Refusal as refusal:
                connection.push(visibility.encode(refusal.to_message()))
            else:
                if hello is not None:
                    await talk.hear(hello)

        try:
            await self._serve(socket, connection, bucket, talk.hear, begin)
        finally:
            talk.end()

    async def lobby(self, socket: WebSocket) -> None:
        """``/api/lobby``"""
        connection = Connection(socket)

        async def begin() -> None:
            self._service.listeners.add(connection)
            with suppress(Unavailable):  # then the list comes as soon as there is one
                connection.push(visibility.encode(await self._service.lobby()))

        async def hear(message: msg.ClientMessage) -> None:
            if isinstance(message, msg.Ping):
                connection.push(visibility.encode(msg.Pong(message.id)))

        try:
            await self._serve(socket, connection, self._limits.messages(), hear, begin)
        finally:
            self._service.listeners.discard(connection)

    async def _serve(
        self,
        socket: WebSocket,
        connection: Connection,
        bucket: Bucket | None,
        hear: Hear,
        begin: Begin | None = None,
    ) -> None:
        client = client_of(socket.scope)
        if not self._limits.open_socket(client):
            await _close(socket, TOO_MANY, "too many sockets")
            return
        metrics.SOCKETS.inc()
        try:
            await socket.accept()
            if begin is not None:
                await begin()
            await _receive_all(socket, connection, bucket, hear)
        except WebSocketDisconnect:
            logger.debug("a socket is gone")
        except Exception:
            logger.exception("a socket failed")
        finally:
            metrics.SOCKETS.dec()
            self._limits.close_socket(client)


async def _receive_all(
    socket: WebSocket, connection: Connection, bucket: Bucket | None, hear: Hear
) -> None:
    malformed = 0
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        try:
            if bucket is not None and not bucket.take():
                raise Refusal("too-fast", "too many messages; wait a little")
            message = _decoded(frame.get("text"))
        except Refusal as refusal:
            connection.push(visibility.encode(refusal.to_message()))
            malformed += 1
            if malformed > MALFORMED:
                await _close(socket, 1008, "too many bad messages")
                return
        else:
            await hear(message)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError):  # it is closed already
        await socket.close(code, reason)


def _decoded(text: str | None) -> msg.ClientMessage:
    if text is None:
        raise Refusal("bad-message", "messages are JSON text")
    try:
        return _reader.decode(text)
    except _UNREADABLE as fault:
        raise Refusal("bad-message", str(fault)[:200]) from None


def _greeting(address: Mapping[str, str]) -> msg.Hello | None:
    """The hello that the address carries, which saves a round trip to the server."""
    said = {name: address[name] for name in ("seat", "since", "aid") if name in address}
    if not said:
        return None
    try:
        return msgspec.convert(said, msg.Hello, strict=False)
    except msgspec.ValidationError as fault:
        raise Refusal("bad-message", str(fault)[:200]) from None


class _Talk:
    """What is said on the socket of a table."""

    def __init__(
        self,
        service: TableService,
        table: str,
        connection: Connection,
        token: str,
        bucket: Bucket | None,
        check_chat: Callable[[int | None], None],
    ) -> None:
        self._service = service
        self._table = table
        self._connection = connection
        self._bucket = bucket
        self._check_chat = check_chat
        self._actor = Actor(hashed(token) if token else "")
        self._greeted = False

    @property
    def _room(self) -> Room:
        return self._service.room(self._table)

    def end(self) -> None:
        if self._greeted:
            self._room.leave(self._connection)

    def hear_at_once(self, text: str) -> bool:
        """Make a move without further ado, if nothing stands in its way; whether it was one."""
        try:
            message = _reader.decode(text)
        except _UNREADABLE:
            return False
        if not isinstance(message, msg.Move) or not (self._bucket is None or self._bucket.take()):
            return False
        undone = partial(self._connection.leave, text)
        if self._room.move_at_once(self._actor, message, undone):
            return True
        if self._bucket is not None:
            self._bucket.give_back()
        return False

    async def hear(self, message: msg.ClientMessage) -> None:
        id = getattr(message, "id", None)
        try:
            await self._answer(message)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            self._push(refusal.to_message(id))
            if refusal.code == "stale" and isinstance(message, msg.Move | msg.Undo):
                await self._resync(message.expect)
        except Unavailable:
            self._push(msg.Refused("unavailable", "not stored; send it again", id))

    async def _answer(self, message: msg.ClientMessage) -> None:
        match message:
            case msg.Hello():
                await self._greet(message)
            case msg.Ping():
                self._push(msg.Pong(message.id))
            case _ if not self._greeted:
                raise Refusal("bad-message", "say hello first")
            case msg.Why():
                self._push(ruling(await self._room.look(), self._actor, message))
            case _:
                if isinstance(message, msg.Chat):
                    self._check_chat(self._actor.seat)
                done = await self._room.command(self._actor, message)
                if not done.told:
                    self._push(msg.Ack(message.id, done.n))

    async def _greet(self, hello: msg.Hello) -> None:
        key = hashed(hello.token) if hello.token else self._actor.key
        actor = await allowed(self._room, replace(self._actor, key=key, seat=hello.seat))
        await self._room.watch(self._connection, actor, hello.since, hello.aid)
        self._actor = actor
        self._greeted = True
        self._connection.listen(self.hear_at_once)

    async def _resync(self, since: int) -> None:
        aid = self._connection.viewer.aid
        await self._room.watch(self._connection, self._actor, since, aid)

    def _push(self, message: msg.FromServer) -> None:
        self._connection.push(visibility.encode(message))


async def allowed(room: Room, actor: Actor) -> Actor:
    """The actor, if he may look at the table from the seat he names. Raises `Refusal`."""
    table = await room.look()
    if actor.seat is not None:
        own_seat(table, actor)
    elif not table.watchable:
        raise Refusal("not-watchable", "this table has no spectators")
    return actor
