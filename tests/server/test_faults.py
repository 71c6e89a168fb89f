"""Everything goes wrong, and nothing is lost and nothing doubled.

Each test ends by comparing what the clients were told with the record.
"""

import asyncio
import json
import random
import re
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kontor.core.record_file import load
from kontor.core.replay import replay, verify
from tests.server.backends import Postgres, Redis
from tests.server.client import (
    Seat,
    all_told,
    ask,
    call,
    nothing_doubled,
    record_of,
    run,
    started,
)
from tests.server.servers import Server
from tests.server.slow import until

GAMES = 200
MOVES = 15
PAUSE = 0.03


def after(seconds: float) -> Callable[[], bool]:
    """Whether so many seconds are over."""
    moment = time.monotonic() + seconds
    return lambda: time.monotonic() > moment


async def play_on(
    people: list[Seat], rng: random.Random, enough: Callable[[], bool], pause: float = 0
) -> None:
    """Play one table, always the seat to move, until it is enough or the server goes.

    With a pause before each move no machine is so fast that the game is over too soon. A turn's own
    steps are finished: until then the record does not tell them to the others.
    """
    stepping = False
    while (stepping or not enough()) and not people[0].over:
        await asyncio.sleep(pause)
        mover = max((person for person in people if person.may_move), key=lambda p: p.n)
        id = await mover.command("move", expect=mover.n, action=rng.choice(mover.view["legal"]))
        answer = await mover.answered(id)
        assert answer["type"] in ("update", "ack"), answer
        stepping = mover.may_move and not mover.entries[-1]["events"]
        if stepping:
            continue  # a step of his own, which the others are not told of
        for person in people:
            await person.reach(mover.n)


async def come_back(person: Seat) -> None:
    """Reconnect as a page does: again and again, from the last entry it has."""
    since = person.entries[-1]["n"] if person.entries else 0
    while True:
        try:
            person.state = {}
            await person.connect(since=since)
            return
        except (OSError, ConnectionClosed):
            await asyncio.sleep(0.1)


async def nothing_lost_nothing_doubled(people: list[Seat]) -> None:
    """What all were told is what the record says, and the record obeys the rules."""
    record = load(await record_of(people[0]))
    replay(record)
    patience = time.monotonic() + 10
    while not all_told(people, record) and time.monotonic() < patience:
        for person in people:
            await person.do("ping")
    assert all_told(people, record)


