"""A bot's process: what runs in it, and how it is asked.

It is spawned, never forked. If it does not answer in time or dies, it is ended; a bot that raises
an exception is made anew.
"""

import multiprocessing
import os
import pickle
import secrets
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from kontor.bots import registry as bots
from kontor.bots.blame import described
from kontor.bots.choosing import offer
from kontor.core.advice import told
from kontor.core.bot import Bot
from kontor.server import messages as msg

_spawn = multiprocessing.get_context("spawn")

CHOOSE, EXPLAIN = "choose", "explain"
Question = tuple[str, str, str, bytes, float]
"""What to do, for which game, by which level, the view, and how many seconds there are."""

GRACE = 1.0
"""How many seconds beyond its limit a bot may take before its process is ended."""
NICE = 10
"""By how much a process steps back that has time: the server and quick bots come first."""
START = 30.0
"""How many seconds a worker has to start, and to make a bot ready; then its time runs."""


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


def work(pipe: Connection, offered: Sequence[str], yields: bool) -> None:
    """Answer questions until the pipe is closed; ``offered`` are bots that the host adds."""
    if yields and hasattr(os, "nice"):
        os.nice(NICE)
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


# --- in the server


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, offered: Sequence[str], yields: bool) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(theirs, offered, yields), daemon=True)
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
