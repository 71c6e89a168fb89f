"""The writing half of a store, as far as it is the same for every database."""

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence

from kontor.server import entries as log
from kontor.server import metrics
from kontor.server.store import Conflict, Done, Outcome, Signs

logger = logging.getLogger("kontor.store")


class Writes:
    """A subclass says how to submit entries to its database."""

    def submit(self, table: str, rows: Sequence[log.Row], signs: Signs, done: Done) -> None:
        raise NotImplementedError

    async def append(self, table: str, rows: Sequence[log.Row], signs: Signs) -> None:
        waiting = Waiting()
        self.submit(table, rows, signs, waiting.end)
        if not await waiting.future:
            raise Conflict(table)


class Waiting:
    """Somebody who waits for a write."""

    def __init__(self) -> None:
        self.future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def end(self, outcome: Outcome) -> None:
        if self.future.done():  # he waits no longer
            return
        if isinstance(outcome, bool):
            self.future.set_result(outcome)
        else:
            self.future.set_exception(outcome)


def settle(jobs: Iterable[tuple[Done, int, Outcome]], began: float) -> None:
    """Say what became of writes that were decided together, each of so many entries.

    A listener that fails keeps it from nobody else.
    """
    entries = 0
    for done, count, outcome in jobs:
        entries += count if outcome is True else 0
        try:
            done(outcome)
        except Exception:
            logger.exception("what was written was not told")
    metrics.ENTRIES.inc(entries)
    metrics.COMMIT.observe(time.perf_counter() - began)
