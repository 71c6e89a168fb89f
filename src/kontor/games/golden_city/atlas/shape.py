"""The island's outlines, derived from where its sites lie: coast, rivers, sectors, city, roads.

Everything that draws an island starts here, so that all drawings agree. Lengths are in a square
of `SIZE`, whatever scale the island's file uses.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, pairwise

from kontor.games.golden_city.atlas.geometry import Point
from kontor.games.golden_city.geography import (
    INNER_SITES,
    OUTER_SITES,
    RIVERS,
    SECTORS,
    river_sides,
)
from kontor.games.golden_city.island import Island

SIZE = 1000.0
REACH = 424.0
"""From the centre to the farthest site."""
SHORE = 42.0
"""How much land lies between a coastal site and the sea."""
BANK = 33.0
"""From the middle of a site on a river to the middle of the water."""
SMALLEST_CITY = 40.0
BOW = 0.035
"""How much roads bend, as a share of their length."""
FINE = 12
"""Points on each stretch of a smooth line."""


Line = tuple[Point, ...]
CENTRE = Point(SIZE / 2, SIZE / 2)
ROSE = Point(905, 100)
"""Where the wind rose stands: no island reaches there."""


def polar(radius: float, angle: float) -> Point:
    return Point(CENTRE.x + radius * math.cos(angle), CENTRE.y + radius * math.sin(angle))


def angle_of(at: Point) -> float:
    return math.atan2(at.y - CENTRE.y, at.x - CENTRE.x)


def between(first: float, second: float) -> float:
    """The angle halfway on the shorter way from one to the other."""
    return first + math.remainder(second - first, math.tau) / 2


@dataclass(frozen=True)
class Shape:
    """An island's outlines."""

    island: Island

    @cached_property
    def sites(self) -> Line:
        """Where each site is drawn."""
        sites = self.island.sites
        parts = sites[OUTER_SITES.start :]
        x = sum(site.x for site in parts) / len(parts)
        y = sum(site.y for site in parts) / len(parts)
        scale = REACH / max(math.hypot(site.x - x, site.y - y) for site in sites)
        return tuple(
            Point(CENTRE.x + (site.x - x) * scale, CENTRE.y + (site.y - y) * scale)
            for site in sites
        )

    def _ring(self, numbers: range) -> float:
        return sum(self.sites[n].distance(CENTRE) for n in numbers) / len(numbers)

    @cached_property
    def inner_wall(self) -> float:
        """The radius of the circle between inner and outer parts."""
        return (self._ring(INNER_SITES) + self._ring(OUTER_SITES)) / 2

    @cached_property
    def wall(self) -> float:
        """The radius of the city."""
        outer, inner = self._ring(OUTER_SITES), self._ring(INNER_SITES)
        return max(SMALLEST_CITY, outer + (outer - inner) / 2)

    @cached_property
    def borders(self) -> dict[str, float]:
        """At which angle each river leaves the city: between its two quarters."""
        return {river: self._border(*river_sides(river)) for river in RIVERS}

    def _border(self, first: str, second: str) -> float:
        heading = {sector: self._heading(sector) for sector in SECTORS}
        return between(heading[first], heading[second])

    def _heading(self, quarter: str) -> float:
        parts = [n for n in OUTER_SITES if self.island.sites[n].quarter == quarter]
        return between(*(angle_of(self.sites[n]) for n in parts))

    @cached_property
    def quarters(self) -> dict[str, tuple[float, float]]:
        """Between which angles, clockwise on the map, each quarter lies."""
        angles = {}
        for n, quarter in enumerate(SECTORS):
            sides = (self.borders[RIVERS[n - 1]], self.borders[RIVERS[n]])
            onward = math.remainder(sides[1] - sides[0], math.tau) > 0
            angles[quarter] = sides if onward else (sides[1], sides[0])
        return angles

    @cached_property
    def coast(self) -> Line:
        """The shore, all round."""
        knots = [(angle_of(at), at.distance(CENTRE) + SHORE) for at in self.sites[:16]]
        knots.sort()
        points = []
        for n, (angle, radius) in enumerate(knots):
            onward, next_radius = knots[(n + 1) % len(knots)]
            gap = (onward - angle) % math.tau
            bay = (radius + next_radius) / 2 - 14 - 10 * math.sin(2.4 * n)
            points += [polar(radius, angle), polar(bay, angle + gap * 0.45)]
        return smooth(points, closed=True)

    @cached_property
    def rivers(self) -> dict[str, Line]:
        """The middle of each river, from the centre of the city to beyond the shore."""
        return {river: self._river(river) for river in RIVERS}

    def _river(self, river: str) -> Line:
        border = self.borders[river]
        banks = [
            self._water_at(n, border) for n, s in enumerate(self.island.sites) if s.river == river
        ]
        banks.sort(key=CENTRE.distance)
        mouth = between(border, angle_of(banks[-1]))
        knots = [polar(self.wall + 4, border), *banks, polar(REACH + SHORE + 30, mouth)]
        bends = []
        for n, (start, end) in enumerate(pairwise(knots)):
            middle = start.towards(end, start.distance(end) / 2)
            swing = 9.0 if n % 2 else -9.0
            bends += [start, aside(middle, swing)]
        return (CENTRE, *smooth([*bends, knots[-1]]))

    def _water_at(self, site: int, border: float) -> Point:
        at = self.sites[site]
        turn = math.remainder(border - angle_of(at), math.tau)
        return aside(at, math.copysign(BANK, turn))

    @cached_property
    def sectors(self) -> dict[str, Line]:
        """The ground of each landform; it reaches out to sea, so clip it at the coast."""
        return {
            sector: (
                *self.rivers[RIVERS[n - 1]],
                *self._corner(n),
                *reversed(self.rivers[RIVERS[n]]),
            )
            for n, sector in enumerate(SECTORS)
        }

    def _corner(self, sector: int) -> Line:
        """Far out between the mouths of a sector's two rivers."""
        start = angle_of(self.rivers[RIVERS[sector - 1]][-1])
        end = angle_of(self.rivers[RIVERS[sector]][-1])
        turn = math.remainder(end - start, math.tau)
        return tuple(polar(SIZE, start + turn * share / 4) for share in range(5))

    @cached_property
    def roads(self) -> tuple[Line, ...]:
        """In the order of the island's roads: start, the point that bends it, end."""
        return tuple(self._road(a, b) for a, b in self.island.roads)

    def _road(self, a: int, b: int) -> Line:
        start, end = self.sites[a], self.sites[b]
        length = start.distance(end) or 1.0
        bend = ((a * 7 + b * 13) % 5 - 2) * BOW * length
        if a in OUTER_SITES or a in INNER_SITES:
            bend = 0.0
        across = Point(-(end.y - start.y) / length, (end.x - start.x) / length)
        middle = start.towards(end, length / 2)
        return (start, Point(middle.x + across.x * bend, middle.y + across.y * bend), end)

    @cached_property
    def gates(self) -> tuple[float, ...]:
        """The angles at which roads pass through the city's wall."""
        return tuple(
            angle_of(crossing)
            for road in self.roads
            for crossing in (_passes(road, self.wall),)
            if crossing is not None
        )

    @cached_property
    def room(self) -> dict[str, list[Point]]:
        """Where each sector has room for small drawings, the farther ones first."""
        sites, water = self.sites, [*self.coast, *chain(*self.rivers.values())]
        roads = [along(road, n / 8) for road in self.roads for n in range(9)]
        taken: list[Point] = []
        room: dict[str, list[Point]] = {sector: [] for sector in SECTORS}
        for at in scattered(2500):
            sector = next((s for s in SECTORS if inside(at, self.sectors[s])), None)
            if (
                sector is not None
                and self.wall + 26 < at.distance(CENTRE)
                and inside(at, self.coast)
                and clear(at, sites, 42)
                and clear(at, taken, 27)
                and clear(at, roads, 20)
                and clear(at, water, 25)
            ):
                taken.append(at)
                room[sector].append(at)
        return {sector: sorted(places, key=lambda at: at.y) for sector, places in room.items()}

    @cached_property
    def open_sea(self) -> list[Point]:
        """Where the sea has room for ripples."""
        free: list[Point] = []
        for at in scattered(400):
            at = CENTRE.towards(at, CENTRE.distance(at) * 0.96)
            if clear(at, [ROSE], 78) and clear(at, self.coast, 52) and clear(at, free, 46):
                free.append(at)
        return [at for at in free if not inside(at, self.coast)]


