"""What can be done with an island's file: read, check, draw. A command line adds only the words."""

import json
from dataclasses import dataclass
from pathlib import Path

from kontor.core.text import Words
from kontor.games.golden_city.atlas.picture import draw
from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.island import BadIsland, Island, load

LARGEST = 1_000_000
"""No island needs so many bytes."""


@dataclass(frozen=True)
class Checked:
    """What there is to say about a file: faults, or the island in it and remarks on that."""

    island: Island | None
    faults: list[str]
    remarks: list[str]


def read_island(path: Path) -> Island:
    """The island in a file. Raises `BadIsland`."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except OSError as fault:
        raise BadIsland([f"{path}: {fault.strerror or 'cannot be read'}"]) from None
    if len(text) > LARGEST:
        raise BadIsland([f"{path}: is too large for an island"])
    try:
        source = json.loads(text)
    except json.JSONDecodeError as fault:
        place = f"line {fault.lineno}, column {fault.colno}"
        raise BadIsland([f"{path}, {place}: no JSON ({fault.msg})"]) from None
    except UnicodeDecodeError as fault:
        raise BadIsland([f"{path}, byte {fault.start + 1}: is no UTF-8 text"]) from None
    except (RecursionError, ValueError):
        raise BadIsland([f"{path}: is nested too deeply, or has a number too long"]) from None
    return load(source)


def check(path: Path) -> Checked:
    """Everything that is wrong with a file, or else everything unusual about its island."""
    try:
        island = read_island(path)
    except BadIsland as bad:
        return Checked(None, bad.faults, [])
    return Checked(island, [], remarks(island))


def check_file(path: Path) -> list[str]:
    """Everything that is wrong with a file, a line each."""
    return check(path).faults


def draw_file(path: Path, target: Path, words: Words | None = None) -> None:
    """Draw the island in a file. Raises `BadIsland`."""
    target.write_text(draw(read_island(path), words), encoding="utf-8")
