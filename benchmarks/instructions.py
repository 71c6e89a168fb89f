"""Machine instructions a decision of each game's rules takes, counted by Valgrind.

Unlike a time, the count hardly depends on what else the machine does, so it shows a change of a per
cent: run it on two checkouts and compare.
"""

import argparse
import gc
import json
import os
import re
import subprocess
import sys

from kontor.bench import random_games
from kontor.core.registry import games

FEW, MANY = 10_000, 60_000
"""Decisions of the two runs of a row: their difference leaves out the start of the program."""
COUNTED = re.compile(r"Collected : (\d+)")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions", description=__doc__)
    parser.add_argument("--play", nargs=3, metavar=("GAME", "SEATS", "DECISIONS"), help="internal")
    asked = parser.parse_args()
    if asked.play:
        game, seats, decisions = asked.play
        print(_play(game, int(seats), int(decisions)))
        return
    found = {
        f"{name}, {seats} players": _instructions(name, seats)
        for name, rules in games().items()
        for seats in rules.meta().seats
    }
    print(json.dumps(found, indent=2))


def _play(game: str, seats: int, decisions: int) -> int:
    """Play at least so many decisions; how many it became."""
    play = random_games(games()[game], seats, 1)
    gc.collect()
    gc.freeze()
    done = 0
    while done < decisions:
        done += int(play())
    return done


def _instructions(game: str, seats: int) -> int:
    few, many = (_counted(game, seats, decisions) for decisions in (FEW, MANY))
    return round((many[0] - few[0]) / (many[1] - few[1]))


def _counted(game: str, seats: int, decisions: int) -> tuple[int, int]:
    """Instructions and decisions of one run."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    child = [sys.executable, "-m", "benchmarks.instructions", "--play", game, str(seats)]
    run = subprocess.run(
        [*tool, *child, str(decisions)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "0"},
    )
    collected = COUNTED.search(run.stderr)
    assert collected is not None, run.stderr
    return int(collected[1]), int(run.stdout)


if __name__ == "__main__":
    main()
