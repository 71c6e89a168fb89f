"""Plays a match on a Ray cluster of two nodes, kills a worker on the way, and compares.

To be run in a network namespace of its own, see `test_ray`.
"""

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
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


def players() -> list[int]:
    """The processes of this network namespace that play a job right now."""
    here = os.readlink("/proc/self/ns/net")
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            title = (process / "cmdline").read_bytes()
            plays = title.startswith(b"ray::") and b"play_job" in title
            if plays and os.readlink(process / "ns/net") == here:
                found.append(int(process.name))
    return found


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


def counted(begun: Path) -> Callable[[Job], Games]:
    """Plays a job, and leaves a line for it when it begins."""

    def play_job(job: Job) -> Games:
        with begun.open("a") as lines:
            lines.write(f"{job[1]}\n")
        return play(job)

    return play_job


def kill(process: int) -> bool:
    """Kill it, if it still plays once it cannot go on."""
    os.kill(process, signal.SIGSTOP)
    playing = process in players()
    os.kill(process, signal.SIGKILL if playing else signal.SIGCONT)
    return playing


def main() -> int:
    begun = Path(os.environ["RAY_TMPDIR"]) / "begun"
    cluster = started()
    killed: list[int] = []

    def kill_one(played: int, of: int) -> None:
        if played and not killed:
            killed.extend([pid for pid in players()[:1] if kill(pid)])

    try:
        on = ray_cluster(cluster.address, counted(begun))
        games = run(MATCH, on, progress=kill_one)
        nodes = sum(node["Alive"] for node in ray.nodes())  # type: ignore[no-untyped-call]  # untyped
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]  # untyped
    alike = [replace(g, seconds=()) for g in games] == [
        replace(g, seconds=()) for g in run(MATCH, one_core)
    ]
    times = Counter(begun.read_text().splitlines())
    twice = sum(count - 1 for count in times.values())
    print(f"nodes={nodes} killed={len(killed)} games={len(games)} twice={twice} alike={alike}")
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
