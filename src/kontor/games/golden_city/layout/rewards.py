"""Deals rewards over an island so that its sectors are worth the same and the best lie deep."""

import random
from itertools import combinations

from kontor.games.golden_city.geography import (
    COAST_SITES,
    OUTER_SITES,
    RURAL_SITES,
    SECTORS,
)
from kontor.games.golden_city.layout.places import Spot
from kontor.games.golden_city.layout.roads import Roads, neighbours, steps

POOL = {"key": 6, "bonus": 8, "goods": 8, "coin-2": 5, "coin-1": 9, "landform": 10}
"""As many as there are cards, and 19 coins in all (GC-I8)."""
WORTH = {"coin-1": 1.0, "coin-2": 2.0, "landform": 1.5, "goods": 3.0, "bonus": 4.0, "key": 4.0}
SWAPS = 4000
NEVER = 50.0
"""The cost of what must not be."""

Rewards = list[str]
"""By site number, coastal and rural."""


def dealt(rng: random.Random, spots: list[Spot], roads: Roads) -> Rewards | None:
    """Swap rewards as long as that makes a better island; ``None`` if it is still a bad one."""
    ground = Ground(spots, roads)
    if not ground.key_places:
        return None
    rewards = [reward for reward, count in POOL.items() for _ in range(count)]
    rng.shuffle(rewards)
    lowest = ground.cost(rewards)
    for _ in range(SWAPS):
        a, b = rng.sample(range(len(rewards)), 2)
        if rewards[a] == rewards[b]:
            continue
        rewards[a], rewards[b] = rewards[b], rewards[a]
        swapped = ground.cost(rewards)
        if swapped <= lowest:
            lowest = swapped
        else:
            rewards[a], rewards[b] = rewards[b], rewards[a]
    return rewards if lowest < NEVER else None


class Ground:
    """What does not change while rewards are swapped."""

    def __init__(self, spots: list[Spot], roads: Roads) -> None:
        ends = neighbours(roads)
        depth = steps(ends, COAST_SITES)
        land = range(OUTER_SITES.start)
        pairs = list(combinations(land, 2))
        self.spots = spots
        self.key_places = key_places(spots, ends)
        self.shallow = [3.0 * (depth[n] < 2) + 3.0 * (len(ends[n]) < 3) for n in land]
        self.touching = [(a, b) for a, b in pairs if b in ends[a]]
        self.one_branch = {(a, b) for a, b in pairs if b in ends[a] or ends[a] & ends[b]}

    def cost(self, rewards: Rewards) -> float:
        keyless = 0.0 if any(rewards[site] == "key" for site in self.key_places) else NEVER
        return keyless + self._uneven(rewards) + self._shallow(rewards) + self._crowded(rewards)

    def _uneven(self, rewards: Rewards) -> float:
        """How differently the sectors are blessed, in worth and in kinds of reward."""
        worth = [0.0] * 4
        has = {reward: [0] * 4 for reward in POOL}
        for spot, reward in zip(self.spots, rewards, strict=False):
            worth[spot.sector] += WORTH[reward]
            has[reward][spot.sector] += 1
        uneven = max(worth) - min(worth)
        uneven += sum(4.0 * max(0, max(counts) - min(counts) - 1) for counts in has.values())
        coasts = [set(rewards[4 * sector : 4 * sector + 4]) for sector in range(4)]
        return uneven + sum(2.0 * max(0, 3 - len(kinds)) for kinds in coasts)

    def _shallow(self, rewards: Rewards) -> float:
        """Keys and bonuses belong inland; a site worth a fight can be reached by several ways."""
        total = 0.0
        for site, reward in enumerate(rewards):
            if reward in ("key", "bonus"):
                total += self.shallow[site] + (NEVER if site in COAST_SITES else 0.0)
        goods = sum(rewards[site] == "goods" for site in COAST_SITES)
        return total + 3.0 * abs(goods - 3)

    def _crowded(self, rewards: Rewards) -> float:
        """Keys lie on different branches: never next to one another, nor next to the same site."""
        keys = [site for site, reward in enumerate(rewards) if reward == "key"]
        together = sum(pair in self.one_branch for pair in combinations(keys, 2))
        alike = sum(rewards[a] == rewards[b] != "key" for a, b in self.touching)
        return NEVER * together + alike


def key_places(spots: list[Spot], ends: list[set[int]]) -> set[int]:
    """Desert sites next to a chain of coast, inland and outer desert part that mountain sites
    neighbour too: one of them has a key (GC-I5)."""
    desert, mountain = SECTORS.index("desert"), SECTORS.index("mountain")

    def in_desert(sites: set[int], kind: range) -> set[int]:
        return {n for n in sites if n in kind and spots[n].sector == desert}

    places: set[int] = set()
    for site in in_desert(set(RURAL_SITES), RURAL_SITES):
        for coast in in_desert(ends[site], COAST_SITES):
            for part in in_desert(ends[site], OUTER_SITES):
                near = (ends[site] | ends[coast] | ends[part]) & set(RURAL_SITES)
                if any(spots[n].sector == mountain for n in near):
                    places |= in_desert(near & ends[site], RURAL_SITES)
    return places
