"""How far a player may take back without asking."""

from kontor.core.chance import Scripted
from kontor.core.event import Event
from kontor.core.horizon import free_take_backs
from kontor.core.session import AnySession, Decision, Session
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.actions import ACTIONS
from kontor.games.machi_koro.cards import KIND

ANY = ACTIONS[0]


class Happened(Event, frozen=True):
    """Something that everybody knew of."""


class Revealed(Event, frozen=True):
    """Something that came to light."""

    reveals = True


def decision(
    seat: int, *, outcomes: int = 0, reveals: bool = False, ends: bool = False
) -> Decision:
    events = [Revealed() if reveals else Happened()]
    return Decision(seat, ANY, [1] * outcomes, [-1] * outcomes, events, ends)


def test_only_ones_own_decisions_are_taken_back() -> None:
    played = [decision(0), decision(1), decision(1)]
    assert free_take_backs(played, 1) == 2
    assert free_take_backs(played, 0) == 0
    assert free_take_backs([], 0) == 0


def test_a_random_outcome_is_the_horizon() -> None:
    assert free_take_backs([decision(0), decision(0, outcomes=1), decision(0)], 0) == 1


def test_what_came_to_light_is_the_horizon() -> None:
    assert free_take_backs([decision(0), decision(0, reveals=True), decision(0)], 0) == 1


def test_the_end_of_the_turn_is_the_horizon() -> None:
    assert free_take_backs([decision(0), decision(0, ends=True), decision(0)], 0) == 1


def test_a_swap_is_taken_back_step_by_step_up_to_the_roll() -> None:
    script = Scripted([6])
    session: AnySession = Session(GAME, Setup(2, first=0), script)
    session.state.cards[KIND["business-centre"]] = 1
    before = session.state.fields()
    for do, what in (("roll", 1), ("swap", 1), ("give", "bakery"), ("get", "wheat-field")):
        session.play(ACTIONS.of(do, what))
    assert free_take_backs(session.decisions, 0) == 3
    session.play(ACTIONS.of("pass"))
    assert free_take_backs(session.decisions, 0) == 0
    assert before["coins"] == [3, 3]


def test_taking_back_restores_the_position() -> None:
    session: AnySession = Session(GAME, Setup(2, first=0), Scripted([3, 4]))
    session.play(ACTIONS.of("roll", 1))
    session.play(ACTIONS.of("pass"))
    session.play(ACTIONS.of("roll", 1))
    middle = session.state.fields()
    session.play(ACTIONS.of("build", "ranch"))
    session.take_back(1)
    assert session.state.fields() == middle
    assert [d.action.do for d in session.decisions] == ["roll", "pass", "roll"]


def test_the_second_turn_of_the_park_is_a_turn_of_its_own() -> None:
    session: AnySession = Session(GAME, Setup(2, first=0), Scripted([2, 2]))
    session.state.built[0] = session.state.active[0] = 0b0101
    session.play(ACTIONS.of("roll", 2))
    session.play(ACTIONS.of("pass"))
    assert session.to_move() == 0
    assert free_take_backs(session.decisions, 0) == 0
