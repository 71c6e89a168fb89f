"""Lays out an island whose four sectors are alike, so that none of them is the better place to
begin: a quarter, turned three times about the city.

Two opposite sectors have a rural site more than the others (GC-I8), which the others make up for by
a better reward. At the end every site is shifted a little, and nobody sees the pattern.
"""

import random
from dataclasses import replace
from itertools import combinations

from kontor.games.golden_city.atlas.geometry import Point, cross, off_line, turn
from kontor.games.golden_city.geography import (
    COAST_SITES,
    OUTER_SITES,
    RURAL_SITES,
    SITE_IDS,
    SITES,
)
from kontor.games.golden_city.layout.draft import THINNINGS, Source, described
from kontor.games.golden_city.layout.places import (
    APART,
    CENTRE,
    OUTER_RING,
    PASSES,
    Spot,
    anywhere,
    bearing,
    coastal,
    crowding,
    in_order,
    parts,
    polar,
    riverside,
)
from kontor.games.golden_city.layout.rewards import NEVER, Ground, Rewards
from kontor.games.golden_city.layout.roads import (
    CLEAR,
    LONGEST,
    SHARPEST,
    Roads,
    city_roads,
    fits,
    neighbours,
    road_between,
    sensible,
    sound,
)

ROADS = (94, 102)
OWN = 4
"""Rural sites of each sector that lie on no river."""
SHIFT = 26.0
DEALS = 1500
QUARTERS = ("key", "bonus", "bonus", "goods", "goods", "coin-1", "coin-1", "coin-2",
            "landform", "landform")  # fmt: skip
"""Rewards that lie at the same place of every sector. One place has different ones."""
MORE, MIXED = "landform", ("coin-1", "key", "coin-2", "key")
"""The reward of the two sites more, and those of the place that has different ones."""

Turns = list[list[int | None]]
"""Where each site comes to lie by a quarter turn, by two and by three; the two sites more only lie
on one another."""


def alike(seed: int) -> tuple[Source, list[list[str]]]:
    """A sound island of four like sectors, and which sites are alike; equal seed, equal island."""
    rng = random.Random(seed)
    while True:
        spots = _strewn(rng)
        turns = _turns(spots)
        every = _joined(spots, turns)
        for _ in range(THINNINGS):
            roads = _thinned(rng, spots, turns, every, rng.randint(*ROADS))
            rewards = _dealt(rng, spots, turns, roads) if roads is not None else None
            if roads is not None and rewards is not None:
                side = rng.randint(0, 1)
                shifted = _shifted(rng, spots, roads)
                source = described(rng, seed, shifted, roads, rewards, [side] * 4)
                return source, [[SITE_IDS[n] for n in place] for place in _places(turns)]


# --- sites


def _strewn(rng: random.Random) -> list[Spot]:
    while True:
        coast, river = coastal(rng, 0), riverside(rng, 0, rng.randint(0, 1))
        own = [Spot(anywhere(rng, 0), 0) for _ in range(OWN)]
        more = Spot(anywhere(rng, first := rng.randint(0, 1)), first)
        _settle(rng, own, more, [*coast, *river])
        all_coast = [_turned(spot, n) for n in range(4) for spot in coast]
        inland = [_turned(spot, n) for n in range(4) for spot in (*river, *own)]
        inland += [more, _turned(more, 2)]
        spots = [*all_coast, *in_order(inland), *parts()]
        if min(a.at.distance(b.at) for a, b in combinations(spots, 2)) >= APART:
            return spots


def _turned(spot: Spot, quarters: int) -> Spot:
    at = polar(spot.at.distance(CENTRE), bearing(spot.at) + 90 * quarters)
    river = None if spot.river is None else (spot.river + quarters) % 4
    return Spot(at, (spot.sector + quarters) % 4, river)


def _settle(rng: random.Random, own: list[Spot], more: Spot, fixed: list[Spot]) -> None:
    """Shift a quarter's sites about, and the other quarters' with them, for more room."""
    for _ in range(PASSES):
        for spot in (*own, more):
            turns = (0, 2) if spot is more else (0, 1, 2, 3)
            others = [
                _turned(other, n).at
                for other in (*own, *fixed)
                if other is not spot
                for n in range(4)
            ]
            others += [] if spot is more else [more.at, _turned(more, 2).at]
            place = anywhere(rng, spot.sector)
            if _crowded(place, spot, turns, others) < _crowded(spot.at, spot, turns, others):
                spot.at = place


def _crowded(at: Point, spot: Spot, turns: tuple[int, ...], others: list[Point]) -> float:
    here = replace(spot, at=at)
    return crowding(at, [*others, *(_turned(here, n).at for n in turns if n)])


def _turns(spots: list[Spot]) -> Turns:
    def image(spot: Spot, quarters: int) -> int | None:
        at = _turned(spot, quarters).at
        return next((n for n, other in enumerate(spots) if other.at.distance(at) < 0.1), None)

    return [[image(spot, quarters) for spot in spots] for quarters in (1, 2, 3)]


def _places(turns: Turns) -> list[list[int]]:
    """The sites that are alike, in the order in which they are turned on one another."""
    images = [[n, *(turn[n] for turn in turns)] for n in range(SITES)]
    found = [[n for n in places if n is not None] for places in images]
    return [places for places in found if places[0] == min(places)]


