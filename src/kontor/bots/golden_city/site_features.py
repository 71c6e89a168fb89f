"""What a network for every island is given: numbers for the table, and for each site.

They follow from the position and the island as `SITE_OBSERVATION` has them, by the same few lines
under NumPy and JAX. What they say of a site does not depend on its place in a list.
"""

from types import ModuleType
from typing import Any

import numpy as np

from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.network import InputScale, scale
from kontor.bots.place_network import PlaceInputs, PlaceReader
from kontor.core.observation import Observation
from kontor.games.golden_city.board import CITY, COASTAL, FIRST_CITY_PART, INNER
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.geography import GOODS, INNER_SITES, OUTER_SITES, REWARDS, SITES
from kontor.games.golden_city.rules import FIRST_BUILD
from kontor.games.golden_city.state import LANDFORM_KINDS

SEATS = 4
FAR = 6
"""More roads than anybody looks ahead."""
PARTS = SITES - FIRST_CITY_PART
OF_SITES = {
    *("businesses", "paying-for", "site-values"),
    *("landforms", "rewards", "areas", "roads"),
}
"""What is said of sites; the rest is said of the table."""
FADE = np.array([*Preferences().fade, 0.0], np.float32)
"""What of a city part's letters one sees from so many roads away."""


def _set(mask: int) -> np.ndarray[Any, Any]:
    return np.array([mask >> site & 1 for site in range(SITES)], np.float32)


ON_COAST, IN_CITY, IN_INNER = _set(COASTAL), _set(CITY), _set(INNER)
KINDS = np.stack([ON_COAST, 1 - ON_COAST - IN_CITY, IN_CITY - IN_INNER, IN_INNER], axis=-1)
PRIZES = np.array(
    [OUTER_LETTERS[1:]] * len(OUTER_SITES) + [INNER_LETTERS[1:]] * len(INNER_SITES), np.float32
)
"""[part, builders before] The letters for building in a part of the city."""
EVERY_PART = np.eye(SITES, dtype=np.float32)[FIRST_CITY_PART:]


class SiteReader(PlaceReader):
    """Reads the numbers of an observation."""

    def __init__(self, observation: Observation) -> None:
        self.place = {field.name: observation.place(field.name) for field in observation.fields}
        super().__init__(observation.size, FIRST_BUILD)
        most = np.array(observation.bounds()[1], np.float32)
        every = np.arange(observation.size)
        of_table = [every[self.place[name]] for name in self.place if name not in OF_SITES]
        builds = every[self.place["answers"]][FIRST_BUILD : FIRST_BUILD + SITES]
        self.of_table = np.setdiff1d(np.concatenate(of_table), builds)
        self.scale: InputScale = scale(most[self.of_table])

    def read(self, xp: ModuleType, seen: Any) -> PlaceInputs:
        """For observations of shape [..., size]."""
        now = SeenFields(xp, seen, self.place)
        sites = Sites(xp, now)
        table = self.scale.read(xp, seen[..., self.of_table])
        return PlaceInputs(
            table=xp.concatenate([table, *sites.for_the_table()], axis=-1),
            places=xp.concatenate(sites.numbers(), axis=-1),
            roads=sites.roads,
            groups=sites.groups(),
            advice=now["answers"] / 10,
        )


