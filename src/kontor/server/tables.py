"""A table in memory: what comes of reading its log. Every process that reads the same log has
the same table."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

import msgspec

from kontor.bots import registry as bots
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Scripted, Sealed, commitment
from kontor.core.record import Player, Record, Seal, of_session, seen_by
from kontor.core.session import AnySession, Decision, Session
from kontor.core.setup import Setup
from kontor.core.view import Result
from kontor.server import entries as log
from kontor.server.clock import Clock
from kontor.server.seats import Seat

Status = Literal["open", "playing", "over", "frozen"]


@dataclass
class Asked:
    """A request to take back that waits for the others."""

    seat: int
    count: int
    consent: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Knock:
    """Somebody without the invitation who would like to join."""

    n: int
    name: str
    key: str


class Happening(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log, with the decision that came of it if it was a move."""

    row: log.Row
    decision: Decision | None
    quiet: bool = False
    """Whether it is its seat's own business: nobody else saw anything happen."""
    undone: tuple[int, ...] = ()
    """The numbers of the moves that it took back."""

    def shown_to(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator, is told of it at all."""
        entry = self.row.entry
        if type(entry) is log.Chatted:
            return (entry.seat is None) == (seat is None)
        return not self.quiet or getattr(entry, "seat", None) == seat

    @property
    def open(self) -> bool:
        """Whether it is a move of which all are told the same."""
        decision = self.decision
        if decision is None or self.quiet or decision.action.secret:
            return False
        return not any(event.secret for event in decision.events)


def is_quiet(decision: Decision) -> bool:
    """A step within a turn without an event, such as what one is about to pay for."""
    return not decision.events and not decision.ends_turn


class Table:
    """The seats, the game, the clock and the talk of one table."""

    def __init__(self, header: log.Header) -> None:
        self.header = header
        self.game = registry.game(header.game)
        self.status: Status = "open"
        if header.rules != self.game.meta().rules_version:
            self.status = "frozen"
        self.seats = [Seat() for _ in range(header.seats)]
        self.session: AnySession | None = None
        self.clock = Clock(header.pace, header.seats)
        self.knocks: list[Knock] = []
        self.asked: Asked | None = None
        self.history: list[Happening] = []
        self.done: dict[str, int] = {}
        """The commands that were carried out, with the entry each led to."""
        self.resigned: list[int] = []
        self.closed: log.Closed | None = None
        self.rematch: str | None = None
        self.ended: float | None = None
        """When the game was over, or frozen."""
        self.lines = {"players": 0, "spectators": 0}
        """How much has been said by each."""
        self._chance: Sealed | None = None
        self._moves: list[int] = []
        """The numbers of the moves that stand."""
        self._drawn = 0
        """How many outcomes of chance the game has used."""

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.history)

    # --- the seal

    @property
    def setup(self) -> Setup:
        asked = Setup(self.header.seats, self.header.options, self.header.first)
        return asked.as_recorded(self.game.meta())

    @cached_property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.header.secret))

    @property
    def seal(self) -> Seal:
        own = [seat.entropy for seat in self.seats if seat.entropy]
        entropy = self.header.entropy if self.header.origin else own
        return Seal(self.commitment, entropy, self.header.secret)

    @property
    def sealed(self) -> bool:
        """Whether the seal holds from the first die to the last."""
        return self.header.origin is None or self.header.origin.sealed

    # --- who is who

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, while the game is on."""
        if self.session is None or self.status != "playing":
            return None
        return self.session.to_move()

    @property
    def bot_to_move(self) -> int | None:
        """The seat to move if a bot plays it, and a person is still there to see it."""
        seat = self.to_move
        if seat is None or not self.seats[seat].level:
            return None
        return seat if any(other.played_by_person for other in self.seats) else None

    @property
    def watchable(self) -> bool:
        """Whether somebody without a seat may look. While the table is open, there is no game."""
        return self.header.watchable or self.status == "open"

    @property
    def result(self) -> Result | None:
        if self.closed is not None:
            return Result(self.closed.reason, tuple(self.closed.places))
        return self.session.game.result(self.session.state) if self.session else None

    @property
    def players(self) -> list[Player]:
        levels = bots.opponents(self.header.game)
        return [
            Player(seat.name, levels.get(seat.level, seat.level) if seat.level else None)
            for seat in self.seats
        ]

    @property
    def moments(self) -> list[int]:
        """The numbers of the entries that led to the positions of the game as it stands."""
        started = [one.row.n for one in self.history if type(one.row.entry) is log.Started]
        return started + self._moves

    def record(self, seat: int | None) -> Record | None:
        """The game as a file: all of it once it is over, before that what this seat may know."""
        if self.session is None:
            return None
        seal = self.seal if self.sealed else None
        if self.status == "over":
            return of_session(self.session, self.players, seal)
        record = seen_by(self.session, self.players, seal, seat)
        decisions = self.session.decisions
        told = len(decisions)
        while told and is_quiet(decisions[told - 1]) and decisions[told - 1].seat != seat:
            told -= 1
        return replace(record, moves=record.moves[:told])

    # --- reading the log

    def fold(self, row: log.Row, decision: Decision | None = None) -> None:
        """Take in the next entry. ``decision`` is given if the session has already played it."""
        assert row.n == self.n + 1, f"entry {row.n} cannot follow entry {self.n}"
        entry = row.entry
        undone: tuple[int, ...] = ()
        quiet = False
        if type(entry) is log.Moved:
            decision = decision or self._replayed(entry)
            quiet = is_quiet(decision)
            self._moves.append(row.n)
        elif type(entry) is log.TookBack:
            undone = tuple(self._moves[-entry.count :])
            quiet = all(self.history[n - 1].quiet for n in undone)
            del self._moves[-entry.count :]
        self.history.append(Happening(row, decision, quiet, undone))
        if type(entry) in log.OF_THE_GAME:
            self.asked = None
        if entry.id:
            self.done[entry.id] = row.n
        _FOLD[type(entry)](self, entry)
        if self.ended is None and self.status in ("over", "frozen"):
            self.ended = row.at
        if decision is not None:
            self._drawn += len(decision.outcomes)
            if decision.ends_turn:
                self.clock.stop(row.at)
                self.clock.new_turn(decision.seat)
        self._wind(row.at)

    def known_to(self, seat: int | None) -> int:
        """The number of the last entry that this seat, or a spectator, is told of."""
        for happening in reversed(self.history):
            if happening.shown_to(seat):
                return happening.row.n
        return 0

    def changed_for(self, seat: int | None) -> int:
        """The number of the last entry this seat knows of that changed the position."""
        for happening in reversed(self.history):
            if type(happening.row.entry) in log.OF_THE_GAME and happening.shown_to(seat):
                return happening.row.n
        return 0

    def _wind(self, at: float) -> None:
        """Let the clock run for the player to move, if that is a person."""
        seat = self.to_move
        if seat is not None and self.seats[seat].played_by_person:
            self.clock.run(seat, at)
        else:
            self.clock.stop(at)

    def _replayed(self, entry: log.Moved) -> Decision:
        assert self.session is not None, "a move before the start"
        self.session.chance = Scripted(entry.chance)
        return self.session.play(self.game.actions().from_json(entry.action))

    def why_not(self, action: Action) -> str | None:
        """The number of the rule that forbids the action now; ``None`` when it is allowed."""
        assert self.session is not None, "a move before the start"
        return self.game.why_not(self.session.state, action)

    def play(self, action: Action) -> Decision:
        """Play a new decision with the sealed chance. Raises `IllegalAction`."""
        assert self.session is not None, "a move before the start"
        if self._chance is None:
            self._chance = self.seal.chance()
        self._chance.drawn = self._drawn
        self.session.chance = self._chance
        return self.session.play(action)

    def invariant_broken(self) -> str | None:
        return None if self.session is None else self.game.broken(self.session.state)

    def opened(self) -> AnySession:
        """The game at its start, with the sealed chance."""
        return Session(self.game, self.setup, self.seal.chance())

    # --- one function an entry

    def _sat(self, entry: log.Sat) -> None:
        self.knocks = [knock for knock in self.knocks if knock.key != entry.key]
        self.seats[entry.seat] = Seat(entry.name, entry.colour, entry.key)

    def _bot_sat(self, entry: log.BotSat) -> None:
        self.seats[entry.seat] = Seat("", entry.colour, level=entry.level, ready=True)

    def _stood(self, entry: log.Stood) -> None:
        self.seats[entry.seat] = Seat()

    def _knocked(self, entry: log.Knocked) -> None:
        self.knocks.append(Knock(self.n, entry.name, entry.key))

    def _turned_away(self, entry: log.TurnedAway) -> None:
        self.knocks = [knock for knock in self.knocks if knock.n != entry.knock]

    def _readied(self, entry: log.Readied) -> None:
        self.seats[entry.seat].ready = True
        self.seats[entry.seat].entropy = entry.entropy

    def _started(self, entry: log.Started) -> None:
        self.session = Session(self.game, self.setup, Scripted(entry.opening))
        self._drawn = len(entry.opening)
        self.knocks = []
        self.status = "playing"

    def _moved(self, entry: log.Moved) -> None:
        if self.result is not None:
            self.status = "over"

    def _took_back(self, entry: log.TookBack) -> None:
        assert self.session is not None, "nothing to take back before the start"
        self.session.take_back(entry.count)
        self._drawn = self.session.drawn

    def _undo_asked(self, entry: log.UndoAsked) -> None:
        self.asked = Asked(entry.seat, entry.count)

    def _undo_answered(self, entry: log.UndoAnswered) -> None:
        if self.asked is not None and entry.yes:
            self.asked.consent.add(entry.seat)
        else:
            self.asked = None

    def _replaced(self, entry: log.Replaced) -> None:
        self.seats[entry.seat].level = entry.level
        self.seats[entry.seat].away = entry.reason
        if entry.reason == "resigned":
            self.resigned.append(entry.seat)

    def _returned(self, entry: log.Returned) -> None:
        self.seats[entry.seat].level = ""
        self.seats[entry.seat].away = ""
        self.clock.forgive(entry.seat)

    def _closed(self, entry: log.Closed) -> None:
        self.closed = entry
        self.status = "over"

    def _froze(self, entry: log.Froze) -> None:
        self.status = "frozen"

    def _chatted(self, entry: log.Chatted) -> None:
        self.lines["spectators" if entry.seat is None else "players"] += 1

    def _hinted(self, entry: log.Hinted) -> None:
        """It changes nothing at the table; that it is told is all."""

    def _rematched(self, entry: log.Rematched) -> None:
        self.rematch = entry.table


_FOLD: dict[type[log.Entry], Callable[[Table, Any], None]] = {
    log.Sat: Table._sat,
    log.BotSat: Table._bot_sat,
    log.Stood: Table._stood,
    log.Knocked: Table._knocked,
    log.TurnedAway: Table._turned_away,
    log.Readied: Table._readied,
    log.Started: Table._started,
    log.Moved: Table._moved,
    log.TookBack: Table._took_back,
    log.UndoAsked: Table._undo_asked,
    log.UndoAnswered: Table._undo_answered,
    log.Replaced: Table._replaced,
    log.Returned: Table._returned,
    log.Closed: Table._closed,
    log.Froze: Table._froze,
    log.Chatted: Table._chatted,
    log.Hinted: Table._hinted,
    log.Rematched: Table._rematched,
}
