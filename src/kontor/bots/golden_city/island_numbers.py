"""An island as numbers, for a network that plays on any: it sees them beside the position."""

from functools import lru_cache

from kontor.core.observation import Field
from kontor.games.golden_city.board import Board
from kontor.games.golden_city.geography import AREAS, LANDFORMS, REWARDS, SITES

ROAD_BYTES = -(-SITES // 8)
FIELDS = (
    Field("landforms", SITES, len(LANDFORMS) - 1, "each site's: " + ", ".join(LANDFORMS)),
    Field("rewards", SITES, len(REWARDS), "each site's: " + ", ".join((*REWARDS, "none"))),
    Field("areas", SITES, 255, "a bit for each that a site counts for: " + ", ".join(AREAS)),
    Field("roads", SITES * ROAD_BYTES, 255, "each site's neighbours, a bit for each, eight a byte"),
)


def described(board: Board) -> dict[str, list[int]]:
    """The numbers of every field."""
    return {
        "landforms": board.landform,
        "rewards": board.reward,
        "areas": [sum(1 << area for area in board.areas[site]) for site in range(SITES)],
        "roads": [byte for near in board.roads for byte in near.to_bytes(ROAD_BYTES, "little")],
    }


@lru_cache(maxsize=1024)
def island_numbers(board: Board) -> bytes:
    """All of them, a byte each."""
    return bytes(number for field in described(board).values() for number in field)
