"""What holds in every position of The Golden City, checked without the rules' own book-keeping."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from kontor.core.chance import Scripted
from kontor.core.session import AnySession, Session
from kontor.games.golden_city import GAME
from kontor.games.golden_city.geography import COAST_SITES, INNER_SITES, OUTER_SITES, SITES
from kontor.games.golden_city.island import Island, load, shipped
from kontor.games.golden_city.state import GoldenCityState
from tests.positions import advanced, setups

SESSIONS = st.builds(
    lambda setup, seed, decisions: advanced(GAME, setup, seed, decisions),
    st.sampled_from(setups(GAME)),
    st.integers(0, 2**32 - 1),
    st.integers(1, 260),
)


def positions(session: AnySession) -> list[GoldenCityState]:
    """The start and what followed each decision."""
    script = [outcome for decision in session.decisions for outcome in decision.outcomes]
    again: AnySession = Session(GAME, session.setup, Scripted([*session.opening, *script]))
    seen = [again.state.copy()]
    for decision in session.decisions:
        again.play(decision.action)
        seen.append(again.state.copy())
    return seen


def island_of(state: GoldenCityState) -> Island:
    option = state.board.option
    return shipped(option) if isinstance(option, str) else load(option)


def businesses(state: GoldenCityState, seat: int) -> set[int]:
    return {site for site in range(SITES) if state.own[seat] >> site & 1}


@given(SESSIONS)
def test_there_are_always_fifty_landform_cards__GC_V1(session: AnySession) -> None:
    for state in positions(session):
        for kind in range(5):
            hands = sum(state.hand[kind::5])
            piles = state.draw[kind] + state.discard[kind] + state.display.count(kind)
            assert hands + piles == 10
        assert min(*state.hand, *state.draw, *state.discard) >= 0


@given(SESSIONS)
def test_coins_go_between_players_and_the_supply__GC_V2(session: AnySession) -> None:
    """Follows every coin by the events alone, and the sum by the positions."""
    coins = [3] * session.setup.seats
    for decision in session.decisions:
        for event in decision.events:
            if event.name == "expelled":
                coins[int(str(event.facts["seat"]))] -= int(str(event.facts["coins"]))
            elif event.name == "coins":
                coins[int(str(event.facts["seat"]))] += int(str(event.facts["coins"]))
    assert coins == session.state.coins
    for state in positions(session):
        assert sum(state.coins) + state.supply == 35
        assert min(*state.coins, state.supply) >= 0


@given(SESSIONS)
def test_there_is_always_a_card_to_draw__GC_V3(session: AnySession) -> None:
    """Nobody holds more than seven when it is his turn, so that 22 at least are in the piles."""
    for state in positions(session):
        assert sum(state.draw) + sum(state.discard) >= 22


@given(SESSIONS)
def test_every_business_is_linked_to_a_coastal_one_of_its_owner__GC_V4(
    session: AnySession,
) -> None:
    state = session.state
    neighbours = island_of(state).neighbours
    for seat in range(state.seats):
        own = businesses(state, seat)
        linked = {site for site in own if site in COAST_SITES}
        edge = list(linked)
        while edge:
            for other in neighbours[edge.pop()]:
                if other in own and other not in linked:
                    linked.add(other)
                    edge.append(other)
        assert linked == own


@given(SESSIONS)
def test_at_most_six_businesses_in_inner_parts__GC_V5(session: AnySession) -> None:
    state = session.state
    inner = [site for seat in range(state.seats) for site in businesses(state, seat)]
    assert sum(site in INNER_SITES for site in inner) == state.key_box <= 6


@given(SESSIONS)
def test_at_most_sixteen_rounds__GC_V6(session: AnySession) -> None:
    rounds = [state.round for state in positions(session)]
    assert rounds == sorted(rounds)
    assert 1 <= rounds[0] <= rounds[-1] <= 16


@given(SESSIONS)
def test_a_pair_once_occupied_is_never_free_again_in_its_round__GC_V7(session: AnySession) -> None:
    for before, after in pairwise(positions(session)):
        if before.phase == after.phase == 0 and before.round == after.round:
            for then, now in zip(before.holder, after.holder, strict=True):
                assert then < 0 or now >= 0


@given(SESSIONS)
def test_goods_keys_and_bonus_cards_are_all_somewhere__GC_V8(session: AnySession) -> None:
    for state in positions(session):
        piles = (state.goods, state.goods_open, state.goods_deck, state.goods_box)
        assert sum(map(sum, piles)) == 8
        assert min(map(min, piles)) >= 0
        for kind in range(6):
            total = sum(sum(pile[kind::6]) for pile in piles)
            assert total == state.board.goods[kind]
        assert sum(state.keys) + state.key_supply + state.key_box == 6
        assert len(state.taken) == len(set(state.taken)) == len(state.takers) <= 8


@given(SESSIONS)
def test_nobody_ends_a_turn_with_more_than_five_cards__GC_D10(session: AnySession) -> None:
    for before, after in pairwise(positions(session)):
        if after.turns > before.turns and before.phase != 0:
            assert sum(after.hand[5 * before.turn : 5 * before.turn + 5]) <= 5


@given(SESSIONS)
def test_no_location_but_a_city_part_is_shared__GC_D5(session: AnySession) -> None:
    state = session.state
    built = [site for seat in range(state.seats) for site in businesses(state, seat)]
    outside = [site for site in built if site < OUTER_SITES.start]
    assert len(outside) == len(set(outside))


@given(SESSIONS)
def test_who_is_blocked_has_no_way_to_build_whatever_he_holds__GC_F3(session: AnySession) -> None:
    """And who is not blocked could build if he had all the cards there are."""
    state = session.state
    for seat in range(state.seats):
        rich = state.copy()
        rich.turn, rich.phase = seat, 1
        rich.hand[5 * seat : 5 * seat + 5] = [9] * 5
        can_build = any(action.do == "build" for action in GAME.legal(rich))
        assert can_build == (not state.blocked[seat] and state.left[seat] > 0)
