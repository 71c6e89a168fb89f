"""Everything that is asked and answered over plain HTTP: for pages that come to a table, and for
bots and scripts that play without a socket."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from kontor.bots import registry as bots
from kontor.core import registry
from kontor.core.record_file import dump
from kontor.review import puzzles
from kontor.server import messages as msg
from kontor.server import metrics, visibility
from kontor.server.commands import Actor, knock, sit
from kontor.server.game_words import words_of
from kontor.server.guard import client_of, is_local
from kontor.server.history import moments
from kontor.server.limits import Limits
from kontor.server.long_work import LongWork
from kontor.server.option_data import Drafting, findings
from kontor.server.refusal import Refusal
from kontor.server.reviews import Reviews
from kontor.server.rooms import Room
from kontor.server.rulings import ruling
from kontor.server.seats import hashed, held_by, new_token, same
from kontor.server.service import TableService
from kontor.server.sockets import allowed
from kontor.server.store import Unavailable
from kontor.server.text_table import read_out
from kontor.server.trials import Trials

logger = logging.getLogger("kontor.http")

COOKIE = "kontor_seat"
MONTH = 30 * 24 * 3600
JSON = "application/json"
JSON_LINES = "application/jsonl"
GONE = 499
"""The status, for the log alone, of a request whose client did not wait for the answer."""

T = TypeVar("T")


class Answers:
    """One method a route; `kontor.server.openapi` describes them."""

    def __init__(
        self,
        service: TableService,
        limits: Limits,
        aside: Callable[[], LongWork],
        metrics_token: str = "",
    ) -> None:
        """``aside`` makes a place for long work."""
        self._service = service
        self._limits = limits
        self._metrics_key = hashed(metrics_token) if metrics_token else ""
        self._drafting = Drafting()
        self._trials = Trials(aside())
        self._reviews = Reviews(service.store, aside())

    async def close(self) -> None:
        await self._reviews.close()

    # --- the site

    async def games(self, request: Request) -> Response:
        return _json([game_info(id) for id in registry.games()])

    async def words(self, request: Request) -> Response:
        game, language = request.path_params["game"], request.query_params.get("language", "")
        return _json(words_of(game, language))

    async def check(self, request: Request) -> Response:
        wish = await _body(request, msg.Check)
        if not self._limits.check(client_of(request.scope)):
            raise Refusal("too-fast", "too many checks; wait a little")
        return _json(findings(*_option(request), wish.value))

    async def draft(self, request: Request) -> Response:
        game, option = _option(request)
        seed = _number(request, "seed") or 0
        if not self._limits.draft(client_of(request.scope)):
            raise Refusal("too-fast", "too many drafts; wait a little")
        return _json(await self._drafting.draft(game, option, seed))

    async def trial(self, request: Request) -> Response:
        wish = await _body(request, msg.Try)
        client = client_of(request.scope)
        if not self._limits.trial(client):
            raise Refusal("too-fast", "too many trials; wait a little")
        reports = self._trials.reports(client, *_option(request), wish, request.is_disconnected)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(reports, headers=headers, media_type=JSON_LINES)

    async def puzzles(self, request: Request) -> Response:
        every = puzzles.collection(_game(request)).puzzles
        return _json([msg.PuzzleInfo(one.kind, one.seats) for one in every])

    async def puzzle(self, request: Request) -> Response:
        try:
            return _json(puzzles.asked(_game(request), request.path_params["number"]))
        except IndexError:
            raise Refusal("not-found", "there is no such puzzle") from None

    async def healthz(self, request: Request) -> Response:
        """Whether the database can be read and written, or what is wrong."""
        try:
            await self._service.health.check()
        except Unavailable as fault:
            raise Refusal("unavailable", f"the database cannot be used: {fault}") from None
        return _json({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        if not (is_local(request.scope) or same(self._metrics_key, hashed(_token(request)))):
            raise Refusal("not-found", "there is nothing here")
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

    # --- tables

    async def tables(self, request: Request) -> Response:
        return _json(await self._service.lobby())

    async def create(self, request: Request) -> Response:
        wish = await _body(request, msg.Create)
        if not self._limits.new_table(client_of(request.scope)):
            raise Refusal("too-fast", "too many new tables; wait a little")
        seated = await self._service.create(wish)
        return _seated(request, seated, 201)

    async def table(self, request: Request) -> Response:
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        since = _number(request, "since")
        return _json(await room.state(actor, since))

    async def sit(self, request: Request) -> Response:
        wish = await _body(request, msg.Sit)
        room = self._room(request)
        table = await room.look()
        token = _token(request)
        known = hashed(token) if token else ""
        guest = not (same(table.header.host, known) or held_by(table.seats, known))
        if guest:
            if table.header.invite and not same(table.header.invite, hashed(wish.invite or "")):
                raise Refusal("not-invited", "one needs the invitation to join this table")
            token = new_token()
        key = hashed(token)
        await room.act(lambda table: sit(table, key, wish))
        seats = held_by((await room.look()).seats, key)
        return _seated(request, msg.Seated(room.id, token, seats), 201)

    async def knock(self, request: Request) -> Response:
        wish = await _body(request, msg.KnockAt)
        if not self._limits.knock(client_of(request.scope)):
            raise Refusal("too-fast", "you have knocked often enough; wait a little")
        room = self._room(request)
        token = _token(request)
        if not any(same(one.key, hashed(token)) for one in (await room.look()).knocks):
            token = new_token()
        await room.act(lambda table: knock(table, hashed(token), wish))
        return _seated(request, msg.Seated(room.id, token, []), 201)

    async def enter(self, request: Request) -> Response:
        wish = await _body(request, msg.Enter)
        room = self._room(request)
        table = await room.look()
        key = hashed(wish.token)
        seats = held_by(table.seats, key)
        if not seats and not same(table.header.host, key):
            raise Refusal("not-yours", "this token holds nothing at this table")
        return _seated(request, msg.Seated(room.id, wish.token, seats), 200)

    async def move(self, request: Request) -> Response:
        wish = await _body(request, msg.Move)
        room = self._room(request)
        actor = await _actor(request, room)
        await room.command(actor, wish)
        return _json(await room.state(actor, wish.expect))

    async def command(self, request: Request) -> Response:
        wish: msg.Command = await _body(request, msg.Command)
        room = self._room(request)
        actor = await _actor(request, room)
        if isinstance(wish, msg.Chat):
            self._limits.check_chat(client_of(request.scope), room.id, actor.seat)
        done = await room.command(actor, wish)
        return _json(msg.Ack(wish.id, done.n))

    async def why(self, request: Request) -> Response:
        question = await _body(request, msg.Why)
        room = self._room(request)
        actor = await _actor(request, room)
        return _json(ruling(await room.look(), actor, question))

    async def rematch(self, request: Request) -> Response:
        room = self._room(request)
        token = _token(request)
        table = await room.look()
        if not held_by(table.seats, hashed(token)):
            raise Refusal("not-yours", "you have no seat at this table")
        if table.rematch is None and not self._limits.new_table(client_of(request.scope)):
            raise Refusal("too-fast", "too many new tables; wait a little")
        successor = await self._service.rematch(room.id)
        seats = held_by((await self._service.room(successor).look()).seats, hashed(token))
        return _seated(request, msg.Seated(successor, token, seats), 201)

    async def play_on(self, request: Request) -> Response:
        wish = await _body(request, msg.PlayOn)
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        if not self._limits.new_table(client_of(request.scope)):
            raise Refusal("too-fast", "too many new tables; wait a little")
        seated = await self._service.play_on(await room.look_from(actor.seat), wish)
        return _seated(request, seated, 201)

    async def same_deal(self, request: Request) -> Response:
        wish = await _body(request, msg.SameDeal)
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        if not self._limits.new_table(client_of(request.scope)):
            raise Refusal("too-fast", "too many new tables; wait a little")
        seated = await self._service.same_deal(await room.look_from(actor.seat), wish)
        return _seated(request, seated, 201)

    async def open_record(self, request: Request) -> Response:
        wish = await _body(request, msg.OpenRecord)
        if not self._limits.new_table(client_of(request.scope)):
            raise Refusal("too-fast", "too many new tables; wait a little")
        language = request.query_params.get("language", "")
        return _json(await self._service.open_record(wish, language), 201)

    async def record(self, request: Request) -> Response:
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        record = (await room.look_from(actor.seat)).record(actor.seat)
        if record is None:
            raise Refusal("not-playing", "the game has not started")
        name = f'attachment; filename="{room.id}.jsonl"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        return Response(dump(record), media_type=JSON_LINES, headers=headers)

    async def review(self, request: Request) -> Response:
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        if not self._limits.review(client_of(request.scope)):
            raise Refusal("too-fast", "too many questions about reviews; wait a little")
        table = await room.look_from(actor.seat)
        record = table.record(None) if table.status == "over" else None
        if record is None or record.result is None:
            raise Refusal("not-over", "only a game that was played to its end can be reviewed")
        return _json(await self._reviews.of(room.id, record, table.moments))

    async def past(self, request: Request) -> Response:
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        table = await room.look_from(actor.seat)
        eyes = _number(request, "eyes")
        if eyes is None:
            eyes = actor.seat
        elif table.status != "over" or eyes >= len(table.seats):
            raise Refusal("not-over", "only after the end one sees what another saw")
        return _json(moments(table, eyes, _number(request, "from") or 0))

    async def talk(self, request: Request) -> Response:
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        table = await room.look_from(actor.seat)
        before = _number(request, "before")
        return _json(visibility.talk_before(table, actor.seat, before or table.n + 1))

    async def text(self, request: Request) -> Response:
        room = self._room(request)
        actor = await allowed(room, await _actor(request, room))
        table = await room.look_from(actor.seat)
        language = request.query_params.get("language", "")
        names = request.query_params.getlist("name")
        return _json(read_out(table, actor.seat, language, names))

    async def hint(self, request: Request) -> Response:
        client = client_of(request.scope)
        if not self._limits.hint(client):
            raise Refusal("too-fast", "too many hints; wait a little")
        room = self._room(request)
        actor = await _actor(request, room)
        hint = await _while_there(request, self._service.hint(room.id, actor, client))
        return Response(status_code=GONE) if hint is None else _json(hint)

    def _room(self, request: Request) -> Room:
        return self._service.room(request.path_params["id"])


# --- reading requests


async def _body(request: Request, kind: Any) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Refusal("bad-message", f"the body must be {JSON}")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Refusal("bad-message", str(fault)[:200]) from None


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 15:
        raise Refusal("bad-message", f"{name} must be a number")
    return int(text)


def _token(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else request.cookies.get(COOKIE, "")


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in registry.games():
        raise Refusal("not-found", "there is no such game")
    return game


def _option(request: Request) -> tuple[str, str]:
    return request.path_params["game"], request.path_params["option"]


async def _actor(request: Request, room: Room) -> Actor:
    """Who asks. Who holds just one seat need not say which."""
    seat = _number(request, "seat")
    token = _token(request)
    key = hashed(token) if token else ""
    if seat is None and key:
        held = held_by((await room.look()).seats, key)
        seat = held[0] if len(held) == 1 else None
    return Actor(key, seat)


async def _while_there(request: Request, work: Coroutine[Any, Any, T]) -> T | None:
    """What comes of the work, which is given up if the client hangs up."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        """A body, which nobody reads."""


# --- writing answers


def _json(value: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(visibility.encode(value), status, headers, media_type=JSON)


def _seated(request: Request, seated: msg.Seated, status: int) -> Response:
    """The answer, with the token in a cookie that only this table's addresses get."""
    response = _json(seated, status)
    response.set_cookie(
        COOKIE,
        seated.token,
        max_age=MONTH,
        path=f"/api/tables/{seated.table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def game_info(id: str) -> msg.GameInfo:
    """What a page has to know of a game before a table is made."""
    meta = registry.game(id).meta()
    options = [msg.OptionInfo(o.id, o.rule, o.default) for o in meta.options]
    return msg.GameInfo(
        meta.id, meta.title, meta.designer, list(meta.seats), options, meta.rules_version,
        list(bots.levels(id)), list(registry.bots(id).characters), bots.opponents(id),
        bots.ratings(id), registry.packages()[id].face, len(puzzles.collection(id).puzzles),
    )  # fmt: skip


# --- when it does not work


async def refused(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Refusal)
    metrics.REFUSALS.labels(fault.code).inc()
    return _json(fault.to_message(), fault.status)


async def unavailable(request: Request, fault: Exception) -> Response:
    return await refused(request, Refusal("unavailable", "the database does not answer; try again"))


async def not_found(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if fault.status_code == 405:
        answer = _json(Refusal("not-allowed", "not with this method").to_message(), 405)
        answer.headers["allow"] = (fault.headers or {}).get("Allow", "GET")
        return answer
    return _json(Refusal("not-found", "there is nothing here").to_message(), 404)


FAULTS: dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
    Refusal: refused,
    Unavailable: unavailable,
    HTTPException: not_found,
}
