"""An island to play The Golden City on: a data file, read and checked once.

The shipped island is our own reconstruction (GC-I7); the owner of the box can write a file with
the printed board and play on that.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from kontor.core.faults import KontorError
from kontor.core.finding import Finding
from kontor.games.golden_city.geography import (
    COAST_SITES,
    GOODS,
    GOODS_CARD_IDS,
    GOODS_PAIRS,
    INNER_SITES,
    LANDFORMS,
    OUTER_SITES,
    OWN_LANDFORM,
    QUARTER_KINDS,
    REWARDS,
    RIVERS,
    RURAL_SITES,
    SECTORS,
    SITE_IDS,
    SITE_NUMBER,
    SITES,
    kind_of,
)
from kontor.games.golden_city.island_check import faults
from kontor.games.golden_city.names import GAME_ID, USUAL

__all__ = [
    "COAST_SITES",
    "GOODS",
    "INNER_SITES",
    "LANDFORMS",
    "OUTER_SITES",
    "REWARDS",
    "RIVERS",
    "RURAL_SITES",
    "SECTORS",
    "SITES",
    "SITE_IDS",
    "USUAL",
    "BadIsland",
    "GoodsCard",
    "Island",
    "ScoreCard",
    "Site",
    "load",
    "names",
    "shipped",
    "to_json",
]


class BadIsland(KontorError):
    """A description that is no island. ``faults`` has each thing that is wrong with it."""

    def __init__(self, found: list[Finding]) -> None:
        more = len(found) - 1
        text = f"{found[0]} (and {more} more)" if more else str(found[0])
        super().__init__(text, "bad-data", game=GAME_ID, finding=found[0], more=more)
        self.faults = found


@dataclass(frozen=True)
class Site:
    """A location."""

    id: str
    kind: str
    landform: str
    """What one pays with: ``coast``, or the landform of its sector."""
    sector: str
    """The landform of the sector it lies in."""
    river: str | None
    quarter: str | None
    reward: str | None
    coin: bool
    """Whether the first builder in this outer part gets a coin besides (GC-R7)."""
    x: float
    y: float


@dataclass(frozen=True)
class ScoreCard:
    """What is scored at a round's end: a good, and a river or a quarter (GC-C4)."""

    id: str
    back: int
    good: str
    area: str


@dataclass(frozen=True)
class GoodsCard:
    """A kind of goods card, with two different goods on it (GC-C5)."""

    id: str
    goods: tuple[str, str]
    copies: int


@dataclass(frozen=True)
class Island:
    """The board and the cards that belong to it."""

    name: str
    title: str
    notes: str
    north: str
    """The landform of the sector in the north."""
    direction: str
    """Which way round `SECTORS` follow one another."""
    sites: tuple[Site, ...]
    """By number, in the order of `SITE_IDS`."""
    roads: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[int, ...], ...]
    score_cards: tuple[ScoreCard, ...]
    goods_cards: tuple[GoodsCard, ...]
    """The six kinds, in the order of `GOODS_CARD_IDS`."""


def load(source: Mapping[str, object]) -> Island:
    """The island that this describes. Raises `BadIsland` with all that is wrong with it."""
    found = faults(source)
    if found:
        raise BadIsland(found)
    plain: Mapping[str, Any] = source
    roads = _roads(plain["roads"])
    return Island(
        name=plain["name"],
        title=plain.get("title", plain["name"]),
        notes=plain.get("notes", ""),
        north=plain["north"],
        direction=plain["direction"],
        sites=_sites(plain["sites"]),
        roads=roads,
        neighbours=_neighbours(roads),
        score_cards=tuple(
            ScoreCard(card["id"], card["back"], card["good"], card["area"])
            for card in plain["score_cards"]
        ),
        goods_cards=tuple(
            GoodsCard(kind, pair, plain["goods_cards"].get(kind, 0))
            for kind, pair in zip(GOODS_CARD_IDS, GOODS_PAIRS, strict=True)
        ),
    )


@cache
def shipped(name: str = USUAL) -> Island:
    """An island that comes with Kontor."""
    file = files(__package__) / "islands" / f"{name}.json"
    text = file.read_text(encoding="utf-8")
    return load(json.loads(text))


@cache
def names() -> list[str]:
    """The islands that come with Kontor."""
    folder = files(__package__) / "islands"
    return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".json"))


def to_json(island: Island) -> dict[str, object]:
    """What `load` reads, so that a record can carry the island it was played on."""
    return {
        "name": island.name,
        "title": island.title,
        "notes": island.notes,
        "north": island.north,
        "direction": island.direction,
        "sites": [_site_to_json(site) for site in island.sites],
        "roads": [[SITE_IDS[a], SITE_IDS[b]] for a, b in island.roads],
        "score_cards": [
            {"id": card.id, "back": card.back, "good": card.good, "area": card.area}
            for card in island.score_cards
        ],
        "goods_cards": {card.id: card.copies for card in island.goods_cards},
    }


def _site_to_json(site: Site) -> dict[str, object]:
    plain: dict[str, object] = {"id": site.id, "kind": site.kind, "sector": site.sector}
    if site.river is not None:
        plain["river"] = site.river
    if site.reward is not None:
        plain["reward"] = site.reward
    if site.coin:
        plain["coin"] = True
    return {**plain, "x": site.x, "y": site.y}


def _sites(entries: list[Mapping[str, Any]]) -> tuple[Site, ...]:
    return tuple(_site(entry) for entry in sorted(entries, key=lambda e: SITE_NUMBER[e["id"]]))


def _site(entry: Mapping[str, Any]) -> Site:
    number = SITE_NUMBER[entry["id"]]
    kind, sector = kind_of(number), entry["sector"]
    return Site(
        id=entry["id"],
        kind=kind,
        landform=OWN_LANDFORM.get(kind, sector),
        sector=sector,
        river=entry.get("river"),
        quarter=sector if kind in QUARTER_KINDS else None,
        reward=entry.get("reward"),
        coin=entry.get("coin", False),
        x=entry["x"],
        y=entry["y"],
    )


def _roads(entries: list[list[str]]) -> tuple[tuple[int, int], ...]:
    ends = (sorted(SITE_NUMBER[site] for site in entry) for entry in entries)
    return tuple(sorted((a, b) for a, b in ends))


def _neighbours(roads: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    ends: list[list[int]] = [[] for _ in range(SITES)]
    for a, b in roads:
        ends[a].append(b)
        ends[b].append(a)
    return tuple(tuple(sorted(sites)) for sites in ends)
