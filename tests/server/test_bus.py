"""The bus between the processes of one machine."""

import asyncio
from pathlib import Path

from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.bot_workers import BotWorkers
from kontor.server.bus import NoBus, Note
from kontor.server.bus_local import LOOK, LocalBus
from kontor.server.new_tables import new_header
from kontor.server.service import TableService
from kontor.server.store.migrate import migrate_sqlite
from kontor.server.store.sqlite import SqliteStore
from kontor.server.tables import Table


def test_a_flood_of_notes_loses_the_last_of_no_table(tmp_path: Path) -> None:
    """A socket takes only so many at once: what does not fit waits, the newest of each table."""

    async def story() -> None:
        heard: dict[str, int] = {}
        busy, idle = LocalBus(tmp_path), LocalBus(tmp_path)
        await busy.listen(lambda note: None)
        await idle.listen(lambda note: heard.update({note.table: note.n}))
        for n in range(1, 6):
            for table in range(1000):
                busy.tell(Note("busy", f"t{table}", n))
        async with asyncio.timeout(30):
            while heard != {f"t{table}": 5 for table in range(1000)}:
                await asyncio.sleep(0.01)
        await idle.close()
        await busy.close()

    asyncio.run(story())


def test_who_is_gone_is_forgotten_and_who_comes_is_found(tmp_path: Path) -> None:
    async def story() -> None:
        heard: list[Note] = []
        one, gone, new = LocalBus(tmp_path), LocalBus(tmp_path), LocalBus(tmp_path)
        await one.listen(lambda note: None)
        await gone.listen(lambda note: None)
        one.tell(Note("one", "t", 1))
        asyncio.get_running_loop().remove_reader(gone._socket)
        gone._socket.close()  # as if its process had been killed
        one.tell(Note("one", "t", 2))
        assert not gone._own.exists()
        await new.listen(heard.append)
        await asyncio.sleep(LOOK)
        one.tell(Note("one", "t", 3))
        async with asyncio.timeout(30):
            while not heard:
                await asyncio.sleep(0.01)
        assert [note.n for note in heard] == [3]
        await one.close()
        await new.close()

    asyncio.run(story())


def test_entries_that_come_along_are_taken_in_only_if_they_are_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "kontor.sqlite3"
        migrate_sqlite(path)
        service = TableService(SqliteStore(path, shared=True), NoBus(), BotWorkers(1, 1.0))
        table = Table(new_header(msg.Create("machi-koro", 2), "", ""))
        room = service.room(table.header.id, table)
        rows = [log.Row(n, 1.0, log.Chatted(None, "P", f"line {n}")) for n in (1, 2, 3)]
        assert not room.take_in([])
        assert not room.take_in(rows[1:])
        assert room.take_in(rows[:2])
        assert not room.take_in(rows[:2])
        assert room.take_in(rows[2:])
        assert [happening.row for happening in table.history] == rows
        await service.close()

    asyncio.run(story())


def test_a_note_with_entries_comes_over_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        heard: list[Note] = []
        one, other = LocalBus(tmp_path), LocalBus(tmp_path)
        await one.listen(lambda note: None)
        await other.listen(heard.append)
        note = Note("one", "t", 4, rows=[log.Row(4, 1.0, log.Moved(0, {"do": "roll"}, [3]))])
        one.tell(note)
        async with asyncio.timeout(30):
            while not heard:
                await asyncio.sleep(0.01)
        assert heard == [note]
        await one.close()
        await other.close()

    asyncio.run(story())
