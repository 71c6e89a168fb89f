"""Reviews of finished games, made beside all else, once for all who ask.

A review goes on for as long as somebody asks for it now and then. A first estimate comes long
before the rest; what is complete is kept with the table.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator

import msgspec

from kontor.core.record import Record
from kontor.review.report import Review
from kontor.server import messages as msg
from kontor.server.long_work import LongWork
from kontor.server.refusal import Refusal
from kontor.server.store import Store, Unavailable

logger = logging.getLogger("kontor.reviews")

KEPT = 200
"""Reviews in memory; those not asked for longest are forgotten."""
QUEUE = 20
"""How many may wait."""
FIRST = 20.0
"""How many seconds an answer waits for the first estimate."""
PAUSE = 1.0
"""So many seconds lie between two reports."""
LEFT = 30.0
"""After so many seconds without a question, nobody is there any more."""


class Report(msgspec.Struct):
    """What the process says: how far it is, and what it has found."""

    done: float
    review: Review | None


class _Job:
    """The review of one table."""

    def __init__(self) -> None:
        self.report = Report(0.0, None)
        self.asked = time.monotonic()
        self.news = asyncio.Event()
        self.work: asyncio.Task[None] | None = None

    @property
    def at_work(self) -> bool:
        return self.work is not None and not self.work.done()

    async def is_left(self) -> bool:
        return time.monotonic() - self.asked > LEFT


class Reviews:
    """The review that is made, those that wait, and those that are done."""

    def __init__(self, store: Store, aside: LongWork) -> None:
        self._store = store
        self._aside = aside
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    async def of(self, id: str, record: Record, moments: list[int]) -> msg.Reviewed:
        """How far the review of a table's finished game is. Raises `Refusal`."""
        job = self._jobs.get(id)
        if job is None:
            job = self._jobs[id] = _Job()
            self._forget()
        self._jobs.move_to_end(id)
        job.asked = time.monotonic()
        if job.report.done < 1 and not job.at_work:
            self._begin(id, job, record)
        if job.report.review is None:
            await _waited(job)
        if job.report.done == 1 and job.report.review is None:
            raise Refusal("no-review", "nobody can judge this game, or this board")
        return msg.Reviewed(job.report.review, job.report.done, moments)

    def _begin(self, id: str, job: _Job, record: Record) -> None:
        if sum(other.at_work for other in self._jobs.values()) >= QUEUE:
            raise Refusal("busy", "too many reviews are being made; try again in a moment")
        job.news.clear()
        job.work = asyncio.ensure_future(self._made(id, job, record))

    async def _made(self, id: str, job: _Job, record: Record) -> None:
        if job.report.review is None and (kept := await self._kept(id)):
            job.report = Report(1.0, kept)
            job.news.set()
            return
        async for report in self._aside.reports(job.is_left, work, record):
            job.report = msgspec.json.decode(report, type=Report)
            job.news.set()
        if job.report.review is None and not await job.is_left():  # it failed, and would again
            job.report = Report(1.0, None)
        job.news.set()
        if job.report.done == 1 and job.report.review is not None:
            await self._keep(id, job.report.review)

    async def _kept(self, id: str) -> Review | None:
        """What was found out before; nothing if an older program wrote it otherwise."""
        try:
            body = await self._store.review(id)
            return msgspec.json.decode(body, type=Review) if body else None
        except (Unavailable, msgspec.DecodeError, UnicodeError):
            return None

    async def _keep(self, id: str, review: Review) -> None:
        try:
            await self._store.keep_review(id, msgspec.json.encode(review).decode())
        except Unavailable:
            logger.warning("a review was not stored; it is made again later", extra={"table": id})

    def _forget(self) -> None:
        idle = [id for id, job in self._jobs.items() if not job.at_work]
        for id in idle[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[id]

    async def close(self) -> None:
        for job in self._jobs.values():
            if job.work is not None:
                job.work.cancel()


async def _waited(job: _Job) -> None:
    try:
        await asyncio.wait_for(job.news.wait(), FIRST)
    except TimeoutError:
        return


def work(record: Record) -> Iterator[bytes]:
    """In the process: a first estimate, and then the review ever better."""
    from kontor.review.estimate import NoJudge
    from kontor.review.reviewing import Reviewing

    try:
        reviewing = Reviewing(record)
    except NoJudge:
        yield msgspec.json.encode(Report(1.0, None))
        return
    yield msgspec.json.encode(Report(0.0, reviewing.review()))
    sent = time.monotonic()
    for done in reviewing.refine():
        if done == 1 or time.monotonic() - sent > PAUSE:
            yield msgspec.json.encode(Report(done, reviewing.review()))
            sent = time.monotonic()
