"""The system's clock jumps: players' clocks go on as before, and no table is taken away."""

import asyncio
import time
from pathlib import Path

import pytest

from kontor.server import elapsed
from kontor.server.elapsed import Plausible
from tests.server.client import ask, run, started
from tests.server.servers import Server

FOLDER = Path(__file__).parent / "wrong_clock"
HOUR, DAY = 3600, 86400


class Clock:
    """The clock of a server's machine."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.set(0)

    def set(self, wrong_by: float) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(str(wrong_by))
        new.replace(self.file)


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path)


def server(clock: Clock) -> Server:
    environment = {"PYTHONPATH": str(FOLDER), "KONTOR_TEST_CLOCK": str(clock.file)}
    return Server(clock.file.parent, workers=1, **environment)


def test_an_hour_forth_ends_nobodys_time_and_an_hour_back_stops_none(clock: Clock) -> None:
    async def story(base: str) -> None:
        patient = await started(base, first=0, pace={"kind": "live", "bank": HOUR / 2})
        clock.set(HOUR)
        hasty = await started(base, first=0, pace={"kind": "live", "bank": 1})
        clock.set(-HOUR)
        async with asyncio.timeout(60):
            await hasty[1].until(lambda: hasty[1].entries[-1]["type"] == "replaced")
        await patient[0].do("ping")
        assert patient[0].may_move
        assert not [entry for entry in patient[0].entries if entry["type"] == "replaced"]
        await patient[0].move({"do": "roll", "dice": 1})
        left = patient[0].state["clock"]["left"][0]
        assert 0 < left < HOUR / 2

    with server(clock) as running:
        run(story(running.base))


def test_a_clock_that_is_wrong_at_the_start_takes_no_table_away(clock: Clock) -> None:
    async def story(running: Server) -> None:
        wish = {"game": "machi-koro", "seats": 2, "public": True}
        made = await ask(running.base, "/api/tables", wish)
        running.stop()
        clock.set(17 * DAY)
        running.start()
        await started(running.base)
        listed = (await ask(running.base, "/api/tables"))["tables"]
        assert [table["id"] for table in listed] == [made["table"]]

    with server(clock) as running:
        run(story(running))


def test_a_clock_is_plausible_if_it_goes_as_time_does(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = {"wall": 1e9, "running": 5.0}
    monkeypatch.setattr(time, "time", lambda: moments["wall"])
    monkeypatch.setattr(elapsed, "running", lambda: moments["running"])
    plausible = Plausible()
    for jump, steady in ((0, True), (17 * DAY, False), (0, True), (-HOUR, False), (1, True)):
        moments["running"] += HOUR
        moments["wall"] += HOUR + jump
        assert plausible.look() is steady
