"""Lays out islands for The Golden City that obey GC-I1 … GC-I9, equal seed, equal island.

Sites are strewn over four sectors, joined by roads that do not cross, thinned out until every
road matters, and given rewards that come out even between the sectors.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from kontor.games.golden_city.geography import (
    COAST_SITES,
    GOODS,
    GOODS_KINDS,
    INNER_SITES,
    OUTER_SITES,
    RIVERS,
    RURAL_SITES,
    SECTORS,
    SITE_IDS,
    SITES,
    kind_of,
)

CENTRE = 500.0
INNER_RING, OUTER_RING = 62.0, 146.0
NEAREST, FARTHEST = 236.0, 388.0
"""Between these distances from the centre lie the rural sites."""
COAST_RING = 438.0
APART = 78.0
"""The least distance of two sites: 30 pixels where the island is 390 wide."""
CLEAR = 34.0
"""How far a road keeps from sites that it does not join."""
LONGEST = 215.0
SHARPEST = math.radians(26)
"""The smallest angle between two roads at a site."""
RURAL_COUNTS = (8, 8, 7, 7)
WORTH = {"coin-1": 1.0, "coin-2": 2.0, "landform": 1.5, "goods": 3.0, "bonus": 4.0, "key": 4.0}
POOL = {"key": 6, "bonus": 8, "goods": 8, "coin-2": 5, "coin-1": 9, "landform": 10}
"""As many as there are cards, and 19 coins in all (GC-I8)."""


class Point(NamedTuple):
    x: float
    y: float


class Spot(NamedTuple):
    """A site before it has a reward."""

    at: Point
    sector: int
    river: int | None = None


class Misfit(Exception):
    """This layout came to nothing; another will."""


Roads = set[tuple[int, int]]


def polar(radius: float, angle: float) -> Point:
    """A point by its distance from the centre and its angle clockwise from the north."""
    return Point(CENTRE + radius * math.sin(angle), CENTRE - radius * math.cos(angle))


def distance(a: Point, b: Point) -> float:
    return math.hypot(a.x - b.x, a.y - b.y)


def strewn(rng: random.Random) -> list[Spot]:
    """All sites, in the order of their ids."""
    coast = [spot for sector in range(4) for spot in coastal(rng, sector)]
    rivers = riverside(rng)
    counts = list(RURAL_COUNTS)
    rng.shuffle(counts)
    rural = list(rivers)
    city = parts()
    for sector in rng.sample(range(4), 4):
        while sum(spot.sector == sector for spot in rural) < counts[sector]:
            rural.append(inland(rng, sector, [*coast, *rural, *city]))
    rural.sort(key=lambda spot: (spot.sector, bearing(spot.at, spot.sector)))
    return [*coast, *rural, *city]


def bearing(at: Point, sector: int) -> float:
    """The angle from the sector's middle."""
    angle = math.atan2(at.x - CENTRE, CENTRE - at.y) - sector * math.pi / 2
    return (angle + math.pi) % (2 * math.pi) - math.pi


def coastal(rng: random.Random, sector: int) -> list[Spot]:
    return [
        Spot(
            polar(
                COAST_RING + rng.uniform(-14, 14),
                math.radians(90 * sector + step + rng.uniform(-2.5, 2.5)),
            ),
            sector,
        )
        for step in (-33, -11, 11, 33)
    ]


def riverside(rng: random.Random) -> list[Spot]:
    """Three sites on each river, two on one bank and one on the other, in turn."""
    spots = []
    turn = rng.choice((0, 1))
    for river in range(4):
        banks = [turn, 1 - turn, turn] if rng.random() < 0.6 else [turn, turn, 1 - turn]
        for step, bank in enumerate(banks):
            radius = NEAREST + 6 + step * 70 + rng.uniform(-5, 5)
            aside = math.asin(rng.uniform(30, 36) / radius) * (1 if bank else -1)
            at = polar(radius, math.radians(90 * river + 45) + aside)
            spots.append(Spot(at, (river + bank) % 4, river))
    return spots


