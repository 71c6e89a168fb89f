"""``kontor lockstep``: drives a game's batch engine and its rules through the same games."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from kontor import batch
from kontor.commands import option_help
from kontor.commands.progress_bar import progress_bar
from kontor.core import registry
from kontor.core.setup import Setup
from kontor.words import Words


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-lockstep"))
    def lockstep(
        game: Annotated[str, typer.Argument(help=option_help.game(words), show_default=False)],
        seats: Annotated[int | None, typer.Option(min=1, help=words("help-seat-count"))] = None,
        games: Annotated[int, typer.Option(min=1, help=words("help-games-count"))] = 10_000,
        lanes: Annotated[int, typer.Option(min=1, help=words("help-lanes"))] = 4096,
        seed: Annotated[int, typer.Option(min=0, help=words("help-fuzz-seed"))] = 1,
        variant: Annotated[list[str] | None, typer.Option(help=option_help.variant(words))] = None,
        bot: Annotated[str | None, typer.Option(help=words("help-lockstep-bot"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> None:
        said = Words(lang)
        meta = registry.game(game).meta()
        setup = Setup(seats or meta.seats[-1], dict.fromkeys(variant or [], True))
        batch.for_setup(game, setup)  # says what is missing before anything else is imported
        from kontor.batch.lockstep import prove

        with progress_bar() as bar:
            task = bar.add_task(meta.title, total=games)
            done = prove(
                game, setup, games, seed, lanes, bot, lambda d: bar.update(task, completed=d.games)
            )
        if as_json:
            asked = {"game": game, "seats": setup.seats, "variants": variant or [], "seed": seed}
            print(json.dumps({**asked, **asdict(done)}))
        else:
            print(said("lockstep-agree", **asdict(done)))
