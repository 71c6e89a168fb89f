"""Measures the levels and characters of the games against one another: the ladder of docs/bots.md.

Each pair shares the table evenly, and each luck is played in every seating. What is done is kept,
so the same command goes on where it was stopped; ``--anew`` begins again. Ratings are Elo points
fitted to all pairs (Bradley-Terry), with the easiest level at 1000.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import log10
from pathlib import Path
from statistics import fmean
from typing import Any

from kontor.arena.match import Match, blocks_for
from kontor.arena.play import Played
from kontor.arena.quick import play
from kontor.arena.run import run
from kontor.arena.shares import wilson, won
from kontor.bots.registry import UnknownBot

RESULTS = Path(__file__).resolve().parent.parent / "results" / "strength"
SEED = 1
SIDE_BY_SIDE = 256
EASIEST = 1000.0
ROUNDS = 1000
"""Of fitting the ratings; they settle long before."""


@dataclass(frozen=True)
class Ladder:
    """Which pairs are measured, at tables of how many, and how often."""

    pairs: Sequence[tuple[str, str]]
    """The one that is thought weaker first."""
    seats: Sequence[int]
    games: int


MACHI_KORO = ("gentle", "hasty", "patient", "farsighted", "veteran")
"""Those behind the levels; `veteran` stands for `guided`, which thinks ahead with it."""
GOLDEN_CITY = ("gentle", "hasty", "steady", "veteran")
PLANS = {
    "machi-koro": [
        Ladder(tuple(combinations(MACHI_KORO, 2)), (2, 4), 2000),
        Ladder(
            tuple(
                product(MACHI_KORO[1:-1], ("cheese", "bakery", "convenience", "greedy")),
            ),
            (2,),
            1000,
        ),
    ],
    "golden-city": [
        Ladder(tuple(combinations(GOLDEN_CITY, 2)), (4,), 2000),
        Ladder((("steady", "racer"), ("steady", "miser")), (4,), 2000),
    ],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*PLANS], help="which; all if none is named")
    parser.add_argument("--anew", action="store_true", help="forget what was measured")
    parser.add_argument("--without", action="append", default=[], help="leave this bot out")
    parser.add_argument("--table", action="store_true", help="only print what was measured")
    asked = parser.parse_args()
    for game in asked.games:
        file = RESULTS / f"{game}.json"
        results = json.loads(file.read_text()) if file.exists() and not asked.anew else {}
        if asked.table:
            print(table(results["pairs"]))
        else:
            measure(game, file, results.get("pairs", []), asked.without)


def measure(game: str, file: Path, pairs: list[dict[str, Any]], without: Sequence[str]) -> None:
    """Whatever of the game's plan is not among the pairs."""
    done = {(*one["bots"], one["seats"]) for one in pairs}
    for ladder in PLANS[game]:
        for seats, (worse, better) in product(ladder.seats, ladder.pairs):
            if (worse, better, seats) in done or {worse, better} & {*without}:
                continue
            pairs.append(measured(game, worse, better, seats, ladder.games))
            results = {
                "game": game,
                "command": "python tools/measure_levels.py",
                "pairs": pairs,
                "ratings": ratings(pairs),
            }
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(results, indent=1) + "\n")


def measured(game: str, worse: str, better: str, seats: int, games: int) -> dict[str, Any]:
    """One pair's match: how often the second of the two wins, and what the seats were worth."""
    names = (worse,) * (seats // 2) + (better,) * (seats - seats // 2)
    match = Match(game, names, blocks_for(game, names, games), SEED)
    found = played(match)
    sat = [(game, seat) for game in found for seat in range(seats) if game.seating[seat] == better]
    wins = wilson(sum(won(game, seat) for game, seat in sat), len(found))
    by_seat = [sum(won(game, seat) for game in found) / len(found) for seat in range(seats)]
    print(f"{game}, {seats} seats: {better} {wins.share:.1%} against {worse}", flush=True)
    return {
        "bots": [worse, better],
        "seats": seats,
        "seed": SEED,
        "games": len(found),
        "wins": round(wins.wins, 1),
        "interval": [round(wins.low, 4), round(wins.high, 4)],
        "by seat": [round(share, 4) for share in by_seat],
        "length": round(fmean(game.turns for game in found), 1),
    }


def table(pairs: Sequence[dict[str, Any]]) -> str:
    """The pairs as Markdown."""
    lines = ["| stronger | against | seats | games | wins | 95 % |", "|---|---|---|---|---|---|"]
    for pair in pairs:
        worse, better = pair["bots"]
        low, high = pair["interval"]
        wins = pair["wins"] / pair["games"]
        if wins < 0.5:
            worse, better, wins, low, high = better, worse, 1 - wins, 1 - high, 1 - low
        lines.append(
            f"| `{better}` | `{worse}` | {pair['seats']} | {pair['games']:,} | {wins:.1%} "
            f"| {low:.1%} – {high:.1%} |".replace("%", " %")
        )
    return "\n".join(lines)


def played(match: Match) -> list[Played]:
    """All games, side by side if the bots can be asked about positions."""
    games = [(block, seating) for block in range(match.blocks) for seating in match.seatings()]
    try:
        starts = range(0, len(games), SIDE_BY_SIDE)
        return [one for n in starts for one in play(match, games[n : n + SIDE_BY_SIDE])]
    except UnknownBot:
        return run(match)


def ratings(pairs: Sequence[dict[str, Any]]) -> dict[str, int]:
    """Each bot's Elo rating by whom it beat how often; in each pair both are given a win more."""
    games: defaultdict[tuple[str, str], float] = defaultdict(float)
    wins: defaultdict[str, float] = defaultdict(float)
    for pair in pairs:
        worse, better = pair["bots"]
        games[worse, better] += pair["games"] + 2
        games[better, worse] += pair["games"] + 2
        wins[better] += pair["wins"] + 1
        wins[worse] += pair["games"] - pair["wins"] + 1
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(ROUNDS):
        for bot in strength:
            against = [(other, n) for (one, other), n in games.items() if one == bot]
            met = sum(n / (strength[bot] + strength[other]) for other, n in against)
            strength[bot] = wins[bot] / met
    first = strength[pairs[0]["bots"][0]]
    return {bot: round(EASIEST + 400 * log10(value / first)) for bot, value in strength.items()}


if __name__ == "__main__":
    main()
