"""Measures the levels and characters of a game against one another: the ladder of docs/bots.md.

Each pair shares the table evenly, and each luck is played in every seating. What is done is kept,
so the same command goes on where it was stopped. Ratings are Elo points fitted to all pairs
(Bradley-Terry), with the easiest level at 1000.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, pairwise, product
from math import log10
from pathlib import Path
from typing import Any

from kontor.arena.match import Match, blocks_for
from kontor.arena.play import Played
from kontor.arena.quick import play
from kontor.arena.run import run
from kontor.arena.shares import wilson, won
from kontor.bots.registry import UnknownBot, levels

RESULTS = Path(__file__).resolve().parent.parent / "results" / "strength"
SIDE_BY_SIDE = 256
EASIEST = 1000.0
ROUNDS = 1000
"""Of fitting the ratings; they settle long before."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", help="by comma; else those behind the levels")
    parser.add_argument("--against", help="play these, by comma, instead of one another")
    parser.add_argument("--neighbours", action="store_true", help="only pairs next to one another")
    parser.add_argument("--table", action="store_true", help="only print what was measured")
    asked = parser.parse_args()
    bots = asked.bots.split(",") if asked.bots else list(dict.fromkeys(levels(asked.game).values()))
    pairs = list(pairwise(bots) if asked.neighbours else combinations(bots, 2))
    if asked.against:
        pairs = list(product(asked.against.split(","), bots))
    file = RESULTS / f"{asked.game}.json"
    results = json.loads(file.read_text()) if file.exists() else {"game": asked.game, "pairs": []}
    if asked.table:
        print(table(results["pairs"]))
        return
    done = {(*one["bots"], one["seats"]) for one in results["pairs"]}
    for seats in asked.seats:
        for worse, better in pairs:
            if (worse, better, seats) not in done:
                results["pairs"].append(measured(asked, worse, better, seats))
                results["ratings"] = ratings(results["pairs"])
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps(results, indent=1) + "\n")


def measured(asked: argparse.Namespace, worse: str, better: str, seats: int) -> dict[str, Any]:
    """One pair's match: how often the second of the two wins."""
    names = (worse,) * (seats // 2) + (better,) * (seats - seats // 2)
    match = Match(asked.game, names, blocks_for(asked.game, names, asked.games), asked.seed)
    games = played(match)
    sat = [(game, seat) for game in games for seat in range(seats) if game.seating[seat] == better]
    wins = wilson(sum(won(game, seat) for game, seat in sat), len(games))
    print(f"{seats} seats: {better} {wins.share:.1%} against {worse}", flush=True)
    return {
        "bots": [worse, better],
        "seats": seats,
        "seed": asked.seed,
        "games": len(games),
        "wins": round(wins.wins, 1),
        "interval": [round(wins.low, 4), round(wins.high, 4)],
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
