"""``python -m kontor.train.islands``: islands of The Golden City to learn on, drawn beforehand.

Drawing one takes longer than playing on it, so a file holds many. `HELD_OUT` is for measuring.
"""

import argparse
import gzip
import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import cast

from kontor.bots.trained import TrainedBot, from_file
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.games.golden_city.island_file import IslandFile
from kontor.games.golden_city.layout.draft import drafted, several
from kontor.games.golden_city.meta import ISLAND, META

HELD_OUT = range(2000, 2010)
"""Seeds of islands that no training may see."""
FIRST = 1_000_000
"""The first seed of the islands to learn on."""
OF_A_SEED = 8
"""Islands that share their sites: laying those out takes longest."""


def draw(count: int, first: int = FIRST, processes: int | None = None) -> list[IslandFile]:
    """So many islands, from that seed on."""
    seeds = range(first, first + -(-count // OF_A_SEED))
    if set(seeds) & set(HELD_OUT):
        raise ValueError(f"the islands of the seeds {HELD_OUT} are held out")
    with ProcessPoolExecutor(processes or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        found = [island for some in pool.map(several, seeds, repeat(OF_A_SEED)) for island in some]
    return cast(list[IslandFile], found[:count])


def held_out() -> list[IslandFile]:
    """The islands to measure on."""
    return [cast(IslandFile, drafted(seed)) for seed in HELD_OUT]


def homes(game: str, start: Path | None) -> list[dict[str, object]]:
    """The shipped islands as options of a table, first that of networks that know one alone: for
    one of these, its own. Other games have none."""
    if game != META.id:
        return [{}]
    shipped = [{ISLAND.id: ISLAND.former}, {ISLAND.id: ISLAND.default}]
    return [home for home in shipped if start is None or _knows(from_file(game, start), home)]


def _knows(network: TrainedBot, home: dict[str, object]) -> bool:
    return network.is_at_home(registry.game(META.id).start(Setup(4, home), Seeded(1)))


def save(path: Path, islands: Sequence[IslandFile]) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(island) + "\n" for island in islands)


def load(path: Path) -> list[IslandFile]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kontor.train.islands", description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--first", type=int, default=FIRST, help="the first seed")
    parser.add_argument("--processes", type=int, help="how many draw; one for each core")
    parser.add_argument("--held-out", action="store_true", help="those to measure on instead")
    parser.add_argument("-o", "--output", type=Path, default=Path("islands.jsonl.gz"))
    asked = parser.parse_args()
    drawn = held_out() if asked.held_out else draw(asked.count, asked.first, asked.processes)
    save(asked.output, drawn)


if __name__ == "__main__":
    main()
