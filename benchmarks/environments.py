"""Random decisions a second of every environment, beside the rules and beside peers.

One run on one core, in turns. ``docs/research.md`` has the table of ``results/environments.json``.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from benchmarks import environment, report, runner
from benchmarks.environment import ROOT, commit
from benchmarks.row import Group
from benchmarks.rules import processor
from benchmarks.runner import Measured, NotAvailable, Script

RESULT = ROOT / "results" / "environments.json"
PEERS = ("openspiel", "pettingzoo", "pgx", "rlcard", "catanatron")
WANTED = (
    "Backgammon",
    "Hearts",
    "Connect Four",
    "Leduc Hold'em",
    "Texas Hold'em",
    "Uno",
    "Settlers",
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="wall time a row and round")
    parser.add_argument("--rounds", type=int, default=2, help="how often each row is measured")
    parser.add_argument("--without-peers", action="store_true", help="Kontor's environments only")
    asked = parser.parse_args()
    runner.pin()
    scripts = [Script("Kontor", "benchmarks.own_environments", Path(sys.executable), {})]
    if not asked.without_peers:
        environment.install()
        scripts += [script for script in runner.peers() if script.name in PEERS]
    rows, missing = collected(scripts)
    for row in runner.measure(rows, asked.seconds, asked.rounds):
        print(f"{row.label.system}: {row.label.game}, {row.label.loop}", file=sys.stderr)
    found = {
        "command": "python -m benchmarks.environments " + " ".join(sys.argv[1:]),
        "commit": commit(),
        "machine": f"{processor()}, one core, CPython {sys.version.split()[0]}",
        "rows": [shown(row) for row in rows if row.fault is None],
        "not_available": missing | {row.label.game: row.fault for row in rows if row.fault},
    }
    RESULT.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print("\n".join(table(found)))


def collected(scripts: list[Script]) -> tuple[list[Measured], dict[str, str]]:
    """The rows that are wanted, and why others cannot be measured here."""
    rows: list[Measured] = []
    missing = {}
    for script in scripts:
        try:
            rows += [row for row in runner.offered(script) if is_wanted(row)]
        except NotAvailable as reason:
            missing[script.name] = str(reason)
    return rows, missing


def is_wanted(row: Measured) -> bool:
    """Of the peers, a few games whose names are known."""
    own = row.label.group is Group.COMPILED
    return own or row.label.game in WANTED


def shown(row: Measured) -> dict[str, Any]:
    speed, label = report.speed(row.label, row.counts), row.label
    return {
        "system": label.system,
        "game": label.game,
        "loop": label.loop,
        "players": label.players,
        "decisions": round(speed.decisions),
        "slowest": round(speed.slowest),
        "fastest": round(speed.fastest),
        "share": round(speed.share, 2),
    }


def table(found: dict[str, Any]) -> list[str]:
    """The rows as Markdown."""
    lines = ["| system | game | loop | players | decisions/s |", "|---|---|---|--:|--:|"]
    for row in found["rows"]:
        names = f"| {row['system']} | {row['game']} | {row['loop']} "
        lines.append(f"{names}| {row['players']} | {row['decisions']:,} |")
    return lines


if __name__ == "__main__":
    main()
