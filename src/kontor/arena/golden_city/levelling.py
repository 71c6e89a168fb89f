"""Makes an island more even: exchanges rewards and roads as long as games between quick bots then
show seats and sectors closer together."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any

from kontor.arena.golden_city.fairness import Fairness, SeatCount
from kontor.arena.golden_city.trial import Games, last
from kontor.games.golden_city.atlas.geometry import Point
from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.geography import (
    COAST_SITES,
    OUTER_SITES,
    RURAL_SITES,
    SECTORS,
    SITE_IDS,
    SITE_NUMBER,
)
from kontor.games.golden_city.island import load
from kontor.games.golden_city.island_check import faults
from kontor.games.golden_city.layout.places import Spot
from kontor.games.golden_city.layout.roads import LONGEST, Roads, fits, road_between, sensible

Source = Mapping[str, Any]
Alike = Sequence[Sequence[str]]
"""Sites that are alike, and so change together."""

DEEP = ("key", "bonus")
"""Rewards that belong inland."""
GLANCE = 3
"""One part in so many of the games is played first; an exchange that looks worse gets no more."""


@dataclass(frozen=True)
class Step:
    """How far the levelling has come."""

    island: Source
    """The most even one so far."""
    off: float
    """By how much shares of wins are off even in it, as `unevenness` has it."""
    tried: int
    kept: int


def levelled(
    source: Source, games: int, tries: int, seed: int = 1, alike: Alike = (), jobs: int = 1
) -> Iterator[Step]:
    """Try one exchange after the other; ``games`` are played for each number of seats.

    What looked even by luck does not stay so: whenever an exchange is kept, the next ones are
    compared with it in other games.
    """
    rng = random.Random(seed)
    most = set(map(str, remarks(load(source))))
    luck, kept = 1, 0

    glances = max(1, games // GLANCE)

    def off(island: Source, games: int) -> float:
        return unevenness(last(Games(island, games=games, luck=luck, lots=False), jobs))

    def better(island: Source) -> bool:
        return off(island, glances) < glance and off(island, games) < lowest

    glance, lowest = off(source, glances), off(source, games)
    yield Step(source, lowest, 0, kept)
    for tried in range(1, tries + 1):
        other = exchanged(rng, source, alike)
        if other and set(map(str, remarks(load(other)))) <= most and better(other):
            source, kept, luck = other, kept + 1, luck + games
            glance, lowest = off(source, glances), off(source, games)
        yield Step(source, lowest, tried, kept)


def unevenness(report: Fairness) -> float:
    """By how many points shares of wins are off even: the root of the mean square, over seats with
    all bots together, over seats with each of them, and over sectors as they are chosen."""
    return 100 * sqrt(sum(map(_square, report.counts)) / len(report.counts))


def _square(count: SeatCount) -> float:
    def mean(shares: Sequence[float]) -> float:
        return sum((share - count.even) ** 2 for share in shares) / len(shares)

    seats = mean([wins.share for wins in count.wins])
    each = sum(mean([wins.share for wins in bot.wins]) for bot in count.bots) / len(count.bots)
    sectors = sum(one.chosen * (one.by_choice.share - count.even) ** 2 for one in count.sectors)
    return (3 * seats + each + sectors) / 5


# --- exchanges


def exchanged(rng: random.Random, source: Source, alike: Alike) -> Source | None:
    """The island with two rewards exchanged, or a road laid elsewhere; ``None`` if that would be
    no island."""
    alike = alike or [[site] for site in SITE_IDS]
    other = rng.choice((_rewards_exchanged, _road_moved))(rng, source, alike)
    return None if other is None or faults(other) else other


def _rewards_exchanged(rng: random.Random, source: Source, alike: Alike) -> Source | None:
    rewards = {site["id"]: site["reward"] for site in source["sites"] if "reward" in site}
    places = [sites for sites in alike if sites[0] in rewards]
    one = rng.choice(places)
    other = rng.choice([sites for sites in places if len(sites) == len(one)])
    turned = rng.randrange(len(one))
    new = dict(rewards)
    for a, b in zip(one, [*other[turned:], *other[:turned]], strict=True):
        new[a], new[b] = rewards[b], rewards[a]
    if new == rewards or any(new[SITE_IDS[n]] in DEEP for n in COAST_SITES):
        return None
    return {**source, "sites": [_with(site, new) for site in source["sites"]]}


def _with(site: Mapping[str, Any], rewards: Mapping[str, str]) -> dict[str, Any]:
    return {**site, "reward": rewards[site["id"]]} if "reward" in site else dict(site)


def _road_moved(rng: random.Random, source: Source, alike: Alike) -> Source | None:
    island = load(source)
    spots = [Spot(Point(site.x, site.y), SECTORS.index(site.sector)) for site in island.sites]
    roads = set(island.roads)
    own = [road for road in island.roads if road[0] < OUTER_SITES.start]
    fewer = roads - _alike(rng.choice(own), alike)
    free = [
        road
        for road in combinations(range(OUTER_SITES.stop), 2)
        if road not in roads and _may_be(spots, *road)
    ]
    more = _alike(rng.choice(free), alike)
    for road in sorted(more):
        if road in fewer or not fits(spots, fewer, *road):
            return None
        fewer.add(road)
    return {**source, "roads": [[SITE_IDS[a], SITE_IDS[b]] for a, b in sorted(fewer)]}


def _may_be(spots: list[Spot], a: int, b: int) -> bool:
    land = a < OUTER_SITES.start and b >= RURAL_SITES.start
    return land and sensible(spots, a, b) and spots[a].at.distance(spots[b].at) <= LONGEST


def _alike(road: tuple[int, int], alike: Alike) -> Roads:
    """The road, and those that lie as it does between sites that are alike."""
    a, b = SITE_IDS[road[0]], SITE_IDS[road[1]]
    from_a, from_b = _from(a, alike), _from(b, alike)
    turns = min(len(from_a), len(from_b))
    ends = zip(from_a[:: len(from_a) // turns], from_b[:: len(from_b) // turns], strict=True)
    return {road_between(SITE_NUMBER[c], SITE_NUMBER[d]) for c, d in ends}


def _from(site: str, alike: Alike) -> Sequence[str]:
    """The sites that are like this one, turn by turn, from itself on."""
    sites = next(sites for sites in alike if site in sites)
    place = sites.index(site)
    return [*sites[place:], *sites[:place]]
