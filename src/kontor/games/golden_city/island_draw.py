"""Draws an island as one SVG picture, as a small publisher would print it."""

import math
from collections.abc import Iterator

from kontor.games.golden_city.geography import (
    COAST_SITES,
    INNER,
    OUTER,
    RIVERS,
    SECTORS,
)
from kontor.games.golden_city.island import Island, Site
from kontor.games.golden_city.island_shape import (
    CENTRE,
    REACH,
    SIZE,
    Line,
    Shape,
    along,
    polar,
)
from kontor.games.golden_city.island_symbols import (
    BADGES,
    DEEP_GOLD,
    DEEP_WATER,
    GOLD,
    GROUND,
    INK,
    MOTIFS,
    PALE_GOLD,
    PAPER,
    REWARD,
    ROAD,
    SEA,
    SHADE,
    WATER,
)
from kontor.games.golden_city.plane import Point

RADIUS = 23.0
"""Of a location outside the city."""
PART = 33.0
LEGEND = 150.0
"""The height of the strip below the map."""


def draw(island: Island) -> str:
    """The whole picture: the map and what its signs mean."""
    shape = Shape(island)
    height = SIZE + LEGEND
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE:.0f} {height:.0f}" '
            f'width="{SIZE:.0f}" height="{height:.0f}" role="img" '
            f'stroke-linecap="round" stroke-linejoin="round" stroke-width="2" '
            f"font-family=\"Georgia, 'DejaVu Serif', serif\">",
            f"<title>{_escaped(island.title)}</title>",
            *_definitions(shape),
            *_sea(shape),
            *_land(shape),
            *_rivers(shape),
            *_city(shape),
            *_roads(shape),
            *_gates(shape),
            *(_site(shape, n) for n in range(len(island.sites))),
            "</svg>\n",
        ]
    )


def _definitions(shape: Shape) -> Iterator[str]:
    yield "<defs>"
    yield f'<clipPath id="coast"><path d="{_path(shape.coast, closed=True)}"/></clipPath>'
    for name, drawing in MOTIFS.items():
        yield f'<g id="motif-{name}">{drawing}</g>'
    for name, drawing in BADGES.items():
        yield f'<g id="badge-{name}">{drawing}</g>'
    for name, drawing in REWARD.items():
        yield f'<g id="reward-{name}">{drawing}</g>'
    yield "</defs>"


def _sea(shape: Shape) -> Iterator[str]:
    yield f'<rect width="{SIZE:.0f}" height="{SIZE + LEGEND:.0f}" fill="{PAPER}"/>'
    yield f'<rect width="{SIZE:.0f}" height="{SIZE:.0f}" fill="{SEA}"/>'
    coast = _path(shape.coast, closed=True)
    for width, tone in ((56, "#e2dfca"), (34, "#d6dac8"), (16, "#c2d0c6")):
        yield f'<path d="{coast}" fill="none" stroke="{tone}" stroke-width="{width}"/>'


def _land(shape: Shape) -> Iterator[str]:
    yield '<g clip-path="url(#coast)">'
    for sector in SECTORS:
        yield f'<path d="{_path(shape.sectors[sector], closed=True)}" fill="{GROUND[sector]}"/>'
    for sector in SECTORS:
        for at in room(shape, sector):
            yield f'<use href="#motif-{sector}" {_at(at)}/>'
    yield "</g>"
    coast = _path(shape.coast, closed=True)
    yield f'<path d="{coast}" fill="none" stroke="{INK}"/>'


def _rivers(shape: Shape) -> Iterator[str]:
    yield '<g clip-path="url(#coast)" fill="none">'
    for river in RIVERS:
        line = _path(shape.rivers[river])
        yield f'<path d="{line}" stroke="{INK}" stroke-width="17"/>'
        yield f'<path d="{line}" stroke="{WATER}" stroke-width="13"/>'
    yield "</g>"


