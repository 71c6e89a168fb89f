"""Bots at work, in processes of their own: some for quick bots, some for those that think long,
one for hints. Nobody waits for another kind.

A bot's time runs from the question on, and who waits shares it: the more wait, the less each one
thinks. If most of it is gone before a worker is free, a quick bot answers instead; if a bot fails,
chance decides that move. The table is told.
"""

import asyncio
import logging
import pickle
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kontor.bots import registry as bots
from kontor.core.view import View
from kontor.server import messages as msg
from kontor.server import metrics
from kontor.server.bot_work import CHOOSE, EXPLAIN, BotAnswer, Stumble, as_answer
from kontor.server.bot_worker import Raised, Sent, Worker
from kontor.server.fair_queue import Turns
from kontor.server.refusal import Refusal

logger = logging.getLogger("kontor.bots")

HURRY = 0.9
"""The share of a bot's time after which it need not begin."""
CROWDED = 0.5
"""The share of their time in which all who wait should be answered."""
LEAST = 0.05
"""How many seconds a bot has at least, however many wait."""
HINTS = 20
"""How many hints may wait for their turn."""


class Lane:
    """Workers for one kind of question. Each is started when it is first needed."""

    def __init__(
        self, name: str, workers: int, limit: float, offered: Sequence[str], yields: bool = True
    ) -> None:
        self._turns = Turns(workers)
        self._limit = limit
        self._offered = offered
        self._yields = yields
        self._threads = ThreadPoolExecutor(workers, f"bots-{name}")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    @property
    def waiting(self) -> int:
        return len(self._turns)

    async def ask(
        self, task: str, game: str, level: str, view: View,
        client: str = "", patience: float | None = None,
    ) -> Any:  # fmt: skip
        """What the worker answers. Clients take turns.

        Who is cancelled while he waits is forgotten. Raises `Stumble`, and `TimeoutError` if it is
        not his turn within ``patience`` seconds.
        """
        asked = time.monotonic()
        await asyncio.wait_for(self._turns.take(client), patience)
        data = pickle.dumps(view, pickle.HIGHEST_PROTOCOL)
        question = task, game, level, data, self._share(time.monotonic() - asked)
        answer = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)
        answer.add_done_callback(self._answered)
        return await asyncio.shield(answer)

    def _share(self, waited: float) -> float:
        """How long the next bot may think."""
        if not self.waiting:
            return max(LEAST, self._limit - waited)
        return max(LEAST, (CROWDED * self._limit - waited) / (1 + self.waiting))

    def _answered(self, answer: "asyncio.Future[Any]") -> None:
        self._turns.give()
        if not answer.cancelled():
            answer.exception()  # perhaps nobody waits for it any more

    def _ask(self, question: Sent) -> Any:
        worker = self._idle.pop() if self._idle else Worker(self._offered, yields=self._yields)
        self._all.add(worker)
        try:
            answer = worker.ask(question)
        except BaseException:
            self._all.discard(worker)
            worker.end()
            raise
        self._idle.append(worker)
        if isinstance(answer, Raised):
            raise Stumble("raised", answer.error)
        return answer

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            await asyncio.to_thread(worker.end)


class BotWorkers:
    """All workers of this process."""

    def __init__(self, workers: int, limit: float, offered: Sequence[str] = ()) -> None:
        self._limit = limit
        self._quick = Lane("quick", 1, limit, offered, yields=False)
        self._slow = Lane("slow", workers, limit, offered)
        self._hints = Lane("hints", 1, limit, offered)

    async def choose(self, game: str, level: str, view: View) -> BotAnswer:
        """The answer of this game's bot of that level, or of a simpler one in its place."""
        if len(view.legal) == 1:
            return BotAnswer(view.legal[0], "")
        try:
            return await self._choose(game, level, view)
        except Stumble as stumble:
            return BotAnswer(secrets.choice(view.legal), noted(game, level, stumble))

    async def _choose(self, game: str, level: str, view: View) -> BotAnswer:
        if bots.is_quick(game, level):
            return as_answer(view, *await self._quick.ask(CHOOSE, game, level, view))
        try:
            patience = HURRY * self._limit
            return as_answer(
                view, *await self._slow.ask(CHOOSE, game, level, view, patience=patience)
            )
        except TimeoutError:
            stumble = noted(game, level, Stumble("late"))
            number, _ = await self._quick.ask(CHOOSE, game, bots.usual_level(game), view)
            return as_answer(view, number, stumble)

    async def explain(self, game: str, view: View, client: str) -> list[msg.Advised]:
        """The best answers with chances and reasons; none if nobody can say. Raises `Refusal`."""
        if self._hints.waiting >= HINTS:
            raise Refusal("busy", "too many are asking; try again in a moment")
        level = bots.usual_level(game)
        try:
            advice: list[msg.Advised] = await self._hints.ask(EXPLAIN, game, level, view, client)
        except Stumble as stumble:
            noted(game, level, stumble)
            return []
        return advice

    async def close(self) -> None:
        for lane in (self._quick, self._slow, self._hints):
            await lane.close()


def noted(game: str, level: str, stumble: Stumble) -> str:
    """Tell who runs the site that a bot did not answer itself."""
    about = {"game": game, "bot_level": level, "reason": stumble.how}
    if stumble.error:
        about["error"] = stumble.error
    logger.warning("a bot failed", extra=about)
    metrics.STUMBLES.labels(stumble.how).inc()
    return stumble.how
