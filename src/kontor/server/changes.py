"""What is to be done at a table once it is decided, and doing it.

`kontor.server.commands` decides and leaves the table as it is; `do` changes it. The short way of a
move and the way of every other command share both.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.core.action import Action
from kontor.core.session import Decision
from kontor.server import entries as log
from kontor.server.tables import Table


class PlayMove(NamedTuple):
    """A move to be played. Its entry is made when chance has spoken."""

    seat: int
    action: Action
    stumble: str = ""
    """Why the bot of this seat did not answer, if another answered for it."""


Change = log.AnyEntry | PlayMove


class RulesFailed(Exception):
    """The rules broke down over a position. Not the client's fault."""


def do(table: Table, changes: Sequence[Change], at: float, id: str = "") -> list[log.Row]:
    """Change the table; the new entries, the first of which bears the name of the command.

    Raises `RulesFailed`. The table is then in the middle of something: read it from its log again.
    """
    rows: list[log.Row] = []
    for change in changes:
        decision = None
        if isinstance(change, PlayMove):
            decision = _played(table, change)
            action, outcomes = change.action.to_json(), list(decision.outcomes)
            entry: log.AnyEntry = log.Moved(change.seat, action, outcomes, change.stumble)
        else:
            entry = change
        if id and not rows:
            entry.id = id
        row = log.Row(table.n + 1, at, entry)
        table.fold(row, decision)
        rows.append(row)
    return rows


def _played(table: Table, move: PlayMove) -> Decision:
    try:
        decision = table.play(move.action)
    except Exception as fault:
        raise RulesFailed(type(fault).__name__) from fault
    if broken := table.invariant_broken():
        raise RulesFailed(broken)
    return decision
