"""Measures how much luck reviews take out of results.

Bots of known strength play; a review judges each game at once. ``results/review/luck.json`` has how
many times fewer games it takes to tell the bots apart. Stop it at any time: what was played so far
is written after every round.
"""

import argparse
import json
import platform
import subprocess
import time
from pathlib import Path
from typing import Any

from kontor.arena.match import Match
from kontor.arena.play import Played, play
from kontor.arena.standings import standings
from kontor.core import record_file
from kontor.review.batched_estimates import Judged
from kontor.review.course import course
from kontor.review.estimate import network_estimator
from kontor.review.luck import fortune

ISLAND = {"island": "kontor"}
MATCHES = [
    Match("machi-koro", ("farsighted", "bakery"), 0),
    Match("machi-koro", ("farsighted", "patient"), 0),
    Match("machi-koro", ("veteran", "hasty"), 0),
    Match("machi-koro", ("farsighted", "bakery", "patient"), 0),
    Match("machi-koro", ("farsighted", "bakery", "patient", "hasty"), 0),
    Match("golden-city", ("steady", "racer", "miser"), 0, options=ISLAND),
    Match("golden-city", ("veteran", "steady", "hasty"), 0, options=ISLAND),
    Match("golden-city", ("veteran", "steady", "racer", "greedy"), 0, options=ISLAND),
]
OUT = Path("results/review/luck.json")


def judged(match: Match, block: int) -> list[Played]:
    """The games of a block with the luck in them."""
    games = []
    for seating in match.seatings():
        played, text = play(match, block, seating)
        whole = course(record_file.load(text))
        asked = Judged(whole.game, network_estimator(whole.game, whole.start))
        found = fortune(whole, asked, 1)
        asked.judge()
        luck = tuple(found.total().tolist())
        games.append(Played.from_json({**played.to_json(), "luck": luck}))
    return games


def told(match: Match, games: list[Played]) -> dict[str, Any]:
    table = standings(match, games)
    bots = {}
    for one in table.bots:
        low, high = one.luck_apart
        less = one.less_luck
        bots[one.bot] = {
            "wins": [round(n, 4) for n in (one.wins.share, low, high)],
            "less_luck": [round(n, 4) for n in (less.share, less.low, less.high)] if less else None,
            "fewer_games": round(less.fewer, 1) if less else None,
        }
    return {"game": match.game, "bots": bots, "games": len(games)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    minutes = parser.parse_args().minutes
    end = time.monotonic() + 60 * minutes
    games: list[list[Played]] = [[] for _ in MATCHES]
    spent = [0.0] * len(MATCHES)
    blocks = [0] * len(MATCHES)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    while time.monotonic() < end:
        number = spent.index(min(spent))  # every match gets an equal share of the time
        begun = time.process_time()
        games[number] += judged(MATCHES[number], blocks[number])
        blocks[number] += 1
        spent[number] += time.process_time() - begun
        if min(blocks) > 1 and sum(blocks) % 10 == 0:
            write(commit, games)
    write(commit, games)


def write(commit: str, games: list[list[Played]]) -> None:
    OUT.parent.mkdir(parents=True, exist_ok=True)
    found = {
        "command": "python tools/measure_luck.py",
        "commit": commit,
        "machine": f"{platform.machine()}, one core, Python {platform.python_version()}",
        "matches": [told(match, played) for match, played in zip(MATCHES, games, strict=True)],
    }
    OUT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