class SeenFields:
    """The fields of an observation."""

    def __init__(self, xp: ModuleType, seen: Any, place: dict[str, slice]) -> None:
        self.xp, self.seen, self.place = xp, seen, place

    def __getitem__(self, name: str) -> Any:
        return self.seen[..., self.place[name]].astype(self.xp.float32)

    def parts(self, name: str, count: int) -> Any:
        """A field in so many parts of equal size."""
        found = self[name]
        return found.reshape(*found.shape[:-1], count, found.shape[-1] // count)

    def bits(self, name: str) -> Any:
        """[…, site, bit] of a field of bytes."""
        numbers = self.seen[..., self.place[name]]
        bits = self.xp.unpackbits(numbers, axis=-1, bitorder="little").astype(self.xp.float32)
        return bits.reshape(*bits.shape[:-1], SITES, bits.shape[-1] // SITES)


class Sites:
    """What there is to say of each site, from the mover's point of view."""

    def __init__(self, xp: ModuleType, now: SeenFields) -> None:
        self.xp, self.now = xp, now
        self.own = now.parts("businesses", SEATS)
        self.roads = now.bits("roads")[..., :SITES]
        self.areas = now.bits("areas")
        self.builders = self.own.sum(axis=-2)
        self.free = 1 - xp.minimum(self.builders, 1) * (1 - IN_CITY)
        self.keys = now["keys"]
        inner = xp.where(self.keys[..., None] > 0, 1.0, 1 - IN_INNER)
        reached = xp.minimum(self.own @ self.roads, 1) * (1 - ON_COAST) * (1 - self.own) * inner
        builds = xp.minimum(now["unbuilt"], 1)[..., None]
        self.open = xp.maximum(reached, ON_COAST) * self.free[..., None, :] * builds
        """Where each player could build if he had the cards."""
        self.counts = self.own @ self.areas
        """[…, player, area]"""
        self.steps = self._steps()
        self.prices, self.payable = self._prices()

    def _steps(self) -> Any:
        """[…, player or city part, site] How many roads away, past businesses on no free site."""
        xp, free = self.xp, self.free[..., None, :]
        parts = xp.broadcast_to(EVERY_PART, (*self.own.shape[:-2], PARTS, SITES))
        edge = seen = xp.concatenate([self.own, parts], axis=-2)
        steps = xp.full(edge.shape, float(FAR), xp.float32)
        for step in range(1, FAR):
            on = xp.minimum(edge @ self.roads, 1)
            if step == 1:
                on = xp.concatenate(
                    [xp.maximum(on[..., :SEATS, :], self.open), on[..., SEATS:, :]], axis=-2
                )
            on = on * (1 - seen)
            seen = xp.maximum(seen, on)
            steps = xp.where(on > 0, float(step), steps)
            edge = on * free
        return steps

    def _prices(self) -> tuple[Any, Any]:
        """[…, landform] How many cards the mover's hand would pay, and whether it can."""
        xp, hand = self.xp, self.now["hand"]
        pairs = xp.floor(hand / 2)
        others = pairs.sum(axis=-1)[..., None] - pairs
        inland = xp.where(hand >= 2, 2.0, xp.where((hand >= 1) & (others >= 1), 3.0, 4.0))
        can = (hand >= 2) | ((hand >= 1) & (others >= 1)) | (others >= 2)
        coast = hand[..., :1] >= 1
        price = xp.concatenate([xp.where(coast, 1.0, 2.0), inland[..., 1:]], axis=-1)
        payable = xp.concatenate(
            [coast | (pairs.sum(axis=-1)[..., None] >= 1), can[..., 1:]], axis=-1
        )
        return price, payable.astype(xp.float32)

    def groups(self) -> Any:
        """[…, group, site] Those of each player, all, those open to the mover, the one paid for."""
        xp = self.xp
        whole = xp.broadcast_to(np.float32(1 / SITES), (*self.own.shape[:-2], 1, SITES))
        paid = self.now["paying-for"][..., None, :]
        return xp.concatenate([self.own / 8, self.open[..., :1, :] / 16, whole, paid], axis=-2)

    def for_the_table(self) -> list[Any]:
        mine, most = self.counts[..., 0, :], self.counts[..., 1:, :].max(axis=-2)
        return [self.payable, self.prices / 4, mine / 5, most / 5]

    def numbers(self) -> list[Any]:
        """Several columns each, […, site, column]."""
        xp, now = self.xp, self.now
        landform = self._kinds("landforms", LANDFORM_KINDS)
        answers = now["answers"]
        columns = [
            self.free,
            self.builders / 3,
            self.roads.sum(axis=-1) / 5,
            (landform @ self.payable[..., None])[..., 0],
            (landform @ self.prices[..., None])[..., 0] / 4,
            now["paying-for"],
            now["site-values"] / 50,
            answers[..., FIRST_BUILD : FIRST_BUILD + SITES] / 100,
            xp.broadcast_to(IN_INNER, self.free.shape) * (self.keys[..., :1] <= 0),
            *self._letters(),
        ]
        return [
            landform,
            self._kinds("rewards", len(REWARDS) + 1),
            xp.broadcast_to(KINDS, (*self.free.shape, KINDS.shape[-1])),
            xp.swapaxes(self.own, -1, -2),
            xp.swapaxes(self.open, -1, -2),
            1 / xp.swapaxes(self.steps[..., :SEATS, :], -1, -2),
            xp.stack(columns, axis=-1),
        ]

    def _kinds(self, name: str, count: int) -> Any:
        """A 1 for what each site is."""
        return (self.now[name][..., None] == np.arange(count)).astype(self.xp.float32)

    def _letters(self) -> list[Any]:
        """What building would bring: in the city, by score cards, and as a way into the city."""
        xp, now = self.xp, self.now
        mine, most = self.counts[..., 0, :], self.counts[..., 1:, :].max(axis=-2)
        gain = 2.0 * (mine == 0) + 2.0 * (mine == most)
        shown = now["score-card"][..., len(GOODS) :]
        coming = now["score-deck"][..., len(GOODS) :]
        coming = coming / xp.maximum(coming.sum(axis=-1)[..., None], 1)
        by_area = xp.stack(
            [gain * shown / 4, gain * coming / 4, coming, mine / 5, most / 5], axis=-1
        )
        of_areas = self.areas @ by_area
        there = self.builders[..., FIRST_CITY_PART:]
        before = (there[..., None] == np.arange(PRIZES.shape[-1])).astype(xp.float32)
        prizes = (before * PRIZES).sum(axis=-1) * (1 - self.own[..., 0, FIRST_CITY_PART:])
        outside = xp.zeros(self.free[..., :FIRST_CITY_PART].shape, xp.float32)
        ways = self._ways(prizes)
        return [
            xp.concatenate([outside, prizes / 10], axis=-1),
            ways / 10,
            *(of_areas[..., column] for column in range(of_areas.shape[-1])),
        ]

    def _ways(self, prizes: Any) -> Any:
        """How much nearer a site brings the mover to the letters of city parts."""
        xp = self.xp
        fade = FADE[FAR] + xp.zeros_like(self.steps[..., SEATS:, :])
        for step in range(1, FAR):
            fade = xp.where(self.steps[..., SEATS:, :] == step, FADE[step], fade)
        known = (fade * self.own[..., :1, :]).max(axis=-1)[..., None]
        return (prizes[..., None] * xp.maximum(fade - known, 0)).sum(axis=-2)
