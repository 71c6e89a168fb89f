"""What holds in every position of Machi Koro, checked without the rules' own book-keeping."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from kontor.core.chance import Scripted, Seeded
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.core.view import to_json
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.cards import ESTABLISHMENTS, KIND
from tests.positions import advanced, setups

SESSIONS = st.builds(
    lambda setup, seed, decisions: advanced(GAME, setup, seed, decisions),
    st.sampled_from(setups(GAME)),
    st.integers(0, 2**32 - 1),
    st.integers(1, 400),
)


@given(SESSIONS)
def test_every_card_is_somewhere__MK_V1(session: AnySession) -> None:
    state = session.state
    for kind, card in enumerate(ESTABLISHMENTS):
        cities = sum(state.cards[kind :: len(ESTABLISHMENTS)])
        total = state.market[kind] + state.deck[kind] + state.box[kind] + cities
        started = state.seats if card.id in ("wheat-field", "bakery") else 0
        assert total == (4 if card.colour == "purple" else 6) + started


@given(SESSIONS)
def test_coins_come_from_the_bank_and_go_to_it_as_told__MK_V2(session: AnySession) -> None:
    """Follows every coin by the events alone."""
    coins = [3] * session.setup.seats
    for decision in session.decisions:
        for event in decision.events:
            facts = dict(event.facts)
            if event.name == "paid":
                coins[int(str(facts["seat"]))] -= int(str(facts["coins"]))
                coins[int(str(facts["to"]))] += int(str(facts["coins"]))
            elif event.name == "earned":
                coins[int(str(facts["seat"]))] += int(str(facts["coins"]))
            elif event.name in ("built", "built-landmark"):
                coins[int(str(facts["seat"]))] -= int(str(facts["coins"]))
    assert coins == session.state.coins


def purses(session: AnySession) -> list[list[int]]:
    """Everybody's coins at the start and after each decision."""
    script = [outcome for decision in session.decisions for outcome in decision.outcomes]
    again: AnySession = Session(GAME, session.setup, Scripted([*session.opening, *script]))
    seen = [again.state.coins[:]]
    for decision in session.decisions:
        again.play(decision.action)
        seen.append(again.state.coins[:])
    return seen


@given(SESSIONS)
def test_red_stadium_and_tv_only_move_coins__MK_V2(session: AnySession) -> None:
    only_moves = {"rolled", "rerolled", "kept", "paid"}
    for decision, (before, after) in zip(session.decisions, pairwise(purses(session)), strict=True):
        if {event.name for event in decision.events} <= only_moves:
            assert sum(before) == sum(after)


@given(SESSIONS)
def test_nobody_is_below_zero_after_any_decision__MK_V3(session: AnySession) -> None:
    assert all(min(purse) >= 0 for purse in purses(session))


@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32 - 1), st.integers(0, 300))
def test_all_seats_see_the_same_table__MK_V4(seats: int, seed: int, decisions: int) -> None:
    session = advanced(GAME, Setup(seats), seed, decisions)
    views = []
    for seat in (None, *range(seats)):
        seen = to_json(session.view(seat))
        assert isinstance(seen, dict)
        views.append({k: v for k, v in seen.items() if k not in ("seat", "legal")})
    assert all(view == views[0] for view in views)


@given(SESSIONS)
def test_the_view_tells_the_whole_position__MK_V4(session: AnySession) -> None:
    state = GAME.determinise(session.view(None), Seeded(0))
    assert state.fields() == session.state.fields()


@given(SESSIONS)
def test_ten_kinds_lie_open_while_the_deck_lasts__MK_M2(session: AnySession) -> None:
    state = session.state
    if state.come_what_may and sum(state.deck):
        assert len(ESTABLISHMENTS) - state.market.count(0) == 10


@given(SESSIONS)
def test_beginners_never_own_three_of_a_kind__MK_M3(session: AnySession) -> None:
    state = session.state
    if state.first_games:
        assert max(state.cards) <= 2
    for card in ("stadium", "tv-station", "business-centre"):
        assert max(state.cards[KIND[card] :: len(ESTABLISHMENTS)]) <= 1
