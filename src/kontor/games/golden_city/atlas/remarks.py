"""What a sound island has that differs from our reconstruction (GC-I5, GC-I8, GC-I9).

None of it stops a game: the printed board may well differ. Our own island earns no remark.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any

from kontor.core.finding import Finding
from kontor.games.golden_city.atlas.geometry import cross
from kontor.games.golden_city.atlas.shape import SIZE, Shape, angle_of
from kontor.games.golden_city.geography import (
    COAST_SITES,
    GOODS,
    INNER_SITES,
    OUTER_SITES,
    RIVERS,
    RURAL_SITES,
    SECTORS,
    SITE_IDS,
)
from kontor.games.golden_city.island import Island, load
from kontor.games.golden_city.island_check import faults

COUNTS = {"key": 6, "bonus": 8, "goods": 8}
COINS = 19
"""With so many at most on coastal and rural sites, four players never empty the supply."""
APART = SIZE * 22 / 390
"""A finger's room on a map as wide as a telephone."""


def findings(source: object) -> list[Finding]:
    """All faults of a description; if it has none, all remarks."""
    found = faults(source)
    return found if found or not isinstance(source, Mapping) else remarks(load(source))


def remarks(island: Island) -> list[Finding]:
    """Everything remarkable, part by part."""
    return [
        *_counts(island),
        *_city(island),
        *_ways(island),
        *_keys(island),
        *_desert(island),
        *_cards(island),
        *_map(island),
    ]


def _remark(code: str, *places: str, rule: str = "GC-I8", **facts: object) -> Finding:
    return Finding(code, places, facts, rule, fault=False)


def _road(a: int, b: int) -> str:
    return f"{SITE_IDS[a]}–{SITE_IDS[b]}"


def _counts(island: Island) -> Iterator[Finding]:
    coast = Counter(island.sites[n].sector for n in COAST_SITES)
    for sector in SECTORS:
        if coast[sector] != 4:
            yield _remark("coast-count", f"sector-{sector}", count=coast[sector])
    rural = Counter(island.sites[n].sector for n in RURAL_SITES)
    if sorted(rural.values()) != [7, 7, 8, 8]:
        spread: dict[str, Any] = {sector: rural[sector] for sector in SECTORS}
        yield _remark("rural-count", "sites", **spread)
    rewards = Counter(site.reward for site in island.sites)
    for reward, cards in COUNTS.items():
        if rewards[reward] != cards:
            count = rewards[reward]
            yield _remark("reward-count", "rewards", reward=reward, count=count, wanted=cards)
    coins = rewards["coin-1"] + 2 * rewards["coin-2"]
    if coins > COINS:
        yield _remark("many-coins", "rewards", count=coins)
    lucky = Counter(site.quarter for site in island.sites if site.coin)
    for quarter in SECTORS:
        if lucky[quarter] != 1:
            yield _remark("quarter-coin", quarter, count=lucky[quarter])


def _city(island: Island) -> Iterator[Finding]:
    """Outer parts and inner parts each form a ring, joined within every quarter."""
    for ring in (OUTER_SITES, INNER_SITES):
        for n in ring:
            in_ring = sum(end in ring for end in island.neighbours[n])
            if in_ring != 2:
                yield _remark("ring-roads", SITE_IDS[n], count=in_ring)
    for n in INNER_SITES:
        for part in OUTER_SITES:
            same = island.sites[part].quarter == island.sites[n].quarter
            if same != (part in island.neighbours[n]):
                yield _remark("quarter-road" if same else "foreign-road", _road(part, n))


def _ways(island: Island) -> Iterator[Finding]:
    for n in COAST_SITES:
        rural = _rural_on_the_way(island, n)
        if rural is None:
            yield _remark("no-way-in", SITE_IDS[n])
        elif not 1 <= rural <= 3:
            yield _remark("way-in", SITE_IDS[n], count=rural)
    for sector in SECTORS:
        gates = [
            n
            for n in RURAL_SITES
            if island.sites[n].sector == sector
            and any(end in OUTER_SITES for end in island.neighbours[n])
        ]
        if len(gates) < 2:
            yield _remark("few-gates", f"sector-{sector}")


