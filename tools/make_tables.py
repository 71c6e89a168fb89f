"""Writes the tables of the documents from ``results/``; ``--check`` fails when one is stale.

A table stands between ``<!-- table: KIND … -->`` and ``<!-- end -->``, with its source below it.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import island_tables
import result_tables
import review_tables
import strength_tables

from benchmarks import environments

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "results" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
TABLE = re.compile(r"<!-- table: (.+?) -->\n.*?<!-- end -->", re.DOTALL)
LUCK, MISTAKES = "review/luck.json", "review/mistakes.json"
CHANCES = "review/chances.json"


def _environments() -> str:
    return "\n".join(environments.table(result_tables.result("environments.json")))


def _of(table: Callable[[result_tables.Json], str], file: str) -> Callable[[], str]:
    return lambda: table(result_tables.result(file))


# Each kind of table, and the file that it is made from, if it does not name its sources itself.
KINDS: dict[str, tuple[Callable[[], str], str]] = {
    "headline": (result_tables.headline, ""),
    "rules": (result_tables.rules, "speed/rules.json"),
    "compared": (result_tables.compared, "speed/rules.json"),
    "server": (result_tables.server, "speed/server.json"),
    "instructions": (result_tables.instructions, "rules/instructions.json"),
    "own-environments": (result_tables.own_environments, "environments.json"),
    "environments": (_environments, "environments.json"),
    "less-luck": (_of(review_tables.less_luck, LUCK), LUCK),
    "reliability": (_of(review_tables.reliability, CHANCES), CHANCES),
    "mistakes": (_of(review_tables.mistakes, MISTAKES), MISTAKES),
    "anywhere": (strength_tables.anywhere, "strength/islands.json"),
}
# Kinds that are told what they are made from, and need no source below them.
TOLD: dict[str, Callable[..., str]] = {
    "ladder": strength_tables.ladder,
    "characters": strength_tables.characters,
    "seats": island_tables.seats,
    "seats-by-bot": island_tables.seats_by_bot,
    "sectors": island_tables.sectors,
    "figures": island_tables.figures,
}


def made(found: re.Match[str]) -> str:
    kind, *words = found[1].split()
    if kind == "rows":
        text, file = result_tables.rows(*words), words[0]
    elif kind in TOLD:
        text, file = TOLD[kind](*words), ""
    else:
        table, file = KINDS[kind]
        text = table()
    source = f"\n\n{result_tables.source(file)}" if file else ""
    return f"<!-- table: {found[1]} -->\n{text}{source}\n<!-- end -->"


def stale(write: bool) -> list[str]:
    """The documents whose tables are not those of the results."""
    found = []
    for path in DOCUMENTS:
        before = path.read_text(encoding="utf-8")
        after = TABLE.sub(made, before)
        if before != after:
            found.append(path.name)
            if write:
                path.write_text(after, encoding="utf-8")
    picture = review_tables.picture(result_tables.result(CHANCES))
    if review_tables.PICTURE.read_text(encoding="utf-8") != picture:
        found.append(review_tables.PICTURE.name)
        if write:
            review_tables.PICTURE.write_text(picture, encoding="utf-8")
    return found


def main() -> None:
    check = "--check" in sys.argv[1:]
    found = stale(write=not check)
    if check and found:
        sys.exit(f"stale: {', '.join(found)}; run `make tables`")


if __name__ == "__main__":
    main()
