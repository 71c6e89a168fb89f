"""How an island is written down: in a file, in a record, among the options of a table."""

from typing import NotRequired, TypedDict

from kontor.games.golden_city.names import (
    AreaId,
    Direction,
    GoodId,
    GoodsId,
    KindId,
    RewardId,
    River,
    Sector,
    SiteId,
)


class SiteEntry(TypedDict):
    """A location."""

    id: SiteId
    kind: NotRequired[KindId]
    """Its id says that already."""
    sector: Sector
    river: NotRequired[River | None]
    reward: NotRequired[RewardId | None]
    coin: NotRequired[bool]
    """Whether the first builder in this outer part gets a coin besides (GC-R7)."""
    x: int | float
    y: int | float


class ScoreCardEntry(TypedDict):
    """A score card."""

    id: str
    back: int
    good: GoodId
    area: AreaId


class IslandFile(TypedDict):
    """An island: the board and the cards that belong to it."""

    name: str
    title: NotRequired[str]
    notes: NotRequired[str]
    north: Sector
    direction: Direction
    sites: list[SiteEntry]
    roads: list[tuple[SiteId, SiteId]]
    score_cards: list[ScoreCardEntry]
    goods_cards: dict[GoodsId, int]
