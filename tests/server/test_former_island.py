"""A table that was running when another island became the usual one goes on where it was."""

import random
from pathlib import Path

from kontor.server.archive import take_in
from kontor.server.backends import migrate, open_store
from kontor.server.config import Config
from tests.server.client import Seat, run
from tests.server.servers import Server

BEFORE = Path(__file__).parent / "before_windrose"
"""A table as the version before kept it, exported."""
TABLE = "rbvegv2q7gsa"
TOKENS = ["ORD-K2XhDIj8MTeoyGHEcA", "w0ijlirzSRKyqN1q61HBhA", "ENesUDyfHmC1F4cT5jM9tw"]


def test_a_table_of_the_version_before_goes_on_on_its_island(tmp_path: Path) -> None:
    async def taken_in() -> None:
        config = Config(data=tmp_path)
        migrate(config)
        store = open_store(config)
        assert await take_in(store, BEFORE) == []
        await store.close()

    async def story(server: Server) -> None:
        seats = [Seat(server.base, TABLE, token, seat) for seat, token in enumerate(TOKENS)]
        for seat in seats:
            await seat.connect(since=0)
        (mover,) = [seat for seat in seats if seat.may_move]
        assert mover.view["island"] == "kontor"
        assert await mover.play(random.Random(1), moves=1) == 1
        for seat in seats:
            await seat.until(lambda seat=seat: seat.over or bool(seat.view))  # type: ignore[misc]
        server.stop()

    run(taken_in())
    with Server(tmp_path) as server:
        run(story(server))
