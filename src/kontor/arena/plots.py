"""Two plots as SVG, enough for a report: intervals on a scale, and bars of shares."""

from collections.abc import Sequence
from html import escape

LEFT, WIDTH, LINE = 160, 800, 34
"""Room for names, the whole breadth, and the height of a line."""
INK, PALE, GOLD = "#5b4a32", "#d9cdb4", "#b8860b"
SHADES = ("#b8860b", "#cfa94e", "#ddc78e", "#ece0c2")


def intervals(
    lines: Sequence[tuple[str, float, float, float]],
    low: float,
    high: float,
    even: float | None = None,
) -> str:
    """A dot with its interval for each name; ``even`` is marked as the share of equals."""
    scale = (WIDTH - LEFT - 70) / ((high - low) or 1.0)
    parts = []
    if even is not None:
        x = LEFT + (even - low) * scale
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="100%" stroke="{PALE}"/>')
    for number, (name, value, bottom, top) in enumerate(lines):
        y = LINE * number + LINE / 2
        left, x, right = (LEFT + (v - low) * scale for v in (bottom, value, top))
        shown = f"{value:.1%}" if high <= 1 else f"{value:.1f}"
        parts += [
            _name(name, y),
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="{INK}" '
            'stroke-width="3"/>',
            f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="{GOLD}"/>',
            f'<text x="{right + 10:.1f}" y="{y + 5}" font-size="14" fill="currentColor">'
            f"{shown}</text>",
        ]
    return _svg(parts, len(lines))


def stacks(lines: Sequence[tuple[str, Sequence[float]]]) -> str:
    """A bar for each name, cut into shares: first place, second place, …"""
    parts = []
    for number, (name, shares) in enumerate(lines):
        y = LINE * number + LINE / 2
        parts.append(_name(name, y))
        x = float(LEFT)
        for place, share in enumerate(shares):
            width = share * (WIDTH - LEFT)
            parts.append(
                f'<rect x="{x:.1f}" y="{y - 11}" width="{width:.1f}" height="22" '
                f'fill="{SHADES[min(place, 3)]}"><title>{place + 1}: {share:.1%}</title></rect>'
            )
            if width > 24:
                parts.append(
                    f'<text x="{x + 6:.1f}" y="{y + 5}" font-size="13" fill="#2b2620">'
                    f"{place + 1}</text>"
                )
            x += width
    return _svg(parts, len(lines))


def _name(name: str, y: float) -> str:
    return f'<text x="0" y="{y + 5}" font-size="15" fill="currentColor">{escape(name)}</text>'


def _svg(parts: Sequence[str], lines: int) -> str:
    box = f"0 0 {WIDTH} {LINE * lines}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{box}">{"".join(parts)}</svg>'
    )
