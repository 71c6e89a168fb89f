"""Draws an island as one SVG picture, as a small publisher would print it."""

import math
from collections.abc import Iterator
from html import escape

from kontor.core.text import Words
from kontor.games.golden_city.atlas.geometry import Point
from kontor.games.golden_city.atlas.legend import HEIGHT, legend
from kontor.games.golden_city.atlas.shape import CENTRE, ROSE, SIZE, Line, Shape, angle_of, polar
from kontor.games.golden_city.atlas.symbols import (
    DEEP_GOLD,
    DEEP_WATER,
    GOLD,
    GROUND,
    INK,
    PALE_GOLD,
    PAPER,
    RIPPLE,
    ROAD,
    SEA,
    SHADE,
    SHALLOWS,
    SYMBOLS,
    WATER,
)
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.geography import (
    COAST,
    COAST_SITES,
    INNER,
    OUTER,
    RIVERS,
    SECTORS,
)
from kontor.games.golden_city.island import Island, Site

RADIUS = 23.0
"""Of a location outside the city."""
PART = 34.0
"""Of a part of the city."""
STYLE = (
    'stroke-linecap="round" stroke-linejoin="round" stroke-width="2" text-anchor="middle" '
    "font-family=\"'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'DejaVu Serif', serif\""
)


def draw(island: Island, words: Words | None = None) -> str:
    """The island's map; with words, also what its signs mean."""
    shape = Shape(island)
    height = SIZE + (HEIGHT if words else 0)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE:.0f} {height:.0f}" '
            f'role="img" {STYLE}>',
            f"<title>{escape(island.title)}</title>",
            *_definitions(shape),
            *_sea(shape, height),
            *_land(shape),
            *_rivers(shape),
            *_city(shape),
            *_roads(shape),
            *_gates(shape),
            *(_site(shape, number) for number in range(len(island.sites))),
            *_wind_rose(),
            *(legend(words, SIZE, SIZE) if words else ()),
            "</svg>\n",
        ]
    )


def _definitions(shape: Shape) -> Iterator[str]:
    yield "<defs>"
    yield f'<clipPath id="land"><path d="{_path(shape.coast, closed=True)}"/></clipPath>'
    for name, drawing in SYMBOLS.items():
        yield f'<g id="{name}">{drawing}</g>'
    yield "</defs>"


def _sea(shape: Shape, height: float) -> Iterator[str]:
    yield f'<rect width="{SIZE:.0f}" height="{height:.0f}" fill="{SEA}"/>'
    yield f'<g fill="none" stroke="{RIPPLE}">'
    for at in shape.open_sea:
        yield f'<use href="#ripple" {_at(at)}/>'
    yield "</g>"
    coast = _path(shape.coast, closed=True)
    for width, tone in zip((64, 40, 18), SHALLOWS, strict=True):
        yield f'<path d="{coast}" fill="none" stroke="{tone}" stroke-width="{width}"/>'
    yield f'<g stroke="{INK}">'
    for number in COAST_SITES:
        yield _jetty(shape.sites[number])
    yield "</g>"


def _jetty(at: Point) -> str:
    """A landing stage from a coastal location into the sea."""
    turn = math.degrees(angle_of(at))
    return (
        f'<path transform="translate({_xy(at)}) rotate({turn:.1f})" fill="{ROAD}" '
        f'd="M20 -4 H58 V-12 H66 V12 H58 V4 H20 Z"/>'
    )


def _land(shape: Shape) -> Iterator[str]:
    coast = _path(shape.coast, closed=True)
    yield '<g clip-path="url(#land)">'
    for sector in SECTORS:
        ground = _path(shape.sectors[sector], closed=True)
        yield f'<path d="{ground}" fill="{GROUND[sector]}"/>'
    for sector in SECTORS:
        for at in shape.room[sector]:
            yield f'<use href="#strewn-{sector}" {_at(at)}/>'
    yield "</g>"
    yield f'<path d="{coast}" fill="none" stroke="{INK}"/>'


def _rivers(shape: Shape) -> Iterator[str]:
    yield '<g clip-path="url(#land)" fill="none">'
    for width, tone in ((18, INK), (14, WATER)):
        for river in RIVERS:
            line = _path(shape.rivers[river])
            yield f'<path d="{line}" stroke="{tone}" stroke-width="{width}"/>'
    yield "</g>"


