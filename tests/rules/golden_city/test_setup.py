"""What is in the box, how a game begins, and how a round is laid out."""

from collections import Counter

import pytest

from kontor.core.chance import Scripted, Seeded
from kontor.core.faults import BadSetup
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.geography import GOODS_PAIRS
from tests.rules.golden_city.table import ISLAND, PAIRS, Table, names, next_round, opening, told

STARTS = [(seats, seed) for seats in (3, 4) for seed in range(5)]


def started(seats: int, seed: int) -> AnySession:
    return Session(GAME, Setup(seats, {"island": ISLAND}), Seeded(seed))


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_three_or_four_players__GC_C1(seats: int) -> None:
    assert GAME.meta().seats == (3, 4)
    with pytest.raises(BadSetup, match="for 3, 4 players"):
        GAME.start(Setup(seats), Seeded(0))


@pytest.mark.parametrize(("seats", "businesses"), [(3, 18), (4, 16)])
def test_eighteen_businesses_for_three_and_sixteen_for_four__GC_C2(
    seats: int, businesses: int
) -> None:
    assert Table(seats).state.left == [businesses] * seats


@pytest.mark.parametrize(("seats", "seed"), STARTS)
def test_ten_cards_of_each_landform__GC_C3(seats: int, seed: int) -> None:
    state = started(seats, seed).state
    for kind in range(5):
        assert sum(state.hand[kind::5]) + state.display.count(kind) + state.draw[kind] == 10


def test_score_cards_by_their_backs__GC_C4() -> None:
    board = Table().state.board
    assert Counter(board.card_back) == {1: 4, 2: 8, 3: 4}
    assert len(board.score_deck.cards) == len(set(board.score_deck.cards)) == 16
    assert set(board.card_good) == set(range(4))
    assert set(board.card_area) == set(range(8))


def test_eight_goods_cards_with_two_different_goods_each__GC_C5() -> None:
    assert sum(Table().state.board.goods) == 8
    assert all(first != second for first, second in GOODS_PAIRS)
    assert {good for pair in GOODS_PAIRS for good in pair} == {
        "pottery",
        "wine",
        "spices",
        "cloth",
    }


def test_eight_bonus_cards_six_keys_and_thirty_five_coins__GC_C6() -> None:
    state = Table().state
    assert len({card.id for card in BONUS_CARDS}) == 8
    assert state.key_supply == 6
    assert sum(state.coins) + state.supply == 35


@pytest.mark.parametrize(("seats", "supply"), [(3, 26), (4, 23)])
def test_everybody_starts_with_three_coins__GC_S1(seats: int, supply: int) -> None:
    state = Table(seats).state
    assert state.coins == [3] * seats
    assert state.supply == supply
    assert state.letters == [0] * seats
    assert state.keys == [0] * seats


@pytest.mark.parametrize(("seats", "seed"), STARTS)
def test_a_coast_card_for_all_and_one_drawn_in_secret__GC_S2(seats: int, seed: int) -> None:
    session = started(seats, seed)
    for seat in range(seats):
        hand = session.state.hand[5 * seat : 5 * seat + 5]
        assert hand[0] >= 1
        assert sum(hand) == 2
        assert session.state.known[5 * seat : 5 * seat + 5] == [1, 0, 0, 0, 0]
    secret = [owner for owner in session.opening_owners if owner >= 0]
    assert secret == list(range(seats))


def test_everybody_may_draw_another_coast_card__GC_S2() -> None:
    script = opening(PAIRS, 4)
    script[3:7] = ["coast"] * 4
    state = GAME.start(Setup(4, {"island": ISLAND}, first=0), Scripted(script))
    assert state.hand == [2, 0, 0, 0, 0] * 4
    assert state.known == [1, 0, 0, 0, 0] * 4
    assert sum(state.draw) == 50 - 8 - 8


@pytest.mark.parametrize(("seats", "seed"), STARTS)
def test_three_goods_cards_lie_open__GC_S3(seats: int, seed: int) -> None:
    state = started(seats, seed).state
    assert sum(state.goods_open) == 3
    assert sum(state.goods_deck) == 5
    assert state.goods == [0] * (6 * seats)


