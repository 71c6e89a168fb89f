"""All tables out of one database and into another of another kind, and nothing changes."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from kontor.core.faults import BadRecord, KontorError
from kontor.server.archive import export, take_in
from kontor.server.backends import migrate, open_store
from kontor.server.config import Config
from kontor.server.store import StoredTable
from tests.server.client import record_of, run, started
from tests.server.servers import Server


async def everything(config: Config) -> list[StoredTable | None]:
    store = open_store(config)
    try:
        return [await store.load(table) for table in await store.all_tables()]
    finally:
        await store.close()


async def moved(source: Config, target: Config, folder: Path) -> None:
    await asyncio.to_thread(migrate, target)
    old, new = open_store(source), open_store(target)
    try:
        count = await export(old, folder)
        assert count == len(await old.all_tables())
        assert await take_in(new, folder) == []
        assert await take_in(new, folder) == []  # what is there is not added again
    finally:
        await old.close()
        await new.close()


def test_tables_move_between_sqlite_and_postgresql_unchanged(
    tmp_path: Path, new_database: Callable[[], str]
) -> None:
    async def story(server: Server) -> None:
        for seats in (2, 3, 4):
            await started(server.base, seats=seats)
        people = await started(server.base, public=True, rated=True)
        await people[0].do("chat", text="ein Wort")
        await people[1].do("resign")
        server.stop()
        here = Config(data=server.data)
        there = Config(data=tmp_path, database_url=new_database())
        back = Config(data=tmp_path / "back")
        before = await everything(here)
        assert len(before) == 4
        await moved(here, there, tmp_path / "out")
        assert await everything(there) == before
        await moved(there, back, tmp_path / "out again")
        assert await everything(back) == before

    (tmp_path / "served").mkdir()
    with Server(tmp_path / "served") as server:
        run(story(server))


def test_a_record_alone_becomes_a_table_with_new_seats(base: str, tmp_path: Path) -> None:
    async def story() -> None:
        people = await started(base)
        await people[0].do("resign")
        (tmp_path / "game.jsonl").write_text(await record_of(people[0]))
        config = Config(data=tmp_path / "data")
        await asyncio.to_thread(migrate, config)
        store = open_store(config)
        try:
            seats = await take_in(store, tmp_path)
        finally:
            await store.close()
        assert [(seat.seat, seat.name) for seat in seats] == [(0, "P0"), (1, "P1")]
        assert len({seat.token for seat in seats}) == 2
        (kept,) = await everything(config)
        assert kept is not None
        assert [type(row.entry).__name__ for row in kept.rows][:2] == ["Sat", "Sat"]

    run(story())


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "x.table.json").write_text("{")
        config = Config(data=tmp_path / "data")
        await asyncio.to_thread(migrate, config)
        store = open_store(config)
        try:
            with pytest.raises(BadRecord, match=r"x\.table\.json"):
                await take_in(store, tmp_path)
        finally:
            await store.close()

    run(story())


async def imported(folder: Path, data: Path) -> None:
    config = Config(data=data)
    await asyncio.to_thread(migrate, config)
    store = open_store(config)
    try:
        await take_in(store, folder)
    finally:
        await store.close()


def exported(data: Path, folder: Path) -> int:
    async def story() -> int:
        store = open_store(Config(data=data))
        try:
            return await export(store, folder)
        finally:
            await store.close()

    return asyncio.run(story())


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A folder with one exported table, whose game has begun."""

    async def story(server: Server) -> None:
        await started(server.base)

    (tmp_path / "served").mkdir()
    with Server(tmp_path / "served") as server:
        run(story(server))
    assert exported(tmp_path / "served", tmp_path / "out") == 1
    return tmp_path / "out"


DAMAGE: dict[str, tuple[bytes, bytes]] = {
    "a way out": (b'"id":"', b'"id":"../'),
    "a gap": (b'"n":2,', b'"n":3,'),
    "no number": (b'"n":2,', b'"n":"two",'),
    "an impossible entry": (b'"seat":1', b'"seat":9'),
    "control characters": (b'"name":"P0"', b'"name":"\\u001b[2J"'),
    "no UTF-8": (b'"name":"P0"', b'"name":"\xff"'),
    "no game": (b'"game":"machi-koro"', b'"game":"gone"'),
    "cut off": (b"]}", b""),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_file_is_one_clear_line(out: Path, tmp_path: Path, damage: str) -> None:
    (file,) = out.glob("*.table.json")
    good = file.read_bytes()
    file.write_bytes(good.replace(*DAMAGE[damage]))
    assert file.read_bytes() != good
    with pytest.raises(BadRecord) as fault:
        asyncio.run(imported(out, tmp_path / "new"))
    assert str(fault.value).startswith(f"{file.name} is damaged: ")
    assert "\n" not in str(fault.value)


def test_a_record_that_is_no_text_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(b'{"kontor": 1, "game": "\xff"}')
    with pytest.raises(KontorError, match=r"a\.jsonl is no record: it is not even text"):
        asyncio.run(imported(tmp_path, tmp_path / "new"))


def test_a_table_that_cannot_be_written_down_keeps_no_other_from_it(
    out: Path, tmp_path: Path
) -> None:
    data = tmp_path / "served"
    with sqlite3.connect(data / "kontor.sqlite3") as file:
        columns = "created, game, public, header, n, status, deadline, bot_due, claimed_until, line"
        for bad, header in (("../escaped", "header"), ("damaged", "'{'")):
            chosen = columns.replace(" header,", f" {header},")
            file.execute(f"INSERT INTO tables SELECT ?, {chosen} FROM tables LIMIT 1", (bad,))
    again = tmp_path / "deep" / "again"
    assert exported(data, again) == 1
    assert {path.name for path in again.iterdir()} == {path.name for path in out.iterdir()}
    assert [path.name for path in again.parent.iterdir()] == ["again"]
