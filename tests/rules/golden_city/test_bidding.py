"""Bidding for pairs of landform cards, to the coin."""

from tests.rules.golden_city.table import Pair, Table, told

RED, BLUE, WHITE, BLACK = range(4)
PAIRS: list[Pair] = [
    ("coast", "desert"),
    ("woodland", "woodland"),
    ("coast", "coast"),
    ("mountain", "meadow"),
]


def bidding() -> Table:
    return Table(pairs=PAIRS, hands=[{}] * 4)


def test_hands_are_placed_clockwise_from_the_start_player__GC_A1() -> None:
    table = bidding()
    order = []
    for pair in (3, 1, 0, 2):
        order.append(table.turn)
        table.do("bid", pair)
    assert order == [RED, BLUE, WHITE, BLACK]


def test_whose_hand_lies_on_a_pair_is_passed_over__GC_A1() -> None:
    table = bidding()
    table.do("bid", 0)
    table.do("bid", 1)
    table.do("bid", 1)
    table.do("bid", 2)
    assert table.turn == BLUE
    table.do("bid", 3)
    assert table.phase == "build"


def test_nobody_may_do_anything_else_before_his_hand_is_placed__GC_A1() -> None:
    table = bidding()
    assert table.why_not("build", "c1") == "GC-A1"
    assert table.why_not("end") == "GC-A1"
    assert [action.do for action in table.legal()] == ["bid"] * 4


def test_a_free_pair_costs_nothing__GC_A2() -> None:
    table = bidding()
    events = table.do("bid", 3)
    assert told(events, "placed") == [{"seat": RED, "pair": 3, "cards": ["mountain", "meadow"]}]
    assert table.state.coins == [3, 3, 3, 3]


def test_the_driven_hand_comes_back_when_its_owners_turn_comes_round__GC_A3() -> None:
    table = bidding()
    table.do("bid", 0)
    events = table.do("bid", 0)
    assert told(events, "expelled") == [
        {"seat": BLUE, "whom": RED, "pair": 0, "cards": ["coast", "desert"], "coins": 1}
    ]
    assert table.state.coins == [3, 2, 3, 3]
    assert table.state.supply == 24
    assert table.turn == WHITE, "not at once"
    table.do("bid", 1)
    table.do("bid", 2)
    assert table.turn == RED
    assert table.answers("bid") == [0, 1, 2, 3], "anywhere"


def test_each_expulsion_of_a_round_costs_one_more__GC_A4() -> None:
    table = Table(pairs=PAIRS, coins=[9, 9, 9, 8])
    for pair in (0, 0, 1, 1, 1, 0):
        table.do("bid", pair)
    assert table.state.coins == [6, 8, 5, 6]
    assert table.state.expulsions == 4
    assert table.turn == BLACK


def test_next_round_it_starts_again_at_one__GC_A4() -> None:
    table = Table(pairs=PAIRS, coins=[5, 5, 5, 5])
    for pair in (0, 0, 1, 2, 1, 3):
        table.do("bid", pair)
    assert table.state.coins == [3, 4, 5, 5]
    table.end_round("1-desert-mountain-pottery", *["desert"] * 4, *["meadow"] * 4)
    assert table.turn == BLUE
    table.do("bid", 0)
    table.do("bid", 0)
    assert table.state.coins == [3, 4, 4, 5]


def test_without_the_coins_nobody_expels__GC_A5() -> None:
    table = Table(pairs=PAIRS, coins=[0, 1, 1, 1])
    table.do("bid", 0)
    table.do("bid", 0)
    assert table.why_not("bid", 0) == "GC-A5"
    assert table.answers("bid") == [1, 2, 3]


def test_there_is_always_a_free_pair__GC_A5() -> None:
    table = Table(pairs=PAIRS, coins=[0, 0, 0, 0])
    for pair, free in ((2, 4), (0, 3), (3, 2), (1, 1)):
        assert len(table.answers("bid")) == free
        table.do("bid", pair)
    assert table.state.coins == [0, 0, 0, 0]


