"""``kontor dataset``: let bots play, and keep every decision as data."""

import os
from pathlib import Path
from typing import Annotated

import typer

from kontor.commands import option_help
from kontor.commands.progress_bar import progress_bar
from kontor.core import registry
from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-dataset"))
    def dataset(
        game: Annotated[str, typer.Argument(help=option_help.game(words), show_default=False)],
        output: Annotated[Path, typer.Option("--output", "-o", help=words("help-dataset-folder"))],
        bots: Annotated[str, typer.Option(help=words("help-dataset-bots"))] = "random",
        games: Annotated[int, typer.Option(min=1, help=words("help-games-count"))] = 1000,
        seats: Annotated[int | None, typer.Option(min=1, help=words("help-seat-count"))] = None,
        variant: Annotated[list[str] | None, typer.Option(help=option_help.variant(words))] = None,
        seed: Annotated[int, typer.Option(min=0, help=words("help-fuzz-seed"))] = 1,
        shard: Annotated[int, typer.Option(min=1, help=words("help-dataset-shard"))] = 100,
        format: Annotated[str, typer.Option(help=words("help-dataset-format"))] = "npz",
        review: Annotated[
            bool, typer.Option("--review", help=words("help-dataset-review"))
        ] = False,
        jobs: Annotated[int, typer.Option(min=1, help=words("help-jobs"))] = os.cpu_count() or 1,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> None:
        from kontor.dataset import Wanted, write  # imported late: needs NumPy

        meta = registry.game(game).meta()
        wanted = Wanted(
            game=meta.id,
            bots=tuple(bot.strip() for bot in bots.split(",")),
            games=games,
            seats=seats or meta.seats[-1],
            variants=tuple(variant or ()),
            seed=seed,
            shard=shard,
            format=format,
            review=review,
        )
        with progress_bar() as bar:
            task = bar.add_task(meta.title, total=games)
            write(wanted, output, jobs, lambda more: bar.advance(task, more))
        print(Words(lang)("dataset-written", games=games, path=str(output)))
