"""The strip below an island's map that says what its signs mean."""

from collections.abc import Iterator, Sequence
from html import escape

from kontor.core.text import Words
from kontor.games.golden_city.atlas.symbols import (
    GROUND,
    INK,
    PALE_GOLD,
    PAPER,
    WATER,
)
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.geography import LANDFORMS, REWARDS

HEIGHT = 176.0
TEXT = 17
WIDEST = 9.0
"""How wide a letter can be on average."""


def legend(words: Words, top: float, width: float) -> Iterator[str]:
    """Landforms, rewards and city parts, side by side."""
    yield f'<g transform="translate(0 {top:.0f})" text-anchor="start" font-size="{TEXT}">'
    yield f'<rect width="{width:.0f}" height="{HEIGHT:.0f}" fill="{PAPER}"/>'
    yield f'<path d="M0 0 H{width:.0f}" stroke="{INK}"/>'
    yield from _landforms(words)
    yield from _rewards(words)
    yield from _parts(words)
    yield "</g>"


def _landforms(words: Words) -> Iterator[str]:
    for n, landform in enumerate(LANDFORMS):
        x, y = 30, 32 + n * 28
        fill = GROUND.get(landform, WATER)
        swatch = f'x="{x}" y="{y - 12}" width="38" height="24" rx="4"'
        yield f'<rect {swatch} fill="{fill}" stroke="{INK}"/>'
        yield f'<use href="#{landform}" x="{x + 19}" y="{y}"/>'
        yield _text(words(f"landform-{landform}"), x + 50, y, 120)


def _rewards(words: Words) -> Iterator[str]:
    for n, reward in enumerate(REWARDS):
        x, y = 225 + n // 3 * 220, 38 + n % 3 * 50
        yield f'<circle cx="{x}" cy="{y}" r="20" fill="{PAPER}" stroke="{INK}"/>'
        yield f'<use href="#{reward}" x="{x}" y="{y}"/>'
        yield _text(words(f"reward-{reward}"), x + 30, y, 158)


def _parts(words: Words) -> Iterator[str]:
    yield from _part(words("map-outer"), words("map-outer-letters"), PAPER, OUTER_LETTERS, 52)
    yield from _part(words("map-inner"), words("map-inner-letters"), PALE_GOLD, INNER_LETTERS, 126)


def _part(name: str, about: str, fill: str, letters: Sequence[int], y: int) -> Iterator[str]:
    x = 676
    yield f'<circle cx="{x}" cy="{y}" r="28" fill="{fill}" stroke="{INK}"/>'
    yield (
        f'<text x="{x}" y="{y + 7}" text-anchor="middle" font-size="20" fill="{INK}">{letters[1]}'
        f'<tspan font-size="14" dx="5">{letters[2]}</tspan></text>'
    )
    yield _text(name, x + 40, y - 10, 262)
    yield _text(about, x + 40, y + 12, 262)


def _text(text: str, x: float, y: float, room: float) -> str:
    """A line of text, drawn narrower if it needs more room than it has."""
    tight = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"'
    fit = tight if len(text) * WIDEST > room else ""
    return f'<text x="{x}" y="{y + 6}" fill="{INK}"{fit}>{escape(text)}</text>'
