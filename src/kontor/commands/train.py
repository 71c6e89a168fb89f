"""``kontor train``: a network learns a game by playing itself; best on a GPU."""

from pathlib import Path
from typing import Annotated, Any

import typer

from kontor import batch
from kontor.commands import option_help
from kontor.train.setups import setups
from kontor.words import Words

HIDDEN = {"policy", "clipped", "iterations"}
"""Figures for the file, not for a line."""


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-train"))
    def train(
        game: Annotated[str, typer.Argument(help=option_help.game(words), show_default=False)],
        seats: Annotated[list[int] | None, typer.Option(help=words("help-train-seats"))] = None,
        variant: Annotated[list[str] | None, typer.Option(help=words("help-train-variant"))] = None,
        seconds: Annotated[float, typer.Option(min=1, help=words("help-train-seconds"))] = 300,
        report: Annotated[float | None, typer.Option(help=words("help-train-report"))] = None,
        folder: Annotated[Path, typer.Option(help=words("help-train-folder"))] = Path("training"),
        start: Annotated[Path | None, typer.Option(help=words("help-train-start"))] = None,
        lanes: Annotated[int, typer.Option(min=64, help=words("help-lanes"))] = 1024,
        steps: Annotated[int, typer.Option(min=2, help=words("help-train-steps"))] = 32,
        batches: Annotated[int, typer.Option(min=1, help=words("help-train-batches"))] = 8,
        epochs: Annotated[int, typer.Option(min=1, help=words("help-train-epochs"))] = 1,
        width: Annotated[int, typer.Option(min=1, help=words("help-train-width"))] = 128,
        depth: Annotated[int, typer.Option(min=1, help=words("help-train-depth"))] = 2,
        rate: Annotated[float, typer.Option(min=0, help=words("help-train-rate"))] = 3e-4,
        curiosity: Annotated[float, typer.Option(min=0, help=words("help-train-curiosity"))] = 0.01,
        trace: Annotated[float, typer.Option(min=0, max=1, help=words("help-train-trace"))] = 0.95,
        lead: Annotated[float, typer.Option(min=0, max=1, help=words("help-train-lead"))] = 0.0,
        guests: Annotated[
            float, typer.Option(min=0, max=1, help=words("help-train-guests"))
        ] = 0.25,
        stranger: Annotated[
            list[Path] | None, typer.Option(help=words("help-train-stranger"))
        ] = None,
        against: Annotated[Path | None, typer.Option(help=words("help-train-against"))] = None,
        seed: Annotated[int, typer.Option(min=0, help=words("help-fuzz-seed"))] = 1,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> None:
        said = Words(lang)
        tables = setups(game, seats, variant or [])
        batch.for_setup(game, tables[0])  # says what is missing before anything else is imported
        from kontor.train.learning import Habits
        from kontor.train.run import Plan, train

        plan = Plan(
            game,
            tables,
            lanes=lanes,
            steps=steps,
            width=width,
            depth=depth,
            seconds=seconds,
            seed=seed,
            guests=guests,
            snapshot=seconds / 20,
            report=report or seconds / 20,
            habits=Habits(
                rate=rate,
                curiosity=curiosity,
                trace=trace,
                lead=lead,
                batches=batches,
                epochs=epochs,
            ),
            against=against,
            start=start,
            strangers=stranger or [],
        )
        print(said("train-compiling"))
        train(plan, folder, lambda line: print(told(line), flush=True))
        print(said("train-done", folder=str(folder)))


def told(line: dict[str, Any]) -> str:
    """The figures of a moment in one line."""
    return "  ".join(f"{name} {value:,}" for name, value in line.items() if name not in HIDDEN)
