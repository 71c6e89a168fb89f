"""Lays out islands for The Golden City that obey GC-I1 … GC-I9; equal seed, equal island.

Tries seed after seed, drops what is no good, and writes the evenest islands to a folder.
"""

import argparse
import json
import random
from pathlib import Path

from island_places import Spot, strewn
from island_rewards import Rewards, dealt
from island_roads import Roads, gates, inland_hops, joined, neighbours, thinned

from kontor.games.golden_city.geography import (
    GOODS,
    GOODS_KINDS,
    OUTER_SITES,
    RIVERS,
    RURAL_SITES,
    SECTORS,
    SITE_IDS,
    kind_of,
)

ROADS = (96, 102)

Source = dict[str, object]


def laid_out(seed: int) -> tuple[float, Source] | None:
    """The island of that seed and how uneven its sectors are; ``None`` if it is no good."""
    rng = random.Random(seed)
    spots = strewn(rng)
    roads = thinned(rng, spots, joined(spots), rng.randint(*ROADS))
    if roads is None:
        return None
    uneven = unevenness(spots, roads)
    if uneven > 5:
        return None
    rewards = dealt(rng, spots, roads)
    if rewards is None:
        return None
    return uneven, described(rng, seed, spots, roads, rewards)


def unevenness(spots: list[Spot], roads: Roads) -> float:
    """How differently the sectors are joined to the sea, to the city and in themselves."""
    ends = neighbours(roads)
    hops = inland_hops(ends)
    ways_in = [len(gates(spots, roads, sector)) for sector in range(4)]
    coast = [sum(hops[4 * sector : 4 * sector + 4]) for sector in range(4)]
    busy = [sum(len(ends[n]) for n in RURAL_SITES if spots[n].sector == s) / 4 for s in range(4)]
    parts = [0 if ends[n] & set(RURAL_SITES) else 1 for n in OUTER_SITES]
    return sum(max(kind) - min(kind) for kind in (ways_in, coast, busy)) + sum(parts)


def described(
    rng: random.Random, seed: int, spots: list[Spot], roads: Roads, rewards: Rewards
) -> Source:
    """What an island's file holds."""
    coins = {OUTER_SITES.start + 2 * n + rng.randint(0, 1) for n in range(4)}
    twice = rng.randrange(3)
    return {
        "name": f"seed-{seed}",
        "title": f"Candidate {seed}",
        "notes": "Laid out by tools/make_island.py.",
        "north": SECTORS[0],
        "direction": "clockwise",
        "sites": [_site(n, spot, rewards, n in coins) for n, spot in enumerate(spots)],
        "roads": [[SITE_IDS[a], SITE_IDS[b]] for a, b in sorted(roads)],
        "score_cards": _score_cards(rng),
        "goods_cards": {
            kind: 2 if n in (twice, 5 - twice) else 1 for n, kind in enumerate(GOODS_KINDS)
        },
    }


def _site(number: int, spot: Spot, rewards: Rewards, coin: bool) -> Source:
    entry: Source = {
        "id": SITE_IDS[number],
        "kind": kind_of(number),
        "sector": SECTORS[spot.sector],
    }
    if spot.river is not None:
        entry["river"] = RIVERS[spot.river]
    if number < len(rewards):
        entry["reward"] = rewards[number]
    if coin:
        entry["coin"] = True
    return {**entry, "x": round(spot.at.x), "y": round(spot.at.y)}


def _score_cards(rng: random.Random) -> list[Source]:
    """Goods dealt to the areas anew until all sixteen cards differ as GC-I9 wants."""
    backs = [1] * 4 + [2] * 8 + [3] * 4
    areas = [*RIVERS, *RIVERS, *SECTORS, *SECTORS]
    while True:
        goods = [*rng.sample(GOODS, 4), *rng.sample(GOODS * 2, 8), *rng.sample(GOODS, 4)]
        shown = set(zip(areas, goods, strict=True))
        if len(shown) == 16 and {("mountain-meadow", "pottery"), ("desert", "wine")} <= shown:
            break
    return [
        {"id": f"{back}-{area}-{good}", "back": back, "good": good, "area": area}
        for back, area, good in zip(backs, areas, goods, strict=True)
    ]


def written(source: Source) -> str:
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
