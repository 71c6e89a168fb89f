"""Writes whole games of each seat count and variant where a game's records are, verifiable.

python tools/make_records.py GAME [--each 3]
"""

import argparse
import hashlib
from itertools import product
from pathlib import Path

from kontor.bots.registry import bots
from kontor.core import record_file
from kontor.core.record import Player, Seal, of_session
from kontor.core.registry import file, manifest
from kontor.core.registry import game as game_called
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup


def play(name: str, setup: Setup, players: list[str], seed: str) -> str:
    """A whole game between these bots, as a record."""
    secret = hashlib.sha256(f"{name} {seed}".encode()).digest()
    seal = Seal.of(secret, [f"{player} {seat}".encode() for seat, player in enumerate(players)])
    session: AnySession = Session(game_called(name), setup, seal.chance())
    seated = [bots(name)[player](seat) for seat, player in enumerate(players)]
    while (seat := session.to_move()) is not None:
        session.play(seated[seat].choose(session.view(seat)))
    return record_file.dump(of_session(session, [Player(p, p) for p in players], seal))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--each", type=int, default=3, help="games of each seat count and variant")
    options = parser.parse_args()
    meta = game_called(options.game).meta()
    names = list(bots(options.game))
    switches = [option.id for option in meta.options if option.is_switch]
    folder = Path(str(file(manifest(options.game).records)))
    folder.mkdir(parents=True, exist_ok=True)
    for seats, values in product(meta.seats, product((False, True), repeat=len(switches))):
        chosen = [name for name, value in zip(switches, values, strict=True) if value]
        for number in range(options.each):
            players = [names[(seat + number) % len(names)] for seat in range(seats)]
            title = "-".join([str(seats), *chosen, str(number + 1)])
            setup = Setup(seats, dict.fromkeys(chosen, True))
            path = folder / f"{title}.jsonl"
            path.write_text(play(options.game, setup, players, title), encoding="utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
