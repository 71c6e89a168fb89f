"""Writes the first games that teach into the page; ``--check`` only says whether they are stale."""

import json
import sys
from pathlib import Path

from lesson import Json

from kontor.core.registry import function, manifest, own_games

WEB = Path(__file__).parent.parent / "web" / "src" / "games"
LESSONS = {
    manifest(game).face: lesson for game in own_games() if (lesson := function(game, "lessons"))
}
"""By the folder of the game's face."""


def written() -> dict[Path, str]:
    """Each lesson's file, and what it must hold."""
    return {
        WEB / face / "lesson.json": _lines(lesson().to_json()) for face, lesson in LESSONS.items()
    }


def _lines(lesson: Json) -> str:
    """JSON with a line for each step."""
    steps = (json.dumps(step, separators=(",", ":")) for step in lesson["steps"])
    return f'{{"seats":{lesson["seats"]},"steps":[\n' + ",\n".join(steps) + "\n]}\n"


def stale() -> list[str]:
    """The files that their scripts would write otherwise."""
    return [
        path.as_posix()
        for path, text in written().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    if "--check" in sys.argv:
        print(*(f"stale: {path}" for path in stale()), sep="\n")
        return 1 if stale() else 0
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