# --- roads


def _orbit(turns: Turns, a: int, b: int) -> Roads:
    """A road and those that it comes to lie on by turning."""
    roads = {road_between(a, b)}
    for images in turns:
        c, d = images[a], images[b]
        if c is not None and d is not None:
            roads.add(road_between(c, d))
    return roads


def _joined(spots: list[Spot], turns: Turns) -> Roads:
    """As many roads as fit, with all that are like them, the shortest first."""
    roads = city_roads()
    pairs = [
        (round(spots[a].at.distance(spots[b].at), 3), a, b)
        for a in (*COAST_SITES, *RURAL_SITES)
        for b in (*RURAL_SITES, *OUTER_SITES)
        if a < b and sensible(spots, a, b)
    ]
    for length, a, b in sorted(pairs):
        if length > LONGEST or (a, b) in roads:
            continue
        wider = set(roads)
        for c, d in sorted(_orbit(turns, a, b)):
            if not fits(spots, wider, c, d):
                break
            wider.add((c, d))
        else:
            roads = wider
    return roads


def _thinned(
    rng: random.Random, spots: list[Spot], turns: Turns, roads: Roads, wanted: int
) -> Roads | None:
    """Like `roads.thinned`, with all roads that are alike at once."""
    kept = set(roads)
    while len(kept) > wanted:
        ends = neighbours(kept)

        def burden(road: tuple[int, int], ends: list[set[int]] = ends) -> float:
            length = spots[road[0]].at.distance(spots[road[1]].at)
            return len(ends[road[0]]) + len(ends[road[1]]) + length / 60 + rng.uniform(0, 3)

        order = sorted(sorted(kept - city_roads()), key=burden, reverse=True)
        without = (kept - _orbit(turns, *road) for road in order)
        less = next((roads for roads in without if sound(spots, roads)), None)
        if less is None:
            return None
        kept = less
    return kept if sound(spots, kept) else None


# --- rewards


def _dealt(rng: random.Random, spots: list[Spot], turns: Turns, roads: Roads) -> Rewards | None:
    """The best of many deals that give every sector the same; ``None`` if none is good."""
    ground = Ground(spots, roads)
    if not ground.key_places:
        return None
    land = [places for places in _places(turns) if places[0] < OUTER_SITES.start]
    places = [alike for alike in land if len(alike) == 4]
    (more,) = (alike for alike in land if len(alike) == 2)
    offset = spots[more[0]].sector % 2
    best, lowest = None, NEVER
    for _ in range(DEALS):
        rng.shuffle(places)
        rewards = [MORE] * OUTER_SITES.start
        for reward, place in zip(QUARTERS, places, strict=False):
            for site in place:
                rewards[site] = reward
        for quarter, site in enumerate(places[-1]):
            rewards[site] = MIXED[(quarter + offset) % 4]
        cost = ground.cost(rewards)
        if cost < lowest:
            best, lowest = rewards, cost
    return best


# --- what hides the pattern


def _shifted(rng: random.Random, spots: list[Spot], roads: Roads) -> list[Spot]:
    """Every location of the land a little elsewhere, as far as the roads allow."""
    shifted = list(spots)
    for n in sorted(range(OUTER_SITES.start), key=lambda _: rng.random()):
        before = shifted[n]
        for _ in range(8):
            at = Point(
                before.at.x + rng.uniform(-SHIFT, SHIFT), before.at.y + rng.uniform(-SHIFT, SHIFT)
            )
            shifted[n] = replace(before, at=at)
            if _stands(shifted, before, roads, n):
                break
        else:
            shifted[n] = before
    return shifted


def _stands(spots: list[Spot], before: Spot, roads: Roads, site: int) -> bool:
    """Whether the map is as good to read with this site moved."""
    here = spots[site].at
    far = here.distance(CENTRE)
    if before.river is not None and abs(far - before.at.distance(CENTRE)) > 8:
        return False
    if site in COAST_SITES and abs(far - before.at.distance(CENTRE)) > 16:
        return False
    if any(other.at.distance(here) < APART for n, other in enumerate(spots) if n != site):
        return False
    if far < OUTER_RING + 1.1 * APART:
        return False
    own = [road for road in roads if site in road]
    for a, b in own:
        start, end = spots[a].at, spots[b].at
        if any(
            off_line(spot.at, start, end) < CLEAR for n, spot in enumerate(spots) if n not in (a, b)
        ):
            return False
    for a, b in roads:
        if site not in (a, b) and off_line(here, spots[a].at, spots[b].at) < CLEAR:
            return False
    return not any(_clash(spots, road, other) for road in own for other in roads if other != road)


def _clash(spots: list[Spot], one: tuple[int, int], other: tuple[int, int]) -> bool:
    shared = set(one) & set(other)
    if shared:
        (hub,) = shared
        return turn(spots[hub].at, spots[sum(one) - hub].at, spots[sum(other) - hub].at) < SHARPEST
    return cross(spots[one[0]].at, spots[one[1]].at, spots[other[0]].at, spots[other[1]].at)