def _city(shape: Shape) -> Iterator[str]:
    """A battlemented wall round the outer parts, and the gilded court of the inner ones."""
    wall = shape.wall
    step = math.tau / round(wall * math.tau / 24)
    for n in range(round(math.tau / step)):
        yield (
            f'<use href="#merlon" transform="translate({_xy(polar(wall, n * step))}) '
            f'rotate({math.degrees(n * step) + 90:.1f})"/>'
        )
    yield _circle(CENTRE, wall, DEEP_GOLD, INK)
    yield _circle(CENTRE, wall - 8, PALE_GOLD, INK)
    for quarter, (start, end) in shape.quarters.items():
        arc = f"M{_xy(polar(wall - 14, start))} A{wall - 14:.1f} {wall - 14:.1f} 0 0 1 "
        yield (
            f'<path d="{arc}{_xy(polar(wall - 14, end))}" fill="none" '
            f'stroke="{SHADE[quarter]}" stroke-width="7" stroke-linecap="butt"/>'
        )
    yield _circle(CENTRE, shape.inner_wall, GOLD, INK)
    yield _circle(CENTRE, shape.inner_wall - 6, "none", DEEP_GOLD)


def _roads(shape: Shape) -> Iterator[str]:
    lines = [
        f'<path d="M{_xy(start)} Q{_xy(bend)} {_xy(end)}"/>' for start, bend, end in shape.roads
    ]
    for width, tone in ((11, INK), (7, ROAD)):
        yield f'<g fill="none" stroke="{tone}" stroke-width="{width}">'
        yield from lines
        yield "</g>"


def _gates(shape: Shape) -> Iterator[str]:
    for angle in shape.gates:
        at = polar(shape.wall - 3, angle)
        turn = math.degrees(angle) + 90
        yield f'<use href="#gate" transform="translate({_xy(at)}) rotate({turn:.1f})"/>'


def _site(shape: Shape, number: int) -> str:
    site, at = shape.island.sites[number], shape.sites[number]
    if site.kind in (OUTER, INNER):
        return _part(site, at)
    rim = DEEP_WATER if site.kind == COAST else SHADE[site.sector]
    return (
        f'<g id="{site.id}">'
        + _circle(at, RADIUS, rim, INK)
        + (_waterside(shape, site, at) if site.river else "")
        + _circle(at, RADIUS - 4.5, PAPER)
        + f'<use href="#{site.reward}" {_at(at)}/>'
        + _label(site.id, at, RADIUS)
        + "</g>"
    )


def _waterside(shape: Shape, site: Site, at: Point) -> str:
    """The rim of a location on a river is water on that side."""
    assert site.river is not None
    nearest = min(shape.rivers[site.river], key=at.distance)
    turn = math.degrees(math.atan2(nearest.y - at.y, nearest.x - at.x))
    return (
        f'<path transform="translate({_xy(at)}) rotate({turn:.1f})" fill="none" '
        f'stroke="{WATER}" stroke-width="4" stroke-linecap="butt" '
        f'd="M4 -20.4 A20.8 20.8 0 0 1 4 20.4"/>'
    )


def _part(site: Site, at: Point) -> str:
    _, first, second, *_ = INNER_LETTERS if site.kind == INNER else OUTER_LETTERS
    extra = "key" if site.kind == INNER else "coin-1" if site.coin else ""
    return (
        f'<g id="{site.id}" transform="translate({_xy(at)})">'
        + _circle(Point(0, 0), PART, PAPER if site.kind == OUTER else PALE_GOLD, INK)
        + f'<use href="#{site.sector}" y="-18"/>'
        + f'<text y="8" font-size="22" fill="{INK}">{first}'
        + f'<tspan font-size="15" dx="6">{second}</tspan></text>'
        + (f'<use href="#{extra}" transform="translate(0 20) scale(0.72)"/>' if extra else "")
        + "</g>"
        + _label(site.id, at, PART)
    )


def _label(text: str, at: Point, radius: float) -> str:
    return (
        f'<text x="{at.x:.1f}" y="{at.y + radius + 11:.1f}" font-size="12" fill="{INK}" '
        f'stroke="{PAPER}" stroke-width="3" paint-order="stroke">{text}</text>'
    )


def _wind_rose() -> Iterator[str]:
    yield f'<g transform="translate({_xy(ROSE)})"><use href="#wind-rose"/>'
    yield f'<text y="-52" font-size="20" fill="{INK}">N</text></g>'


def _circle(at: Point, radius: float, fill: str, stroke: str = "none", more: str = "") -> str:
    ring = f'cx="{at.x:.1f}" cy="{at.y:.1f}" r="{radius:.1f}"'
    return f'<circle {ring} fill="{fill}" stroke="{stroke}" {more}/>'


def _path(line: Line, closed: bool = False) -> str:
    return "M" + "L".join(_xy(at) for at in line) + ("Z" if closed else "")


def _xy(at: Point) -> str:
    return f"{at.x:.1f} {at.y:.1f}"


def _at(at: Point) -> str:
    return f'x="{at.x:.1f}" y="{at.y:.1f}"'
