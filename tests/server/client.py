"""A client as a page would be: HTTP to come to a table, a socket to play, everything remembered."""

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kontor.core.record import Record

Json = dict[str, Any]


class Answer:
    """What HTTP answered."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


def call(
    base: str,
    path: str,
    body: object = None,
    token: str = "",
    headers: dict[str, str] | None = None,
    method: str | None = None,
) -> Answer:
    """Ask the server; any status is an answer."""
    sent = dict(headers or {})
    data = None
    if body is not None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent.setdefault("Content-Type", "application/json")
    if token:
        sent["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(base + path, data, sent, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as fault:
        with fault:
            return Answer(fault.code, fault.headers, fault.read())


async def ask(base: str, path: str, body: object = None, token: str = "") -> Any:
    """Ask the server and expect that it agrees."""
    answer = await asyncio.to_thread(call, base, path, body, token)
    assert answer.status < 300, (answer.status, answer.body)
    return answer.json()


_open: list["Seat"] = []


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test to its end, and then close every connection that it opened."""

    async def tidy() -> None:
        try:
            await work
        finally:
            for seat in _open:
                await seat.close()
            _open.clear()

    asyncio.run(tidy())


class Seat:
    """One person's connection to a table."""

    def __init__(self, base: str, table: str, token: str = "", seat: int | None = None) -> None:
        self.base = base
        self.table = table
        self.token = token
        self.seat = seat
        self.n = 0
        self.state: Json = {}
        self.info: Json = {}
        self.view: Any = None
        self.entries: list[Json] = []
        self.received: list[str] = []
        self.refusals: list[Json] = []
        self._socket: ClientConnection | None = None
        self._ids = 0

    async def connect(self, since: int | None = None) -> "Seat":
        address = self.base.replace("http", "ws", 1)
        self._socket = await connect(
            f"{address}/api/tables/{self.table}/socket",
            compression=None,
            max_size=None,
            max_queue=None,  # else who does not read could not take his leave either
        )
        _open.append(self)
        hello: Json = {"type": "hello", "seat": self.seat, "since": since, "aid": True}
        if self.token:
            hello["token"] = self.token
        await self.send(hello)
        await self.until(lambda: bool(self.state))
        return self

    async def send(self, message: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    def new_id(self) -> str:
        self._ids += 1
        return f"{self.seat}-{self._ids}-{random.getrandbits(32):08x}"

    async def command(self, kind: str, **facts: Any) -> str:
        id = self.new_id()
        await self.send({"type": kind, "id": id, **facts})
        return id

    async def receive(self) -> Json:
        """The next message, taken in."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), 60)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        if message["type"] == "refused":
            self.refusals.append(message)
        if message["type"] not in ("state", "update"):
            return
        if message["type"] == "state":
            self.state = message
        for entry in message["entries"]:
            if not self.entries or entry["n"] > self.entries[-1]["n"]:
                self.entries.append(entry)
        self.n = message["n"]
        self.view = message["view"]
        self.info = message.get("table") or self.info
        self.state = {**self.state, **message} if message["type"] == "update" else message

    async def until(self, done: Callable[[], bool]) -> None:
        while not done():
            await self.receive()

    async def reach(self, n: int) -> None:
        """Wait until this entry has come."""
        await self.until(lambda: self.n >= n)

    async def answered(self, id: str) -> Json:
        """Wait for the answer to a command."""
        while True:
            message = await self.receive()
            if id in (message.get("ack"), message.get("id")):
                return message

    async def do(self, kind: str, **facts: Any) -> Json:
        return await self.answered(await self.command(kind, **facts))

    async def move(self, action: Json, **facts: Any) -> Json:
        return await self.do("move", expect=self.n, action=action, **facts)

    @property
    def over(self) -> bool:
        return bool(self.info) and self.info["status"] == "over"

    @property
    def may_move(self) -> bool:
        return self.view is not None and bool(self.view["legal"]) and not self.over

    async def play(self, rng: random.Random, moves: int = 100_000) -> int:
        """Play at random until the game is over, or for so many moves; how many it were."""
        made = 0
        while made < moves:
            await self.until(lambda: self.over or self.may_move)
            if self.over:
                break
            answer = await self.move(rng.choice(self.view["legal"]))
            assert answer["type"] == "update", answer
            made += 1
        return made

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def closed(self) -> int:
        """Read until the server closes; with which code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


async def table_of(
    *bases: str, game: str = "machi-koro", seats: int = 2, **wishes: Any
) -> list[Seat]:
    """A table with everybody seated and connected, the seats spread over the servers."""
    made = await ask(bases[0], "/api/tables", {"game": game, "seats": seats, **wishes})
    id = made["table"]
    bots = {bot["seat"] for bot in wishes.get("bots", [])}
    people = []
    for seat in range(seats):
        if seat in bots:
            continue
        base = bases[seat % len(bases)]
        wish = {"name": f"P{seat}", "seat": seat, "invite": made["invite"]}
        if wish["invite"] is None:
            del wish["invite"]
        seated = await ask(base, f"/api/tables/{id}/seats", wish)
        people.append(Seat(base, id, seated["token"], seat))
    for person in people:
        await person.connect(since=0)
    return people


async def started(*bases: str, **wishes: Any) -> list[Seat]:
    """The same, with the game begun."""
    people = await table_of(*bases, **wishes)
    for person in people:
        await person.command("ready", entropy=f"{random.getrandbits(64):016x}")
    for person in people:
        await person.until(lambda p=person: p.view is not None)  # type: ignore[misc]
    return people


async def in_doubt(people: list[Seat]) -> Seat:
    """Who has more than one answer, after the moves that lead there."""
    while True:
        mover = next(person for person in people if person.may_move)
        if len(mover.view["legal"]) > 1:
            return mover
        await mover.move(mover.view["legal"][0])
        n = mover.n
        for person in people:
            await person.reach(n)


async def record_of(person: Seat) -> str:
    path = f"/api/tables/{person.table}/record"
    answer = await asyncio.to_thread(call, person.base, path, None, person.token)
    assert answer.status == 200, answer.body
    return answer.body.decode()


def moves_of(person: Seat) -> dict[int, Json]:
    return {entry["n"]: entry for entry in person.entries if entry["type"] == "moved"}


def nothing_doubled(person: Seat) -> bool:
    numbers = [entry["n"] for entry in person.entries]
    return numbers == sorted(set(numbers))


def all_told(people: list[Seat], record: Record) -> bool:
    """Whether the players together were told exactly the moves of the record, each once.

    A step of a bot within its turn may have been told to nobody.
    """
    told: dict[int, Json] = {}
    for person in people:
        for n, move in moves_of(person).items():
            if n not in told or move["seat"] == person.seat:  # who chose knows it best
                told[n] = move
    moves = [told[n] for n in sorted(told)]
    seen = [(move["seat"], move["action"]) for move in moves]
    written = [(move.seat, dict(move.action)) for move in record.moves]
    if len(people) == len(record.players):
        return seen == written and all(map(nothing_doubled, people))
    rest = iter(written)
    own = {person.seat for person in people}
    return (
        all(move in rest for move in seen)
        and [m for m in seen if m[0] in own] == [m for m in written if m[0] in own]
        and all(map(nothing_doubled, people))
    )
