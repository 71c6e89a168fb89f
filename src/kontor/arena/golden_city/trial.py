"""Tries an island out: many games between quick bots, on one core or several, told as they go."""

import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context

from kontor.arena.golden_city.fairness import Fairness, Group, fairness
from kontor.arena.golden_city.tally import Tally, played
from kontor.core.manifest import Trial
from kontor.games.golden_city.geography import SITE_NUMBER
from kontor.games.golden_city.island import load, to_json
from kontor.games.golden_city.meta import ISLAND

BOTS = ("steady", "racer", "miser")
"""Quick bots of three manners."""
EACH = 1000
CHUNK = 10
"""So many games at a time are given out."""


@dataclass(frozen=True)
class Games:
    """Which games are to be played: as many in which everybody chooses where to begin as in which
    that is drawn by lot."""

    island: Mapping[str, object]
    seats: tuple[int, ...] = (4, 3)
    bots: tuple[str, ...] = BOTS
    games: int = EACH
    """So many of each kind, for each number of seats; the bots share them."""
    luck: int = 1
    """The seed of the first game."""
    lots: bool = True
    """Whether there are games with beginnings drawn by lot."""

    def groups(self) -> list[Group]:
        return [
            Group(seats, bot, by_lot)
            for seats in self.seats
            for bot in self.bots
            for by_lot in ((False, True) if self.lots else (False,))
        ]

    def jobs(self) -> list[tuple[Group, range]]:
        """All games, a few at a time, so that every group gets on alike."""
        each = -(-self.games // len(self.bots))
        last = self.luck + each
        return [
            (group, range(first, min(first + CHUNK, last)))
            for first in range(self.luck, last, CHUNK)
            for group in self.groups()
        ]

    def play(self, job: tuple[Group, range]) -> Tally:
        group, seeds = job
        return played(self.island, group.bot, group.seats, seeds, group.by_lot)


def try_out(island: Mapping[str, object], seats: tuple[int, ...], games: int) -> Iterator[Fairness]:
    """The games of a person's island one after the other. Raises `BadIsland`."""
    return run(Games(to_json(load(island)), seats, games=games))


TRIAL = Trial(option=ISLAND.id, report=Fairness, run=try_out)


def run(games: Games, cores: int = 1) -> Iterator[Fairness]:
    """Play the games and report after every few of them; the last report has them all."""
    sectors = {SITE_NUMBER[site.id]: site.sector for site in load(games.island).sites}
    jobs = games.jobs()
    tallies = {group: Tally() for group in games.groups()}
    of = sum(len(seeds) for _, seeds in jobs)
    for group, tally in _played(games, jobs, cores):
        tallies[group].add(tally)
        yield fairness(tallies, sectors, of)


def last(games: Games, cores: int = 1) -> Fairness:
    """The report on all games."""
    *_, report = run(games, cores)
    return report


def _played(
    games: Games, jobs: list[tuple[Group, range]], cores: int
) -> Iterator[tuple[Group, Tally]]:
    if cores == 1:
        for job in jobs:
            yield job[0], games.play(job)
        return
    pool = ProcessPoolExecutor(cores, get_context("spawn"), initializer=_leave_interrupts)
    try:
        waiting = {pool.submit(games.play, job): job[0] for job in jobs}
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that has the report."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
