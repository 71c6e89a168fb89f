"""Bots at work: in processes of their own, with a limit on their time.

A worker is spawned, never forked. One that does not answer in time, dies or answers nonsense is
ended and replaced; for that move the simplest bot steps in, and the table is told.
"""

import asyncio
import io
import logging
import multiprocessing
import pickle
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from kontor.bots import registry as bots
from kontor.core import registry
from kontor.core.action import Action, Actions
from kontor.core.view import View
from kontor.server import metrics

logger = logging.getLogger("kontor.bots")

_spawn = multiprocessing.get_context("spawn")

GRACE = 1.0
"""How many seconds beyond its limit a bot may take before its process is ended."""
START = 30.0
"""How many seconds a worker has to start, and to make a bot ready; then its time runs."""


class Answer(NamedTuple):
    action: Action
    stumble: str
    """Why the bot itself did not answer: ``time``, ``died``, ``nonsense``; empty if it did."""


class Stumble(Exception):
    """A bot failed; the argument says how."""


# --- a view on its way to another process: actions travel as numbers, for there is one of each


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: Any) -> int | None:
        return value.index if isinstance(value, Action) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, actions: Actions) -> None:
        super().__init__(io.BytesIO(data))
        self._actions = actions

    def persistent_load(self, pid: Any) -> Action:
        return self._actions[pid]


def packed(view: View) -> bytes:
    buffer = io.BytesIO()
    _Pickler(buffer, pickle.HIGHEST_PROTOCOL).dump(view)
    return buffer.getvalue()


def unpacked(data: bytes, actions: Actions) -> View:
    view: View = _Unpickler(data, actions).load()
    return view


# --- in the worker


def work(pipe: Connection) -> None:
    """Answer questions until the pipe is closed."""
    ready: dict[tuple[str, str], Any] = {}
    pipe.send("ready")
    while True:
        try:
            game, level, data, limit = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        actions = registry.game(game).actions()
        if (game, level) not in ready:
            make = bots.bot(game, bots.level(game, level))
            ready[game, level] = make(secrets.randbits(32))
        pipe.send("thinking")
        chosen = ready[game, level].choose(unpacked(data, actions), time.monotonic() + limit)
        pipe.send(getattr(chosen, "index", None))


# --- in the server


class Worker:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._started = False

    def ask(self, game: str, level: str, view: bytes, limit: float) -> Any:
        """The number of the action chosen. Raises `Stumble`. Blocks."""
        try:
            if not self._started:
                self._receive(START)
                self._started = True
            self._pipe.send((game, level, view, limit))
            self._receive(START)
            return self._receive(limit + GRACE)
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


class BotWork:
    """A few workers, and the questions that wait for one."""

    def __init__(self, workers: int, limit: float) -> None:
        self._limit = limit
        self._threads = ThreadPoolExecutor(workers, "bots")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def choose(self, game: str, level: str, view: View) -> Answer:
        """The answer of this game's bot of that level, or, if it fails, of the simplest one."""
        if len(view.legal) == 1:
            return Answer(view.legal[0], "")
        loop = asyncio.get_running_loop()
        try:
            return Answer(
                await loop.run_in_executor(self._threads, self._ask, game, level, view), ""
            )
        except Stumble as stumble:
            reason = str(stumble)
            logger.warning("a bot failed", extra={"game": game, "level": level, "reason": reason})
            metrics.STUMBLES.labels(reason).inc()
            return Answer(secrets.choice(view.legal), reason)

    def _ask(self, game: str, level: str, view: View) -> Action:
        worker = self._idle.pop() if self._idle else Worker()
        self._all.add(worker)
        try:
            number = worker.ask(game, level, packed(view), self._limit)
            for action in view.legal:
                if action.index == number:
                    self._idle.append(worker)
                    return action
            raise Stumble("nonsense")
        except BaseException:
            self._all.discard(worker)
            worker.end()
            raise

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            await asyncio.to_thread(worker.end)