def scattered(count: int) -> Iterator[Point]:
    """Points spread evenly over the whole map but not in rows (Halton's sequence)."""
    for n in range(1, count + 1):
        yield Point(SIZE * _mirrored(n, 2), SIZE * _mirrored(n, 3))


def _mirrored(n: int, base: int) -> float:
    value, share = 0.0, 1.0
    while n:
        share /= base
        n, digit = divmod(n, base)
        value += digit * share
    return value


def clear(at: Point, others: Iterable[Point], distance: float) -> bool:
    return all(at.distance(other) > distance for other in others)


def inside(at: Point, outline: Line) -> bool:
    """Whether a place lies within a closed line."""
    crossings = sum(
        (a.y > at.y) != (b.y > at.y) and at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
        for a, b in pairwise((*outline, outline[0]))
    )
    return crossings % 2 == 1


def aside(at: Point, length: float) -> Point:
    """A step round the centre: forward on the circle through a point, or back."""
    across = angle_of(at) + math.pi / 2
    return Point(at.x + length * math.cos(across), at.y + length * math.sin(across))


def along(road: Line, share: float) -> Point:
    """A point of a road that is bent by its middle point."""
    start, bend, end = road
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return Point(a * start.x + b * bend.x + c * end.x, a * start.y + b * bend.y + c * end.y)


def _passes(road: Line, radius: float) -> Point | None:
    points = [along(road, n / 40) for n in range(41)]
    for first, second in pairwise(points):
        if (first.distance(CENTRE) - radius) * (second.distance(CENTRE) - radius) < 0:
            return first.towards(second, first.distance(second) / 2)
    return None


def smooth(knots: list[Point], closed: bool = False) -> Line:
    """A line through all the points without corners (Catmull and Rom's spline)."""
    ends = (knots[-1:], knots[:2]) if closed else (knots[:1], knots[-1:])
    around = [*ends[0], *knots, *ends[1]]
    points = []
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        points += [_spline(before, start, end, after, n / FINE) for n in range(FINE)]
    return tuple(points) if closed else (*points, knots[-1])


def _spline(before: Point, start: Point, end: Point, after: Point, share: float) -> Point:
    def value(a: float, b: float, c: float, d: float) -> float:
        curve = (2 * a - 5 * b + 4 * c - d) * share**2 + (3 * b - a - 3 * c + d) * share**3
        return b + (c - a) * share / 2 + curve / 2

    return Point(value(before.x, start.x, end.x, after.x), value(before.y, start.y, end.y, after.y))
