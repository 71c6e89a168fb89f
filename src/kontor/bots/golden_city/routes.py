"""How far The Golden City's sites are from the parts of the city, by sites that are still free.

Compiled together with the rules.
"""

from typing import Final, final

from mypy_extensions import i64

from kontor.games.golden_city.board import FIRST_CITY_PART, Board
from kontor.games.golden_city.geography import SITES

FAR: Final[i64] = 6
"""A distance at which a city part does not matter yet."""
PARTS: Final[i64] = 12
STEP_BITS: Final[i64] = 4
STEP: Final[i64] = 15
"""A number of steps as bits."""
BIT: Final = [1 << site for site in range(SITES)]
"""Looked up: mypyc shifts a written 1 as an int of 32 bits."""
PRIME: Final[i64] = 67
PLACE: Final = [0] * 67
"""Which site a bit is, by its rest: the powers of two have different ones."""
for _site in range(SITES):
    PLACE[(1 << _site) % 67] = _site
KEPT: Final = 512
"""How many boards are remembered, so that trials that go on from one position share their work."""


def first(sites: i64) -> i64:
    """The lowest site of a set."""
    return PLACE[(sites & -sites) % PRIME]


@final
class Routes:
    """The ways into the city while these sites have a business on them, whoever built it."""

    def __init__(self, board: Board, occupied: i64) -> None:
        self.board: Final = board
        self.occupied: Final[i64] = occupied
        self.steps: Final = [0] * SITES
        """For each site, the steps to each city part, four bits each; 0 if it is too far."""
        for part in range(PARTS):
            self._walk(part)

    def _walk(self, part: i64) -> None:
        """Note how far everything is from a city part: no way leads through a business."""
        roads, steps = self.board.roads, self.steps
        shift = STEP_BITS * part
        seen: i64 = BIT[FIRST_CITY_PART + part]
        edge: i64 = roads[FIRST_CITY_PART + part]
        step: i64
        for step in range(1, FAR):
            edge &= ~seen
            seen |= edge
            after: i64 = 0
            while edge:
                site = first(edge)
                edge &= edge - 1
                nearer: i64 = steps[site]
                steps[site] = nearer | step << shift
                if not self.occupied >> site & 1:
                    on: i64 = roads[site]
                    after |= on
            edge = after


_known: Final[dict[int, Routes]] = {}


def routes(board: Board, occupied: i64) -> Routes:
    """The ways into the city on this board."""
    found = _known.get(occupied)
    if found is None or found.board is not board:
        if len(_known) >= KEPT:
            _known.clear()
        found = Routes(board, occupied)
        _known[occupied] = found
    return found
