"""Stadium, TV station and business centre."""

import pytest

from tests.rules.machi_koro.table import Table, names, told

STATION = "train-station"
ALL_PURPLE = {"stadium": 1, "tv-station": 1, "business-centre": 1, "ranch": 1}


def test_purple_acts_on_the_owners_own_roll_only__MK_I7() -> None:
    table = Table([{}, ALL_PURPLE], coins=[9, 0])
    table.roll(6)
    assert table.coins == [9, 0]
    assert table.phase == "build"


def test_all_purple_cards_act_on_a_six_in_their_order__MK_I7() -> None:
    table = Table([ALL_PURPLE, {"ranch": 1}], coins=[0, 9])
    table.roll(6)
    assert table.coins == [2, 7]
    assert table.phase == "collect"
    table.do("collect", 1)
    assert table.coins == [7, 2]
    assert table.phase == "swap"
    table.do("decline")
    assert table.phase == "build"


@pytest.mark.parametrize("card", ["tv-station", "business-centre"])
def test_a_six_is_not_told_to_bring_nothing_while_purple_is_to_come__MK_I7(card: str) -> None:
    assert names(Table([{card: 1}, {}]).roll(6)) == ["rolled"]
    assert names(Table([{}, {card: 1}]).roll(6)) == ["rolled", "no-income"]


@pytest.mark.parametrize("dice", [(1, 5), (2, 4), (3, 3), (6,)])
def test_a_six_is_a_six_with_one_die_or_two__MK_I7(dice: tuple[int, ...]) -> None:
    table = Table([{"stadium": 1}, {}], coins=[0, 5], landmarks=[[STATION]])
    table.roll(*dice)
    assert table.coins == [2, 3]


def test_the_stadium_takes_two_from_each_as_far_as_each_can__MK_I8() -> None:
    table = Table([{"stadium": 1}, {}, {}, {}], coins=[1, 5, 1, 0])
    events = table.roll(6)
    assert sorted(fact["coins"] for fact in told(events, "paid")) == [0, 1, 2]  # type: ignore[type-var]
    assert table.coins == [4, 3, 0, 0]


def test_the_tv_station_takes_five_from_one__MK_I9() -> None:
    table = Table([{"tv-station": 1}, {}, {}], coins=[0, 9, 9])
    table.roll(6)
    table.do("collect", 2)
    assert table.coins == [5, 9, 4]


def test_the_tv_station_takes_what_is_there__MK_I9__MK_I3() -> None:
    table = Table([{"tv-station": 1}, {}, {}], coins=[0, 9, 3])
    table.roll(6)
    table.do("collect", 2)
    assert table.coins == [3, 9, 0]


def test_one_without_coins_may_be_named__MK_I9() -> None:
    table = Table([{"tv-station": 1}, {}, {}], coins=[0, 9, 0])
    table.roll(6)
    assert table.can("collect", 2)
    table.do("collect", 2)
    assert table.coins == [0, 9, 0]


def test_a_single_possible_answer_is_still_a_decision__MK_I9() -> None:
    table = Table([{"tv-station": 1}, {}], coins=[0, 9])
    table.roll(6)
    assert [action.what for action in table.legal()] == [1]


@pytest.mark.parametrize("target", [0, 2, 3])
def test_nobody_names_himself_or_an_empty_seat__MK_I9(target: int) -> None:
    table = Table([{"tv-station": 1}, {}], coins=[0, 9])
    table.roll(6)
    assert table.why_not("collect", target) == "MK-I9"


def swap_table(come_what_may: bool = False) -> Table:
    mine = {"business-centre": 1, "wheat-field": 1, "cafe": 1, "stadium": 1}
    his = {"mine": 1, "bakery": 1, "tv-station": 1}
    table = Table([mine, his, {"forest": 1}], coins=[0, 0, 0], come_what_may=come_what_may)
    table.roll(6)
    assert table.phase == "swap"
    return table


@pytest.mark.parametrize("come_what_may", [False, True])
def test_one_own_card_is_swapped_for_one_of_anothers__MK_I10(come_what_may: bool) -> None:
    table = swap_table(come_what_may=come_what_may)
    market, deck = table.state.market[:], table.state.deck[:]
    table.do("swap", 1)
    table.do("give", "wheat-field")
    (facts,) = told(table.do("get", "mine"), "swapped")
    assert facts == {"seat": 0, "with": 1, "gave": "wheat-field", "got": "mine"}
    assert (table.owns(0, "wheat-field"), table.owns(0, "mine")) == (0, 1)
    assert (table.owns(1, "wheat-field"), table.owns(1, "mine")) == (1, 0)
    assert (table.state.market, table.state.deck) == (market, deck)
    assert table.coins == [0, 0, 0]
    assert table.phase == "build"


def test_the_swap_is_optional__MK_I10() -> None:
    table = swap_table()
    assert "declined" in names(table.do("decline"))
    assert table.phase == "build"


def test_tower_cards_are_never_swapped__MK_I10() -> None:
    table = swap_table()
    table.do("swap", 1)
    assert {action.what for action in table.legal()} == {"wheat-field", "cafe"}
    table.do("give", "cafe")
    assert {action.what for action in table.legal()} == {"mine", "bakery"}


def test_one_gives_only_what_one_has_and_gets_what_he_has__MK_I10() -> None:
    table = swap_table()
    table.do("swap", 2)
    assert table.why_not("give", "mine") == "MK-I10"
    table.do("give", "wheat-field")
    assert table.why_not("get", "mine") == "MK-I10"


def test_never_with_oneself_or_an_empty_seat__MK_I10() -> None:
    table = swap_table()
    assert table.why_not("swap", 0) == "MK-I10"
    assert table.why_not("swap", 3) == "MK-I10"
    assert {action.what for action in table.legal()} == {1, 2, None}


def test_equal_kinds_may_be_swapped_without_effect__MK_I10() -> None:
    table = Table([{"business-centre": 1, "ranch": 2}, {"ranch": 1}])
    table.roll(6)
    table.do("swap", 1)
    table.do("give", "ranch")
    table.do("get", "ranch")
    assert (table.owns(0, "ranch"), table.owns(1, "ranch")) == (2, 1)


def test_starting_cards_are_swapped_like_any_other__MK_I10() -> None:
    table = Table([{"business-centre": 1, "wheat-field": 1}, {"bakery": 1}])
    table.roll(6)
    table.do("swap", 1)
    table.do("give", "wheat-field")
    table.do("get", "bakery")
    assert (table.owns(0, "bakery"), table.owns(1, "wheat-field")) == (1, 1)


def test_a_swapped_card_earns_nothing_on_this_roll_but_on_the_next__MK_I10() -> None:
    table = Table([{"business-centre": 1, "ranch": 1}, {"forest": 1}], coins=[0, 0])
    table.roll(6)
    table.do("swap", 1)
    table.do("give", "ranch")
    table.do("get", "forest")
    assert table.coins == [0, 0]
    table.do("pass")
    table.roll(5)
    assert table.coins == [1, 0]
