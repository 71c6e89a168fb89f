"""A table as text or as pixels: Gymnasium's ``render_mode`` "ansi" and "rgb_array"."""

import importlib
from typing import Any

import gymnasium
from numpy.typing import NDArray

from kontor.core.game import Game
from kontor.core.state import State
from kontor.core.text import Section
from kontor.words import Words

TEXT, PIXELS = RENDER_MODES = ["ansi", "rgb_array"]
FPS = 4
"""Pictures a second in a film: slow enough to follow the moves."""

Rendered = str | NDArray[Any] | None


def check_mode(mode: str | None) -> None:
    """Raises `ModuleNotFoundError` if pictures are wanted and cannot be made here."""
    if mode not in (None, *RENDER_MODES):
        told = f"there is no render_mode {mode!r}; there are: {', '.join(RENDER_MODES)}"
        raise ValueError(told)
    if mode == PIXELS:
        try:
            importlib.import_module("kontor.envs.picture")
        except ModuleNotFoundError as missing:
            told = f"render_mode='{PIXELS}' needs {missing.name}: pip install 'kontor[render]'"
            raise ModuleNotFoundError(told, name=missing.name) from None


def rendered(
    mode: str | None, game: Game[Any], state: State, seat: int | None, seats: int
) -> Rendered:
    """The table as a seat, or a spectator, may see it, in English."""
    if mode is None:
        gymnasium.logger.warn("render() shows nothing without render_mode='ansi' or 'rgb_array'")
        return None
    view = game.view(state, seat)
    words = Words("en", game, [f"player_{number}" for number in range(seats)], seat)
    sections = list(game.show(view, words))
    if mode == PIXELS:
        from kontor.envs.picture import pixels  # imported late: needs Pillow and resvg

        return pixels(game.meta().id, view, sections)
    return "\n\n".join(_section(section) for section in sections)


def _section(section: Section) -> str:
    rows = [["", *section.columns], *(list(row.cells) for row in section.rows)]
    rows = [row for row in rows if any(row)]
    columns = max(map(len, rows), default=0)
    wide = [max(len(row[n]) for row in rows if n < len(row)) for n in range(columns)]
    lines = ["  ".join(map(str.ljust, row, wide)).rstrip() for row in rows]
    return "\n".join([section.title, *lines, *([section.note] if section.note else [])])
