"""An island as the rules use it: tables of numbers, and sets of sites as bit masks.

A board never changes, so all positions of a game share one.
"""

import json
from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from kontor.core.chance import Deck
from kontor.core.faults import BadSetup
from kontor.core.reference import Reference
from kontor.games.golden_city import island as data
from kontor.games.golden_city.geography import (
    AREAS,
    COAST_SITES,
    GOODS,
    INNER_SITES,
    LANDFORMS,
    OUTER_SITES,
    REWARDS,
    SITES,
)
from kontor.games.golden_city.island_file import IslandFile

# Rewards, by their place among `REWARDS`.
COIN: Final = 0
TWO_COINS: Final = 1
LANDFORM: Final = 2
KEY: Final = 3
BONUS: Final = 4
GOOD: Final = 5
NO_REWARD: Final = 6


def mask(sites: range | list[int]) -> int:
    """The sites as a set: site `n` is bit `n`."""
    return sum(1 << site for site in sites)


def count(sites: int) -> int:
    """How many sites there are in a set."""
    return sites.bit_count()


COASTAL: Final[i64] = mask(COAST_SITES)
INNER: Final[i64] = mask(INNER_SITES)
CITY: Final[i64] = mask(OUTER_SITES) | INNER
FIRST_CITY_PART: Final[i64] = 46
FIRST_INNER_PART: Final[i64] = 54


class Board(Reference):
    """What the rules ask of an island."""

    def __init__(self, island: data.Island, option: str | IslandFile) -> None:
        sites = island.sites
        numbers = range(SITES)
        self.option: Final = option
        """How a table asks for this island: its name, or its description."""
        self.island: Final = island
        """The description itself, for those who draw or tell it."""
        self.ids: Final = [site.id for site in sites]
        self.landform: Final = [LANDFORMS.index(site.landform) for site in sites]
        self.roads: Final = [mask(list(island.neighbours[n])) for n in numbers]
        """For each site, the set of its neighbours."""
        self.reward: Final = [
            REWARDS.index(site.reward) if site.reward else COIN if site.coin else NO_REWARD
            for site in sites
        ]
        self.inland: Final = [
            mask([n for n in numbers if sites[n].landform == landform and not COASTAL >> n & 1])
            for landform in LANDFORMS
        ]
        """For each landform, the rural locations and city parts that cost its cards."""
        self.river: Final = mask([n for n in numbers if sites[n].river])
        self.card_back: Final = [card.back for card in island.score_cards]
        self.card_good: Final = [GOODS.index(card.good) for card in island.score_cards]
        self.card_area: Final = [AREAS.index(card.area) for card in island.score_cards]
        self.area: Final = [
            mask([n for n in numbers if area in (sites[n].river, sites[n].quarter)])
            for area in AREAS
        ]
        """For each river and quarter, the sites that count for it (GC-I3, GC-I4)."""
        self.areas: Final = [
            [n for n in range(len(AREAS)) if self.area[n] >> site & 1] for site in numbers
        ]
        """For each site, the rivers and quarters that it counts for."""
        self.score_deck: Final = Deck("score", [card.id for card in island.score_cards])
        self.goods: Final = [card.copies for card in island.goods_cards]
        """How many goods cards there are of each kind."""

    def plain(self) -> object:
        return self.option

    def __reduce__(self) -> tuple[Callable[[object], "Board"], tuple[object]]:
        return board, (self.option,)


KEPT: Final = 64
"""How many boards a process remembers: everybody may bring an island of his own."""
_boards: Final[dict[str, Board]] = {}
_latest: Final[list[tuple[object, Board]]] = []


def board(option: object) -> Board:
    """The board a table asked for, by name or as a whole description. Raises `BadSetup`."""
    if _latest and _latest[0][0] is option:  # who searches asks for the same one again and again
        return _latest[0][1]
    key = option if isinstance(option, str) else json.dumps(option)
    found = _boards.pop(key, None) or _made(option)
    _boards[key] = found
    if len(_boards) > KEPT:
        del _boards[next(iter(_boards))]
    _latest[:] = [(option, found)]
    return found


def _made(option: object) -> Board:
    if isinstance(option, dict):
        try:
            return Board(data.load(option), cast(IslandFile, option))
        except data.BadIsland as fault:
            text = f"this is no island: {fault}"
            raise BadSetup(text, "bad-choice", option="island", **fault.facts) from None
    if isinstance(option, str) and option in data.names():
        return Board(data.shipped(option), option)
    known = ", ".join(data.names())
    text = f"there is no island {option!r}; there are: {known}"
    raise BadSetup(text, "no-choice", option="island", value=str(option), known=known)
