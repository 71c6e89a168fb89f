"""Sections drawn as tables: colours and shapes, aligned columns, answers' numbers at the left."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from kontor.core.action import Action
from kontor.core.text import Row, Section

TONES = {
    "blue": "bright_blue",
    "green": "green",
    "lime": "bright_green",
    "red": "red",
    "purple": "magenta",
    "gold": "yellow",
}
MARKS = {"blue": "●", "green": "■", "lime": "◆", "red": "▲", "purple": "★", "gold": "♦", "": " "}
"""A shape for each colour, for those who cannot tell the colours apart."""
NUMBER = "bold cyan"
ENOUGH_FOR_A_NAME = 20
"""Titles are cut and columns of text left out until names have as much room as this."""
ENOUGH_FOR_TWO = 92
"""From this width on tiles stand side by side."""
ENOUGH_FOR_TWO_SHORT = 72
"""The same for those of which only the lines are left that can be chosen."""


def drawn(
    sections: Sequence[Section], numbers: Mapping[Action, int], roomy: bool, whole: int = 99
) -> Iterator[RenderableType]:
    """Each run of sections with equal columns as one table, or as tiles side by side.

    So many runs of tiles are drawn as a whole; of the others only the lines that can be chosen.
    Notes are for where there is room.
    """
    for run in runs(sections):
        if not run[0].tile:
            yield Drawing(run, numbers, roomy)
        elif whole:
            whole -= 1
            yield Tiles([Drawing([tile], numbers, roomy) for tile in run], ENOUGH_FOR_TWO)
        else:
            short = [tile for tile in _shortened(run, numbers) if tile.rows]
            yield Tiles([Drawing([tile], numbers, roomy) for tile in short], ENOUGH_FOR_TWO_SHORT)
        if roomy:
            yield from (Text(section.note, "dim") for section in run if section.note)


def runs(sections: Sequence[Section]) -> list[list[Section]]:
    """The sections that belong together."""
    together = groupby(sections, lambda section: (section.tile, tuple(section.columns)))
    return [list(run) for _, run in together]


def _shortened(tiles: Sequence[Section], numbers: Mapping[Action, int]) -> Iterator[Section]:
    for tile in tiles:
        yield replace(tile, rows=[row for row in tile.rows if row.action in numbers])


class Drawing:
    """A table that leaves out columns of text where the screen is too narrow for all."""

    def __init__(
        self, parts: Sequence[Section], numbers: Mapping[Action, int], roomy: bool
    ) -> None:
        self._parts = parts
        self._numbers = numbers
        self._roomy = roomy

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for places, longest in self._choices():
            widths = {place: self._column_width(place, longest) for place in places}
            gaps = len(widths) * (2 if self._roomy else 1)
            left = options.max_width - sum(widths.values()) - gaps
            if left >= min(self._widest_name(), ENOUGH_FOR_A_NAME):
                break
        yield self._table(widths, min(self._widest_name(), left))

    def _choices(self) -> Iterator[tuple[Sequence[int], int]]:
        """Which columns to show and how long a title may be: the fullest choice first.

        Columns of text go one after the other, the last first.
        """
        every = range(1, 1 + len(self._parts[0].columns))
        places = [place for place in every if self._column(place)]
        yield places, 99
        yield places, 7
        for place in reversed(places[:]):
            if not self._is_numeric(place):
                places.remove(place)
                yield places, 7
        yield places, 4
        yield places, 3

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
        rows = [row for part in self._parts for row in part.rows]
        if not any(row.action in self._numbers for row in rows):
            return 0
        return max(len(str(number)) + 1 for number in self._numbers.values())

    def _has_marks(self) -> bool:
        return any(row.tone for part in self._parts for row in part.rows)

    def _name(self, row: Row) -> Text:
        number = self._numbers.get(row.action) if row.action else None
        style = TONES.get(row.tone, "")
        label = f"{MARKS[row.tone]} {row.cells[0]}" if self._has_marks() else row.cells[0]
        before = f"{number or '':>{self._indent() - 1}} " if self._indent() else ""
        return Text.assemble((before, NUMBER), (label, f"bold {style}" if number else style))


class Tiles:
    """Drawings in two columns where the screen is wide enough; an odd one has a line of its own."""

    def __init__(self, tiles: Sequence[Drawing], enough: int) -> None:
        self._tiles = tiles
        self._enough = enough

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        paired = len(self._tiles) // 2 * 2 if options.max_width >= self._enough else 0
        if paired:
            grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            for place in range(0, paired, 2):
                grid.add_row(*self._tiles[place : place + 2])
            yield grid
        yield from self._tiles[paired:]
