"""Bots and long work in workers of the browser beside the one that has the tables.

Each runs Python by itself (`kontor.browser.thinking`). One is for bots that think and for hints; it
starts when it is first needed. Long work has one of its own, which ends with it. Bots that answer
at once do so here.
"""

import asyncio
import logging
import pickle
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Protocol

from kontor.bots import registry
from kontor.bots.bot_faults import described
from kontor.browser.thinking import REPORT, RETURNED, answer
from kontor.core import registry as games
from kontor.core.bot import Bot
from kontor.core.view import View
from kontor.server import messages as msg
from kontor.server.bot_work import (
    CHOOSE,
    EXPLAIN,
    BotAnswer,
    Question,
    Stumble,
    answered,
    as_answer,
)
from kontor.server.fair_lock import FairLock
from kontor.server.long_work import Work

logger = logging.getLogger("kontor.bots")

START = 60.0
"""How many seconds a worker may take to start and to make a bot ready, beside the bot's own."""
PATIENCE = 1.0
"""How often long work asks whether anybody is still there."""

Hear = Callable[[str, str], None]
"""Told what a worker says: which kind of news, and its text."""


class Started(Protocol):
    """A worker, in JavaScript."""

    def send(self, text: str) -> None: ...

    def end(self) -> None: ...


Start = Callable[[Hear], Started]


class Worker:
    """Does one piece of work at a time."""

    def __init__(self, start: Start) -> None:
        self._news: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._worker = start(lambda kind, text: self._news.put_nowait((kind, text)))

    def begin(self, work: Work, *arguments: Any) -> None:
        self._worker.send(pickle.dumps((work, arguments)).decode("latin-1"))

    async def report(self) -> bytes | None:
        """The next one; ``None`` when the work is done. Raises `Stumble`."""
        kind, text = await self._news.get()
        if kind not in (REPORT, RETURNED):
            raise Stumble(kind, text)
        return text.encode("latin-1") if kind == REPORT else None

    def end(self) -> None:
        self._worker.end()


class Bots:
    """Where bots are at work."""

    def __init__(self, seconds: float, start: Start) -> None:
        self._seconds = seconds
        self._start = start
        self._worker: Worker | None = None
        self._lock = FairLock()
        self._quick: dict[tuple[str, str], Bot] = {}

    async def choose(self, game: str, level: str, view: View) -> BotAnswer:
        if len(view.legal) == 1:
            return BotAnswer(view.legal[0], "")
        try:
            question = Question(CHOOSE, game, level, view, self._seconds)
            ask = self._at_once if is_light(game, level) else self._thought
            return as_answer(view, *await ask(question))
        except Stumble as stumble:
            noted(game, level, stumble)
            return BotAnswer(secrets.choice(view.legal), stumble.how)

    async def explain(self, game: str, view: View, client: str) -> list[msg.Advised]:
        level = registry.usual_level(game)
        try:
            advice: list[msg.Advised] = await self._thought(
                Question(EXPLAIN, game, level, view, self._seconds)
            )
        except Stumble as stumble:
            noted(game, level, stumble)
            return []
        return advice

    async def close(self) -> None:
        if self._worker is not None:
            self._worker.end()

    async def _at_once(self, question: Question) -> Any:
        await asyncio.sleep(0)
        try:
            return answered(question, self._quick, lambda: None)
        except Exception as fault:
            self._quick.pop((question.game, question.level), None)
            raise Stumble("raised", described(fault)) from None

    async def _thought(self, question: Question) -> Any:
        # Whoever asked may go; the worker's answer is not for the next one.
        return await asyncio.shield(asyncio.ensure_future(self._turn(question)))

    async def _turn(self, question: Question) -> Any:
        async with self._lock:
            worker = self._worker = self._worker or Worker(self._start)
            try:
                return await asyncio.wait_for(_only(worker, question), START + question.seconds)
            except (Stumble, TimeoutError) as fault:
                self._worker = None
                worker.end()
                raise fault if isinstance(fault, Stumble) else Stumble("time") from None


async def _only(worker: Worker, question: Question) -> Any:
    worker.begin(answer, question)
    report = await worker.report()
    await worker.report()
    return pickle.loads(report or b"")


class Aside:
    """Long work, one piece at a time. It is ended as soon as nobody waits for it any more."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._lock = FairLock()

    async def reports(
        self, gone: Callable[[], Awaitable[bool]], work: Work, *arguments: Any
    ) -> AsyncIterator[bytes]:
        async with self._lock:
            if await gone():
                return
            worker = Worker(self._start)
            worker.begin(work, *arguments)
            next = asyncio.ensure_future(worker.report())
            try:
                while not await gone():
                    done, _ = await asyncio.wait({next}, timeout=PATIENCE)
                    if done and (report := next.result()) is not None:
                        yield report
                        next = asyncio.ensure_future(worker.report())
                    elif done:
                        return
            except Stumble as stumble:
                logger.warning("work was not done", extra={"error": stumble.error or stumble.how})
            finally:
                next.cancel()
                worker.end()


def is_light(game: str, level: str) -> bool:
    """Whether a bot answers at once, and has no network that would first have to come."""
    bot = registry.opponents(game).get(level)
    return registry.is_quick(game, level) and bot not in games.bots(game).trained


def noted(game: str, level: str, stumble: Stumble) -> None:
    about = {"game": game, "bot_level": level, "reason": stumble.how, "error": stumble.error}
    logger.warning("a bot failed", extra=about)
