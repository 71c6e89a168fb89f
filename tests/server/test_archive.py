"""All tables out of one database and into another of another kind, and nothing changes."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from kontor.core.faults import BadRecord
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
