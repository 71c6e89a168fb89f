"""Islands in files: read, checked and drawn."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kontor.core.faults import KontorError
from kontor.core.finding import Finding
from kontor.core.printable import steers
from kontor.core.text import Words
from kontor.games.golden_city.atlas.picture import draw
from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.island import BadIsland, Island, load

LARGEST = 1_000_000
"""No island needs so many bytes."""


class Unwritable(KontorError):
    """A place where no file can be put."""


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
    if steers(source):
        raise _unreadable("control-characters", place)
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


def written(source: Mapping[str, object]) -> str:
    """An island as the text of a file: JSON with a line for each site, road and card."""
    parts = []
    for key, value in source.items():
        if isinstance(value, list):
            lines = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": ' + json.dumps(value, ensure_ascii=False))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def save(text: str, target: Path) -> None:
    """Raises `Unwritable`."""
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise Unwritable(f"{target}: {fault.strerror or 'cannot be written'}") from None


def draw_file(path: Path, target: Path, words: Words | None = None) -> None:
    """Draw the island in a file. Raises `BadIsland`, or `Unwritable`."""
    save(draw(read_island(path), words), target)
