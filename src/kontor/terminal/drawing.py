"""Blocks drawn as tables: colours and shapes, aligned columns, answers' numbers at the left."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kontor.core.action import Action
from kontor.core.text import Block, Row

TONES = {
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "gold": "yellow",
}
MARKS = {"blue": "●", "green": "■", "red": "▲", "purple": "★", "gold": "♦", "": " "}
"""A shape for each colour, for those who cannot tell the colours apart."""
NUMBER = "bold cyan"
ENOUGH_FOR_A_NAME = 20
"""Titles are cut and columns of text left out until names have as much room as this."""


def drawn(
    blocks: Sequence[Block], numbers: Mapping[Action, int], roomy: bool
) -> Iterator[RenderableType]:
    """Each run of blocks with equal columns as one table, with notes where there is room."""
    for _, together in groupby(blocks, lambda block: tuple(block.columns)):
        parts = list(together)
        yield Drawing(parts, numbers, roomy)
        if roomy:
            yield from (Text(part.note, "dim") for part in parts if part.note)


class Drawing:
    """A table that leaves out columns of text where the screen is too narrow for all."""

    def __init__(self, parts: Sequence[Block], numbers: Mapping[Action, int], roomy: bool) -> None:
        self._parts = parts
        self._numbers = numbers
        self._roomy = roomy

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        every = range(1, 1 + len(self._parts[0].columns))
        numeric = [place for place in every if self._is_numeric(place)]
        for places, longest in ((every, 99), (every, 7), (numeric, 7), (numeric, 4), (numeric, 3)):
            widths = {place: self._column_width(place, longest) for place in places}
            gaps = len(widths) * (2 if self._roomy else 1)
            left = options.max_width - sum(widths.values()) - gaps
            if left >= min(self._widest_name(), ENOUGH_FOR_A_NAME):
                break
        yield self._table(widths, min(self._widest_name(), left))

    def _column(self, place: int) -> list[str]:
        return [row.cells[place] for part in self._parts for row in part.rows if row.cells[place]]

    def _column_width(self, place: int, longest_title: int) -> int:
        title = min(cell_len(self._parts[0].columns[place - 1]), longest_title)
        return max([title, *map(cell_len, self._column(place))])

    def _is_numeric(self, place: int) -> bool:
        cells = self._column(place)
        return 2 * sum(cell.isdecimal() for cell in cells) >= len(cells)

    def _widest_name(self) -> int:
        names = [self._name(row).cell_len for part in self._parts for row in part.rows]
        return max(*names, self._indent() + cell_len(self._parts[0].title))

    def _table(self, widths: Mapping[int, int], name_width: int) -> Table:
        table = Table(
            box=box.SIMPLE_HEAD if self._roomy else None,
            show_edge=False,
            pad_edge=False,
            padding=(0, 1, 0, 0),
            header_style="bold",
        )
        title = " " * self._indent() + self._parts[0].title
        table.add_column(title, width=name_width, overflow="ellipsis", no_wrap=True)
        for place, width in widths.items():
            table.add_column(
                self._parts[0].columns[place - 1],
                justify="right" if self._is_numeric(place) else "left",
                width=width,
                overflow="ellipsis",
                no_wrap=True,
            )
        for part in self._parts:
            for row in part.rows:
                table.add_row(self._name(row), *(Text(row.cells[place]) for place in widths))
            if self._roomy:
                table.add_section()
        return table

    def _indent(self) -> int:
        """How much room the numbers take before the names."""
        return max((len(str(number)) + 1 for number in self._numbers.values()), default=0)

    def _name(self, row: Row) -> Text:
        number = self._numbers.get(row.action) if row.action else None
        style = TONES.get(row.tone, "")
        label = f"{MARKS[row.tone]} {row.cells[0]}"
        before = f"{number or '':>{self._indent() - 1}} " if self._indent() else ""
        return Text.assemble((before, NUMBER), (label, f"bold {style}" if number else style))