def test_the_score_cards_come_by_their_backs__GC_S4() -> None:
    for seed in range(3):
        chance = Seeded(seed)
        state = GAME.start(Setup(4, {"island": ISLAND}), chance)
        backs = [state.board.card_back[state.score]]
        seen = [int(state.score)]
        while GAME.result(state) is None:
            before = int(state.round)
            options = GAME.legal(state)
            GAME.advance(state, options[-1], chance, None)
            if state.round > before:
                backs.append(state.board.card_back[state.score])
                seen.append(int(state.score))
        assert backs == [1] * 4 + [2] * 8 + [3] * 4
        assert sorted(seen) == list(range(16))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_names_the_start_player__GC_S5(first: int) -> None:
    state = GAME.start(Setup(3, {"island": ISLAND}, first), Seeded(1))
    assert state.first == state.turn == first


def test_or_chance_picks_the_start_player__GC_S5() -> None:
    firsts = Counter(int(started(4, seed).state.first) for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25


def test_a_score_card_lies_open_all_round__GC_P1() -> None:
    table = Table(score="1-desert-mountain-pottery", pairs=PAIRS)
    card = table.view(None).score_card
    assert card is not None
    assert (card.good, card.area) == ("pottery", "desert-mountain")
    for pair in range(4):
        table.do("bid", pair)
        assert table.view(2).score_card == card
    events = table.end_round(*next_round(4, "1-woodland-desert-cloth"))
    assert told(events, "score-card") == [{"good": "cloth", "area": "woodland-desert"}]


@pytest.mark.parametrize("seats", [3, 4])
def test_first_cards_of_all_pairs_are_dealt_before_the_second__GC_P2(seats: int) -> None:
    table = Table(seats)
    first = ["coast", "woodland", "meadow", "mountain"][:seats]
    second = ["desert", "desert", "coast", "coast"][:seats]
    events = table.end_round("1-desert-mountain-pottery", *first, *second)
    dealt = [list(pair) for pair in zip(first, second, strict=True)]
    assert told(events, "dealt") == [{"pair": n, "cards": pair} for n, pair in enumerate(dealt)]
    assert [list(pair.cards) for pair in table.view(None).pairs] == dealt
    if seats == 3:
        assert table.why_not("bid", 3) == "GC-P2"


def test_the_discards_are_shuffled_in_the_middle_of_a_deal__GC_P3() -> None:
    table = Table(
        hands=[{}] * 4,
        discards=dict.fromkeys(["coast", "woodland", "meadow", "mountain", "desert"], 10)
        | {"coast": 7},
    )
    assert sum(table.state.draw) == 3
    deal = ["coast", "coast", "coast", "desert", "desert", "desert", "meadow", "meadow"]
    events = table.end_round("1-desert-mountain-pottery", *deal)
    assert told(events, "reshuffled") == [{"count": 47}]
    assert names(events).index("reshuffled") < names(events).index("dealt")
    assert sum(table.state.draw) == 42
    assert sum(table.state.discard) == 0


def test_the_discards_stay_when_the_last_card_is_drawn__GC_P3() -> None:
    table = Table(
        hands=[{}] * 4,
        discards={"coast": 2, "woodland": 10, "meadow": 10, "mountain": 10, "desert": 10},
    )
    events = table.end_round("1-desert-mountain-pottery", *["coast"] * 8)
    assert "reshuffled" not in names(events)
    assert sum(table.state.draw) == 0
    assert sum(table.state.discard) == 42


def test_cards_paid_for_a_business_can_be_its_reward__GC_P3() -> None:
    table = Table(
        hands=[{"coast": 1}, {}, {}, {}],
        discards={"coast": 9, "woodland": 10, "meadow": 10, "mountain": 10, "desert": 10},
    )
    assert sum(table.state.draw) == 0
    events = table.do("build", "c3", "coast")
    assert names(events)[:3] == ["built", "reshuffled", "drew"]
    assert told(events, "reshuffled") == [{"count": 50}]
    assert table.hand(0) == {"coast": 1}
