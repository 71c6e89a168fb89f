"""A table driven through the server's own functions, without sockets and storage."""

import random
from typing import Any

from kontor.core.session import AnySession
from kontor.server import messages as msg
from kontor.server.changes import do
from kontor.server.commands import Actor, decide, move, sit
from kontor.server.new_tables import new_header
from kontor.server.seats import hashed
from kontor.server.tables import Table

HOST = "host"


class DrivenTable:
    """Everybody sits down; when all are ready, it is played at random."""

    def __init__(self, game: str, seats: int, seed: int, ready: bool = True, **wishes: Any) -> None:
        self.table = Table(new_header(msg.Create(game, seats, **wishes), hashed(HOST), ""))
        self.rng = random.Random(seed)
        for seat in range(seats):
            do(self.table, sit(self.table, hashed(f"token {seat}"), msg.Sit(f"P{seat}", seat)), 1.0)
        for seat in range(seats if ready else 0):
            self.do(seat, msg.Ready("r", f"{seed:08x}"))

    @property
    def session(self) -> AnySession:
        assert self.table.session is not None
        return self.table.session

    @staticmethod
    def actor(seat: int) -> Actor:
        return Actor(hashed(f"token {seat}"), seat)

    def do(self, seat: int, command: Any) -> None:
        do(self.table, decide(self.table, self.actor(seat), command), 1.0)

    def move(self) -> None:
        """A random decision of the seat to move, be it a person's or a bot's."""
        seat = self.table.to_move
        assert seat is not None
        action = self.rng.choice(self.session.legal()).to_json()
        do(self.table, [move(self.table, seat, self.table.known_to(seat), action)], 1.0)

    def play(self, moves: int) -> None:
        """So many moves, or fewer if the game ends before."""
        for _ in range(moves):
            if self.table.to_move is None:
                return
            self.move()


def snapshot(table: Table) -> dict[str, str]:
    """Everything in a table, down to the position and what has been drawn from chance."""
    parts: dict[str, object] = {**vars(table), "_chance": None}
    if table.session is not None:
        session = dict(vars(table.session))
        parts["chance"] = (id(session["chance"]), getattr(session.pop("chance"), "drawn", None))
        parts["state"] = session.pop("state").fields()
        parts["session"] = session
    if table._chance is not None:
        parts["drawn"] = (id(table._chance), table._chance.drawn)
    parts["clock"] = vars(table.clock)
    return {name: repr(value) for name, value in parts.items()}
