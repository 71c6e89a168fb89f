"""Bots at work: in processes of their own, with a limit on their time.

A worker is spawned, never forked. A bot's time runs from the question on: if most of it is gone
before a worker is free, a quick bot answers instead. A worker that does not answer in time or dies
is ended and replaced; a bot that raises an exception is made anew. For that move chance decides, as
for an answer that is none. The table is told.
"""

import asyncio
import logging
import multiprocessing
import pickle
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from kontor.bots import registry as bots
from kontor.bots.blame import described
from kontor.bots.choosing import offer
from kontor.core.action import Action
from kontor.core.advice import Advice
from kontor.core.bot import Bot
from kontor.core.view import View
from kontor.server import messages as msg
from kontor.server import metrics

logger = logging.getLogger("kontor.bots")

_spawn = multiprocessing.get_context("spawn")

T = TypeVar("T")

CHOOSE, EXPLAIN = "choose", "explain"
Question = tuple[str, str, str, bytes, float]
"""What to do, for which game, by which level, the view, and how many seconds there are."""

GRACE = 1.0
"""How many seconds beyond its limit a bot may take before its process is ended."""
HURRY = 0.1
"""The share of its time under which a bot need not begin."""
START = 30.0
"""How many seconds a worker has to start, and to make a bot ready; then its time runs."""


class BotAnswer(NamedTuple):
    action: Action
    stumble: str
    """Why the bot itself did not answer; empty if it did.

    ``late``: others kept the workers busy; ``abroad``: it does not know this board;
    ``time``, ``died``, ``raised``, ``nonsense``: it failed.
    """


class Stumble(Exception):
    """A bot failed."""

    def __init__(self, how: str, error: str = "") -> None:
        super().__init__(how)
        self.how = how
        self.error = error


class Raised(NamedTuple):
    """What a worker sends in place of an answer if the bot's code raises an exception."""

    error: str


# --- in the worker


def work(pipe: Connection, offered: Sequence[str]) -> None:
    """Answer questions until the pipe is closed; ``offered`` are bots that the host adds."""
    for bot in offered:
        offer(bot)
    ready: dict[tuple[str, str], Bot] = {}
    pipe.send("ready")
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send(answered(question, ready, lambda: pipe.send("thinking")))
        except Exception as fault:  # a stranger's code may fail in any way
            ready.pop(question[1:3], None)
            pipe.send(Raised(described(fault)))


def answered(
    question: Question, ready: dict[tuple[str, str], Bot], begins: Callable[[], None]
) -> list[msg.Advised] | tuple[int | None, str]:
    """Advice, or the number of the action chosen and a remark. Makes the bot if it is not ready."""
    task, game, level, data, limit = question
    if (game, level) not in ready:
        make = bots.bot(game, bots.level(game, level))
        ready[game, level] = make(secrets.randbits(32))
    begins()
    view, deadline = pickle.loads(data), time.monotonic() + limit
    if task == EXPLAIN:
        return [told(one) for one in bots.explain(game, view, deadline)]
    bot = ready[game, level]
    chosen, remark = bot.choose(view, deadline), bots.remark(bot, view)
    return getattr(chosen, "index", None), remark.message.removeprefix("remark-") if remark else ""


def told(advice: Advice) -> msg.Advised:
    """Advice as a client gets it."""
    reasons = [msg.Because(reason.message, dict(reason.facts)) for reason in advice.reasons]
    return msg.Advised(advice.action.to_json(), round(advice.chance, 3), reasons)


# --- in the server


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, offered: Sequence[str]) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(theirs, offered), daemon=True)
        self._process.start()
        theirs.close()
        self._started = False

    def ask(self, question: Question) -> Any:
        """What `answered` gives for it, or `Raised`. Raises `Stumble`. Blocks."""
        try:
            if not self._started:
                self._receive(START)
                self._started = True
            self._pipe.send(question)
            begun = self._receive(START)
            return begun if isinstance(begun, Raised) else self._receive(question[-1] + GRACE)
        except (EOFError, OSError):
            raise Stumble("died") from None

    def _receive(self, seconds: float) -> Any:
        if not self._pipe.poll(seconds):
            raise Stumble("time")
        return self._pipe.recv()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class BotWorkers:
    """A few workers, and the questions that wait for one."""

    def __init__(self, workers: int, limit: float, offered: Sequence[str] = ()) -> None:
        self._limit = limit
        self._offered = offered
        self._threads = ThreadPoolExecutor(workers, "bots")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def choose(self, game: str, level: str, view: View) -> BotAnswer:
        """The answer of this game's bot of that level, or of a simpler one in its place."""
        if len(view.legal) == 1:
            return BotAnswer(view.legal[0], "")
        by = time.monotonic() + self._limit
        try:
            return await self._in_turn(partial(self._choose, game, level, view, by))
        except Stumble as stumble:
            return BotAnswer(secrets.choice(view.legal), noted(game, level, stumble))

    async def explain(self, game: str, view: View) -> list[msg.Advised]:
        """The best answers with chances and reasons; none if nobody can say."""
        level = bots.usual_level(game)
        question = EXPLAIN, game, level, pickle.dumps(view, pickle.HIGHEST_PROTOCOL), self._limit
        try:
            advice: list[msg.Advised] = await self._in_turn(partial(self._ask, question))
        except Stumble as stumble:
            noted(game, level, stumble)
            return []
        return advice

    async def _in_turn(self, task: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, task)

    def _choose(self, game: str, level: str, view: View, by: float) -> BotAnswer:
        left = by - time.monotonic()
        late = left < HURRY * self._limit
        if late:
            noted(game, level, Stumble("late"))
            level, left = bots.usual_level(game), self._limit
        number, remark = self._ask(
            (CHOOSE, game, level, pickle.dumps(view, pickle.HIGHEST_PROTOCOL), left)
        )
        for action in view.legal:
            if action.index == number:
                return BotAnswer(action, "late" if late else remark)
        raise Stumble("nonsense")

    def _ask(self, question: Question) -> Any:
        worker = self._idle.pop() if self._idle else Worker(self._offered)
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


def noted(game: str, level: str, stumble: Stumble) -> str:
    """Tell who runs the site that a bot did not answer itself."""
    about = {"game": game, "bot_level": level, "reason": stumble.how}
    if stumble.error:
        about["error"] = stumble.error
    logger.warning("a bot failed", extra=about)
    metrics.STUMBLES.labels(stumble.how).inc()
    return stumble.how
