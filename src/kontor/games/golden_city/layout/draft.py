"""A whole island from a seed: sites, roads, rewards and cards."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from kontor.games.golden_city.geography import (
    GOODS,
    GOODS_CARD_IDS,
    OUTER_SITES,
    RIVERS,
    RURAL_SITES,
    SECTORS,
    SITE_IDS,
    kind_of,
)
from kontor.games.golden_city.layout.places import Spot, strewn, turned
from kontor.games.golden_city.layout.rewards import Rewards, dealt, key_places
from kontor.games.golden_city.layout.roads import (
    Roads,
    gates,
    inland_hops,
    joined,
    neighbours,
    thinned,
)

ROADS = (96, 102)
THINNINGS = 12
"""How many nets of roads to try on the same sites."""

Source = dict[str, Any]


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


def drafted(seed: int) -> Source:
    """A sound island for somebody to start from, its sectors not always joined alike."""
    return next(_sound(seed))


def several(seed: int, count: int) -> list[Source]:
    """So many sound islands of a seed: the first is `drafted`, others have sites in common."""
    return list(islice(_sound(seed), count))


def _sound(seed: int) -> Iterator[Source]:
    rng = random.Random(seed)
    while True:
        spots = strewn(rng)
        for _ in SECTORS:
            spots = turned(spots)
            every = joined(spots)
            hopeless = not key_places(spots, neighbours(every))
            for _ in range(0 if hopeless else THINNINGS):
                roads = thinned(rng, spots, every, rng.randint(*ROADS))
                rewards = dealt(rng, spots, roads) if roads is not None else None
                if roads is not None and rewards is not None:
                    yield described(rng, seed, spots, roads, rewards)


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
    rng: random.Random,
    seed: int,
    spots: list[Spot],
    roads: Roads,
    rewards: Rewards,
    sides: Sequence[int] = (),
) -> Source:
    """What an island's file holds; ``sides`` has the part of each quarter with a coin, if that is
    not left to chance."""
    sides = sides or [rng.randint(0, 1) for _ in SECTORS]
    coins = {OUTER_SITES.start + 2 * n + side for n, side in enumerate(sides)}
    twice = rng.randrange(3)
    return {
        "name": f"seed-{seed}",
        "title": f"№ {seed}",
        "notes": "",
        "north": SECTORS[0],
        "direction": "clockwise",
        "sites": [_site(n, spot, rewards, n in coins) for n, spot in enumerate(spots)],
        "roads": [[SITE_IDS[a], SITE_IDS[b]] for a, b in sorted(roads)],
        "score_cards": _score_cards(rng),
        "goods_cards": {
            kind: 2 if n in (twice, 5 - twice) else 1 for n, kind in enumerate(GOODS_CARD_IDS)
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
