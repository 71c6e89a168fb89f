"""Plays a match of rules of thumb and networks as the arena would, many times as fast.

The games are the arena's for the same seed, and lie in a folder as the arena keeps it;
`tools/arena_tables.py` prints them. A player is a bot's name or a file of weights;
``veteran+steady:choose`` lets another bot answer one kind of question in its place.
"""

import argparse
from pathlib import Path

from kontor.arena.folder import Folder
from kontor.arena.match import Match, blocks_for
from kontor.arena.quick import play
from kontor.arena.run import key, missing
from kontor.arena.standings import standings
from kontor.games.golden_city.disk import read_island
from kontor.games.golden_city.island import to_json

SIDE_BY_SIDE = 256


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="the players, by comma")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--island", type=Path, help="a file; the shipped one if none")
    parser.add_argument("--folder", type=Path, required=True)
    asked = parser.parse_args()
    names = tuple(asked.bots.split(","))
    island = {"island": to_json(read_island(asked.island))} if asked.island else {}
    blocks = blocks_for(asked.game, names, asked.games)
    match = Match(asked.game, names, blocks, asked.seed, options=island)
    folder = Folder(asked.folder, match)
    left = missing(match, {key(game) for game in folder.played()})
    total = blocks * len(match.seatings())
    for start in range(0, len(left), SIDE_BY_SIDE):
        folder.add([(game, "") for game in play(match, left[start : start + SIDE_BY_SIDE])])
        so_far = standings(match, folder.played())
        first = next(one for one in so_far.bots if one.bot == names[0])
        print(f"{so_far.games} of {total}: {names[0]} {first.wins.share:.1%}", flush=True)


if __name__ == "__main__":
    main()