def inland(rng: random.Random, sector: int, others: list[Spot]) -> Spot:
    """The roomiest of some random places in the sector."""
    places = []
    for _ in range(60):
        radius = math.sqrt(rng.uniform(NEAREST**2, FARTHEST**2))
        places.append(polar(radius, math.radians(90 * sector + rng.uniform(-34, 34))))
    best = max(places, key=lambda at: min(distance(at, spot.at) for spot in others))
    if min(distance(best, spot.at) for spot in others) < APART:
        raise Misfit("no room")
    return Spot(best, sector)


def parts() -> list[Spot]:
    outer = [Spot(polar(OUTER_RING, math.radians(45 * n - 22.5)), n // 2) for n in range(8)]
    return outer + [Spot(polar(INNER_RING, math.radians(90 * n)), n) for n in range(4)]


def city_roads() -> Roads:
    """Two rings, and each inner part joined to its quarter's outer parts (GC-I8)."""
    o, i = OUTER_SITES.start, INNER_SITES.start
    roads = {tuple(sorted((o + n, o + (n + 1) % 8))) for n in range(8)}
    roads |= {tuple(sorted((i + n, i + (n + 1) % 4))) for n in range(4)}
    roads |= {(o + 2 * n + side, i + n) for n in range(4) for side in (0, 1)}
    return {(a, b) for a, b in roads}


def joined(spots: list[Spot]) -> Roads:
    """As many roads as fit without crossing, the shortest first."""
    roads = city_roads()
    pairs = [
        (distance(spots[a].at, spots[b].at), a, b)
        for a in (*COAST_SITES, *RURAL_SITES)
        for b in (*RURAL_SITES, *OUTER_SITES)
        if a < b and not (a in COAST_SITES and b in OUTER_SITES)
    ]
    for length, a, b in sorted(pairs):
        if length <= LONGEST and fits(spots, roads, a, b):
            roads.add((a, b))
    return roads


def fits(spots: list[Spot], roads: Roads, a: int, b: int) -> bool:
    start, end = spots[a].at, spots[b].at
    for n, spot in enumerate(spots):
        if n not in (a, b) and off_road(spot.at, start, end) < CLEAR:
            return False
    for c, d in roads:
        shared = {a, b} & {c, d}
        if shared:
            (hub,) = shared
            if angle_at(spots[hub].at, spots[a + b - hub].at, spots[c + d - hub].at) < SHARPEST:
                return False
        elif cross(start, end, spots[c].at, spots[d].at):
            return False
    return True


def off_road(at: Point, start: Point, end: Point) -> float:
    dx, dy = end.x - start.x, end.y - start.y
    share = ((at.x - start.x) * dx + (at.y - start.y) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return distance(at, Point(start.x + share * dx, start.y + share * dy))


def angle_at(hub: Point, a: Point, b: Point) -> float:
    turn = math.atan2(a.y - hub.y, a.x - hub.x) - math.atan2(b.y - hub.y, b.x - hub.x)
    return abs((turn + math.pi) % (2 * math.pi) - math.pi)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> bool:
        return (q.x - p.x) * (r.y - p.y) > (q.y - p.y) * (r.x - p.x)

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def ways(roads: Roads) -> list[set[int]]:
    ends: list[set[int]] = [set() for _ in range(SITES)]
    for a, b in roads:
        ends[a].add(b)
        ends[b].add(a)
    return ends


def steps(ends: list[set[int]], start: Iterable[int], through: range) -> dict[int, int]:
    """How many roads from the start to each site, when one may pass only through such sites."""
    far = dict.fromkeys(start, 0)
    edge = list(far)
    while edge:
        site = edge.pop(0)
        if far[site] and site not in through:
            continue
        for end in sorted(ends[site] - far.keys()):
            far[end] = far[site] + 1
            edge.append(end)
    return far


def thinned(rng: random.Random, spots: list[Spot], roads: Roads, wanted: int) -> Roads:
    """Take roads away at random, long ones sooner, while the island stays good."""
    city = city_roads()
    lengths = {road: distance(spots[road[0]].at, spots[road[1]].at) for road in roads - city}
    order = sorted(lengths, key=lambda road: rng.random() * 90 - lengths[road])
    kept = set(roads)
    for road in order:
        if len(kept) <= wanted:
            break
        if sound(spots, kept - {road}):
            kept.discard(road)
    if len(kept) > wanted or not sound(spots, kept):
        raise Misfit("roads")
    return kept


def sound(spots: list[Spot], roads: Roads) -> bool:
    """Enough roads everywhere; coast to city in one to three; two ways into each quarter."""
    ends = ways(roads)
    if any(not ends[n] for n in COAST_SITES) or any(len(ends[n]) < 2 for n in RURAL_SITES):
        return False
    for n in COAST_SITES:
        far = steps(ends, [n], RURAL_SITES)
        hops = min((far[o] for o in OUTER_SITES if o in far), default=99) - 1
        if not 1 <= hops <= 3:
            return False
    return all(
        len({a for a, b in roads if a in RURAL_SITES and b in OUTER_SITES and spots[a].sector == s})
        >= 2
        for s in range(4)
    )


def rewarded(rng: random.Random, spots: list[Spot], roads: Roads) -> dict[int, str]:
    """Keys and bonuses inland and contested, keys apart; the sectors come out even."""
    ends = ways(roads)
    depth = steps(ends, COAST_SITES, RURAL_SITES)
    tries = (dealt(rng, ends, depth) for _ in range(400))
    best = min(
        (deal for deal in tries if deal), key=lambda deal: unevenness(spots, deal), default=None
    )
    if best is None:
        raise Misfit("rewards")
    return best


def dealt(rng: random.Random, ends: list[set[int]], depth: dict[int, int]) -> dict[int, str] | None:
    free = [*COAST_SITES, *RURAL_SITES]
    rng.shuffle(free)
    rewards: dict[int, str] = {}

    def give(reward: str, fits: Callable[[int], bool]) -> None:
        wanted = POOL[reward]
        for site in [site for site in free if fits(site)]:
            if wanted and fits(site):
                rewards[site] = reward
                free.remove(site)
                wanted -= 1

    def apart(site: int) -> bool:
        near = set(ends[site]).union(*(ends[end] for end in ends[site]))
        return not any(rewards.get(other) == "key" for other in near)

    give("key", lambda n: depth[n] >= 2 and len(ends[n]) <= 4 and apart(n))
    give("bonus", lambda n: n in RURAL_SITES and len(ends[n]) >= 3)
    give("goods", lambda n: n in RURAL_SITES or rng.random() < 0.3)
    give("coin-2", lambda n: rng.random() < 0.6)
    give("coin-1", lambda n: rng.random() < 0.8)
    for site in free:
        rewards[site] = "landform"
    counted = {reward: list(rewards.values()).count(reward) for reward in POOL}
    return rewards if counted == POOL else None


def unevenness(spots: list[Spot], rewards: dict[int, str]) -> float:
    """How differently the sectors are blessed, in worth and in kinds of reward."""
    worth = [0.0] * 4
    for site, reward in rewards.items():
        worth[spots[site].sector] += WORTH[reward]
    spread = max(worth) - min(worth)
    for reward in POOL:
        has = [0] * 4
        for site in rewards:
            has[spots[site].sector] += rewards[site] == reward
        spread += 2 * max(0, max(has) - min(has) - 1)
    coast = [{rewards[4 * s + n] for n in range(4)} for s in range(4)]
    return spread + sum(2 * (4 - len(kinds)) for kinds in coast)


def desert_chain(spots: list[Spot], roads: Roads, rewards: dict[int, str]) -> bool:
    """Coast, inland, outer desert part, with all that can be reached from there (GC-I5)."""
    ends = ways(roads)
    desert, mountain = SECTORS.index("desert"), SECTORS.index("mountain")
    for inland_site in RURAL_SITES:
        coast = [n for n in ends[inland_site] if n in COAST_SITES and spots[n].sector == desert]
        outer = [n for n in ends[inland_site] if n in OUTER_SITES and spots[n].sector == desert]
        if spots[inland_site].sector != desert or not coast or not outer:
            continue
        near = {n for n in ends[inland_site] if n in RURAL_SITES}
        near |= {n for site in coast[:1] + outer[:1] for n in ends[site] if n in RURAL_SITES}
        key = any(rewards[n] == "key" and spots[n].sector == desert for n in near)
        if key and any(spots[n].sector == mountain for n in near):
            return True
    return False


def score_cards(rng: random.Random) -> list[dict[str, object]]:
    """Goods over areas, dealt until each good comes up as often as it should (GC-I9)."""
    while True:
        ones, threes = rng.sample(GOODS, 4), rng.sample(GOODS, 4)
        twos = rng.sample(GOODS * 2, 8)
        areas = [*RIVERS, *RIVERS, *SECTORS, *SECTORS]
        cards = list(zip([1] * 4 + [2] * 8 + [3] * 4, areas, [*ones, *twos, *threes], strict=True))
        shown = {(area, good) for _, area, good in cards}
        if len(shown) == 16 and {("mountain-meadow", "pottery"), ("desert", "wine")} <= shown:
            return [
                {"id": f"{back}-{area}-{good}", "back": back, "good": good, "area": area}
                for back, area, good in cards
            ]


def described(seed: int) -> dict[str, object]:
    """The island of that seed as a file's content. Raises `Misfit`."""
    rng = random.Random(seed)
    spots = strewn(rng)
    roads = thinned(rng, spots, joined(spots), wanted=rng.randint(92, 98))
    rewards = rewarded(rng, spots, roads)
    if not desert_chain(spots, roads, rewards):
        raise Misfit("desert")
    coins = {OUTER_SITES.start + 2 * n + rng.randint(0, 1) for n in range(4)}
    twice = rng.randrange(3)
    return {
        "name": f"seed-{seed}",
        "title": f"Candidate {seed}",
        "notes": "Laid out by tools/make_island.py.",
        "north": SECTORS[0],
        "direction": "clockwise",
        "sites": [site_entry(n, spot, rewards.get(n), n in coins) for n, spot in enumerate(spots)],
        "roads": [[SITE_IDS[a], SITE_IDS[b]] for a, b in sorted(roads)],
        "score_cards": score_cards(rng),
        "goods_cards": {
            kind: 2 if n in (twice, 5 - twice) else 1 for n, kind in enumerate(GOODS_KINDS)
        },
    }


def site_entry(number: int, spot: Spot, reward: str | None, coin: bool) -> dict[str, object]:
    entry: dict[str, object] = {
        "id": SITE_IDS[number],
        "kind": kind_of(number),
        "sector": SECTORS[spot.sector],
    }
    if spot.river is not None:
        entry["river"] = RIVERS[spot.river]
    if reward:
        entry["reward"] = reward
    if coin:
        entry["coin"] = True
    return {**entry, "x": round(spot.at.x), "y": round(spot.at.y)}


def written(source: dict[str, object]) -> str:
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
    parser.add_argument("--count", type=int, default=1, help="how many islands to lay out")
    parser.add_argument("-o", "--out", type=Path, required=True, help="the folder to write to")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    seed, made = options.seed, 0
    while made < options.count:
        try:
            source = described(seed)
        except Misfit:
            pass
        else:
            path = options.out / f"seed-{seed}.json"
            path.write_text(written(source), encoding="utf-8")
            print(path)
            made += 1
        seed += 1


if __name__ == "__main__":
    main()
