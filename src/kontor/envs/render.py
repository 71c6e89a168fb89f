"""A table as text, for ``render_mode="ansi"``."""

from typing import Any

from kontor.core.game import Game
from kontor.core.state import State
from kontor.core.text import Section
from kontor.words import Words

RENDER_MODES = ["ansi"]


def as_text(game: Game[Any], state: State, seat: int | None, seats: int) -> str:
    """What a seat, or a spectator, may see of the table, in English."""
    words = Words("en", game, [f"player_{number}" for number in range(seats)], seat)
    return "\n\n".join(_section(section) for section in game.show(game.view(state, seat), words))


def _section(section: Section) -> str:
    rows = [["", *section.columns], *(list(row.cells) for row in section.rows)]
    rows = [row for row in rows if any(row)]
    columns = max(map(len, rows), default=0)
    wide = [max(len(row[n]) for row in rows if n < len(row)) for n in range(columns)]
    lines = ["  ".join(map(str.ljust, row, wide)).rstrip() for row in rows]
    return "\n".join([section.title, *lines, *([section.note] if section.note else [])])
