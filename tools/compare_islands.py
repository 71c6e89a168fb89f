"""Plays islands with bots and puts their figures side by side, to choose between them.

Every player's first business stands on a coastal location drawn by lot, so that what follows
shows what a sector is worth and not what a bot thinks of it.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

from kontor.bots.registry import bot
from kontor.core.action import Action
from kontor.core.bot import Bot
from kontor.core.chance import Seeded
from kontor.core.event import Event
from kontor.core.setup import Setup
from kontor.core.view import View
from kontor.games.golden_city import GAME
from kontor.games.golden_city.disk import read_island
from kontor.games.golden_city.geography import SECTORS, SITE_NUMBER, kind_of
from kontor.games.golden_city.island import Island, shipped, to_json


class Landed:
    """A bot whose first business is drawn by lot among the coastal locations it can build on."""

    def __init__(self, player: Bot, seed: int) -> None:
        self._player = player
        self._source = random.Random(seed)
        self._landed = False

    def choose(self, view: View, deadline: float | None = None) -> Action:
        coast = [action for action in view.legal if action.do == "build"]
        if coast and not self._landed:
            self._landed = True
            return self._source.choice(coast)
        return self._player.choose(view, deadline)


@dataclass
class Tally:
    """What is counted over the games on one island."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    letters: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    built: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    expulsions: int = 0
    blocked: int = 0
    players_inside: int = 0
    coins_left: int = 0
    landed: Counter[str] = field(default_factory=Counter)
    wins: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SECTORS, 0.0))
    gained: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SECTORS, 0.0))
    """By sector of the first business: letters above or below the table's mean."""

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            own = getattr(self, name)
            if isinstance(own, dict):
                for key, count in value.items():
                    own[key] = own.get(key, 0) + count
            else:
                setattr(self, name, own + value)


def play(island: Island, name: str, seats: int, seed: int) -> Tally:
    """One game, counted."""
    chance = Seeded(seed)
    players = [Landed(bot("golden-city", name)(seed * 8 + n), seed * 8 + n) for n in range(seats)]
    state = GAME.start(Setup(seats, {"island": to_json(island)}), chance)
    told: list[Event] = []
    while (seat := GAME.to_move(state)) is not None:
        action = players[seat].choose(GAME.view(state, seat))
        GAME.advance(state, action, chance, told)
    result = GAME.result(state)
    assert result is not None
    assert result.points is not None
    tally = Tally(games=1, letters=list(result.points), totals=[sum(result.points)])
    tally.ends[result.reason] += 1
    tally.coins_left = sum(state.coins)
    first, inside = counted(tally, told, island)
    tally.players_inside = len(inside)
    for seat, sector in first.items():
        tally.landed[sector] += 1
        tally.gained[sector] += result.points[seat] - mean(result.points)
        if seat in result.winners():
            tally.wins[sector] += 1 / len(result.winners())
    return tally


def counted(tally: Tally, told: list[Event], island: Island) -> tuple[dict[int, str], set[int]]:
    """Each player's first sector and who got into the inner city; the rest goes to the tally."""
    first: dict[int, str] = {}
    inside: set[int] = set()
    for event in told:
        if event.name == "built":
            seat, site = event.facts["seat"], SITE_NUMBER[str(event.facts["site"])]
            assert isinstance(seat, int)
            first.setdefault(seat, island.sites[site].sector)
            tally.built[kind_of(site)] += 1
            if kind_of(site) == "inner":
                inside.add(seat)
    names = Counter(event.name for event in told)
    tally.rounds = [names["round"] + 1]
    tally.expulsions = names["expelled"]
    tally.blocked = names["blocked"]
    return first, inside


def play_many(island: Island, name: str, seats: int, seeds: Sequence[int]) -> Tally:
    tally = Tally()
    for seed in seeds:
        tally.add(play(island, name, seats, seed))
    return tally


def figures(tally: Tally) -> dict[str, str]:
    games, rounds = tally.games, tally.rounds
    share = {sector: tally.wins[sector] / max(1, tally.landed[sector]) for sector in SECTORS}
    gain = {sector: tally.gained[sector] / max(1, tally.landed[sector]) for sector in SECTORS}
    totals = sorted(tally.totals)
    return {
        "rounds": f"{mean(rounds):.1f} ({min(rounds)}–{max(rounds)})",
        "letters a player": f"{mean(tally.letters):.1f}",
        "letters in all": f"{mean(totals):.0f}",
        "nine in ten below": f"{totals[len(totals) * 9 // 10]}",
        **{kind: f"{tally.built[kind] / games:.1f}" for kind in ("coast", "rural", "outer")},
        "inner": f"{tally.built['inner'] / games:.2f}",
        "players in inner city": f"{100 * tally.players_inside / len(tally.letters):.0f} %",
        "expulsions a round": f"{tally.expulsions / sum(rounds):.2f}",
        "coins left a player": f"{tally.coins_left / len(tally.letters):.1f}",
        "games with one blocked": f"{100 * tally.ends['blocked'] / games:.1f} %",
        **{f"wins from {sector}": f"{100 * share[sector]:.1f} %" for sector in SECTORS},
        **{f"letters from {sector}": f"{gain[sector]:+.1f}" for sector in SECTORS},
        "spread of letters": f"{max(gain.values()) - min(gain.values()):.1f}",
    }


def table(columns: dict[str, dict[str, str]]) -> str:
    """The figures as Markdown, an island a column."""
    rows = [["", *columns]]
    for figure in next(iter(columns.values())):
        rows.append([figure, *(column[figure] for column in columns.values())])
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("islands", nargs="*", type=Path, help="files; the shipped one if none")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=4, choices=GAME.meta().seats)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    islands = [read_island(path) for path in options.islands] or [shipped()]
    seeds = range(options.seed, options.seed + options.games)
    parts = [seeds[n :: options.workers] for n in range(options.workers)]
    columns = {}
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        for island in islands:
            tally = Tally()
            jobs = [
                pool.submit(play_many, island, options.bot, options.seats, part) for part in parts
            ]
            for job in jobs:
                tally.add(job.result())
            columns[island.name] = figures(tally)
    print(json.dumps(columns, indent=2, ensure_ascii=False) if options.json else table(columns))


if __name__ == "__main__":
    main()
