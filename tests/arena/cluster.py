"""Plays for a training and in a match on a Ray cluster of two nodes, and compares with one core.

In the match a worker is killed on the way.

To be run in a network namespace of its own, see `test_ray`.
"""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import jax
import numpy as np
import ray
from ray._private import services
from ray.cluster_utils import Cluster

from kontor.arena.match import Match
from kontor.arena.run import run
from kontor.arena.workers import Games, Job, one_core, ray_cluster
from kontor.arena.workers import play_job as play
from kontor.batch import for_setup
from kontor.core.setup import Setup
from kontor.train.network import fresh
from kontor.train.opponents import LEARNER, PAST, Tables
from kontor.train.players import Player, Round, Work, players

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


def learns_alike() -> bool:
    """Whether players on the cluster play what they would play here, round for round."""
    tables = Tables(seats=(2,), opponents=(LEARNER, PAST))
    work = Work("machi-koro", tables, trace=0.9, decisions=64, processes=2, seed=1, side_by_side=4)
    network = fresh(for_setup(work.game, Setup(2)), jax.random.key(1), width=8, depth=1)
    network = jax.tree.map(np.asarray, network)
    here = [Player(work, number) for number in range(work.processes)]
    with players(replace(work, on="ray")) as far:
        for _ in range(2):
            far.ask(network, network, 0.0)
            found = far.played()
            parts = [player.done(Round(network, network, 0.0, 32)) for player in here]
            wanted = map(np.concatenate, zip(*parts, strict=True))
            if not all(map(np.array_equal, found, wanted)):
                return False
    return True


def on_the_command_line(address: str) -> str:
    """What `kontor arena` says of a match on the cluster."""
    words = ["arena", "machi-koro", "--bots", "greedy,gentle", "--games", "4", "--on", "ray"]
    done = subprocess.run(
        [sys.executable, "-m", "kontor", *words],
        env={**os.environ, "RAY_ADDRESS": address},
        capture_output=True,
        text=True,
    )
    return done.stdout + done.stderr


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
        learns = learns_alike()
        said = on_the_command_line(cluster.address)
        nodes = sum(node["Alive"] for node in ray.nodes())  # type: ignore[no-untyped-call]  # untyped
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call]  # untyped
    alike = [replace(g, seconds=()) for g in games] == [
        replace(g, seconds=()) for g in run(MATCH, one_core)
    ]
    twice = diary.begun_again()
    print(f"nodes={nodes} killed={len(killed)} games={len(games)} twice={twice} alike={alike}")
    print(f"learns={learns}", said)
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main())
