"""What `kontor train` learns on two cores from nothing: its course against known bots.

``python -m benchmarks.learning`` trains each game for ten minutes, then lets every network that it
kept play, and writes ``results/learning.json`` and a picture of each course into ``docs/images``.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.environment import ROOT, commit
from benchmarks.rules import processor
from kontor.arena import quick
from kontor.arena.match import Match, blocks_for
from kontor.arena.quick import QuickPlayer, always
from kontor.arena.run import missing
from kontor.bots.registry import levels
from kontor.bots.trained import from_file
from kontor.bots.weight_file import load
from kontor.core.faults import KontorError
from kontor.core.registry import game as rules_of
from kontor.core.registry import own_games
from kontor.train.curves import picture

RESULT = ROOT / "results" / "learning.json"
IMAGES = ROOT / "docs" / "images"
CORES = 2
LEARNER, RANDOM, LEVEL = "learner", "random", "hard"
KEPT = 10
"""Networks of a course that play matches."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learning", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="of learning, a game")
    parser.add_argument("--games", type=int, default=300, help="of each match")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learning")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    courses = {}
    for name in own_games():
        networks = learnt(name, asked.seconds, asked.folder / name)
        courses[name] = [line(name, network, asked.games) for network in thinned(networks)]
    found = {
        "command": " ".join(["python -m benchmarks.learning", *sys.argv[1:]]),
        "commit": commit(),
        "machine": f"{processor()}, {CORES} cores, CPython {sys.version.split()[0]}",
        "seconds": asked.seconds,
        "games": asked.games,
        "courses": courses,
    }
    RESULT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    for name, lines in courses.items():
        (IMAGES / f"learning-{name}.svg").write_text(picture(lines), encoding="utf-8")


def learnt(name: str, seconds: float, folder: Path) -> list[Path]:
    """A training from nothing; every network that it saved."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "kept").mkdir(parents=True)
    seats = rules_of(name).meta().seats[0]
    words = ("train", name, "--seats", seats, "--seconds", seconds, "--folder", folder)
    kept: list[Path] = []
    with subprocess.Popen([sys.executable, "-m", "kontor", *map(str, words)]) as training:
        going = True
        while going:
            time.sleep(0.5)
            going = training.poll() is None
            kept += newly_saved(folder / "weights.npz", kept)
    if training.returncode:
        raise SystemExit(training.returncode)
    return kept


def newly_saved(weights: Path, kept: list[Path]) -> list[Path]:
    """A copy of the weights, if they are whole and others than before."""
    copy = weights.parent / "kept" / f"{len(kept)}.npz"
    try:
        shutil.copy(weights, copy)
        seconds = load(copy)[1]["seconds"]
        new = not kept or seconds != load(kept[-1])[1]["seconds"]
    except (OSError, KontorError):  # not there yet, or half written
        return []
    return [copy] if new else []


def thinned(networks: list[Path]) -> list[Path]:
    """A few of them, the first and the last included."""
    steps = min(KEPT, len(networks))
    return [networks[round(n * (len(networks) - 1) / max(steps - 1, 1))] for n in range(steps)]


def line(name: str, network: Path, games: int) -> dict[str, Any]:
    """What share of the games it wins against each of the bots."""
    _, facts = load(network)
    seats = rules_of(name).meta().seats[0]
    told: dict[str, Any] = {"seconds": facts["seconds"], "decisions": facts["decisions"]}
    for label, bot in {RANDOM: RANDOM, "greedy": "greedy", LEVEL: levels(name)[LEVEL]}.items():
        told[f"{seats}:{label}"] = round(share(name, network, bot, seats, games), 4)
    print(json.dumps({"game": name, **told}), flush=True)
    return told


def share(name: str, network: Path, bot: str, seats: int, games: int) -> float:
    """Of the games, seats in turn; a shared victory counts in part."""
    rules, luck = rules_of(name), random.Random(1)
    known = {
        LEARNER: QuickPlayer(always(from_file(name, network)), {}),
        RANDOM: QuickPlayer(None, {"": lambda state: luck.choice(rules.legal(state))}),
    }
    names = (LEARNER, *[bot] * (seats - 1))
    match = Match(name, names, blocks_for(name, names, games))
    won = []
    for game in quick.play(match, missing(match, set()), known=known):
        first = [who for who, place in zip(game.seating, game.places, strict=True) if place == 1]
        won.append(first.count(LEARNER) / len(first))
    return fmean(won)


if __name__ == "__main__":
    main()
