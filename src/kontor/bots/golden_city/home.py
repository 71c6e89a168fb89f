"""Where networks are at home: some learnt on one island, and know its sites by their numbers."""

from typing import Any

from kontor.bots.features import Facts
from kontor.games.golden_city.board import Board, board
from kontor.games.golden_city.meta import ISLAND
from kontor.games.golden_city.state import GoldenCityState


def learnt_there(facts: Facts, where: Any) -> bool:
    """Whether a network with these facts learnt on the island of a position or view, by whatever
    name that goes."""
    here = where.board if isinstance(where, GoldenCityState) else board(where.island)
    learnt = [options.get(ISLAND.id, ISLAND.former) for options in facts.get("options", [{}])]
    return any(_layout(here) == _layout(board(island)) for island in learnt)


def _layout(board: Board) -> tuple[object, ...]:
    sites = board.landform, board.roads, board.reward, board.area
    return *sites, board.card_back, board.card_good, board.card_area, board.goods
