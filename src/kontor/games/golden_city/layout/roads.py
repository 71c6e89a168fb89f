"""Joins an island's sites by roads that do not cross, and thins them out until each matters."""

import math
import random
from collections.abc import Iterable

from kontor.games.golden_city.atlas.geometry import cross, off_line, turn
from kontor.games.golden_city.geography import (
    COAST_SITES,
    INNER_SITES,
    OUTER_SITES,
    RURAL_SITES,
    SITES,
)
from kontor.games.golden_city.layout.places import Spot, bearing, off_bearing

CLEAR = 36.0
"""How far a road keeps from sites that it does not join."""
LONGEST = 205.0
SHARPEST = math.radians(30)
"""The smallest angle between two roads at a site."""
STRAIGHT_IN = 17.0
"""How many degrees a road into the city may lie off its part's bearing."""

Roads = set[tuple[int, int]]


def road_between(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def city_roads() -> Roads:
    """Two rings, and each inner part joined to its quarter's outer parts (GC-I8)."""
    o, i = OUTER_SITES.start, INNER_SITES.start
    return {
        *(road_between(o + n, o + (n + 1) % 8) for n in range(8)),
        *(road_between(i + n, i + (n + 1) % 4) for n in range(4)),
        *((o + n, i + n // 2) for n in range(8)),
    }


def joined(spots: list[Spot]) -> Roads:
    """As many roads as fit, the shortest first."""
    roads = city_roads()
    pairs = [
        (spots[a].at.distance(spots[b].at), a, b)
        for a in (*COAST_SITES, *RURAL_SITES)
        for b in (*RURAL_SITES, *OUTER_SITES)
        if a < b and sensible(spots, a, b)
    ]
    for length, a, b in sorted(pairs):
        if length <= LONGEST and fits(spots, roads, a, b):
            roads.add((a, b))
    return roads


def sensible(spots: list[Spot], a: int, b: int) -> bool:
    """No road from the coast into the city, none slantwise through its wall."""
    if b in RURAL_SITES:
        return True
    straight = abs(off_bearing(spots[a].at, bearing(spots[b].at))) < STRAIGHT_IN
    return a in RURAL_SITES and straight and spots[a].sector == spots[b].sector


def fits(spots: list[Spot], roads: Roads, a: int, b: int) -> bool:
    start, end = spots[a].at, spots[b].at
    for n, spot in enumerate(spots):
        if n not in (a, b) and off_line(spot.at, start, end) < CLEAR:
            return False
    for c, d in roads:
        shared = {a, b} & {c, d}
        if shared:
            (hub,) = shared
            if turn(spots[hub].at, spots[a + b - hub].at, spots[c + d - hub].at) < SHARPEST:
                return False
        elif cross(start, end, spots[c].at, spots[d].at):
            return False
    return True


def neighbours(roads: Roads) -> list[set[int]]:
    ends: list[set[int]] = [set() for _ in range(SITES)]
    for a, b in roads:
        ends[a].add(b)
        ends[b].add(a)
    return ends


def steps(ends: list[set[int]], start: Iterable[int]) -> dict[int, int]:
    """How many roads lead from the start to each site, over rural sites alone."""
    far = dict.fromkeys(start, 0)
    edge = list(far)
    for site in edge:
        if far[site] and site not in RURAL_SITES:
            continue
        for end in sorted(ends[site] - far.keys()):
            far[end] = far[site] + 1
            edge.append(end)
    return far


def thinned(rng: random.Random, spots: list[Spot], roads: Roads, wanted: int) -> Roads | None:
    """Take away roads, long ones and those at busy sites first, while the island stays good."""
    kept = set(roads)
    fixed = city_roads()
    while len(kept) > wanted:
        ends = neighbours(kept)
        order = sorted(
            kept - fixed,
            key=lambda road: (
                len(ends[road[0]])
                + len(ends[road[1]])
                + spots[road[0]].at.distance(spots[road[1]].at) / 60
                + rng.uniform(0, 3)
            ),
        )
        spare = next((road for road in reversed(order) if sound(spots, kept - {road})), None)
        if spare is None:
            return None
        kept.discard(spare)
    return kept if sound(spots, kept) else None


def sound(spots: list[Spot], roads: Roads) -> bool:
    """Enough roads everywhere; coast to city in one to three; ways into each quarter (GC-I8)."""
    ends = neighbours(roads)
    if any(not ends[n] for n in COAST_SITES) or any(len(ends[n]) < 2 for n in RURAL_SITES):
        return False
    if not all(1 <= hops <= 3 for hops in inland_hops(ends)):
        return False
    return all(len(gates(spots, roads, sector)) >= 2 for sector in range(4))


def inland_hops(ends: list[set[int]]) -> list[int]:
    """For each coastal site how many rural ones lie between it and the city, at the least."""
    hops = []
    for coast in COAST_SITES:
        far = steps(ends, [coast])
        hops.append(min((far[part] for part in OUTER_SITES if part in far), default=99) - 1)
    return hops


def gates(spots: list[Spot], roads: Roads, sector: int) -> set[int]:
    """The sector's rural sites with a road into the city."""
    return {
        a for a, b in roads if a in RURAL_SITES and b in OUTER_SITES and spots[a].sector == sector
    }
