"""``python -m kontor.train.strength``: how often a network wins on twelve islands.

It plays The Golden City alone against equal others: on both shipped islands and on the ten that no
training may see, with each number of seats, with and without all house rules. Where the file is
there already, it goes on; stopped early, it has played about as much of each match.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from kontor.arena import quick
from kontor.arena.match import Match, blocks_for
from kontor.arena.shares import wilson, won
from kontor.core.faults import KontorError
from kontor.games.golden_city.island import names
from kontor.games.golden_city.meta import ISLAND, META
from kontor.games.golden_city.state import VARIANTS
from kontor.train import islands
from kontor.train.setups import numbers

BLOCKS = 16
"""That a process plays at a time: each in every seating, all side by side."""
RULES = {"plain": (), "all": tuple(option.id for option in VARIANTS)}
"""House rules by a word for them."""

Json = dict[str, Any]


class Counted(NamedTuple):
    """What came of some games."""

    games: int = 0
    wins: float = 0.0
    ahead: float = 0.0
    """The sum of the letters by which it was ahead of the others' mean."""

    def plus(self, other: "Counted") -> "Counted":
        return Counted(self.games + other.games, self.wins + other.wins, self.ahead + other.ahead)


@dataclass
class Row:
    """One bot's matches on one island."""

    island: str
    match: Match
    counted: Counted = field(default_factory=Counted)

    @property
    def blocks(self) -> int:
        """That are played."""
        return self.counted.games // len(self.match.seatings())

    def left(self) -> list[range]:
        """The blocks to be played, a few at a time."""
        last = self.match.blocks
        firsts = range(self.blocks, last, BLOCKS)
        return [range(first, min(first + BLOCKS, last)) for first in firsts]

    @property
    def house_rules(self) -> list[str]:
        return [name for name in RULES["all"] if self.match.options.get(name)]

    def to_json(self) -> Json:
        games, wins, ahead = self.counted
        share = wilson(wins, games)
        return {
            "island": self.island,
            "seats": len(self.match.bots),
            "house rules": self.house_rules,
            "games": games,
            "wins": round(wins, 2),
            "share": round(share.share, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
            "letters ahead": round(ahead / games, 2) if games else None,
        }


def played(match: Match, blocks: range) -> Counted:
    """These blocks of the match, from the first bot's side."""
    bot = match.bots[0]
    games = [(block, seating) for block in blocks for seating in match.seatings()]
    found = Counted()
    for game in quick.play(match, games):
        seat = game.seating.index(bot)
        points = game.points or ()
        others = fmean(points[:seat] + points[seat + 1 :])
        found = found.plus(Counted(1, won(game, seat), points[seat] - others))
    return found


def rows(asked: argparse.Namespace) -> list[Row]:
    """All matches, as far as the file does not have them."""
    drawn = islands.load(asked.held_out) if asked.held_out else islands.held_out()
    places: dict[str, object] = {name: name for name in names()}
    places |= {f"seed {seed}": one for seed, one in zip(islands.HELD_OUT, drawn, strict=True)}
    found = []
    for rules in asked.rules:
        for seats in asked.seats:
            bots = (asked.bot, *(asked.against,) * (seats - 1))
            blocks = blocks_for(META.id, bots, asked.games)
            for name, island in places.items():
                options = {ISLAND.id: island, **dict.fromkeys(RULES[rules], True)}
                found.append(Row(name, Match(META.id, bots, blocks, asked.seed, options=options)))
    return found


def go_on(found: Sequence[Row], before: Mapping[str, Any]) -> None:
    """Take over what a file says is played."""

    def key(row: Json) -> tuple[object, ...]:
        return row["island"], row["seats"], *row["house rules"]

    known = {key(row): row for row in before["rows"]}
    for row in found:
        old = known.get(key(row.to_json()))
        if old and old["games"]:
            ahead = old["letters ahead"] * old["games"]
            row.counted = Counted(old["games"], old["wins"], ahead)


def measure(asked: argparse.Namespace) -> None:
    until = time.monotonic() + asked.seconds
    about = {"bot": asked.bot, "against": asked.against, "seed": asked.seed}
    found = rows(asked)
    if asked.output.exists():
        before = json.loads(asked.output.read_text(encoding="utf-8"))
        if {name: before[name] for name in about} != about:
            sys.exit(f"{asked.output} holds another match")
        go_on(found, before)
    # The same number of each match's parts first, whichever it is.
    parts = [(n, row, blocks) for row in found for n, blocks in enumerate(row.left(), row.blocks)]
    parts.sort(key=lambda part: part[0])
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")  # one core for each of them
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        waiting = [(row, pool.submit(played, row.match, blocks)) for _, row, blocks in parts]
        said = time.monotonic()
        for done, (row, future) in enumerate(waiting, 1):
            row.counted = row.counted.plus(future.result())
            now = time.monotonic()
            if now > said + 10 or done == len(waiting):
                said = now
                keep(asked.output, about, found)
                print(f"{done} of {len(waiting)} parts", flush=True)
            if now > until:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    keep(asked.output, about, found)
    print(table(found))


def keep(path: Path, about: Json, found: Sequence[Row]) -> None:
    whole = {**about, "rows": [row.to_json() for row in found]}
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    unfinished.replace(path)


def table(found: Sequence[Row]) -> str:
    """A line for each island, and one for all that no training saw."""
    lines = [line(row.to_json()) for row in found]
    groups: dict[tuple[object, ...], list[Row]] = {}
    for row in found:
        if row.island not in names():
            groups.setdefault((row.match.bots, *row.house_rules), []).append(row)
    for group in groups.values():
        together = Row("the ten", group[0].match)
        for row in group:
            together.counted = together.counted.plus(row.counted)
        lines.append(line(together.to_json()))
    return "\n".join(lines)


def line(row: Json) -> str:
    rules = "house rules" if row["house rules"] else "plain"
    low, high = row["interval"]
    share = f"{row['share']:.1%} ({low:.1%} – {high:.1%})"
    return f"{row['island']:10} {row['seats']} seats  {rules:11}  {row['games']:5} games  {share}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kontor.train.strength", description=__doc__)
    add = parser.add_argument
    add("--bot", default="veteran", help="a bot that answers at once, or a file of weights")
    add("--against", default="steady", help="who has all other seats")
    add("--seats", type=numbers, default=[4, 3], help="by comma")
    add("--rules", type=_rules, default=["plain"], help=f"by comma: {', '.join(RULES)}")
    add("--games", type=int, default=2000, help="on each island")
    add("--seed", type=int, default=1)
    add("--jobs", type=int, default=os.cpu_count(), help="how many processes play")
    add("--seconds", type=float, default=float("inf"), help="stop after so many")
    add("--held-out", type=Path, help="the ten islands, if they are drawn beforehand")
    add("-o", "--output", type=Path, default=Path("strength.json"))
    asked = parser.parse_args()
    try:
        for name in (asked.bot, asked.against):
            quick.player(META.id, name)
    except (KontorError, FileNotFoundError) as fault:
        parser.error(str(fault))
    measure(asked)


def _rules(text: str) -> list[str]:
    words = text.split(",")
    if unknown := set(words) - set(RULES):
        raise argparse.ArgumentTypeError(f"there is no {', '.join(sorted(unknown))}")
    return words


if __name__ == "__main__":
    main()
