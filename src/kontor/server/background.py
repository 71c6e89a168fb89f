"""Long work beside all else: in a process of its own that gives way to everything, one at a time.

Others wait in order. A process is ended as soon as nobody waits for it any more.
"""

import asyncio
import multiprocessing
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from kontor.server.fair_lock import FairLock
from kontor.server.long_work import Work

_spawn = multiprocessing.get_context("spawn")

PATIENCE = 1.0
"""How often it is asked whether anybody is still there."""
NICE = 15


class Aside:
    """A place where one piece of work is done at a time."""

    def __init__(self) -> None:
        self._lock = FairLock()

    async def reports(
        self, gone: Callable[[], Awaitable[bool]], work: Work, *arguments: Any
    ) -> AsyncIterator[bytes]:
        """What the work reports, until it is done or nobody is there any more."""
        async with self._lock:
            if await gone():
                return
            ours, theirs = _spawn.Pipe(duplex=False)
            process = _spawn.Process(target=_do, args=(theirs, work, arguments), daemon=True)
            process.start()
            theirs.close()
            try:
                while not await gone():
                    if await asyncio.to_thread(ours.poll, PATIENCE):
                        yield ours.recv_bytes()
            except (EOFError, OSError):
                return
            finally:
                process.kill()
                ours.close()
                await asyncio.shield(asyncio.to_thread(process.join))


def _do(pipe: Connection, work: Work, arguments: tuple[Any, ...]) -> None:
    """In the process."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for report in work(*arguments):
            pipe.send_bytes(report)
