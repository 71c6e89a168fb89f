"""The course of a training as a picture: won games over time, a line for each opponent."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 48, 170, 16, 40
PAPER, INK, PALE = "#fdf9ef", "#4a3c28", "#e2d8c2"
SHADES = ("#8c2f39", "#1d6a72", "#b8860b", "#4b5d9b", "#5d7a34", "#7b4a8b", "#444444", "#c1622d")
LABEL = 15
"""Between two names at the right."""


def picture(lines: Sequence[Mapping[str, Any]]) -> str:
    """An SVG of all shares of won games in the lines of a course."""
    names = [name for name in lines[-1] if ":" in name and not name.endswith(":length")]
    longest = max(float(line["seconds"]) for line in lines) or 1.0
    across, down = (WIDTH - LEFT - RIGHT) / longest, HEIGHT - TOP - BOTTOM
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>', *_grid(longest, across)]
    ends = []
    for number, name in enumerate(names):
        shade = SHADES[number % len(SHADES)]
        dashes = ' stroke-dasharray="5 4"' if number >= len(SHADES) else ""
        points = [
            (LEFT + line["seconds"] * across, TOP + (1 - line[name]) * down)
            for line in lines
            if name in line
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{shade}" stroke-width="2"{dashes}/>'
        )
        ends.append((points[-1][1], name, shade))
    height = float("-inf")
    for y, name, shade in sorted(ends):
        height = max(y, height + LABEL)
        parts.append(_text(WIDTH - RIGHT + 10, height + 4, _words(name, lines[-1][name]), shade))
    box = f"0 0 {WIDTH} {HEIGHT}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif">'
    return head + "\n".join(parts) + "</svg>\n"


def _grid(longest: float, across: float) -> list[str]:
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)
        ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"'
        parts += [f'<line {ends} stroke="{PALE}"/>', _text(8, y + 4, f"{share:.0%}", INK)]
    for quarter in range(5):
        seconds = longest * quarter / 4
        label = f"{seconds:.0f} s"
        parts.append(_text(LEFT + seconds * across - 8, HEIGHT - BOTTOM + 20, label, INK))
    return parts


def _words(name: str, share: float) -> str:
    seats, opponent = name.split(":")
    return f"{opponent}, {seats} players: {share:.0%}"


def _text(x: float, y: float, words: str, shade: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{shade}">{escape(words)}</text>'
