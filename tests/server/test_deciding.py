"""Deciding leaves a table as it is, whatever is wanted of it; doing changes it."""

from contextlib import suppress
from typing import Any

import pytest

from kontor.core import registry
from kontor.core.action import Action
from kontor.core.session import Decision
from kontor.server import entries as log
from kontor.server import messages as msg
from kontor.server.changes import PlayMove, RulesFailed, do
from kontor.server.commands import Actor, decide, knock, time_out
from kontor.server.pace import Pace
from kontor.server.refusal import Refusal
from kontor.server.seats import hashed
from kontor.server.tables import Table
from tests.server.driven import HOST, DrivenTable, snapshot

COMMANDS: list[Any] = list(msg.Command.__args__)
OFTEN_OPEN = [msg.Stand, msg.SeatBot, msg.LetIn]
OFTEN_PLAYING = [msg.Undo, msg.UndoReply, msg.Leave, msg.Return]


class Wishes(DrivenTable):
    """Commands that may or may not be allowed."""

    def actor_of_some_kind(self) -> Actor:
        seat = self.rng.choice([None, *range(len(self.table.seats) + 1)])
        name = self.rng.choice([HOST, HOST, "stranger", *[f"token {seat}"] * 7])
        return Actor(hashed(name), seat)

    def command(self, kind: Any, actor: Actor) -> Any:
        rng, table = self.rng, self.table
        actions = table.game.actions().all
        legal = [] if table.session is None else table.session.legal()
        facts: dict[str, Any] = {
            "seat": rng.randrange(len(table.seats) + 1),
            "level": rng.choice(["easy", "no such level"]),
            "expect": table.known_to(actor.seat) - rng.choice([0, 0, 0, 9]),
            "yes": rng.random() < 0.5,
            "knock": rng.choice([*(one.n for one in table.knocks), 0]),
            "text": rng.choice(["hello", " "]),
            "action": rng.choice(
                [*(a.to_json() for a in legal), rng.choice(actions).to_json(), {"do": "fly"}]
            ),
        }
        wanted = {name: facts[name] for name in kind.__struct_fields__ if name in facts}
        return kind(id="c", **wanted)

    def somebody_knocks(self) -> None:
        with suppress(Refusal):
            do(self.table, knock(self.table, hashed("outside"), msg.KnockAt("Kim")), 1.0)

    def try_out(self, kind: Any) -> tuple[str, bool]:
        """Decide, look at the table, and sometimes do it; whether it was allowed."""
        if kind is msg.LetIn:
            self.somebody_knocks()
        actor = self.actor_of_some_kind()
        command = self.command(kind, actor)
        before = snapshot(self.table)
        try:
            changes = decide(self.table, actor, command)
        except Refusal:
            assert snapshot(self.table) == before
            return kind.__name__, False
        assert changes
        assert snapshot(self.table) == before
        if self.rng.random() < (0.03 if kind is msg.Resign else 0.3):
            do(self.table, changes, 1.0)
            assert snapshot(self.table) != before
        return kind.__name__, True


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_deciding_leaves_the_table_as_it_is_whether_it_is_allowed_or_not(game: str) -> None:
    seats = registry.game(game).meta().seats[-1]
    seen = set()
    for seed in range(12):
        wishes = Wishes(game, seats, seed, ready=False)
        for kind in wishes.rng.choices([*COMMANDS, *OFTEN_OPEN * 4], k=60):
            seen.add(wishes.try_out(kind))
        if wishes.table.status == "open":
            wishes = Wishes(game, seats, seed)
        for kind in wishes.rng.choices([*COMMANDS, *OFTEN_PLAYING * 3], k=100):
            if wishes.table.asked is None:
                wishes.play(wishes.rng.randrange(3))
            seen.add(wishes.try_out(kind))
    assert seen == {(kind.__name__, allowed) for kind in COMMANDS for allowed in (True, False)}


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_what_happens_by_itself_is_decided_without_changing_the_table_too(game: str) -> None:
    seats = registry.game(game).meta().seats[-1]
    driven = DrivenTable(game, seats, 1, pace=Pace("live", bank=5.0))
    driven.play(4)
    before = snapshot(driven.table)
    assert not time_out(driven.table, 2.0)
    assert time_out(driven.table, 1e9)
    assert snapshot(driven.table) == before


def test_rules_that_fail_over_a_question_leave_the_table_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driven = DrivenTable("machi-koro", 2, 1)
    seat = driven.table.to_move
    assert seat is not None

    def fail(table: Table, action: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "why_not", fail)
    before = snapshot(driven.table)
    with pytest.raises(RulesFailed):
        driven.do(seat, msg.Move(driven.table.n, "m", {"do": "roll", "dice": 1}))
    assert snapshot(driven.table) == before


def test_a_move_is_played_when_it_is_done_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    driven = DrivenTable("machi-koro", 2, 1)
    seat = driven.table.to_move
    assert seat is not None
    played = []
    play = Table.play

    def counted(table: Table, action: Action) -> Decision:
        played.append(action)
        return play(table, action)

    monkeypatch.setattr(Table, "play", counted)
    command = msg.Move(driven.table.n, "m", {"do": "roll", "dice": 1})
    changes = decide(driven.table, driven.actor(seat), command)
    assert not played
    (row,) = do(driven.table, changes, 1.0, "0:m")
    (action,) = played
    assert changes == [PlayMove(seat, action)]
    assert isinstance(row.entry, log.Moved)
    assert row.entry.chance == list(driven.session.decisions[-1].outcomes)
    assert driven.table.done == {"0:m": row.n}
