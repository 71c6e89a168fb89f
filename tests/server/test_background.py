"""Reviews and the like are made beside all else: they take nothing from who plays."""

import asyncio
import os
import threading
from collections.abc import Iterator

from kontor.server.background import NICE, Aside


def endless(name: str) -> Iterator[bytes]:
    """Says where it is, and then never comes to an end."""
    yield f"{name} {os.getpid()} {os.nice(0)}".encode()
    threading.Event().wait()


def short(name: str) -> Iterator[bytes]:
    yield name.encode()


def test_long_work_gives_way_in_a_process_of_its_own_and_ends_when_nobody_waits() -> None:
    async def story() -> None:
        left = asyncio.Event()

        async def gone() -> bool:
            return left.is_set()

        aside, said = Aside(), list[bytes]()
        async for report in aside.reports(gone, endless, "first"):
            name, process, nice = report.decode().split()
            assert name == "first"
            assert int(process) != os.getpid()
            assert int(nice) == min(19, os.nice(0) + NICE)
            # This loop, which answers moves, goes on while that work stands still.
            waiting = asyncio.ensure_future(collected(aside, said))
            for _ in range(100):
                await asyncio.sleep(0)
            assert not said
            left.set()
        await waiting
        assert said == [b"second"]
        assert not is_alive(int(process))

    asyncio.run(story())


async def collected(aside: Aside, said: list[bytes]) -> None:
    """Other work, which has to wait for the first."""

    async def gone() -> bool:
        return False

    async for report in aside.reports(gone, short, "second"):
        said.append(report)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
