"""A table as pixels: the game's own picture if it brings one, and what it says of the table.

Everything is SVG, drawn by resvg in a fixed size, with the typeface that Pillow brings along,
so that no font need be installed.
"""

import tempfile
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from html import escape
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Any
from unicodedata import normalize

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image, ImageFont

from kontor.core import registry
from kontor.core.text import Section
from kontor.core.view import View

HEIGHT, ALONE, BESIDE = 800, 1200, 640
"""Of a frame in pixels, and how wide the text is, alone or beside a picture."""
MARGIN, GAP, LINE, SIZE = 24, 18, 24, 16
"""Round the text, between columns; a line's height, and that of its letters."""
SIMPLER = str.maketrans({"–": "-", "—": "-", "×": "x", "’": "'", "“": '"', "”": '"', "…": "..."})
PAPER, INK, SOFT, RULE = "#f7efdc", "#40342c", "#7c6c5d", "#d8c9a8"
TONES = {
    "blue": "#2b6394",
    "green": "#46752f",
    "lime": "#88994b",
    "red": "#ad3340",
    "purple": "#6d4585",
    "gold": "#8c6510",
}


def pixels(game: str, view: View, sections: Sequence[Section]) -> NDArray[np.uint8]:
    """An array of shape [height, width, 3]."""
    draw = registry.function(game, "picture")
    wide = BESIDE if draw else ALONE
    shown = [section for section in sections if not (draw and section.tile)]
    text = "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{HEIGHT}">',
            f'<rect width="100%" height="100%" fill="{PAPER}"/>',
            *_text(shown, wide),
            "</svg>",
        ]
    )
    parts = [_drawn(text, wide)]
    if draw:
        ground, things = draw(view)
        parts.insert(0, Image.alpha_composite(_ground(ground), _drawn(things, HEIGHT)))
    return np.hstack([np.asarray(part.convert("RGB")) for part in parts])


@lru_cache(maxsize=4)
def _ground(svg: str) -> Image.Image:
    return _drawn(svg, HEIGHT)


def _text(sections: Sequence[Section], room: int) -> Iterator[str]:
    """The sections below one another, as large as there is room for."""
    groups = [list(group) for _, group in groupby(sections, key=lambda each: [*each.columns])]
    blocks = [block for group in groups for block in _blocks(group)]
    wide = max((width for width, _, _ in blocks), default=1)
    high = sum(height for _, height, _ in blocks) or 1
    scale = min((room - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high, 1.25)
    yield f'<g transform="translate({MARGIN} {MARGIN}) scale({scale:.3f})">'
    top = 0
    for _, height, lines in blocks:
        yield f'<g transform="translate(0 {top})">{"".join(lines)}</g>'
        top += height
    yield "</g>"


def _blocks(group: Sequence[Section]) -> Iterator[tuple[int, int, list[str]]]:
    """How wide and how high each section is, and its lines. Their columns are the same."""
    tables = [
        [[section.title, *(() if number else section.columns)], *([*r.cells] for r in section.rows)]
        for number, section in enumerate(group)
    ]
    count = max(len(row) for table in tables for row in table)
    wide = [
        max(_width(row[place]) for table in tables for row in table if place < len(row))
        for place in range(count)
    ]
    starts = [sum(wide[:place]) + GAP * place for place in range(count)]
    full = starts[-1] + wide[-1]
    for section, table in zip(group, tables, strict=True):
        tones = [SOFT, *(TONES.get(row.tone, INK) for row in section.rows)]
        lines = [
            _line(cell, starts[place], number, INK if number > 1 and place else tone)
            for number, (cells, tone) in enumerate(zip(table, tones, strict=True), 1)
            for place, cell in enumerate(cells)
        ]
        lines.append(f'<path d="M0 {LINE + 7}H{full}" stroke="{RULE}"/>')
        rows = len(table) + bool(section.note)
        if section.note:
            lines.append(_line(section.note, 0, rows, SOFT))
        yield max(full, _width(section.note)), LINE * (rows + 1), lines


def _line(text: str, x: int, number: int, fill: str) -> str:
    place = f'x="{x}" y="{LINE * number}" font-size="{SIZE}"'
    return f'<text {place} fill="{fill}">{escape(_plain(text))}</text>'


def _plain(text: str) -> str:
    """In the letters that the typeface has."""
    return normalize("NFKD", text.translate(SIMPLER)).encode("ascii", "ignore").decode()


def _width(text: str) -> int:
    return int(_typeface().getlength(_plain(text))) + 1


def _drawn(svg: str, width: int) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[_font_file()],
        font_family=_typeface().getname()[0],
        serif_family=_typeface().getname()[0],
    )
    return Image.open(BytesIO(png)).convert("RGBA")


@cache
def _typeface() -> Any:
    """What Pillow brings along."""
    return ImageFont.load_default(SIZE)


@cache
def _font_file() -> str:
    """The same as a file, which resvg reads."""
    folder = tempfile.TemporaryDirectory(prefix="kontor-")
    _KEPT.append(folder)
    path = Path(folder.name) / "font.ttf"
    path.write_bytes(_typeface().font_bytes)
    return str(path)


_KEPT: list[tempfile.TemporaryDirectory[str]] = []
"""Goes with the process."""
