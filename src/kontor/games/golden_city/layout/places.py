"""Strews an island's sites over four sectors, evenly but not in rows."""

import math
import random
from dataclasses import dataclass
from itertools import combinations

from kontor.games.golden_city.atlas.geometry import Point
from kontor.games.golden_city.geography import OUTER_SITES, RURAL_SITES

CENTRE = Point(500, 500)
INNER_RING, OUTER_RING = 62.0, 146.0
NEAREST, FARTHEST = 234.0, 385.0
"""Between these distances from the centre lie the rural sites."""
COAST_RING = 440.0
RURAL_COUNTS = (8, 8, 7, 7)
APART = 72.0
"""The least distance of two sites: 26 pixels where the island is 390 wide."""
PASSES = 60
"""How often the inland sites shift for better places."""


@dataclass
class Spot:
    """A site before it has roads and a reward; sectors and rivers by number."""

    at: Point
    sector: int
    river: int | None = None


def polar(radius: float, degrees: float) -> Point:
    """A point by its distance from the centre and its bearing, clockwise from the north."""
    angle = math.radians(degrees)
    return Point(CENTRE.x + radius * math.sin(angle), CENTRE.y - radius * math.cos(angle))


def bearing(at: Point) -> float:
    return math.degrees(math.atan2(at.x - CENTRE.x, CENTRE.y - at.y))


def off_bearing(at: Point, degrees: float) -> float:
    """How many degrees a place lies clockwise of a bearing."""
    return math.remainder(bearing(at) - degrees, 360)


def strewn(rng: random.Random) -> list[Spot]:
    """All sites, in the order of their ids, strewn anew until they are far enough apart."""
    while True:
        spots = _strewn_once(rng)
        if min(a.at.distance(b.at) for a, b in combinations(spots, 2)) >= APART:
            return spots


def _strewn_once(rng: random.Random) -> list[Spot]:
    coast = [spot for sector in range(4) for spot in coastal(rng, sector)]
    rivers = riversides(rng)
    counts = rng.sample(RURAL_COUNTS, 4)
    inland = [
        Spot(anywhere(rng, sector), sector)
        for sector in range(4)
        for _ in range(counts[sector] - sum(spot.sector == sector for spot in rivers))
    ]
    _settle(rng, inland, [*coast, *rivers])
    return [*coast, *in_order([*rivers, *inland]), *parts()]


def in_order(spots: list[Spot]) -> list[Spot]:
    """Sector by sector, clockwise."""
    return sorted(spots, key=lambda spot: (spot.sector, off_bearing(spot.at, 90 * spot.sector)))


def turned(spots: list[Spot]) -> list[Spot]:
    """The same land turned by a quarter, so that each sector lies where the next one lay."""
    around = [
        Spot(
            polar(spot.at.distance(CENTRE), bearing(spot.at) + 90),
            (spot.sector + 1) % 4,
            None if spot.river is None else (spot.river + 1) % 4,
        )
        for spot in spots[: OUTER_SITES.start]
    ]
    coast, rural = around[: RURAL_SITES.start], around[RURAL_SITES.start :]
    return [*in_order(coast), *in_order(rural), *parts()]


def coastal(rng: random.Random, sector: int) -> list[Spot]:
    return [
        Spot(
            polar(COAST_RING + rng.uniform(-26, 22), 90 * sector + step + rng.uniform(-3, 3)),
            sector,
        )
        for step in (-31.5, -10.5, 10.5, 31.5)
    ]


def riversides(rng: random.Random) -> list[Spot]:
    """The sites on all rivers; on each, more of them on the same bank as on the others."""
    side = rng.choice((0, 1))
    return [spot for river in range(4) for spot in riverside(rng, river, side)]


def riverside(rng: random.Random, river: int, side: int) -> list[Spot]:
    """Three sites on a river, two of them on this bank and one on the other, in turn."""
    banks = rng.choice(([side, 1 - side, side], [side, side, 1 - side], [1 - side, side, side]))
    spots = []
    for step, bank in enumerate(banks):
        radius = NEAREST + step * 73 + rng.uniform(-3, 4)
        aside = math.degrees(math.asin(rng.uniform(30, 35) / radius))
        at = polar(radius, 90 * river + 45 + (aside if bank else -aside))
        spots.append(Spot(at, (river + bank) % 4, river))
    return spots


def parts() -> list[Spot]:
    outer = [Spot(polar(OUTER_RING, 45 * n - 22.5), n // 2) for n in range(8)]
    return outer + [Spot(polar(INNER_RING, 90 * n), n) for n in range(4)]


def anywhere(rng: random.Random, sector: int) -> Point:
    radius = math.sqrt(rng.uniform(NEAREST**2, FARTHEST**2))
    return polar(radius, 90 * sector + rng.uniform(-32, 32))


def _settle(rng: random.Random, inland: list[Spot], fixed: list[Spot]) -> None:
    """Shift sites about in their sectors as long as that gives them more room."""
    for _ in range(PASSES):
        for spot in inland:
            others = [other.at for other in (*inland, *fixed) if other is not spot]
            place = anywhere(rng, spot.sector)
            if crowding(place, others) < crowding(spot.at, others):
                spot.at = place


def crowding(at: Point, others: list[Point]) -> float:
    wall = at.distance(CENTRE) - OUTER_RING
    return 1.5 / wall**3 + sum(1 / at.distance(other) ** 3 for other in others)
