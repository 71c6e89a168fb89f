"""A table in words: the lists that stand for the drawing, in the reader's language."""

from collections.abc import Sequence

from kontor.core.text import Section
from kontor.server import messages as msg
from kontor.server.refusal import Refusal
from kontor.server.tables import Table
from kontor.words import LANGUAGES, Words


def read_out(
    table: Table, seat: int | None, language: str, names: Sequence[str]
) -> list[msg.TextSection]:
    """What a seat may know of the position, as the terminal would print it."""
    if language not in LANGUAGES:
        raise Refusal("bad-message", f"language must be one of {', '.join(LANGUAGES)}")
    if table.session is None:
        return []
    if len(names) != len(table.seats):
        raise Refusal("bad-message", "there must be a name for each seat")
    game = table.session.game
    words = Words(language, game, names, seat)
    return [_section(section) for section in game.show(table.session.view(seat), words)]


def _section(section: Section) -> msg.TextSection:
    rows = [
        msg.TextRow(list(row.cells), row.action.to_json() if row.action else None)
        for row in section.rows
    ]
    return msg.TextSection(section.title, list(section.columns), rows, section.note)
