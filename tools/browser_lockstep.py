"""Plays the same games in Python as it is here and as a browser has it, and compares every view.

``python -m tools.browser_lockstep`` writes ``results/browser/lockstep.json``; Node runs the
browser's part.
"""

import json
import platform
import subprocess
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from benchmarks.environment import commit

ROOT = Path(__file__).parent.parent
OUT = ROOT / "results" / "browser" / "lockstep.json"
GAMES = 1000
COLUMNS = {
    "game": "game",
    "players": "players",
    "games": "games",
    "decisions": "decisions",
    "views": "views",
    "differences": "differences",
}


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    sums: defaultdict[tuple[str, int], list[int]] = defaultdict(lambda: [0] * 4)
    wanted = ["0", str(count)]
    with (
        started(sys.executable, "-m", "tests.alone.games", *wanted) as here,
        started("node", "tests/alone/python.mjs", "tests/alone/games.py", *wanted) as there,
    ):
        for mine, other in zip(lines(here), lines(there), strict=True):
            of_kind = sums[mine["game"], mine["seats"]]
            for n, more in enumerate((1, mine["decisions"], mine["views"], int(mine != other))):
                of_kind[n] += more
    rows: list[dict[str, Any]] = [
        dict(zip(COLUMNS, (game, seats, *numbers), strict=True))
        for (game, seats), numbers in sorted(sums.items())
    ]
    assert sum(row["games"] for row in rows) == count, "a part came to an end before the other"
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(text(count, rows))
    print(OUT.read_text(), end="")


def started(*command: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def lines(run: "subprocess.Popen[str]") -> Any:
    output: IO[str] | None = run.stdout
    assert output is not None
    return map(json.loads, output)


def text(count: int, rows: list[dict[str, Any]]) -> str:
    """A line a row, as in the other results."""
    facts = {
        "command": f"python -m tools.browser_lockstep {count}",
        "commit": commit(),
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "machine": f"CPython {platform.python_version()}, and Pyodide under Node",
        "note": "bots without networks and random players; every switch and both islands in turn; "
        "what every seat and a spectator see, compared after every decision",
        "columns": COLUMNS,
    }
    body = ",\n  ".join(json.dumps(row) for row in rows)
    return json.dumps(facts, indent=1)[:-2] + f',\n "rows": [\n  {body}\n ]\n}}\n'


if __name__ == "__main__":
    main()
