"""``kontor fuzz``: random games by the thousand, every invariant checked after every decision."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from kontor.commands import option_help
from kontor.commands.progress_bar import progress_bar
from kontor.core import registry
from kontor.core.setup import Setup
from kontor.fuzz import Tally
from kontor.fuzz import fuzz as fuzzed
from kontor.words import Words

FAILED = 1


def register(app: typer.Typer, words: Words) -> None:
    @app.command(help=words("help-fuzz"))
    def fuzz(
        game: Annotated[str, typer.Argument(help=option_help.game(words), show_default=False)],
        seats: Annotated[int | None, typer.Option(min=1, help=words("help-seat-count"))] = None,
        games: Annotated[int, typer.Option(min=1, help=words("help-games-count"))] = 10_000,
        seed: Annotated[int, typer.Option(min=0, help=words("help-fuzz-seed"))] = 1,
        variant: Annotated[list[str] | None, typer.Option(help=option_help.variant(words))] = None,
        jobs: Annotated[int, typer.Option(min=1, help=words("help-jobs"))] = os.cpu_count() or 1,
        failures: Annotated[Path, typer.Option(help=words("help-failures"))] = Path("failures"),
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        lang: Annotated[str, typer.Option(help=words("help-lang"))] = words.language,
    ) -> int:
        said = Words(lang)
        meta = registry.game(game).meta()
        setup = Setup(seats or meta.seats[-1], dict.fromkeys(variant or [], True)).checked(meta)
        with progress_bar() as bar:
            task = bar.add_task(meta.title, total=games)
            tally = fuzzed(
                game, setup, games, seed, jobs, lambda t: bar.update(task, completed=t.games)
            )
        _keep(tally, failures)
        if as_json:
            asked = {"game": game, "seats": setup.seats, "options": dict(setup.options)}
            print(json.dumps({**asked, "seed": seed, **tally.to_json()}))
        else:
            print("\n".join(_told(tally, said, failures)))
        return FAILED if tally.failures else 0


def _keep(tally: Tally, folder: Path) -> None:
    """Write the record of every failure."""
    for failure in tally.failures:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{failure.game}.jsonl").write_text(failure.record, encoding="utf-8")


def _told(tally: Tally, said: Words, folder: Path) -> list[str]:
    lines = [
        said("fuzz-games", games=tally.games, decisions=tally.decisions.total),
        _spread(said, "fuzz-decisions", tally.decisions.mean, tally.decisions.deviation),
        _spread(said, "fuzz-turns", tally.turns.mean, tally.turns.deviation),
    ]
    for seat in sorted(tally.wins):
        lines.append(said("fuzz-wins", number=seat + 1, wins=tally.wins[seat]))
    for end, games in sorted(tally.ends.items()):
        lines.append(said("fuzz-ends", end=end, games=games))
    for failure in tally.failures:
        path = str(folder / f"{failure.game}.jsonl")
        lines.append(said("fuzz-failure", game=failure.game, fault=failure.fault, path=path))
    lines.append(said("fuzz-verdict", failures=len(tally.failures)))
    return lines


def _spread(said: Words, message: str, mean: float, deviation: float) -> str:
    return said(message, mean=f"{mean:.1f}", deviation=f"{deviation:.1f}")
