"""What is hidden from a seat is not told to it: fact by fact, and step by step.

That no byte depends on it, `tests.server.test_wire` shows over real sockets.
"""

import json

import pytest

from kontor.core import registry
from kontor.core.view import to_json
from kontor.server import messages as msg
from kontor.server import visibility
from kontor.server.seats import hashed
from kontor.server.visibility import Viewer
from tests.positions import hides_something
from tests.server.driven import DrivenTable

HERE = msg.Here([], 0)


class Wire(DrivenTable):
    """A table with every byte it sends."""

    def sent(self, seat: int | None, known: int) -> bytes:
        """All that this seat gets: the update, the whole state, and the record."""
        key = "" if seat is None else hashed(f"token {seat}")
        viewer = Viewer(seat)
        info = visibility.table_info(self.table)
        update = visibility.updates(self.table, [viewer], known, 1.0, info).get(viewer)
        state = visibility.state(self.table, viewer, key, known, HERE, 1.0)
        record = self.table.record(seat)
        return visibility.encode(update) + visibility.encode(state) + repr(record).encode()


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_hidden_facts_and_outcomes_of_others_are_not_sent(game: str) -> None:
    """Each event's secret facts reach the owner only; the objects of secret actions too."""
    rules = registry.game(game)
    for number in range(20):
        wire = Wire(game, rules.meta().seats[-1], 1000 + number)
        while wire.table.to_move is not None:
            wire.move()
            happening = wire.table.history[-1]
            decision = happening.decision
            assert decision is not None
            for seat in (None, *range(len(wire.table.seats))):
                if not happening.shown_to(seat):
                    assert not decision.events
                    continue
                told = json.loads(visibility.encode(visibility.told(wire.table, happening, seat)))
                for event, sent in zip(decision.events, told["events"], strict=True):
                    hidden = () if event.is_known_to(seat) else event.secret
                    assert set(sent) == {"event", *event.facts} - set(hidden)
                if decision.action.secret and decision.seat != seat:
                    assert told["action"] == {"do": decision.action.do, decision.action.noun: "?"}


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_a_step_that_changes_no_view_of_another_sends_him_nothing(game: str) -> None:
    """What a player is about to pay for, say: not even that there was a step may be told."""
    rules = registry.game(game)
    seats = rules.meta().seats[-1]
    silent = 0
    for number in range(3):
        wire = Wire(game, seats, 2000 + number)
        session = wire.session
        for _ in range(60):
            mover = wire.table.to_move
            if mover is None:
                break
            others = [seat for seat in (None, *range(seats)) if seat != mover]
            known, early = wire.table.n, max(0, wire.table.n - 4)
            before = {
                seat: (wire.sent(seat, early), to_json(session.view(seat))) for seat in others
            }
            wire.move()
            decision = session.decisions[-1]
            for seat, (sent, view) in before.items():
                if to_json(session.view(seat)) == view and not decision.events:
                    assert wire.sent(seat, early) == sent
                    assert not visibility.updates(wire.table, [Viewer(seat)], known, 1.0, None)
                    silent += 1
    assert silent > 20 or not hides_something(rules)
