"""Bots try out data that a person made for a game, such as an island, beside all else.

One trial runs at a time, in a process of its own that gives way to everything else; others wait in
order. Nobody has two. It ends when who asked for it is gone.
"""

import asyncio
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.server import messages as msg
from kontor.server.fair_lock import FairLock
from kontor.server.refusal import Refusal

_spawn = multiprocessing.get_context("spawn")

PAUSE = 0.4
"""So many seconds lie between two reports."""
PATIENCE = 1.0
"""How often it is asked whether anybody is still there."""
NICE = 15
LINE = b"\n"


class Trials:
    """The trial that runs, and those that wait."""

    def __init__(self) -> None:
        self._lock = FairLock()
        self._clients: set[str] = set()

    def reports(
        self,
        client: str,
        game: str,
        option: str,
        wish: msg.Try,
        gone: Callable[[], Awaitable[bool]],
    ) -> AsyncIterator[bytes]:
        """A line of JSON for every report. Raises `Refusal`."""
        _check(game, option, wish)
        if client in self._clients:
            raise Refusal("too-many", "one trial at a time")
        return self._reports(client, game, wish, gone)

    async def _reports(
        self, client: str, game: str, wish: msg.Try, gone: Callable[[], Awaitable[bool]]
    ) -> AsyncIterator[bytes]:
        if client in self._clients:  # another question of the same asker was quicker
            return
        self._clients.add(client)
        try:
            yield LINE  # the answer begins, though others may be before it
            async with self._lock:
                async for report in _told(game, wish, gone):
                    yield report + LINE
        finally:
            self._clients.discard(client)


def _check(game: str, option: str, wish: msg.Try) -> None:
    try:
        trial = registry.trial(game)
        rules = registry.game(game)
    except KontorError as fault:
        raise Refusal("not-found", str(fault)) from None
    if trial is None or trial.option != option:
        raise Refusal("not-found", "there is nothing to try out for this option")
    if not set(wish.seats) <= set(rules.meta().seats):
        raise Refusal("bad-setup", "the game is not for so many")
    for finding in rules.check(option, wish.value):
        if finding.fault:
            raise Refusal("bad-setup", str(finding), finding.rule or None)


async def _told(
    game: str, wish: msg.Try, gone: Callable[[], Awaitable[bool]]
) -> AsyncIterator[bytes]:
    """The reports of a process, which is ended with the last one that anybody waits for."""
    if await gone():
        return
    ours, theirs = _spawn.Pipe(duplex=False)
    seats = tuple(dict.fromkeys(wish.seats))
    process = _spawn.Process(
        target=_work, args=(theirs, game, wish.value, seats, wish.games), daemon=True
    )
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


def _work(pipe: Connection, game: str, value: object, seats: tuple[int, ...], games: int) -> None:
    """In the process: play, and report now and then."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    trial = registry.trial(game)
    assert trial is not None
    report, sent = None, 0.0
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for report in trial.run(value, seats, games):
            if time.monotonic() - sent > PAUSE:
                pipe.send_bytes(msgspec.json.encode(report))
                report, sent = None, time.monotonic()
        if report is not None:
            pipe.send_bytes(msgspec.json.encode(report))
