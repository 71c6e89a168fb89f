"""Draws the island with everybody's businesses: the picture of the table, in SVG."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from kontor.games.golden_city.atlas.geometry import Point
from kontor.games.golden_city.atlas.picture import RADIUS, draw
from kontor.games.golden_city.atlas.shape import SIZE, Shape
from kontor.games.golden_city.atlas.symbols import INK
from kontor.games.golden_city.board import Board, board
from kontor.games.golden_city.geography import INNER, OUTER
from kontor.games.golden_city.view import GoldenCityView

COLOURS = ("#b83a45", "#2d6aa0", "#4a7d37", "#c9962a")
"""Of the players' businesses, by seat."""
HOUSE = "M-11 11V-2L0 -12L11 -2V11Z"


def picture(view: GoldenCityView) -> tuple[str, str]:
    """The island, which stays, and the houses on it."""
    ground, shape = _ground(board(view.island))
    frame = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE:.0f} {SIZE:.0f}" '
        f'text-anchor="middle" stroke-linejoin="round" stroke-width="2">'
    )
    houses = (
        house for site, seats in view.businesses.items() for house in _houses(shape, site, [*seats])
    )
    return ground, "\n".join([frame, *houses, "</svg>"])


@lru_cache(maxsize=4)
def _ground(board: Board) -> tuple[str, Shape]:
    return draw(board.island), Shape(board.island)


def _houses(shape: Shape, site: str, seats: Sequence[int]) -> Iterator[str]:
    """A house for each business, side by side, with the number of its player's seat."""
    number = [each.id for each in shape.island.sites].index(site)
    is_part = shape.island.sites[number].kind in (OUTER, INNER)
    middle, scale = shape.sites[number], 0.85 if is_part else RADIUS / 15
    for place, seat in enumerate(seats):
        at = Point(middle.x + (place - (len(seats) - 1) / 2) * 24 * scale, middle.y)
        yield (
            f'<g transform="translate({at.x:.1f} {at.y:.1f}) scale({scale:.2f})">'
            f'<path d="{HOUSE}" fill="{COLOURS[seat]}" stroke="{INK}"/>'
            f'<text y="9" font-size="14" fill="#fff" stroke="none">{seat}</text></g>'
        )