def test_everybody_takes_his_pair_for_all_to_see__GC_A6() -> None:
    table = bidding()
    for pair in (0, 1, 2):
        table.do("bid", pair)
    events = table.do("bid", 3)
    assert told(events, "took-pair") == [
        {"seat": seat, "cards": list(cards)} for seat, cards in enumerate(PAIRS)
    ]
    assert [table.hand(seat) for seat in range(4)] == [
        {"coast": 1, "desert": 1},
        {"woodland": 2},
        {"coast": 2},
        {"meadow": 1, "mountain": 1},
    ]
    assert [player.known for player in table.view(None).players] == [
        table.hand(seat) for seat in range(4)
    ]
    assert table.view(None).pairs == ()


def test_the_house_rule_allows_three_expulsions__GC_A7() -> None:
    table = Table(pairs=PAIRS, coins=[9, 9, 9, 8], three_expulsions=True)
    for pair in (0, 0, 1, 1, 1):
        table.do("bid", pair)
    assert table.why_not("bid", 0) == "GC-A7"
    assert table.answers("bid") == [2, 3]


def test_without_the_house_rule_there_is_no_end_to_it__GC_A7() -> None:
    table = Table(pairs=PAIRS, coins=[9, 9, 9, 8])
    for pair in (0, 0, 1, 1, 1, 0):
        table.do("bid", pair)
    assert table.state.coins[WHITE] == 5


def test_the_worked_example__GC_A8() -> None:
    table = bidding()
    table.do("bid", 0)
    table.do("bid", 1)
    assert told(table.do("bid", 1), "expelled")[0] == {
        "seat": WHITE, "whom": BLUE, "pair": 1, "cards": ["woodland", "woodland"], "coins": 1
    }  # fmt: skip
    assert told(table.do("bid", 0), "expelled")[0] == {
        "seat": BLACK, "whom": RED, "pair": 0, "cards": ["coast", "desert"], "coins": 2
    }  # fmt: skip
    assert table.turn == RED
    table.do("bid", 2)
    assert table.turn == BLUE
    assert told(table.do("bid", 1), "expelled")[0] == {
        "seat": BLUE, "whom": WHITE, "pair": 1, "cards": ["woodland", "woodland"], "coins": 3
    }  # fmt: skip
    assert table.turn == WHITE
    assert table.state.coins == [3, 0, 2, 1]
    assert table.answers("bid") == [3], "the fourth expulsion would cost 4"
    table.do("bid", 3)
    assert table.phase == "build"
    assert table.turn == RED
    assert table.state.coins == [3, 0, 2, 1]
    assert table.state.supply == 29
    assert [table.hand(seat) for seat in range(4)] == [
        {"coast": 2},
        {"woodland": 2},
        {"meadow": 1, "mountain": 1},
        {"coast": 1, "desert": 1},
    ]


def test_one_may_expel_although_pairs_are_free_and_nobody_passes__GC_A9() -> None:
    table = bidding()
    table.do("bid", 0)
    assert table.answers("bid") == [0, 1, 2, 3]
    assert not table.can("end")


def test_one_may_expel_when_a_single_pair_is_free__GC_A9() -> None:
    table = bidding()
    for pair in (0, 1, 2):
        table.do("bid", pair)
    assert table.answers("bid") == [0, 1, 2, 3]
    table.do("bid", 2)
    assert table.turn == WHITE


def test_one_may_take_back_the_pair_one_was_driven_from__GC_A9() -> None:
    table = bidding()
    table.do("bid", 0)
    table.do("bid", 0)
    table.do("bid", 1)
    table.do("bid", 2)
    events = table.do("bid", 0)
    assert told(events, "expelled")[0]["whom"] == BLUE
    assert table.state.coins[RED] == 1


def test_with_the_last_pair_occupied_bidding_ends_at_once__GC_A9() -> None:
    table = Table(3, pairs=PAIRS[:3])
    for pair in (2, 1, 0):
        assert table.phase == "bid"
        table.do("bid", pair)
    assert table.phase == "build"
