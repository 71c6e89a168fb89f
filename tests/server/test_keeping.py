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
from kontor.server.botwork import BotWork
from kontor.server.bus import NoBus
from kontor.server.config import Config
from kontor.server.deeds import Actor, sit
from kontor.server.house import House
from kontor.server.keeping import DAY, Keeping
from kontor.server.opening import new_header
from kontor.server.parts import migrate, open_store
from kontor.server.refusal import Refusal
from kontor.server.rooms import signs
from kontor.server.seats import hashed
from kontor.server.seen import Eyes
from kontor.server.store import Signs
from kontor.server.tables import Table

Story = Callable[[House], Coroutine[Any, Any, None]]
OPEN_DAYS, DAYS = 3.0, 30.0


@pytest.fixture(params=["sqlite", "postgres"])
def in_a_house(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story, Keeping], None]:
    """Runs a story in a house over a real database of each kind."""
    url = ""
    if request.param == "postgres":
        url = request.getfixturevalue("new_database")()
    config = Config(data=tmp_path, database_url=url)
    migrate(config)

    def run(story: Story, keeping: Keeping) -> None:
        async def inside() -> None:
            house = House(open_store(config), NoBus(), BotWork(1, 1.0), keeping)
            try:
                await story(house)
            finally:
                await house.close()

        asyncio.run(inside())

    return run


async def table(
    house: House, age: float, status: str = "open", touched: float | None = None
) -> str:
    """A table made so many days ago, at which somebody sat down as long ago, or later."""
    now = time.time()
    header = msgspec.structs.replace(
        new_header(msg.Create("machi-koro", 2, public=True), hashed("host"), ""),
        created=now - age * DAY,
    )
    made = Table(header)
    at = now - DAY * (age if touched is None else touched)
    rows = [
        log.Row(n, at, deed.entry)
        for n, deed in enumerate(sit(made, hashed("t"), msg.Sit("Anna", 0)), 1)
    ]
    made.fold(rows[0])
    marks = msgspec.structs.replace(signs(made, at, True), status=status)
    await house.store.create(header, rows, marks)
    return header.id


async def left(house: House) -> set[str]:
    await house.sweep()
    return set(await house.store.all_tables())


def test_old_tables_go_and_all_others_stay(
    in_a_house: Callable[[Story, Keeping], None],
) -> None:
    async def story(house: House) -> None:
        forgotten = await table(house, OPEN_DAYS + 1)
        waiting = await table(house, OPEN_DAYS - 1)
        revived = await table(house, OPEN_DAYS + 9, touched=1)
        playing = await table(house, DAYS - 1, "playing")
        over = await table(house, DAYS - 1, "over")
        long_over = await table(house, DAYS + 1, "over")
        stuck = await table(house, DAYS + 1, "frozen")
        assert await left(house) == {waiting, revived, playing, over}
        for gone in (forgotten, long_over, stuck):
            assert await house.store.load(gone) is None
            assert await house.store.since(gone, 0) == []
            with pytest.raises(Refusal, match="no such table"):
                await house.room(gone).look()
        lines = (await house.lobby()).tables
        assert {line.id for line in lines} == {waiting, revived, playing}

    in_a_house(story, Keeping(OPEN_DAYS, DAYS))


def test_games_are_kept_for_ever_if_nobody_says_otherwise(
    in_a_house: Callable[[Story, Keeping], None],
) -> None:
    async def story(house: House) -> None:
        over = await table(house, 10_000, "over")
        playing = await table(house, 10_000, "playing")
        await table(house, 15)
        assert await left(house) == {over, playing}

    assert Keeping() == Keeping(14, math.inf)
    in_a_house(story, Keeping())


def test_a_table_that_somebody_looks_at_or_comes_back_to_stays(
    in_a_house: Callable[[Story, Keeping], None],
) -> None:
    class Eye:
        eyes = Eyes(None)

        def push(self, message: bytes) -> None:
            """Looks and says nothing."""

    async def story(house: House) -> None:
        watched = await table(house, OPEN_DAYS + 1)
        await house.room(watched).watch(Eye(), Actor(), None, aid=True)
        assert await left(house) == {watched}
        # Somebody sits down between the look for old tables and the removal.
        (found,) = await house.store.untouched(time.time(), time.time())
        late = log.Row(2, time.time(), log.Stood(seat=0))
        await house.store.append(watched, [late], Signs("open", None, False, 0.0))
        assert not await house.store.remove(*found)
        assert len(await house.store.since(watched, 0)) == 2

    in_a_house(story, Keeping(OPEN_DAYS, DAYS))
