"""Bots try out data that a person made for a game, such as an island, beside all else.

One trial runs at a time, in a process of its own that gives way to everything else; others wait in
order. Nobody has two. It ends when who asked for it is gone.
"""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import msgspec

from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.server import messages as msg
from kontor.server.long_work import LongWork
from kontor.server.refusal import Refusal

PAUSE = 0.4
"""So many seconds lie between two reports."""
LINE = b"\n"


class Trials:
    """The trial that runs, and those that wait."""

    def __init__(self, aside: LongWork) -> None:
        self._aside = aside
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
            seats = tuple(dict.fromkeys(wish.seats or reversed(registry.game(game).meta().seats)))
            work = game, wish.value, seats, wish.games
            async for report in self._aside.reports(gone, _work, *work):
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
    if not set(wish.seats or ()) <= set(rules.meta().seats):
        raise Refusal("bad-setup", "the game is not for so many")
    for finding in rules.check(option, wish.value):
        if finding.fault:
            raise Refusal("bad-setup", str(finding), finding.rule or None)


def _work(game: str, value: object, seats: tuple[int, ...], games: int) -> Iterator[bytes]:
    """In the process: play, and report now and then."""
    trial = registry.trial(game)
    assert trial is not None
    report, sent = None, 0.0
    for report in trial.run(value, seats, games):
        if time.monotonic() - sent > PAUSE:
            yield msgspec.json.encode(report)
            report, sent = None, time.monotonic()
    if report is not None:
        yield msgspec.json.encode(report)
