"""Plays a match of The Golden City's quick bots as the arena would, ten times as fast.

The rule of thumb and the greedy player look at nothing hidden, so they may be asked about the
position itself, without a view that goes through JSON. The games are the arena's for the same seed,
and lie in a folder as the arena keeps it; `tools/arena_tables.py` prints them.
"""

import argparse
from collections.abc import Callable
from pathlib import Path

from kontor.arena.folder import Folder
from kontor.arena.match import Match, Seating, blocks_for
from kontor.arena.play import Played, seed_of
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.bots.registry import bot as named
from kontor.core.action import Action
from kontor.core.chance import Aligned
from kontor.games.golden_city import GAME
from kontor.games.golden_city.commands import read_island
from kontor.games.golden_city.island import to_json
from kontor.games.golden_city.rules import advance, legal
from kontor.games.golden_city.state import GoldenCityState

Player = Callable[[GoldenCityState], Action]


def player(name: str) -> Player:
    """The bot of that name as a function of the position."""
    bot = named("golden-city", name)(0)
    assert isinstance(bot, SteadyBot | GreedyBot), f"{name} is not quick"
    return bot.at


def play(match: Match, block: int, seating: Seating) -> Played:
    """One game of the match."""
    chance = Aligned(seed_of(match, block))
    players = [player(name) for name in seating]
    state = GAME.start(match.setup(), chance)
    while (seat := GAME.to_move(state)) is not None:
        chance.at(GAME.turn(state))
        options = legal(state)
        answer = players[seat](state) if len(options) > 1 else options[0]
        advance(state, answer, chance, None)
    end = GAME.result(state)
    assert end is not None
    nothing = (0,) * len(seating)
    length = GAME.length(state)
    return Played(block, seating, end.places, end.points, length, nothing, nothing)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", required=True)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--island", type=Path, help="a file; the shipped one if none")
    parser.add_argument("--folder", type=Path, required=True)
    asked = parser.parse_args()
    names = tuple(asked.bots.split(","))
    island = {"island": to_json(read_island(asked.island))} if asked.island else {}
    blocks = blocks_for(names, asked.games)
    match = Match("golden-city", names, blocks, asked.seed, options=island).checked()
    folder = Folder(asked.folder, match)
    done = {(game.block, game.seating) for game in folder.played()}
    for block in range(blocks):
        left = [seating for seating in match.seatings() if (block, seating) not in done]
        folder.add([(play(match, block, seating), "") for seating in left])


if __name__ == "__main__":
    main()
