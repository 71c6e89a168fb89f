"""``kontor island``: check and draw an island's file."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from kontor.core.faults import KontorError
from kontor.core.finding import Finding
from kontor.core.text import Tongue, Words
from kontor.games.golden_city.atlas.picture import draw
from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.island import BadIsland, Island, load

BAD_FILE = 2
"""The exit code for a file with faults."""
LARGEST = 1_000_000
"""No island needs so many bytes."""


class Unwritable(KontorError):
    """A place where no picture can be put."""


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
            return BAD_FILE
        print(words("island-sound", title=found.island.title))
        return 0

    @island.command("draw", help=words("help-island-draw"))
    def draw_command(path: file, target: output = Path("map.svg"), lang: language = "") -> None:
        draw_file(path, target, words)
        print(words("island-drawn", path=str(target)))


@dataclass(frozen=True)
class Checked:
    """What there is to say about a file: faults, or the island in it and remarks on that."""

    island: Island | None
    faults: list[Finding]
    remarks: list[Finding]


def read_island(path: Path) -> Island:
    """The island in a file. Raises `BadIsland`."""
    place = str(path)
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except OSError as fault:
        raise _unreadable("no-file", place, why=fault.strerror or "?") from None
    if len(text) > LARGEST:
        raise _unreadable("file-too-large", place)
    try:
        source = json.loads(text)
    except json.JSONDecodeError as fault:
        raise _unreadable("no-json", place, line=fault.lineno, column=fault.colno) from None
    except UnicodeDecodeError as fault:
        raise _unreadable("no-utf8", place, byte=fault.start + 1) from None
    except (RecursionError, ValueError):
        raise _unreadable("too-deep", place) from None
    return load(source)


def _unreadable(code: str, place: str, **facts: object) -> BadIsland:
    return BadIsland([Finding(code, (place,), facts)])


def check(path: Path) -> Checked:
    """Everything that is wrong with a file, or else everything unusual about its island."""
    try:
        island = read_island(path)
    except BadIsland as bad:
        return Checked(None, bad.faults, [])
    return Checked(island, [], remarks(island))


def draw_file(path: Path, target: Path, words: Words | None = None) -> None:
    """Draw the island in a file. Raises `BadIsland`, or `Unwritable`."""
    picture = draw(read_island(path), words)
    try:
        target.write_text(picture, encoding="utf-8")
    except OSError as fault:
        raise Unwritable(f"{target}: {fault.strerror or 'cannot be written'}") from None