def test_kill_9_in_the_middle_of_two_hundred_games_and_restart(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(1)
        tables = []
        for _ in range(GAMES // 20):
            batch = await asyncio.gather(*(started(server.base) for _ in range(20)))
            tables += batch
        playing = asyncio.gather(
            *(play_on(people, rng, lambda: False) for people in tables), return_exceptions=True
        )
        while any(people[0].n < MOVES for people in tables):
            await asyncio.sleep(0.05)
        server.kill()
        outcomes = await playing
        assert all(isinstance(outcome, ConnectionClosed) for outcome in outcomes if outcome)
        cut_off = sum(outcome is not None for outcome in outcomes)
        assert cut_off > GAMES // 2
        told = sum(len(people[0].entries) for people in tables)
        await asyncio.to_thread(server.start)
        for people in tables:
            await asyncio.gather(*(come_back(person) for person in people))
        assert sum(len(people[0].entries) for people in tables) >= told
        enough = after(2)
        await asyncio.gather(*(play_on(people, rng, enough) for people in tables))
        for people in tables:
            await nothing_lost_nothing_doubled(people)

    with Server(tmp_path) as server:
        run(story(server))


def test_the_database_is_gone_for_ten_seconds(
    tmp_path: Path, postgres: Postgres, new_database: Callable[[], str]
) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(2)
        people = await started(server.base)
        await play_on(people, rng, after(0.5), PAUSE)
        before = people[0].n
        playing = asyncio.ensure_future(
            play_on(people, rng, lambda: people[0].n > before + 40, PAUSE)
        )
        await asyncio.sleep(0.2)
        await asyncio.to_thread(postgres.stop)
        try:
            gone = time.monotonic() + 10
            await until(lambda: call(server.base, "/healthz").status == 503)
            assert time.monotonic() < gone, "it was said while it lasted"
            await asyncio.sleep(gone - time.monotonic())
            assert not playing.done()
        finally:
            await asyncio.to_thread(postgres.start)
        await playing
        assert not people[0].refusals
        assert not people[1].refusals
        await nothing_lost_nothing_doubled(people)

    with Server(tmp_path, KONTOR_DATABASE_URL=new_database()) as server:
        run(story(server))


def test_without_the_bus_moves_arrive_only_later(site: tuple[Server, Server], redis: Redis) -> None:
    async def story() -> None:
        rng = random.Random(3)
        people = await started(site[0].base, site[1].base)
        await play_on(people, rng, after(0.5), PAUSE)
        before = people[0].n
        redis.stop()
        try:
            await play_on(people, rng, lambda: people[0].n > before + 8)
        finally:
            redis.start()
        await play_on(people, rng, after(1))
        await nothing_lost_nothing_doubled(people)

    run(story())


def test_a_socket_that_never_reads_is_dropped_and_nobody_else_waits(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(4)
        people = await started(server.base)
        deaf = _deaf_spectator(server.port, people[0].table)
        try:
            talk = "x" * 500
            guest = await Seat(server.base, people[0].table).connect()
            dropped = "kontor_slow_sockets_total 1.0"
            await guest.until(lambda: guest.state["here"]["spectators"] == 2)
            for _ in range(200):
                for _ in range(100):
                    await guest.command("chat", text=talk, name="G")
                await guest.do("ping")
                if dropped in await _metrics(server.base):
                    break
            assert dropped in await _metrics(server.base)
            began = time.monotonic()
            await play_on(people, rng, after(1))
            assert people[0].n > guest.n
            while "kontor_sockets 3.0" not in await _metrics(server.base):
                assert time.monotonic() < began + 20
            await nothing_lost_nothing_doubled(people)
        finally:
            deaf.close()

    with Server(tmp_path) as server:
        run(story(server))


async def _metrics(base: str) -> str:
    answer = await asyncio.to_thread(call, base, "/metrics")
    return answer.body.decode()


def _deaf_spectator(port: int, table: str) -> socket.socket:
    """Says hello and then never reads, with the smallest buffer the system gives."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in deaf.recv(200)
    hello = json.dumps({"type": "hello"}).encode()
    deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return deaf


BAD = Path(__file__).parent / "bad_bots"


@pytest.mark.parametrize(
    ("level", "stumble"),
    [("hangs", "time"), ("dies", "died"), ("raves", "nonsense"), ("raises", "raised")],
)
def test_a_bot_that_fails_is_replaced_for_that_move_and_the_table_is_told(
    tmp_path: Path, level: str, stumble: str
) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(5)
        (person,) = await started(server.base, bots=[{"seat": 1, "level": level}])
        await person.play(rng, 4)
        stumbles = [e["stumble"] for e in person.entries if "stumble" in e]
        assert stumbles
        assert set(stumbles) == {stumble}
        assert person.info["seats"][1]["level"] == level
        counted = (await asyncio.to_thread(call, server.base, "/metrics")).body.decode()
        (count,) = re.findall(rf'kontor_bot_stumbles_total{{reason="{stumble}"}} (\d+)', counted)
        assert int(count) >= len(stumbles)
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        (said, *_) = [line for line in lines if line["message"] == "a bot failed"]
        assert (said["level"], said["bot_level"], said["reason"]) == ("warning", level, stumble)
        error = "ValueError: no idea (sitecustomize.py, line 36)" if level == "raises" else None
        assert said.get("error") == error
        await nothing_lost_nothing_doubled([person])

    seconds = "0.2" if level == "hangs" else "10"
    environment = {"PYTHONPATH": str(BAD), "KONTOR_BOT_SECONDS": seconds}
    with Server(tmp_path, **environment) as server:  # type: ignore[arg-type]
        run(story(server))


def test_rules_that_fail_freeze_their_table_and_no_other(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        people = await started(server.base, first=0)
        sound = await started(server.base, first=0)
        await people[0].move({"do": "roll", "dice": 1})
        await people[0].command("move", expect=people[0].n, action={"do": "pass"})
        await people[0].until(lambda: people[0].entries[-1]["type"] == "froze")
        assert people[0].info["status"] == "frozen"
        assert (await people[0].move({"do": "pass"}))["code"] == "not-playing"
        assert len(load(await record_of(people[0])).moves) == 1
        assert (await sound[0].move({"do": "roll", "dice": 1}))["type"] == "update"

    broken = Path(__file__).parent / "broken_rules"
    with Server(tmp_path, PYTHONPATH=str(broken)) as server:
        run(story(server))


def test_a_clock_that_runs_out_while_the_server_is_down(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        people = await started(server.base, first=0, pace={"kind": "live", "bank": 2})
        server.kill()
        await asyncio.sleep(2.5)
        await asyncio.to_thread(server.start)
        other = people[1]
        await come_back(other)
        await other.until(lambda: other.may_move)
        replaced = [e for e in other.entries if e["type"] == "replaced"]
        assert [(e["seat"], e["reason"]) for e in replaced] == [(0, "time")]
        assert nothing_doubled(other)

    with Server(tmp_path) as server:
        run(story(server))


def test_a_bots_move_whose_process_died_is_played_by_another(
    site: tuple[Server, Server],
) -> None:
    async def story() -> None:
        rng = random.Random(6)
        (person,) = await started(site[0].base, bots=[{"seat": 1, "level": "easy"}])
        await person.play(rng, 3)
        site[0].kill()
        person.base = site[1].base
        await come_back(person)
        await person.play(rng, 5)
        await nothing_lost_nothing_doubled([person])

    run(story())


def test_when_the_server_stops_sockets_are_told_and_clients_come_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(7)
        people = await started(server.base)
        await play_on(people, rng, after(0.3))
        ending = asyncio.gather(*(person.closed() for person in people))
        status = await asyncio.to_thread(server.stop)
        assert await ending == [1012, 1012]
        assert status in (0, -signal.SIGTERM)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*(come_back(person) for person in people))
        await play_on(people, rng, after(0.3))
        await nothing_lost_nothing_doubled(people)

    with Server(tmp_path) as server:
        run(story(server))


def test_a_locked_database_file_is_waited_for(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(8)
        people = await started(server.base)
        lock = sqlite3.connect(tmp_path / "kontor.sqlite3", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        playing = asyncio.ensure_future(play_on(people, rng, lambda: people[0].n > 10))
        await asyncio.sleep(3)
        assert people[0].n == 5
        lock.execute("ROLLBACK")
        lock.close()
        await playing
        await nothing_lost_nothing_doubled(people)

    with Server(tmp_path) as server:
        run(story(server))


def test_every_finished_game_can_be_verified_after_all_that(tmp_path: Path) -> None:
    """Taken out of one database and into another, running games go on with the same dice."""

    async def story(first: Server, second: Server) -> None:
        rng = random.Random(9)
        running = await started(first.base)
        finished = await started(first.base)
        await asyncio.gather(*(person.play(rng) for person in finished))
        await play_on(running, rng, after(0.5))
        first.stop()
        await asyncio.to_thread(_tool, "export-tables", tmp_path / "out", first.data)
        await asyncio.to_thread(_tool, "import-tables", tmp_path / "out", second.data)
        await asyncio.to_thread(second.start)
        for person in (*running, *finished):
            person.base = second.base
        verify(load(await record_of(finished[0])))
        await asyncio.gather(*(come_back(person) for person in running))
        await asyncio.gather(*(person.play(rng) for person in running))
        await nothing_lost_nothing_doubled(running)
        verify(load(await record_of(running[0])))
        tables = await ask(second.base, "/api/tables")
        assert tables["tables"] == []

    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    first, second = Server(tmp_path / "first"), Server(tmp_path / "second")
    with first:
        try:
            run(story(first, second))
        finally:
            second.stop()


def _tool(command: str, folder: Path, data: Path) -> None:
    from typer.testing import CliRunner

    from kontor.cli import app
    from kontor.words import Words

    result = CliRunner().invoke(
        app(Words("en"), False), [command, str(folder), "--data", str(data)]
    )
    assert result.exit_code == 0, result.output
