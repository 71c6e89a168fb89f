"""A game as a record: all that is needed to play it again. As a file: `kontor.core.record_file`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from kontor.core.chance import Outcome, Sealed, commitment
from kontor.core.faults import BadRecord
from kontor.core.session import AnySession, seen_outcomes
from kontor.core.setup import Setup
from kontor.core.view import Result


@dataclass(frozen=True)
class Seal:
    """What makes the dice of a game verifiable."""

    commitment: str
    entropy: Sequence[str] = ()
    """What each player added, as hexadecimal digits."""
    secret: str | None = None
    """Hexadecimal digits; published when the game is over."""

    def chance(self, drawn: int = 0) -> Sealed:
        """The source of all outcomes, which needs the secret."""
        if self.secret is None:
            text = "the secret is not yet revealed, so the dice cannot be checked"
            raise BadRecord(text, name="secret-kept")
        entropy = [bytes.fromhex(part) for part in self.entropy]
        return Sealed(bytes.fromhex(self.secret), entropy, drawn)

    @classmethod
    def of(cls, secret: bytes, entropy: Sequence[bytes] = ()) -> "Seal":
        return cls(commitment(secret), [part.hex() for part in entropy], secret.hex())


@dataclass(frozen=True)
class Player:
    """Who sat there: a name, and the bot's name if it was one."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Move:
    """A decision as it stands in the file."""

    seat: int
    action: Mapping[str, object]
    chance: Sequence[Outcome] = ()


@dataclass(frozen=True)
class Record:
    """Everything in the file."""

    game: str
    rules: int
    setup: Setup
    players: Sequence[Player]
    opening: Sequence[Outcome] = ()
    seal: Seal | None = None
    moves: Sequence[Move] = field(default_factory=list)
    result: Result | None = None


def of_session(session: AnySession, players: Sequence[Player], seal: Seal | None) -> Record:
    """The record of a session, complete: for its owner, or when the game is over."""
    meta = session.game.meta()
    moves = [Move(d.seat, d.action.to_json(), d.outcomes) for d in session.decisions]
    result = session.game.result(session.state)
    return Record(
        meta.id, meta.rules_version, session.setup, players, session.opening, seal, moves, result
    )


def seen_by(
    session: AnySession, players: Sequence[Player], seal: Seal | None, seat: int | None
) -> Record:
    """The record of a session as a seat may have it: of a running game, nothing hidden."""
    whole = of_session(session, players, seal)
    if whole.result is not None:
        return whole
    opening = seen_outcomes(session.opening, session.opening_owners, seat)
    seen = [decision.seen_by(seat) for decision in session.decisions]
    moves = [Move(decision.seat, decision.action, decision.outcomes) for decision in seen]
    hidden_seal = replace(seal, secret=None) if seal else None
    return replace(whole, opening=opening, moves=moves, seal=hidden_seal)
