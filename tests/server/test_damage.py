"""What is damaged, or full, harms itself and nothing else, and is named."""

import json
import random
import resource
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Json, Seat, ask, call, run, started
from tests.server.servers import Server
from tests.server.slow import Gate, until
from tests.server.test_faults import after, come_back, play_on

PUBLIC = {"game": "machi-koro", "seats": 2, "public": True}


def change(data: Path, statement: str, *values: object) -> int:
    """How many rows somebody else's hand has changed in the file."""
    with sqlite3.connect(data / "kontor.sqlite3") as connection:
        return connection.execute(statement, values).rowcount


def in_place(data: Path, table: str) -> bool:
    """Whether the table's second entry has left the journal."""
    with sqlite3.connect(data / "kontor.sqlite3") as connection:
        asked = "SELECT 1 FROM entries WHERE table_id=? AND n=2"
        return connection.execute(asked, (table,)).fetchone() is not None


def is_beyond(person: Seat, entry: int) -> bool:
    return person.n > entry


def state(server: Server, person: Seat) -> Json:
    answer = call(server.base, f"/api/tables/{person.table}", token=person.token)
    assert answer.status == 200, answer.body
    found: Json = answer.json()
    return found


def health(server: Server) -> tuple[int, str]:
    answer = call(server.base, "/healthz")
    return answer.status, answer.body.decode()


DAMAGE = {
    "json": 'UPDATE entries SET body=\'{"type": "sat\' WHERE table_id=? AND n=2',
    "utf-8": "UPDATE entries SET body=CAST(x'7bff' AS TEXT) WHERE table_id=? AND n=2",
    "no text": "UPDATE entries SET body=x'00' WHERE table_id=? AND n=2",
    "header": "UPDATE tables SET header='{}' WHERE id=?",
    "gap": "DELETE FROM entries WHERE table_id=? AND n=2",
    "game": "UPDATE tables SET header=replace(header, 'machi-koro', 'gone') WHERE id=?",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_that_cannot_be_read_stops_no_other(gate: Gate, damage: str) -> None:
    async def story(server: Server) -> None:
        clocks = [await started(server.base, first=0, pace={"kind": "live", "bank": 1})]
        clocks.append(await started(server.base, first=0, pace={"kind": "live", "bank": 1}))
        waits = [{"seat": 1, "level": "waits"}]
        bots = [await started(server.base, first=1, bots=waits) for _ in range(2)]
        await gate.until_asked("choose")
        await until(lambda: all(in_place(gate.folder, t[0].table) for t in (clocks[0], bots[0])))
        server.kill()
        for people in (clocks[0], bots[0]):  # which comes first when one looks for work
            assert change(gate.folder, DAMAGE[damage], people[0].table) == 1
        change(gate.folder, "UPDATE tables SET claimed_until=1")
        change(gate.folder, "UPDATE tables SET claimed_until=0 WHERE id=?", bots[0][0].table)
        gate.open()
        server.start()
        away = "time"
        await until(lambda: state(server, clocks[1][1])["table"]["seats"][0].get("away") == away)
        await until(lambda: state(server, bots[1][0])["n"] > bots[1][0].n)
        for people in (clocks[0], bots[0]):
            table = people[0].table
            answer = call(server.base, f"/api/tables/{table}", token=people[0].token)
            assert (answer.status, answer.json()["code"]) == (503, "damaged")
            assert f'"a table cannot be read","table":"{table}"' in server.log.read_text()
        counted = 'kontor_damaged_total{what="table"} 2.0'
        assert counted in call(server.base, "/metrics").body.decode()
        assert health(server)[0] == 200

    with gate.server() as server:
        run(story(server))


def test_a_line_that_cannot_be_read_is_left_out_of_the_list(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        made = [(await ask(server.base, "/api/tables", PUBLIC))["table"] for _ in range(3)]
        for table, line in zip(made, ("'{'", "CAST(x'ff' AS TEXT)"), strict=False):
            assert change(tmp_path, f"UPDATE tables SET line={line} WHERE id=?", table)
        listed = (await ask(server.base, "/api/tables"))["tables"]
        assert [table["id"] for table in listed] == made[2:]

    with Server(tmp_path) as server:
        run(story(server))


def test_a_damaged_row_of_the_journal_harms_its_own_tables(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(1)
        tables = [await started(server.base) for _ in range(2)]
        for people in tables:
            await play_on(people, rng, partial(is_beyond, people[0], 20))
        server.kill()
        last = "SELECT max(number) FROM journal WHERE body LIKE ?"
        damage = f"UPDATE journal SET body='[[' WHERE number=({last})"
        assert change(tmp_path, damage, f"%{tables[0][0].table}%") == 1
        server.start()
        assert health(server)[0] == 200
        await ask(server.base, "/api/tables", PUBLIC)
        for person in tables[1]:
            await come_back(person)
        await play_on(tables[1], rng, after(0.3))
        assert "moves are lost" in server.log.read_text()
        counted = 'kontor_damaged_total{what="journal"} 1.0'
        assert counted in call(server.base, "/metrics").body.decode()

    with Server(tmp_path) as server:
        run(story(server))


def test_a_full_disk_is_told_and_nothing_is_acknowledged_that_is_not_there(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rng = random.Random(2)
        people = await started(server.base)
        await play_on(people, rng, lambda: is_beyond(people[0], 30))
        assert health(server) == (200, '{"status":"ok"}')
        limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        await until(lambda: health(server)[0] == 503)
        assert "the database cannot be used: " in json.loads(health(server)[1])["message"]
        assert call(server.base, "/api/tables", PUBLIC).status == 503
        mover = next(person for person in people if person.may_move)
        assert (await mover.move(mover.view["legal"][0]))["code"] == "unavailable"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
        await until(lambda: health(server)[0] == 200)
        await ask(server.base, "/api/tables", PUBLIC)
        await play_on(people, rng, lambda: is_beyond(people[0], 60))

    with Server(tmp_path) as server:
        run(story(server))
