"""A bot's process: what runs in it, and how it is asked.

It is spawned, never forked. If it does not answer in time or dies, it is ended; a bot that raises
an exception is made anew.
"""

import multiprocessing
import os
import pickle
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from kontor.bots.bot_faults import described
from kontor.bots.choosing import offer
from kontor.core.bot import Bot
from kontor.server.bot_work import Question, Stumble, answered

_spawn = multiprocessing.get_context("spawn")

GRACE = 1.0
"""How many seconds beyond its limit a bot may take before its process is ended."""
NICE = 10
"""By how much a process steps back that has time: the server and quick bots come first."""
START = 30.0
"""How many seconds a worker has to start, and to make a bot ready; then its time runs."""


Sent = tuple[str, str, str, bytes, float]
"""A `Question` with its view pickled."""


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
            task, game, level, data, seconds = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            question = Question(task, game, level, pickle.loads(data), seconds)
            pipe.send(answered(question, ready, lambda: pipe.send("thinking")))
        except Exception as fault:  # a stranger's code may fail in any way
            ready.pop((game, level), None)
            pipe.send(Raised(described(fault)))


# --- in the server


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, offered: Sequence[str], yields: bool) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(theirs, offered, yields), daemon=True)
        self._process.start()
        theirs.close()
        self._started = False

    def ask(self, question: Sent) -> Any:
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
