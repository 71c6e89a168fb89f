"""Tables at which nothing happens any more are removed when their time is over; no others."""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.backends import migrate, open_store
from kontor.server.bot_workers import BotWorkers
from kontor.server.bus import NoBus
from kontor.server.changes import do
from kontor.server.commands import Actor, sit
from kontor.server.config import Config
from kontor.server.new_tables import new_header
from kontor.server.refusal import Refusal
from kontor.server.retention import DAY, Retention
from kontor.server.rooms import signs
from kontor.server.seats import hashed
from kontor.server.service import TableService
from kontor.server.store import Signs
from kontor.server.tables import Table
from kontor.server.visibility import Viewer

Story = Callable[[TableService], Coroutine[Any, Any, None]]
OPEN_DAYS, DAYS = 3.0, 30.0


@pytest.fixture(params=["sqlite", "postgres"])
def in_a_service(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[Story, Retention], None]:
    """Runs a story in a service over a real database of each kind."""
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("new_database")()
    config = Config(data=tmp_path, database_url=url)
    migrate(config)

    def run(story: Story, retention: Retention) -> None:
        async def inside() -> None:
            service = TableService(open_store(config), NoBus(), BotWorkers(1, 1.0), retention)
            try:
                await story(service)
            finally:
                await service.close()

        asyncio.run(inside())

    return run


async def table(
    service: TableService, age: float, status: str = "open", touched: float | None = None
) -> str:
    """A table made so many days ago, at which somebody sat down as long ago, or later."""
    now = time.time()
    header = msgspec.structs.replace(
        new_header(msg.Create("machi-koro", 2, public=True), hashed("host"), ""),
        created=now - age * DAY,
    )
    made = Table(header)
    at = now - DAY * (age if touched is None else touched)
    rows = do(made, sit(made, hashed("t"), msg.Sit("Anna", 0)), at)
    marks = msgspec.structs.replace(signs(made, at, True), status=status)
    await service.store.create(header, rows, marks)
    return header.id


async def left(service: TableService) -> set[str]:
    await service.sweep()
    return set(await service.store.all_tables())


def test_old_tables_go_and_all_others_stay(
    in_a_service: Callable[[Story, Retention], None],
) -> None:
    async def story(service: TableService) -> None:
        forgotten = await table(service, OPEN_DAYS + 1)
        waiting = await table(service, OPEN_DAYS - 1)
        revived = await table(service, OPEN_DAYS + 9, touched=1)
        playing = await table(service, DAYS - 1, "playing")
        over = await table(service, DAYS - 1, "over")
        long_over = await table(service, DAYS + 1, "over")
        stuck = await table(service, DAYS + 1, "frozen")
        assert await left(service) == {waiting, revived, playing, over}
        for gone in (forgotten, long_over, stuck):
            assert await service.store.load(gone) is None
            assert await service.store.since(gone, 0) == []
            with pytest.raises(Refusal, match="no such table"):
                await service.room(gone).look()
        lines = (await service.lobby()).tables
        assert {line.id for line in lines} == {waiting, revived, playing}

    in_a_service(story, Retention(OPEN_DAYS, DAYS))


def test_games_are_kept_for_ever_if_nobody_says_otherwise(
    in_a_service: Callable[[Story, Retention], None],
) -> None:
    async def story(service: TableService) -> None:
        over = await table(service, 10_000, "over")
        playing = await table(service, 10_000, "playing")
        await table(service, 15)
        assert await left(service) == {over, playing}

    assert Retention() == Retention(14, math.inf)
    in_a_service(story, Retention())


def test_a_table_that_somebody_looks_at_or_comes_back_to_stays(
    in_a_service: Callable[[Story, Retention], None],
) -> None:
    class Eye:
        viewer = Viewer(None)

        def push(self, message: bytes) -> None:
            """Looks and says nothing."""

    async def story(service: TableService) -> None:
        watched = await table(service, OPEN_DAYS + 1)
        await service.room(watched).watch(Eye(), Actor(), None, aid=True)
        assert await left(service) == {watched}
        # Somebody sits down between the look for old tables and the removal.
        (found,) = await service.store.untouched(time.time(), time.time())
        late = log.Row(2, time.time(), log.Stood(seat=0))
        await service.store.append(watched, [late], Signs("open", None, False, 0.0))
        assert not await service.store.remove(*found)
        assert len(await service.store.since(watched, 0)) == 2

    in_a_service(story, Retention(OPEN_DAYS, DAYS))
