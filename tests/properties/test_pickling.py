"""Whatever is copied or pickled in the middle of a game goes on as the original does."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.core.action import Action
from kontor.core.chance import (
    Aligned,
    Asked,
    Chance,
    Deck,
    Logged,
    Numbered,
    Question,
    Scripted,
    Sealed,
    Seeded,
)
from kontor.core.faults import BadRecord, IllegalAction, UnknownAction
from kontor.core.registry import games
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.core.view import View, to_json
from tests.positions import advanced, sessions


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


RESTORED = st.sampled_from([copy.deepcopy, pickled])
BOTH = pytest.mark.parametrize("restored", [copy.deepcopy, pickled])
Restored = Callable[[Any], Any]


def future(session: AnySession, seed: int, decisions: int = 60) -> list[object]:
    """All that can be seen of the decisions to come, if they are taken at random."""
    source = Seeded(seed)
    found: list[object] = [session.state.fields()]
    while (options := session.legal()) and len(found) < decisions:
        decision = session.play(options[source.below(len(options))])
        found += [options, decision.outcomes, [event.to_json() for event in decision.events]]
        found += [session.state.fields(), [to_json(view) for view in session.views([None, 0, 1])]]
    return [*found, session.game.result(session.state)]


@given(sessions(), RESTORED, st.integers(0, 99))
def test_a_restored_session_goes_on_as_the_original(
    session: AnySession, restored: Restored, seed: int
) -> None:
    again = restored(session)
    assert again.setup == session.setup
    assert again.drawn == session.drawn
    assert future(again, seed) == future(session, seed)
    assert [d.action for d in again.decisions] == [d.action for d in session.decisions]


@given(sessions(), RESTORED)
def test_a_restored_session_shares_nothing_that_changes(
    session: AnySession, restored: Restored
) -> None:
    before = session.state.fields()
    again = restored(session)
    future(again, 1)
    assert session.state.fields() == before


@given(sessions(), RESTORED)
def test_a_restored_view_has_the_very_actions_of_the_game(
    session: AnySession, restored: Restored
) -> None:
    view = session.view(session.to_move())
    again = restored(view)
    assert again == view
    assert all(one is other for one, other in zip(again.legal, view.legal, strict=True))


@BOTH
@pytest.mark.parametrize("name", games())
def test_an_action_stays_the_same_object(name: str, restored: Restored) -> None:
    game = games()[name]
    assert restored(game.actions()) is game.actions()
    for action in game.actions():
        assert restored(action) is action
    assert restored(game).actions() is game.actions()


def test_an_action_of_no_game_is_not_pickled() -> None:
    stray = Action(0, 0, 0, "dance", "", None, False)
    assert copy.deepcopy(stray) is stray
    with pytest.raises(pickle.PicklingError, match=r"dance.* is no action of an installed game"):
        pickle.dumps(stray)


def given_words() -> Numbered:
    chance = Numbered()
    chance.take(list(range(1, 9**9, 9**8)))
    return chance


def at_a_turn() -> Aligned:
    chance = Aligned(7)
    chance.at(3)
    return chance


CHANCES: list[Callable[[], Chance]] = [
    lambda: Seeded(5),
    at_a_turn,
    given_words,
    lambda: Sealed(b"secret", [b"one", b"two"]),
    lambda: Scripted([1, 6, 2, 5, 3, 4]),
    lambda: Asked([4, 4, 3, 2, 1, 6]),
    lambda: Logged(Seeded(6)),
]


@BOTH
@pytest.mark.parametrize("make", CHANCES, ids=lambda make: type(make()).__name__)
def test_restored_chance_goes_on_as_the_original(
    make: Callable[[], Chance], restored: Restored
) -> None:
    chance = make()
    first = [chance.roll(1) for _ in range(3)]
    again = restored(chance)
    rest = [chance.roll(1) for _ in range(3)]
    assert [again.roll(1) for _ in range(3)] == rest
    if isinstance(chance, Logged):
        assert again.collect() == chance.collect() == ([die for die, _ in first + rest], [-1] * 6)
    if isinstance(chance, Scripted):
        again.finish()


@BOTH
def test_a_question_and_a_deck_are_restored(restored: Restored) -> None:
    deck = restored(Deck("fruit", ["apple", "pear"]))
    with pytest.raises(Question) as asked:
        Asked().draw(deck, [2, 1])
    again = restored(asked.value)
    assert (again.outcomes, again.weights) == ([["apple"], ["pear"]], [2, 1])


@BOTH
@pytest.mark.parametrize(
    "fault",
    [
        IllegalAction("MK-T1", next(iter(games().values())).actions()[0]),
        UnknownAction({"do": "dance"}),
        BadRecord("this is no record", 3, "MK-T1", "no-record", file="x"),
    ],
    ids=lambda fault: type(fault).__name__,
)
def test_a_fault_is_restored_with_all_it_says(fault: Exception, restored: Restored) -> None:
    again = restored(fault)
    assert type(again) is type(fault)
    assert str(again) == str(fault)
    assert vars(again) == vars(fault)


def played_on(session: AnySession, view: View) -> tuple[list[object], View]:
    return future(session, 3), view


def test_sessions_and_views_go_to_a_spawned_process_and_back() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for game in games().values():
            session = advanced(game, Setup(game.meta().seats[-1]), 4, 70)
            view = session.view(session.to_move())
            there, back = pool.submit(played_on, session, view).result()
            assert back == view
            assert back.legal[0] is view.legal[0]
            assert there == future(session, 3)


def test_an_illegal_action_comes_back_from_a_spawned_process() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for game in games().values():
            session: AnySession = Session(game, Setup(game.meta().seats[0]), Seeded(1))
            wrong = next(action for action in game.actions() if action not in session.legal())
            with pytest.raises(IllegalAction) as refusal:
                pool.submit(session.play, wrong).result()
            assert refusal.value.rule == game.why_not(session.state, wrong)
            assert refusal.value.action is wrong
