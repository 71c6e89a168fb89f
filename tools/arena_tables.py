"""Prints matches of the arena as Markdown: a line for each folder that `kontor arena` kept.

``python tools/arena_tables.py runs/*`` says how often the first bot of each match won;
``--seats`` says instead what each seat was worth, how long games were, and the points.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from kontor.arena.folder import Folder
from kontor.arena.match import Match
from kontor.arena.report import lasted, percent
from kontor.arena.standings import Standings, standings

WINS = (
    "first",
    "against",
    "games",
    "wins",
    "95 % (Wilson)",
    "95 % (by block)",
    "by seat",
    "length",
)
SEATS = ("bots", "games", "wins by seat, from the start player on", "length", "points by seat")


def table(folder: Path) -> Standings:
    """The standings of what a folder holds."""
    match = Match.from_json(json.loads((folder / "match.json").read_text(encoding="utf-8")))
    return standings(match, Folder(folder, match).played())


def wins(one: Standings) -> tuple[str, ...]:
    first, *others = one.match.bots
    own = next(bot for bot in one.bots if bot.bot == first)
    low, high = own.luck_apart
    return (
        f"`{first}`",
        ", ".join(f"`{name}`" for name in others),
        f"{one.games:,}",
        percent(own.wins),
        f"{own.wins.low:.1%} – {own.wins.high:.1%}",
        f"{low:.1%} – {high:.1%}",
        " · ".join(map(percent, own.by_seat)),
        lasted(one),
    )


def seats(one: Standings) -> tuple[str, ...]:
    half = [(seat.wins.high - seat.wins.low) / 2 for seat in one.seats]
    shares = [
        f"{seat.wins.share:.1%} ± {100 * h:.1f}" for seat, h in zip(one.seats, half, strict=True)
    ]
    points = [f"{seat.points:.1f}" for seat in one.seats if seat.points is not None]
    names = ", ".join(f"`{name}`" for name in one.match.bots)
    return names, f"{one.games:,}", " · ".join(shares), lasted(one), " · ".join(points) or "–"


def markdown(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    rows = [heads, ["---"] * len(heads), *lines]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--seats", action="store_true", help="what the seats were worth")
    asked = parser.parse_args()
    tables = [table(folder) for folder in asked.folders]
    heads, row = (SEATS, seats) if asked.seats else (WINS, wins)
    print(markdown(heads, [row(one) for one in tables]))


if __name__ == "__main__":
    main()
