"""Writes the tables of docs/island.md from what `kontor island fair --json` found, in
``results/islands/``.

``--check`` writes nothing and fails when a table is stale.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "results" / "islands"
DOCUMENT = ROOT / "docs" / "island.md"
TABLE = re.compile(r"<!-- table: ([a-z]+) (.+?) -->\n(?:\n\|.*?\n(?=\n))?", re.DOTALL)
"""``<!-- table: KIND FILE FILE … -->``, and below it the table."""

Json = dict[str, Any]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def measured(wins: Json) -> str:
    if not wins["of"]:
        return "–"
    return f"{percent(wins['share'])} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f})"


def counts(files: list[str]) -> list[tuple[str, Json]]:
    """What was found on each island with each number of seats, the most seats first."""
    found = []
    for file in files:
        result = json.loads((RESULTS / f"{file}.json").read_text(encoding="utf-8"))
        name = result["trial"]["island"]["title"]
        found += [(name, count) for count in result["counts"]]
    return sorted(found, key=lambda one: -one[1]["seats"])


def seats(files: list[str]) -> list[list[str]]:
    rows = [["island", "seats", "bots", "games each", "1st", "2nd", "3rd", "4th"]]
    for name, count in counts(files):
        kinds = [(bot["bot"], bot["wins"]) for bot in count["bots"]]
        if len(kinds) > 1:
            kinds.insert(0, ("all", count["wins"]))
        for bot, wins in kinds:
            shares = [measured(one) for one in wins] + [""] * (4 - len(wins))
            rows.append([name, str(count["seats"]), f"`{bot}`", f"{wins[0]['of']:,}", *shares])
    return [[cell.replace("`all`", "all") for cell in row] for row in rows]


def sectors(files: list[str]) -> list[list[str]]:
    rows = [["island", "seats", "begins in", "players", "wins, own choice", "wins, by lot"]]
    for name, count in counts(files):
        for one in count["sectors"]:
            wins = [measured(one["by_choice"]), measured(one["by_lot"])]
            rows.append([name, str(count["seats"]), one["sector"], percent(one["chosen"]), *wins])
    return rows


def figures(files: list[str]) -> list[list[str]]:
    columns = counts(files)
    rows = [["", *(f"{name}, {count['seats']} seats" for name, count in columns)]]
    every = [count for _, count in columns]
    rows.append(["games", *(f"{count['games']:,}" for count in every)])
    rows.append(["rounds", *(f"{count['rounds']:.1f}" for count in every)])
    rows.append(["letters a player", *(f"{count['letters']:.1f}" for count in every)])
    rows.append(["players who reach the inner city", *(percent(c["inside"]) for c in every)])
    rows.append(["expulsions a round", *(f"{count['expulsions']:.2f}" for count in every)])
    rows.append(["games with one blocked", *(percent(count["blocked"]) for count in every)])
    return rows


KINDS = {"seats": seats, "sectors": sectors, "figures": figures}


def table(found: re.Match[str]) -> str:
    head, *rows = KINDS[found[1]](found[2].split())
    lines = [head, ["---"] * len(head), *rows]
    text = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return f"<!-- table: {found[1]} {found[2]} -->\n\n{text}\n"


def main() -> None:
    before = DOCUMENT.read_text(encoding="utf-8")
    after = TABLE.sub(table, before)
    if "--check" in sys.argv[1:]:
        if before != after:
            sys.exit("stale: docs/island.md; run tools/island_tables.py")
        return
    DOCUMENT.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main()
