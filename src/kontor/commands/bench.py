"""``kontor bench``: how fast the rules are here. The comparison with peers is ``make bench``."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from kontor.bench import Timing, measure
from kontor.commands import option_help
from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    group = typer.Typer(help=words("help-bench"))
    app.add_typer(group, name="bench")

    @group.callback()
    def bench() -> None:
        """Keeps ``rules`` a command of its own, beside those to come."""

    @group.command(help=words("help-bench-rules"))
    def rules(
        game: Annotated[str | None, typer.Argument(help=option_help.game(words))] = None,
        seats: Annotated[int | None, typer.Option(min=1, help=words("help-seat-count"))] = None,
        seconds: Annotated[float, typer.Option(min=0.01, help=words("help-seconds"))] = 3.0,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> None:
        said = Words(lang)
        rows = measure(seconds, game, seats)
        if as_json:
            print(json.dumps([asdict(row) for row in rows]))
        else:
            print("\n".join(_told(row, said) for row in rows))


def _told(row: Timing, said: Words) -> str:
    return said(
        "bench-row",
        title=row.title,
        seats=row.seats,
        code="compiled" if row.compiled else "plain",
        decisions=round(row.count.decisions_per_second),
        games=round(row.count.games_per_second),
    )