def _city(shape: Shape) -> Iterator[str]:
    yield _circle(CENTRE, shape.wall + 5, fill=INK)
    yield _circle(CENTRE, shape.wall + 3, fill=DEEP_GOLD)
    yield _circle(CENTRE, shape.wall - 5, fill=PALE_GOLD, stroke=INK)
    yield _circle(CENTRE, shape.inner_wall, fill=GOLD, stroke=INK)


def _roads(shape: Shape) -> Iterator[str]:
    lines = [
        f'<path d="M{_xy(start)} Q{_xy(bend)} {_xy(end)}"/>' for start, bend, end in shape.roads
    ]
    for width, tone in ((10, INK), (6, ROAD)):
        yield f'<g fill="none" stroke="{tone}" stroke-width="{width}">'
        yield from lines
        yield "</g>"


def _gates(shape: Shape) -> Iterator[str]:
    for angle in shape.gates:
        at = polar(shape.wall - 1, angle)
        yield (
            f'<g transform="translate({_xy(at)}) rotate({math.degrees(angle) + 90:.1f})">'
            f'<path d="M-15 -8 h9 v16 h-9 z M6 -8 h9 v16 h-9 z" fill="{DEEP_GOLD}" '
            f'stroke="{INK}"/></g>'
        )


def _site(shape: Shape, number: int) -> str:
    site, at = shape.island.sites[number], shape.sites[number]
    if site.kind in (OUTER, INNER):
        return _part(site, at)
    rim = DEEP_WATER if number in COAST_SITES else SHADE[site.sector]
    return (
        _circle(at, RADIUS, fill=rim, stroke=INK)
        + _circle(at, RADIUS - 4.5, fill=PAPER)
        + f'<use href="#reward-{site.reward}" {_at(at)}/>'
    )


def _part(site: Site, at: Point) -> str:
    gilded = site.kind == INNER
    return _circle(at, PART, fill=PAPER if not gilded else PALE_GOLD, stroke=INK) + (
        f'<use href="#badge-{site.sector}" {_at(Point(at.x, at.y - 14))}/>'
    )


def room(shape: Shape, sector: str) -> list[Point]:
    """Where a sector has room for the small drawings of its landform."""
    found: list[Point] = []
    ground = shape.sectors[sector]
    blocked = [along(road, n / 8) for road in shape.roads for n in range(9)]
    water = [at for river in shape.rivers.values() for at in river]
    for n in range(1, 4000):
        at = Point(SIZE * _halton(n, 2), SIZE * _halton(n, 3))
        if (
            shape.wall + 22 < at.distance(CENTRE) < REACH + 30
            and _inside(at, ground)
            and all(at.distance(other) > 40 for other in shape.sites)
            and all(at.distance(other) > 19 for other in blocked)
            and all(at.distance(other) > 24 for other in (*water, *shape.coast))
            and all(at.distance(other) > 27 for other in found)
        ):
            found.append(at)
    return sorted(found, key=lambda at: at.y)


def _halton(n: int, base: int) -> float:
    value, share = 0.0, 1.0
    while n:
        share /= base
        n, digit = divmod(n, base)
        value += digit * share
    return value


def _inside(at: Point, outline: Line) -> bool:
    inside = False
    for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (a.y > at.y) != (b.y > at.y) and at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x:
            inside = not inside
    return inside


def _circle(at: Point, radius: float, fill: str, stroke: str = "none") -> str:
    ring = f'cx="{at.x:.1f}" cy="{at.y:.1f}" r="{radius:.1f}"'
    return f'<circle {ring} fill="{fill}" stroke="{stroke}"/>'


def _path(line: Line, closed: bool = False) -> str:
    return "M" + "L".join(_xy(at) for at in line) + ("Z" if closed else "")


def _xy(at: Point) -> str:
    return f"{at.x:.1f} {at.y:.1f}"


def _at(at: Point) -> str:
    return f'x="{at.x:.1f}" y="{at.y:.1f}"'


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
