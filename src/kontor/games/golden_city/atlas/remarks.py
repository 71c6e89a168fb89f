"""What a sound island has that differs from our reconstruction (GC-I5, GC-I8, GC-I9).

None of it stops a game: the printed board may well differ. Our own island earns no remark.
"""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

from kontor.games.golden_city.atlas.plane import cross
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
from kontor.games.golden_city.island import Island

COUNTS = {"key": 6, "bonus": 8, "goods": 8}
COINS = 19
"""With so many at most on coastal and rural sites, four players never empty the supply."""
APART = SIZE * 22 / 390
"""A finger's room on a map as wide as a telephone."""


def remarks(island: Island) -> list[str]:
    """A line for each."""
    return [
        *_counts(island),
        *_city(island),
        *_ways(island),
        *_keys(island),
        *_desert(island),
        *_cards(island),
        *_map(island),
    ]


def _counts(island: Island) -> Iterator[str]:
    coast = Counter(island.sites[n].sector for n in COAST_SITES)
    for sector in SECTORS:
        if coast[sector] != 4:
            yield f"sector {sector}: four coastal locations are usual, not {coast[sector]} (GC-I8)"
    rural = Counter(island.sites[n].sector for n in RURAL_SITES)
    if sorted(rural.values()) != [7, 7, 8, 8]:
        spread = ", ".join(f"{sector} {rural[sector]}" for sector in SECTORS)
        yield f"rural locations: 8, 8, 7 and 7 a sector are usual, not {spread} (GC-I8)"
    rewards = Counter(site.reward for site in island.sites)
    for reward, cards in COUNTS.items():
        if rewards[reward] != cards:
            yield f"rewards: {rewards[reward]} locations give a {reward} card of {cards} (GC-I8)"
    coins = rewards["coin-1"] + 2 * rewards["coin-2"]
    if coins > COINS:
        yield f"rewards: {coins} coins on the locations can empty the supply (GC-I8)"
    lucky = Counter(site.quarter for site in island.sites if site.coin)
    for quarter in SECTORS:
        if lucky[quarter] != 1:
            yield f"quarter {quarter}: one outer part with a coin is usual, not {lucky[quarter]}"


def _city(island: Island) -> Iterator[str]:
    """Outer parts and inner parts each form a ring, joined within every quarter."""
    for ring in (OUTER_SITES, INNER_SITES):
        for n in ring:
            in_ring = sum(end in ring for end in island.neighbours[n])
            if in_ring != 2:
                yield f"site {SITE_IDS[n]}: {in_ring} roads in its ring, not two (GC-I8)"
    for n in INNER_SITES:
        for part in OUTER_SITES:
            same = island.sites[part].quarter == island.sites[n].quarter
            if same != (part in island.neighbours[n]):
                fact = "no road within the quarter" if same else "a road to another quarter"
                yield f"road {SITE_IDS[part]}–{SITE_IDS[n]}: {fact} (GC-I8)"


def _ways(island: Island) -> Iterator[str]:
    for n in COAST_SITES:
        rural = _rural_on_the_way(island, n)
        if rural is None or not 1 <= rural <= 3:
            length = "no" if rural is None else str(rural)
            yield f"site {SITE_IDS[n]}: {length} rural locations on its way to the city (GC-I8)"
    for sector in SECTORS:
        gates = [
            n
            for n in RURAL_SITES
            if island.sites[n].sector == sector
            and any(end in OUTER_SITES for end in island.neighbours[n])
        ]
        if len(gates) < 2:
            yield f"sector {sector}: fewer than two ways into the city"


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


def _keys(island: Island) -> Iterator[str]:
    keys = [n for n, site in enumerate(island.sites) if site.reward == "key"]
    for a, b in combinations(keys, 2):
        near = b in island.neighbours[a] or set(island.neighbours[a]) & set(island.neighbours[b])
        if near:
            yield f"site {SITE_IDS[b]}: its key lies on one branch with that of {SITE_IDS[a]}"


def _desert(island: Island) -> Iterator[str]:
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
    yield "sector desert: no chain from the coast to a part as in GC-I5"


def _cards(island: Island) -> Iterator[str]:
    areas = {1: RIVERS, 2: (*RIVERS, *SECTORS), 3: SECTORS}
    for back, wanted in areas.items():
        cards = [card for card in island.score_cards if card.back == back]
        if Counter(card.area for card in cards) != Counter(wanted):
            yield f"score_cards: those with back {back} score other areas than usual (GC-I9)"
        if len(set(Counter(card.good for card in cards).values())) != 1 or len(
            {card.good for card in cards}
        ) != len(GOODS):
            yield f"score_cards: those with back {back} show some goods more often (GC-I9)"
    copies = [card.copies for card in island.goods_cards]
    if sorted(copies) != [1, 1, 1, 1, 2, 2] or copies != copies[::-1]:
        yield "goods_cards: all six pairs, a complementary couple twice, are usual (GC-I9)"


def _map(island: Island) -> Iterator[str]:
    shape = Shape(island)
    for a, b in combinations(range(len(shape.sites)), 2):
        if shape.sites[a].distance(shape.sites[b]) < APART:
            yield f"site {SITE_IDS[b]}: drawn too near to {SITE_IDS[a]} to be touched"
    for (a, b), (c, d) in combinations(island.roads, 2):
        ends = [shape.sites[n] for n in (a, b, c, d)]
        if len({a, b, c, d}) == 4 and cross(*ends):
            names = [SITE_IDS[n] for n in (a, b, c, d)]
            yield f"road {names[0]}–{names[1]}: crosses the road {names[2]}–{names[3]}"
    yield from _compass(island, shape)


def _compass(island: Island, shape: Shape) -> Iterator[str]:
    """Whether the map shows the sectors where the file says they lie (GC-I2)."""
    at = {island.sites[n].sector: angle_of(shape.sites[n]) for n in INNER_SITES}
    if max(SECTORS, key=lambda sector: -math.sin(at[sector])) != island.north:
        yield f"north: the map does not show {island.north} there"
    turns = [math.remainder(at[b] - at[a], math.tau) for a, b in pairwise((*SECTORS, SECTORS[0]))]
    clockwise = island.direction == "clockwise"
    if not all((turn > 0) == clockwise for turn in turns):
        yield f"direction: the sectors do not follow one another {island.direction} on the map"
