"""A table under way: the session, who plays, the sealed dice, and the file it is saved in."""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from kontor.bots.bot_faults import blamed
from kontor.bots.choosing import chosen, kept
from kontor.core import record_file
from kontor.core.action import Action
from kontor.core.bot import Bot, Maker
from kontor.core.chance import Sealed
from kontor.core.faults import KontorError
from kontor.core.game import Game
from kontor.core.horizon import free_take_backs
from kontor.core.record import Player, Record, Seal, of_session
from kontor.core.replay import replay, resume
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.terminal import saves
from kontor.terminal.exits import undisturbed


class LocalGame:
    """Saves after every decision, so that nothing is ever lost."""

    def __init__(
        self,
        session: AnySession,
        players: Sequence[Player],
        seal: Seal,
        path: Path,
        bot: Callable[[str, str], Maker] = kept,
    ) -> None:
        self.session = session
        self.players = players
        self.seal = seal
        self.path = path
        self.bots = {
            seat: self._seeded(seat, bot(session.game.meta().id, player.bot))
            for seat, player in enumerate(players)
            if player.bot
        }
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]

    def _seeded(self, seat: int, make: Maker) -> Bot:
        seed = hashlib.sha256(f"{self.seal.secret} bot {seat}".encode()).digest()
        with blamed(str(self.players[seat].bot)):
            return make(int.from_bytes(seed[:8], "big"))

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def record(self) -> Record:
        return of_session(self.session, self.players, self.seal)

    def save(self) -> None:
        saves.write(self.record, self.path)

    def play(self, action: Action) -> None:
        with undisturbed():
            self.session.play(action)
            self.save()
            if self.session.to_move() is None:
                self.path = saves.finish(self.path)

    def take_back_count(self, seat: int) -> int:
        """How many decisions lead back to this seat's last real choice; 0 if it may not."""
        made = len(self.session.decisions)
        for count in range(1, free_take_backs(self.session.decisions, seat) + 1):
            if len(replay(self.record, made - count).legal()) > 1:
                return count
        return 0

    def take_back(self, count: int) -> None:
        with undisturbed():
            self.session.take_back(count)
            self.save()


def opened(
    game: Game[Any], setup: Setup, players: Sequence[Player], seed: str | None = None
) -> LocalGame:
    """A new table. A seed makes its dice foreseeable: for trying things out."""
    secret = (
        secrets.token_bytes(32)
        if seed is None
        else hashlib.sha256(f"kontor seed {seed}".encode()).digest()
    )
    session: AnySession = Session(game, setup, Sealed(secret))
    path = saves.new_save(game.meta().id)
    table = LocalGame(session, players, Seal.of(secret), path, chosen)
    table.save()
    return table


def taken_up(path: Path, bots: Sequence[str] = ()) -> LocalGame:
    """The table that was saved in a file; with these bots, if any, in place of those it had."""
    record = record_file.read(path)
    if record.result is not None or record.seal is None:
        text = f"{path} holds no running game"
        raise saves.NothingSaved(text, "no-running-game", path=str(path))
    players, bot = (replaced(record.players, bots), chosen) if bots else (record.players, kept)
    with record_file.named(path):
        return LocalGame(resume(record), players, record.seal, path, bot)


def replaced(players: Sequence[Player], bots: Sequence[str]) -> list[Player]:
    """The players, with other bots on the seats of bots. Raises `KontorError`."""
    seats = [seat for seat, player in enumerate(players) if player.bot]
    if len(seats) != len(bots):
        text = f"this game has {len(seats)} bots, not {len(bots)}"
        raise KontorError(text, "other-bots", seated=len(seats), named=len(bots))
    by_seat = dict(zip(seats, bots, strict=True))
    return [
        replace(player, bot=by_seat.get(seat, player.bot)) for seat, player in enumerate(players)
    ]
