"""A table that nobody shows any better is told as the fields of its view."""

from typing import Annotated

import msgspec

from kontor.core.names import BySeat, Seat, thing
from kontor.core.text import fields_of
from kontor.core.view import View

HeapId = Annotated[str, thing("heap", ("left", "right"))]


class Fields(View, frozen=True):
    turn: Seat
    heaps: dict[HeapId, int]
    last: HeapId | None
    open: bool
    favourites: BySeat[HeapId]


def said(message: str, /, **facts: object) -> str:
    return f"<{' '.join([message, *map(str, facts.values())])}>"


def test_things_and_players_have_their_names_and_yes_is_a_word() -> None:
    view = Fields(0, 0, None, (), None, 1, {"left": 2, "right": 0}, None, True, ("left", "right"))
    game, players = fields_of(view, said)
    assert [row.cells[1] for row in game.rows] == [
        "<seat-label 1>",
        "<heap-left> 2, <heap-right> 0",
        "–",
        "<field-is-so>",
    ]
    assert [row.cells for row in players.rows] == [
        ("<seat-label 0>", "<heap-left>"),
        ("<seat-label 1>", "<heap-right>"),
    ]
    (last,) = [
        row.cells[1]
        for row in fields_of(msgspec.structs.replace(view, last="left"), said)[0].rows
        if row.cells[0] == "<field-last>"
    ]
    assert last == "<heap-left>"
