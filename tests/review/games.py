"""Finished games to review, played by quick bots."""

from functools import cache

from kontor.bots import registry as bots
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.record import Player, Record, of_session
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup

ISLAND = {"golden-city": {"island": "kontor"}}
"""Where the network of the game is at home."""


@cache
def played(game: str, names: tuple[str, ...], seed: int = 1) -> Record:
    """A game between these bots."""
    rules = registry.game(game)
    setup = Setup(len(names), ISLAND.get(game, {}))
    session: AnySession = Session(rules, setup, Seeded(seed))
    players = [bots.bot(game, name)(seed + seat) for seat, name in enumerate(names)]
    while (seat := session.to_move()) is not None:
        session.play(players[seat].choose(session.view(seat), None))
    return of_session(session, [Player(name, name) for name in names], None)
