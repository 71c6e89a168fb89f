"""Lays out islands for The Golden City that obey GC-I1 … GC-I9; equal seed, equal island.

Tries seed after seed, drops what is no good, and writes the evenest islands to a folder.
"""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path

from kontor.games.golden_city.layout.draft import laid_out


def written(source: Mapping[str, object]) -> str:
    """JSON with a line for each site, road and card."""
    parts = []
    for key, value in source.items():
        if isinstance(value, list):
            lines = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": ' + json.dumps(value, ensure_ascii=False))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the first seed to try")
    parser.add_argument("--tries", type=int, default=300, help="how many seeds to try")
    parser.add_argument("--keep", type=int, default=8, help="how many islands to write")
    parser.add_argument("-o", "--out", type=Path, required=True, help="the folder to write to")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.tries)
    found = [island for island in map(laid_out, seeds) if island is not None]
    found.sort(key=lambda graded: graded[0])
    options.out.mkdir(parents=True, exist_ok=True)
    for uneven, source in found[: options.keep]:
        path = options.out / f"{source['name']}.json"
        path.write_text(written(source), encoding="utf-8")
        print(f"{path}  unevenness {uneven:.2f}")
    print(f"{len(found)} of {options.tries} seeds gave an island")


if __name__ == "__main__":
    main()
