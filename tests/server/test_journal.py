"""The journal of a SQLite file: what is committed is there, whoever opens the file and whenever."""

import asyncio
import shutil
import sqlite3
from collections.abc import Coroutine
from pathlib import Path

import pytest

from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.fair_lock import FairLock
from kontor.server.new_tables import new_header
from kontor.server.store import Conflict, Signs, Unavailable
from kontor.server.store.migrate import migrate_sqlite
from kontor.server.store.sqlite import SqliteStore

PLAYING = Signs("playing", None, False, 0.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "kontor.sqlite3"
    migrate_sqlite(path)
    return path


def header() -> log.Header:
    return new_header(msg.Create("machi-koro", 2), "", "")


def row(n: int) -> log.Row:
    return log.Row(n, float(n), log.Chatted(0, "P", f"line {n}"))


def journalled(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])


def run(story: Coroutine[None, None, None]) -> None:
    asyncio.run(story)


def test_a_move_is_in_the_journal_until_somebody_asks_for_it(path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(path)
        table = header()
        await store.create(table, [], PLAYING)
        await asyncio.gather(*(store.append(table.id, [row(n)], PLAYING) for n in (1, 2, 3)))
        assert journalled(path) > 0
        kept = await store.load(table.id)
        assert kept is not None
        assert kept.rows == [row(1), row(2), row(3)]
        assert journalled(path) == 0
        assert await store.numbers([table.id]) == {table.id: 3}
        await store.close()

    run(story())


def test_who_is_not_next_is_told_so_and_nothing_is_doubled(path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(path)
        table = header()
        await store.create(table, [], PLAYING)
        both = [store.append(table.id, [row(1)], PLAYING) for _ in range(2)]
        first, second = await asyncio.gather(*both, return_exceptions=True)
        assert first is None
        assert isinstance(second, Conflict)
        for wrong in (1, 3):
            with pytest.raises(Conflict):
                await store.append(table.id, [row(wrong)], PLAYING)
        with pytest.raises(Conflict):
            await store.append("no-such-table", [row(1)], PLAYING)
        assert await store.since(table.id, 0) == [row(1)]
        await store.close()

    run(story())


def test_what_a_dead_process_left_in_its_journal_is_found(path: Path, tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(path)
        table = header()
        await store.create(table, [], PLAYING)
        await store.append(table.id, [row(1), row(2)], Signs("playing", 5.0, True, 7.0, "a line"))
        await store.append(table.id, [row(3)], Signs("playing", 6.0, True, 7.0))
        for file in tmp_path.glob("kontor.sqlite3*"):  # as it would be found after a power cut
            shutil.copy(file, tmp_path / file.name.replace("kontor", "copy"))
        await store.close()
        for shared in (True, False):
            again = SqliteStore(tmp_path / "copy.sqlite3", shared)
            assert await again.since(table.id, 0) == [row(1), row(2), row(3)]
            assert await again.late(6.0) == [table.id]
            assert await again.waiting(7.0) == [table.id]
            assert not await again.claim(table.id, 2, 8.0, 9.0)
            await again.close()

    run(story())


def test_a_journal_that_another_process_put_in_its_place_is_no_harm(path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(path)
        table = header()
        await store.create(table, [], PLAYING)
        await store.append(table.id, [row(1)], PLAYING)
        other = SqliteStore(path)
        assert await other.since(table.id, 0) == [row(1)]
        await other.close()
        await store.append(table.id, [row(2)], PLAYING)
        assert await store.since(table.id, 0) == [row(1), row(2)]
        assert await store.remove(table.id, 2)
        assert await store.load(table.id) is None
        await store.close()

    run(story())


def test_after_a_fault_the_file_is_believed_and_not_the_memory(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kontor.server.store.sqlite.PATIENCE_MS", 50)

    async def story() -> None:
        store = SqliteStore(path)
        table = header()
        await store.create(table, [], PLAYING)
        await store.append(table.id, [row(1)], PLAYING)
        lock = sqlite3.connect(path, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.append(table.id, [row(2)], PLAYING)
        lock.execute("ROLLBACK")
        lock.close()
        await store.append(table.id, [row(2)], PLAYING)
        assert await store.since(table.id, 0) == [row(1), row(2)]
        await store.close()

    run(story())


def test_turns_are_had_in_order_and_survive_who_gives_up_waiting() -> None:
    async def story() -> None:
        turns, order = FairLock(), list[int]()

        async def wait(number: int) -> None:
            async with turns:
                order.append(number)
                await asyncio.sleep(0)

        assert turns.take()
        tasks = [asyncio.ensure_future(wait(number)) for number in range(4)]
        await asyncio.sleep(0)
        assert not turns.take()
        tasks[1].cancel()
        turns.give()
        tasks[2].cancel()
        assert not turns.take()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [0, 3]
        assert turns.take()

    run(story())
