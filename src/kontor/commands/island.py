"""``kontor island``: check, draw, lay out and try out islands for The Golden City."""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from kontor.arena.golden_city.fairness import Fairness
from kontor.arena.golden_city.levelling import Alike, Source, Step, levelled
from kontor.arena.golden_city.trial import BOTS, EACH, Games, run
from kontor.bots.choosing import chosen
from kontor.commands.island_fairness import show
from kontor.commands.progress_bar import progress_bar
from kontor.core.text import Tongue
from kontor.games.golden_city.disk import check, draw_file, read_island, save, written
from kontor.games.golden_city.island import load, names, shipped, to_json
from kontor.games.golden_city.layout.draft import drafted
from kontor.games.golden_city.layout.symmetric import alike
from kontor.games.golden_city.meta import META
from kontor.terminal.exits import BAD_INPUT, INTERRUPTED

TRIES = 200
"""How many exchanges are tried to make an island level."""


def register(app: typer.Typer, words: Tongue) -> None:
    """Add the commands; the words are those of this game, in the language asked for."""
    island = typer.Typer(help=words("help-island"))
    app.add_typer(island, name="island")
    file = Annotated[Path, typer.Argument(help=words("help-island-file"), show_default=False)]
    output = Annotated[Path, typer.Option("--output", "-o", help=words("help-island-output"))]
    # The words speak the language already: it is read before there are commands.
    language = Annotated[str, typer.Option("--lang", help=words("help-lang"), show_default=False)]

    @island.command("check", help=words("help-island-check"))
    def check_command(path: file, lang: language = "") -> int:
        found = check(path)
        for finding in (*found.faults, *found.remarks):
            print(words.finding(finding))
        if found.island is None:
            return BAD_INPUT
        print(words("island-sound", title=found.island.title))
        return 0

    @island.command("draw", help=words("help-island-draw"))
    def draw_command(path: file, target: output = Path("map.svg"), lang: language = "") -> None:
        draw_file(path, target, words)
        print(words("island-drawn", path=str(target)))

    @island.command("make", help=words("help-island-make"))
    def make_command(
        seed: Annotated[int, typer.Option(min=0, help=words("help-island-seed"))] = 1,
        four_alike: Annotated[
            bool, typer.Option("--alike", help=words("help-island-alike"))
        ] = False,
        level: Annotated[bool, typer.Option("--level", help=words("help-island-level"))] = False,
        tries: Annotated[int, typer.Option(min=1, help=words("help-level-tries"))] = TRIES,
        games: Annotated[int, typer.Option(min=1, help=words("help-level-games"))] = 300,
        jobs: Annotated[int, typer.Option(min=1, help=words("help-jobs"))] = os.cpu_count() or 1,
        target: Annotated[
            Path, typer.Option("--output", "-o", help=words("help-make-output"))
        ] = Path("island.json"),
        lang: language = "",
    ) -> int:
        like: Alike = ()
        source: Source = {}
        if four_alike:
            source, like = alike(seed)
        else:
            source = drafted(seed)
        whole = True
        if level:
            step, whole = _levelled(levelled(source, games, tries, seed, like, jobs), tries, words)
            source = step.island if step else source
        save(written(source), target)
        print(words("island-made", path=str(target)))
        return 0 if whole else INTERRUPTED

    @island.command("fair", help=words("help-island-fair"))
    def fair_command(
        which: Annotated[
            str, typer.Argument(help=words("help-island-which"), show_default=False)
        ] = "",
        seed: Annotated[
            int | None, typer.Option(min=0, help=words("help-island-seed"), show_default=False)
        ] = None,
        games: Annotated[int, typer.Option(min=1, help=words("help-fair-games"))] = EACH,
        seats: Annotated[str, typer.Option(help=words("help-fair-seats"))] = "4,3",
        bots: Annotated[str, typer.Option(help=words("help-fair-bots"))] = ",".join(BOTS),
        luck: Annotated[int, typer.Option(min=0, help=words("help-fair-luck"))] = 1,
        jobs: Annotated[int, typer.Option(min=1, help=words("help-jobs"))] = os.cpu_count() or 1,
        lots: Annotated[
            bool, typer.Option("--lots/--no-lots", help=words("help-fair-lots"))
        ] = True,
        as_json: Annotated[bool, typer.Option("--json", help=words("help-json"))] = False,
        lang: language = "",
    ) -> int:
        source = island_of(which, seed)
        wanted = Games(source, _seats(seats), _bots(bots), games, luck, lots)
        told, whole = watched(run(wanted, jobs), words)
        if told is None:
            return INTERRUPTED
        if as_json:
            asked = {"bots": wanted.bots, "games": games, "luck": luck, "island": source}
            print(json.dumps({**msgspec.to_builtins(told), "trial": asked}))
        else:
            show(told, load(source).title, words)
        return 0 if whole else INTERRUPTED


def island_of(which: str, seed: int | None) -> Mapping[str, object]:
    """The island in a file, a shipped one, or one by chance. Raises `BadIsland`."""
    if seed is not None:
        return drafted(seed)
    if which in names() and not Path(which).exists():
        return to_json(shipped(which))
    return to_json(read_island(Path(which))) if which else to_json(shipped())


def _seats(text: str) -> tuple[int, ...]:
    known = {str(seats): seats for seats in META.seats}
    try:
        return tuple(known[seats] for seats in dict.fromkeys(text.split(",")))
    except KeyError as fault:
        raise typer.BadParameter(f"--seats: {fault}; {', '.join(known)}") from None


def _bots(text: str) -> tuple[str, ...]:
    bots = tuple(dict.fromkeys(text.split(",")))
    for bot in bots:
        chosen(META.id, bot)
    return bots


def _levelled(steps: Iterable[Step], tries: int, words: Tongue) -> tuple[Step | None, bool]:
    """The last step, and whether nobody interrupted before it."""
    step = None
    with progress_bar() as bar:
        task = bar.add_task(words("island-levelling", off="–"), total=tries)
        try:
            for step in steps:
                told = words("island-levelling", off=round(step.off, 1))
                bar.update(task, completed=step.tried, description=told)
        except KeyboardInterrupt:
            return step, False
    return step, True


def watched(reports: Iterable[Fairness], words: Tongue) -> tuple[Fairness | None, bool]:
    """The last report, and whether nobody interrupted before it was whole."""
    last = None
    with progress_bar() as bar:
        task = bar.add_task(words("island-playing"), total=None)
        try:
            for last in reports:
                bar.update(task, completed=last.done, total=last.of)
        except KeyboardInterrupt:
            return last, False
    return last, True
