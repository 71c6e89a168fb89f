"""What every game promises, whatever the position."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given

from kontor.core.chance import Scripted, Seeded
from kontor.core.faults import BadOutcome, IllegalAction
from kontor.core.game import Game
from kontor.core.record import Player, of_session
from kontor.core.record_file import dump, load
from kontor.core.replay import replay
from kontor.core.session import AnySession
from kontor.core.view import to_json
from tests.positions import sessions


def fields(session: AnySession) -> dict[str, object]:
    return copy.deepcopy(session.state.fields())


@given(sessions())
def test_every_listed_action_applies(session: AnySession) -> None:
    game: Game[Any] = session.game
    for action in session.legal():
        state = session.state.copy()
        game.apply(state, action, Seeded(1))
        assert state.fields() != session.state.fields(), "a decision changes something"
        assert game.broken(state) is None


@given(sessions())
def test_every_other_action_is_refused_by_a_rule_and_changes_nothing(session: AnySession) -> None:
    game: Game[Any] = session.game
    before = fields(session)
    legal = session.legal()
    for action in game.actions():
        if action in legal:
            assert game.why_not(session.state, action) is None
            continue
        with pytest.raises(IllegalAction, match=r"[A-Z]{2}-[A-Z]\d+") as refusal:
            game.apply(session.state, action, Scripted([]))
        assert refusal.value.rule == game.why_not(session.state, action)
    assert fields(session) == before


@given(sessions())
def test_somebody_can_always_decide_until_the_game_is_over(session: AnySession) -> None:
    game: Game[Any] = session.game
    over = game.result(session.state) is not None
    assert (session.to_move() is None) == over
    assert (session.legal() == []) == over
    assert len(set(session.legal())) == len(session.legal())


@given(sessions())
def test_a_copy_shares_nothing(session: AnySession) -> None:
    twin = session.state.copy()
    assert type(twin) is type(session.state)
    assert twin.fields() == session.state.fields()
    before = fields(session)
    if session.legal():
        session.game.advance(twin, session.legal()[-1], Seeded(2), None)
    for value in vars_of_lists(twin):
        value[:] = [-7] * len(value)
    assert fields(session) == before


def vars_of_lists(state: Any) -> list[list[int]]:
    """The very lists that a state holds, not copies of them."""
    names = [name for name, value in state.fields().items() if isinstance(value, list)]
    return [getattr(state, name) for name in names if isinstance(getattr(state, name, None), list)]


@given(sessions())
def test_telling_what_happens_does_not_change_what_happens(session: AnySession) -> None:
    if session.legal():
        silent, loud = session.state.copy(), session.state.copy()
        action = session.legal()[0]
        session.game.advance(silent, action, Seeded(5), None)
        session.game.advance(loud, action, Seeded(5), [])
        assert silent.fields() == loud.fields()


@given(sessions())
def test_a_record_replays_to_the_same_state(session: AnySession) -> None:
    players = [Player(f"P{seat}") for seat in range(session.setup.seats)]
    text = dump(of_session(session, players, None))
    again = replay(load(text))
    assert again.state.fields() == session.state.fields()
    assert dump(of_session(again, players, None)) == text


@given(sessions())
def test_views_and_events_are_plain_json(session: AnySession) -> None:
    for seat in (None, *range(session.setup.seats)):
        view = session.view(seat)
        assert json.loads(json.dumps(to_json(view))) == to_json(view)
        assert view.legal == (tuple(session.legal()) if seat == session.to_move() else ())
        for decision in session.decisions[-3:]:
            for event in decision.seen_by(seat).events:
                assert json.loads(json.dumps(event.to_json())) == event.to_json()


@given(sessions())
def test_a_view_does_not_depend_on_what_is_yet_to_come(session: AnySession) -> None:
    views = [json.dumps(to_json(session.view(seat))) for seat in range(session.setup.seats)]
    session.chance = Scripted([])
    again = [json.dumps(to_json(session.view(seat))) for seat in range(session.setup.seats)]
    assert views == again
    with pytest.raises(BadOutcome):
        session.chance.roll(1)


@given(sessions())
def test_what_is_determinised_gives_the_same_view(session: AnySession) -> None:
    for seat in range(session.setup.seats):
        view = session.view(seat)
        state = session.game.determinise(view, Seeded(3))
        assert session.game.broken(state) is None
        assert to_json(session.game.view(state, seat)) == to_json(view)


@given(sessions())
def test_taking_back_everything_leads_back_to_the_start(session: AnySession) -> None:
    played = session.decisions[:]
    end = fields(session)
    script = [outcome for decision in played for outcome in decision.outcomes]
    session.take_back(len(played))
    assert session.decisions == []
    session.chance = Scripted(script)
    for decision in played:
        session.play(decision.action)
    assert fields(session) == end
