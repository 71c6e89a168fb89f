"""Where the games are played: on one core, on all, or on a Ray cluster. The numbers are the same.

Whoever plays gets a job, a few games of a match, and gives them back played. A worker that dies
costs only the jobs it had: they are given out again.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from kontor.arena.match import Match, Seating
from kontor.arena.play import Played
from kontor.arena.play import play as play_game
from kontor.core.faults import KontorError

Job = tuple[Match, Sequence[tuple[int, Seating]]]
"""A match and the games of it to play, by block and seating."""
Games = list[tuple[Played, str]]
Workers = Callable[[Iterable[Job]], Iterator[Games]]

ONE, CORES, RAY = "one", "cores", "ray"
TRIES = 5
"""How often a job is given out before it is thought to kill whoever takes it."""


class BadWorkers(KontorError):
    """There is no such place to play on, or it is not there."""


def play_job(job: Job) -> Games:
    match, games = job
    return [play_game(match, block, seating) for block, seating in games]


def one_core(jobs: Iterable[Job]) -> Iterator[Games]:
    return map(play_job, jobs)


def all_cores(jobs: Iterable[Job]) -> Iterator[Games]:
    """A process for each core. One that dies breaks the pool, so a new one plays what is left."""
    left = list(jobs)
    for _ in range(TRIES):
        with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
            futures = {pool.submit(play_job, job): job for job in left}
            try:
                for future in as_completed(futures):
                    yield future.result()
                    left.remove(futures[future])
            except BrokenProcessPool:
                continue
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
            return
    raise BadWorkers(f"workers died {TRIES} times in a row", "workers-died", times=TRIES)


def ray_cluster(address: str | None, play: Callable[[Job], Games] = play_job) -> Workers:
    """The cluster at that address, or one of this machine's own."""

    def cluster(jobs: Iterable[Job]) -> Iterator[Games]:
        ray = connected(address)
        remote = ray.remote(max_retries=TRIES)(play)
        waiting = [remote.remote(job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return cluster


def connected(address: str | None) -> Any:
    """Ray, at the cluster of that address or one of this machine's own. Raises `BadWorkers`."""
    try:
        import ray
    except ImportError:
        raise BadWorkers("Ray is not installed: pip install 'kontor[ray]'", "no-ray") from None
    if not ray.is_initialized():
        ray.init(address, log_to_driver=False)
    return ray


def is_ray(on: str) -> bool:
    return on == RAY or on.startswith(f"{RAY}://")


def address_of(on: str) -> str | None:
    """Of the cluster that is meant; ``None`` for this machine's own."""
    return None if on == RAY else on


def workers(on: str) -> Workers:
    """``one``, ``cores``, ``ray``, or the address of a cluster as ``ray://host:port``."""
    if on == ONE:
        return one_core
    if on == CORES:
        return all_cores
    if is_ray(on):
        return ray_cluster(address_of(on))
    known = "one, cores, ray, ray://host:port"
    text = f"there is no {on!r} to play on; there are: {known}"
    raise BadWorkers(text, "no-workers", on=on, known=known)
