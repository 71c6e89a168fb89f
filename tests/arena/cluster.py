"""Plays a match on a Ray cluster of two nodes, kills a worker on the way, and compares.

To be run in a network namespace of its own, see `test_ray`.
"""

import os
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from kontor.arena.match import Match
from kontor.arena.run import run
from kontor.arena.workers import one_core, ray_cluster

MEMORY = 80 * 2**20
TRIES = 3
TOO_BUSY = 3
"""The exit code where Ray itself could not start."""
MATCH = Match("machi-koro", ("greedy", "gentle"), blocks=40)


def players() -> list[int]:
    """The processes of this network namespace that play a job right now."""
    here = os.readlink("/proc/self/ns/net")
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            plays = (process / "cmdline").read_bytes().startswith(b"ray::play_job")
            if plays and os.readlink(process / "ns/net") == here:
                found.append(int(process.name))
    return found


def started() -> Cluster | None:
    """A cluster of two nodes, unless the machine is too busy: Ray gives a node 15 seconds."""
    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": MEMORY}
    for _ in range(TRIES):
        cluster = Cluster()
        try:
            cluster.add_node(include_dashboard=False, **node)
            cluster.add_node(**node)
        except Exception as fault:
            print(f"a node did not start: {fault}", file=sys.stderr)
            cluster.shutdown()  # type: ignore[no-untyped-call]  # untyped
        else:
            return cluster
    return None


def main() -> int:
    cluster = started()
    if cluster is None:
        return TOO_BUSY
    killed: list[int] = []

    def kill_one(played: int, of: int) -> None:
        if played and not killed and (pids := players()):
            os.kill(pids[0], signal.SIGKILL)
            killed.append(pids[0])

    try:
        games = run(MATCH, ray_cluster(cluster.address), progress=kill_one)
        nodes = sum(node["Alive"] for node in ray.nodes())  # type: ignore[no-untyped-call]  # untyped
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]  # untyped
    alike = [replace(g, seconds=()) for g in games] == [
        replace(g, seconds=()) for g in run(MATCH, one_core)
    ]
    print(f"nodes={nodes} killed={len(killed)} games={len(games)} alike={alike}")
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
