"""``kontor arena``: let bots play one another, and say who is stronger and how sure that is."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kontor.arena.folder import Folder
from kontor.arena.match import Match, blocks_for
from kontor.arena.play import Played
from kontor.arena.report import (
    cells,
    cells_alone,
    less_luck_cells,
    page,
    percent,
    seat_cells,
    summary,
)
from kontor.arena.run import run
from kontor.arena.standings import Standings, standings
from kontor.arena.workers import Workers, workers
from kontor.commands import option_help
from kontor.words import Words

COLUMNS = (
    "arena-column-bot",
    "arena-column-wins",
    "arena-column-wilson",
    "arena-column-blocks",
    "arena-column-rating",
    "arena-column-points",
    "arena-column-pace",
)
"""The heads of `kontor.arena.report.cells`."""
COLUMNS_ALONE = (
    "arena-column-bot",
    "arena-column-wins",
    "arena-column-wilson",
    "arena-column-points",
    "arena-column-points-between",
    "arena-column-pace",
)
"""The heads of `kontor.arena.report.cells_alone`."""
COLUMNS_LESS_LUCK = ("arena-column-less-luck", "arena-column-fewer")
"""The heads of `kontor.arena.report.less_luck_cells`."""
SEAT_COLUMNS = (
    "arena-column-seat",
    "arena-column-wins",
    "arena-column-wilson",
    "arena-column-points",
)
"""The heads of `kontor.arena.report.seat_cells`."""


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-arena"))
    def arena(
        game: Annotated[str, typer.Argument(help=option_help.game(words), show_default=False)],
        bots: Annotated[str, typer.Option(help=words("help-arena-bots"), show_default=False)],
        games: Annotated[int, typer.Option(help=words("help-arena-games"), min=1)] = 200,
        variant: Annotated[list[str] | None, typer.Option(help=option_help.variant(words))] = None,
        seconds_per_move: Annotated[
            float | None, typer.Option(help=words("help-arena-seconds"))
        ] = None,
        seed: Annotated[int, typer.Option(help=words("help-arena-seed"))] = 1,
        on: Annotated[str, typer.Option(help=words("help-arena-on"))] = "cores",
        folder: Annotated[Path | None, typer.Option(help=words("help-arena-folder"))] = None,
        records: Annotated[
            bool, typer.Option("--records", help=words("help-arena-records"))
        ] = False,
        less_luck: Annotated[
            bool, typer.Option("--less-luck", help=words("help-arena-less-luck"))
        ] = False,
        report: Annotated[Path | None, typer.Option(help=words("help-arena-report"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> None:
        said = Words(lang)
        names = tuple(bot.strip() for bot in bots.split(","))
        options = dict.fromkeys(variant or [], True)
        blocks = blocks_for(game, names, games)
        match = Match(game, names, blocks, seed, seconds_per_move, options, less_luck).checked()
        kept = Folder(folder, match, records) if folder else None
        table = standings(match, watched(match, workers(on), kept, said))
        if report:
            report.write_text(page(table), encoding="utf-8")
        if as_json:
            print(json.dumps(asdict(table), indent=2))
        else:
            tables = [drawn(table, said), *([] if match.alone else [seats(table, said)])]
            Console().print(*tables)


def watched(match: Match, on: Workers, kept: Folder | None, words: Words) -> list[Played]:
    """Play the match behind a progress bar."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("arena-playing"), total=None)
        return run(match, on, kept, lambda n, of: bar.update(task, completed=n, total=of))


def drawn(table: Standings, words: Words) -> Table:
    """The standings for a terminal."""
    shown = Table(caption=summary(table), box=SIMPLE_HEAD, pad_edge=False)
    alone = table.match.alone
    told = any(one.less_luck for one in table.bots)
    columns = (*(COLUMNS_ALONE if alone else COLUMNS), *(COLUMNS_LESS_LUCK if told else ()))
    for column in columns:
        shown.add_column(words(column), justify="right")
    for one in table.bots:
        own = cells_alone(one) if alone else cells(one)
        shown.add_row(*own, *(less_luck_cells(one) if told else ()))
    return shown


def seats(table: Standings, words: Words) -> Table:
    """What the seats are worth, whoever sits there, and to each bot."""
    shown = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in [*map(words, SEAT_COLUMNS), *(one.bot for one in table.bots)]:
        shown.add_column(column, justify="right")
    for number, seat in enumerate(table.seats):
        own = [percent(one.by_seat[number]) for one in table.bots]
        shown.add_row(*seat_cells(number + 1, seat), *own)
    return shown
