"""Playing a record again: to look at it, to go on with it, to check its dice."""

from collections.abc import Sequence
from typing import Any

from kontor.core import registry
from kontor.core.chance import Outcome, Scripted, commitment
from kontor.core.faults import BadRecord, IllegalAction, KontorError
from kontor.core.game import Game
from kontor.core.record import Move, Record
from kontor.core.session import AnySession, Session


def replay(record: Record, until: int | None = None) -> AnySession:
    """Play the record again, all of it or the first ``until`` decisions.

    Raises `BadRecord` with the line and the rule it breaks.
    """
    game = _game_of(record)
    session = _opened(game, record)
    for number, move in enumerate(record.moves if until is None else record.moves[:until], 2):
        _replay_move(session, move, number)
    if until is None:
        _compare_result(session, record)
    return session


def _game_of(record: Record) -> Game[Any]:
    try:
        game = registry.game(record.game)
    except KontorError as fault:
        raise BadRecord.at(1, fault) from None
    version = game.meta().rules_version
    if record.rules != version:
        text = f"rules version {record.rules} is unknown; this Kontor has {version}"
        raise BadRecord(text, 1, name="unknown-rules", found=record.rules, known=version)
    return game


def _opened(game: Game[Any], record: Record) -> AnySession:
    script = Scripted(record.opening)
    try:
        session = Session(game, record.setup.as_recorded(game.meta()), script)
        script.finish()
    except KontorError as fault:
        raise BadRecord.at(1, fault) from None
    return session


def _replay_move(session: AnySession, move: Move, number: int) -> None:
    seat = session.to_move()
    if seat is None:
        raise BadRecord("the game was already over", number, name="already-over")
    if move.seat != seat:
        text = f"it was seat {seat}'s decision, not seat {move.seat}'s"
        raise BadRecord(text, number, name="wrong-seat", right=seat, wrong=move.seat)
    script = Scripted(move.chance)
    session.chance = script
    try:
        session.play(session.game.actions().from_json(dict(move.action)))
        script.finish()
    except IllegalAction as fault:
        text = f"{fault.action} is not allowed here"
        raise BadRecord(text, number, fault.rule, fault.name, **fault.facts) from None
    except KontorError as fault:
        raise BadRecord.at(number, fault) from None


def _compare_result(session: AnySession, record: Record) -> None:
    result = session.game.result(session.state)
    line = len(record.moves) + 2
    if record.result is None and result is not None:
        text = "the game is over, but its closing line is missing"
        raise BadRecord(text, line, name="no-closing-line")
    if record.result is not None and result is None:
        text = "the file says that the game is over, but it is not"
        raise BadRecord(text, line, name="not-over")
    if result != record.result:
        raise BadRecord("the game ended otherwise than the file says", line, name="wrong-result")


def resume(record: Record) -> AnySession:
    """Take the game up again where the record stops, with the same sealed chance."""
    session = replay(record)
    if record.seal is None:
        raise BadRecord("this game has no sealed chance to go on with", name="not-sealed")
    session.chance = record.seal.chance(session.drawn)
    return session


def verify(record: Record) -> int:
    """Recompute every die and card from the revealed secret; how many there were.

    Raises `BadRecord` at the first that differs, or if the secret is not the promised one.
    """
    replay(record)
    if record.seal is None:
        text = "this game was not sealed, so there is nothing to check its dice against"
        raise BadRecord(text, name="never-sealed")
    chance = record.seal.chance()
    if commitment(bytes.fromhex(record.seal.secret or "")) != record.seal.commitment:
        text = "the secret is not the one that was promised before the game"
        raise BadRecord(text, 1, name="wrong-secret")
    game = _game_of(record)
    session = Session(game, record.setup.as_recorded(game.meta()), chance)
    _compare_outcomes(session.opening, record.opening, 1)
    for number, move in enumerate(record.moves, 2):
        decision = session.play(session.game.actions().from_json(dict(move.action)))
        _compare_outcomes(decision.outcomes, move.chance, number)
    return session.drawn


def _compare_outcomes(sealed: Sequence[Outcome], written: Sequence[Outcome], line: int) -> None:
    if list(sealed) != list(written):
        gave, says = str(list(sealed)), str(list(written))
        text = f"chance gave {gave}, but the file says {says}"
        raise BadRecord(text, line, name="wrong-outcome", gave=gave, says=says)
