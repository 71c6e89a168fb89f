"""What does not change during play: seats, house rules, the island as sets and words.

All of it is made from the rules' own declarations, once, and stands as numbers in the kernels.
"""

from dataclasses import dataclass

from jax import Array

from kontor.batch.golden_city.bags import GOODS, LANDFORMS
from kontor.batch.golden_city.bits import Bits, constant
from kontor.core.setup import Option, Setup
from kontor.games.golden_city import meta
from kontor.games.golden_city.board import CITY as CITY_SITES
from kontor.games.golden_city.board import COASTAL as COASTAL_SITES
from kontor.games.golden_city.board import INNER as INNER_SITES
from kontor.games.golden_city.board import Board, board, mask
from kontor.games.golden_city.geography import AREAS, BACKS, REWARDS
from kontor.games.golden_city.geography import GOODS as GOODS_SHOWN
from kontor.games.golden_city.scoring import KINDS_WITH

COASTAL = constant(COASTAL_SITES)
INNER = constant(INNER_SITES)
CITY = constant(CITY_SITES)


@dataclass(frozen=True)
class Terms:
    """A table's choices, and tables made from its island."""

    seats: int
    first: int | None
    """Who starts, where the table has chosen."""
    house_rules: frozenset[str]
    """Those that are switched on."""

    roads: tuple[Bits, ...]
    """For each site, its neighbours."""
    rewards: tuple[Bits, ...]
    """For each reward, the sites that bring it."""
    inland: tuple[Bits, ...]
    """For each landform, the rural locations and city parts that cost its cards."""
    river: Bits
    areas: tuple[Bits, ...]
    goods: Array
    """The goods cards there are, as a bag."""
    card_goods: tuple[Array, ...]
    """For each score card, the kinds of goods card that count for it: their bits of a bag."""
    card_areas: tuple[int, ...]
    backs: tuple[Array, ...]
    """The score cards of each back, the topmost back first."""
    shown: tuple[Array, ...]
    """The score cards that show each good, then each area."""

    def has(self, house_rule: Option) -> bool:
        return house_rule.id in self.house_rules


def terms(setup: Setup) -> Terms:
    """The terms of a table. The set-up has been checked."""
    island = board(setup.options[meta.ISLAND.id])
    kinds_with = [
        GOODS.pack(GOODS.lane * (k in ks) for k in range(GOODS.kinds)) for ks in KINDS_WITH
    ]
    return Terms(
        seats=setup.seats,
        first=setup.first,
        house_rules=frozenset(id for id, _ in meta.META.switches if setup.switched_on(id)),
        roads=tuple(map(constant, island.roads)),
        rewards=tuple(_sites_with(island.reward, reward) for reward in range(len(REWARDS))),
        inland=tuple(map(constant, island.inland)),
        river=constant(island.river),
        areas=tuple(map(constant, island.area)),
        goods=GOODS.pack(island.goods),
        card_goods=tuple(kinds_with[good] for good in island.card_good),
        card_areas=tuple(island.card_area),
        backs=tuple(_cards_with(island.card_back, back) for back in sorted(BACKS)),
        shown=_shown(island),
    )


def _sites_with(attributes: list[int], value: int) -> Bits:
    return constant(mask([n for n, found in enumerate(attributes) if found == value]))


def _cards_with(attributes: list[int], value: int) -> Array:
    return _sites_with(attributes, value).low


def _shown(island: Board) -> tuple[Array, ...]:
    goods = [_cards_with(island.card_good, good) for good in range(len(GOODS_SHOWN))]
    return (*goods, *(_cards_with(island.card_area, area) for area in range(len(AREAS))))


__all__ = ["CITY", "COASTAL", "INNER", "LANDFORMS", "Terms", "terms"]