def _rural_on_the_way(island: Island, coast: int) -> int | None:
    """How many rural sites the shortest way from a coastal one to the city takes."""
    seen, edge, taken = {coast}, {coast}, 0
    while edge:
        ahead = {end for n in edge for end in island.neighbours[n]} - seen
        if any(n in OUTER_SITES for n in ahead):
            return taken
        edge = {n for n in ahead if n in RURAL_SITES}
        seen |= edge
        taken += 1
    return None


def _keys(island: Island) -> Iterator[Finding]:
    keys = [n for n, site in enumerate(island.sites) if site.reward == "key"]
    for a, b in combinations(keys, 2):
        near = b in island.neighbours[a] or set(island.neighbours[a]) & set(island.neighbours[b])
        if near:
            yield _remark("keys-together", SITE_IDS[a], SITE_IDS[b])


def _desert(island: Island) -> Iterator[Finding]:
    """A chain of coast, inland and outer desert part, and what it neighbours (GC-I5)."""
    desert = [n for n, site in enumerate(island.sites) if site.sector == "desert"]
    for inland in (n for n in desert if n in RURAL_SITES):
        next_to = island.neighbours[inland]
        for coast in (n for n in desert if n in COAST_SITES and n in next_to):
            for part in (n for n in desert if n in OUTER_SITES and n in next_to):
                near = {*next_to, *island.neighbours[coast], *island.neighbours[part]}
                sites = [island.sites[n] for n in near if n in RURAL_SITES]
                key = any(site.sector == "desert" and site.reward == "key" for site in sites)
                if key and any(site.sector == "mountain" for site in sites):
                    return
    yield _remark("desert-chain", "sector-desert", rule="GC-I5")


def _cards(island: Island) -> Iterator[Finding]:
    areas = {1: RIVERS, 2: (*RIVERS, *SECTORS), 3: SECTORS}
    for back, wanted in areas.items():
        cards = [card for card in island.score_cards if card.back == back]
        if Counter(card.area for card in cards) != Counter(wanted):
            yield _remark("card-areas", "score_cards", back=back, rule="GC-I9")
        if len(set(Counter(card.good for card in cards).values())) != 1 or len(
            {card.good for card in cards}
        ) != len(GOODS):
            yield _remark("card-goods", "score_cards", back=back, rule="GC-I9")
    copies = [card.copies for card in island.goods_cards]
    if sorted(copies) != [1, 1, 1, 1, 2, 2] or copies != copies[::-1]:
        yield _remark("goods-usual", "goods_cards", rule="GC-I9")


def _map(island: Island) -> Iterator[Finding]:
    shape = Shape(island)
    for a, b in combinations(range(len(shape.sites)), 2):
        if shape.sites[a].distance(shape.sites[b]) < APART:
            yield _remark("too-near", SITE_IDS[a], SITE_IDS[b], rule="")
    for (a, b), (c, d) in combinations(island.roads, 2):
        ends = [shape.sites[n] for n in (a, b, c, d)]
        if len({a, b, c, d}) == 4 and cross(*ends):
            yield _remark("roads-cross", _road(a, b), _road(c, d), rule="")
    yield from _compass(island, shape)


def _compass(island: Island, shape: Shape) -> Iterator[Finding]:
    """Whether the map shows the sectors where the file says they lie (GC-I2)."""
    at = {island.sites[n].sector: angle_of(shape.sites[n]) for n in INNER_SITES}
    if max(SECTORS, key=lambda sector: -math.sin(at[sector])) != island.north:
        yield _remark("north-elsewhere", "north", landform=island.north, rule="GC-I2")
    turns = [math.remainder(at[b] - at[a], math.tau) for a, b in pairwise((*SECTORS, SECTORS[0]))]
    clockwise = island.direction == "clockwise"
    if not all((turn > 0) == clockwise for turn in turns):
        yield _remark("turned-round", "direction", rule="GC-I2")
