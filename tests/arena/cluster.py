"""Plays a match on a Ray cluster of two nodes, kills a worker on the way, and compares.

To be run in a network namespace of its own, see `test_ray`.
"""

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import ray
from ray._private import services
from ray.cluster_utils import Cluster

from kontor.arena.match import Match
from kontor.arena.run import run
from kontor.arena.workers import Games, Job, one_core, ray_cluster
from kontor.arena.workers import play_job as play

MEMORY = 80 * 2**20
PATIENCE = 240.0
"""Seconds a node may take to start. Ray gives it 30, which a busy machine needs for its agents."""
MATCH = Match("machi-koro", ("greedy", "gentle"), blocks=40)


def be_patient() -> None:
    """Let Ray ask for a starting node until it is there, instead of for 30 seconds."""
    ask = services.get_node

    def asked(*where: Any) -> Any:
        end = monotonic() + PATIENCE
        while True:
            try:
                return ask(*where)  # type: ignore[no-untyped-call]  # untyped
            except RuntimeError:
                if monotonic() > end:
                    raise
                sleep(0.5)

    services.get_node = asked


def started() -> Cluster:
    """A cluster of two nodes without what nobody here looks at."""
    be_patient()
    node: dict[str, Any] = {
        "num_cpus": 1,
        "object_store_memory": MEMORY,
        "include_log_monitor": False,
        "no_monitor": True,
    }
    cluster = Cluster()
    cluster.add_node(include_dashboard=False, **node)
    cluster.add_node(**node)
    return cluster


class Diary:
    """What the players write down when they begin and end a job."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def play_job(self) -> Callable[[Job], Games]:
        path = self.path

        def play_job(job: Job) -> Games:
            def write(what: str) -> None:
                with path.open("a") as lines:
                    lines.write(f"{os.getpid()} {what} {job[1]}\n")

            write("begins")
            games = play(job)
            write("ends")
            return games

        return play_job

    def lines(self) -> list[list[str]]:
        return [line.split(maxsplit=2) for line in self.path.read_text().splitlines()]

    def at_work(self) -> list[int]:
        """The processes that have begun a job and not ended it."""
        last = {int(process): what for process, what, _ in self.lines()}
        return [process for process, what in last.items() if what == "begins"]

    def begun_again(self) -> int:
        jobs = Counter(job for _, what, job in self.lines() if what == "begins")
        return sum(count - 1 for count in jobs.values())

    def kill(self, process: int) -> bool:
        """Kill it, if it is still at work once it cannot go on."""
        os.kill(process, signal.SIGSTOP)
        plays = process in self.at_work()
        os.kill(process, signal.SIGKILL if plays else signal.SIGCONT)
        return plays


def main() -> int:
    diary = Diary(Path(os.environ["RAY_TMPDIR"]) / "diary")
    cluster = started()
    killed: list[int] = []

    def kill_one(played: int, of: int) -> None:
        if played and not killed:
            killed.extend([process for process in diary.at_work()[:1] if diary.kill(process)])

    try:
        on = ray_cluster(cluster.address, diary.play_job())
        games = run(MATCH, on, progress=kill_one)
        nodes = sum(node["Alive"] for node in ray.nodes())  # type: ignore[no-untyped-call]  # untyped
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]  # untyped
    alike = [replace(g, seconds=()) for g in games] == [
        replace(g, seconds=()) for g in run(MATCH, one_core)
    ]
    twice = diary.begun_again()
    print(f"nodes={nodes} killed={len(killed)} games={len(games)} twice={twice} alike={alike}")
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
