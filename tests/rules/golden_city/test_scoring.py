"""The score card at a round's end, to the letter."""

import pytest

from tests.rules.golden_city.table import Table, names, next_round, told

RED, BLUE, WHITE, BLACK = range(4)
WINE = "1-mountain-meadow-wine"
POTTERY_AND_RIVER = "2-mountain-meadow-pottery"
WINE_AND_DESERT = "3-desert-wine"

POTTERY_WINE = {"pottery-wine": 1}
SPICES_CLOTH = {"spices-cloth": 1}


def scored(table: Table) -> list[int]:
    """Everybody's letters after a round in which nobody builds."""
    table.end_round(*next_round(table.state.seats))
    return table.state.letters


@pytest.mark.parametrize(
    ("goods", "letters"),
    [
        ([POTTERY_WINE, SPICES_CLOTH], [4, 0, 0, 0]),
        ([POTTERY_WINE, {"wine-cloth": 1}], [2, 2, 0, 0]),
        ([{"wine-spices": 2, "wine-cloth": 1}], [4, 0, 0, 0]),
        ([{"wine-spices": 2, "wine-cloth": 1}, POTTERY_WINE], [2, 2, 0, 0]),
        ([], [0, 0, 0, 0]),
    ],
)
def test_two_letters_for_the_good_and_two_more_for_the_sole_owner__GC_E1(
    goods: list[dict[str, int]], letters: list[int]
) -> None:
    assert scored(Table(score=WINE, goods=goods, goods_open={})) == letters


def test_two_letters_for_a_business_on_the_river__GC_E2() -> None:
    table = Table(score=WINE, built=["c4 r7", "c5 r8"])
    assert scored(table) == [2, 2, 0, 0]


def test_two_letters_for_a_business_in_the_quarter__GC_E2() -> None:
    table = Table(score="2-mountain-pottery", built=["c3 r5 r4 o2", "c1 r30 r1 r2 o1 i1"])
    assert scored(table) == [2, 4, 0, 0]


def test_rural_locations_off_the_river_do_not_count__GC_E2() -> None:
    assert scored(Table(score=WINE, built=["c5 r10", "c3 r6"])) == [0, 0, 0, 0]


def test_city_parts_do_not_count_for_a_river_nor_rural_locations_for_a_quarter__GC_E2() -> None:
    assert scored(Table(score=WINE, built=["c5 r10 r9 o2 o3"])) == [4, 0, 0, 0]
    assert scored(Table(score="2-mountain-pottery", built=["c3 r5 r4"])) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("built", "letters"),
    [
        (["c16 r29 o8 o7", "c15 r28 r27 o7"], [4, 2, 0, 0]),
        (["c16 r29 o8 o7", "c15 r28 r27 o7 o8"], [2, 2, 0, 0]),
        (["c16 r29 o8"], [4, 0, 0, 0]),
        (["c16 r29 o8 o7", "c15 r28 r27 o7 o8", "c1 r30 r1 r2 o8"], [2, 2, 2, 0]),
    ],
)
def test_two_more_for_strictly_most_or_for_being_alone__GC_E3(
    built: list[str], letters: list[int]
) -> None:
    assert scored(Table(score="2-desert-cloth", built=built)) == letters


def test_the_examples_on_the_river__GC_E4() -> None:
    white_and_black = Table(score=POTTERY_AND_RIVER, built=["", "", "c4 r7", "c5 r8"])
    assert scored(white_and_black) == [0, 0, 2, 2]
    only_white = Table(score=POTTERY_AND_RIVER, built=["", "", "c4 r7", "c5"])
    assert scored(only_white) == [0, 0, 4, 0]
    only_black = Table(score=POTTERY_AND_RIVER, built=["", "", "c4", "c5 r8"])
    assert scored(only_black) == [0, 0, 0, 4]
    white_on_the_third_too = Table(score=POTTERY_AND_RIVER, built=["", "", "c4 r7 r9", "c5 r8"])
    assert scored(white_on_the_third_too) == [0, 0, 4, 2]


def test_the_example_in_the_desert_quarter__GC_E4() -> None:
    red, blue, black = "c16 r29 o8 o7 i4", "c15 r28 r27 o7 o8", "c1 r30 r1 r2 o8"
    table = Table(score=WINE_AND_DESERT, built=[red, blue, "", black])
    table.end_round(*next_round(4))
    assert table.state.letters == [4, 2, 0, 2]


def test_the_card_leaves_the_game__GC_E5() -> None:
    table = Table(score=WINE)
    events = table.end_round(*next_round(4, "1-woodland-desert-cloth"))
    assert told(events, "score-card") == [{"good": "cloth", "area": "woodland-desert"}]
    assert WINE not in [card.id for card in table.view(None).score_deck]
    assert len(table.view(None).score_deck) == 14


@pytest.mark.parametrize("seats", [3, 4])
def test_the_start_player_key_goes_round__GC_E6(seats: int) -> None:
    table = Table(seats)
    table.end_round(*next_round(seats))
    assert table.state.first == table.turn == 1
    for pair in range(seats):
        table.do("bid", pair)
    assert table.turn == 1
    starts = table.end_round("1-woodland-desert-cloth", *["desert"] * seats, *["meadow"] * seats)
    assert told(starts, "round") == [{"round": 3, "seat": 2}]


MOST_WINE = [{"wine-spices": 2, "wine-cloth": 1}, POTTERY_WINE]


def test_by_the_house_rule_most_cards_earn_the_goods_bonus__GC_E7() -> None:
    table = Table(score=WINE, goods=MOST_WINE, goods_open={}, goods_majority=True)
    assert scored(table) == [4, 2, 0, 0]


def test_by_the_house_rule_a_tie_earns_none_and_a_sole_owner_still_does__GC_E7() -> None:
    tie = [{"wine-spices": 1}, POTTERY_WINE]
    assert scored(Table(score=WINE, goods=tie, goods_open={}, goods_majority=True)) == [2, 2, 0, 0]
    sole = Table(score=WINE, goods=[POTTERY_WINE], goods_open={}, goods_majority=True)
    assert scored(sole) == [4, 0, 0, 0]


def test_without_the_house_rule_it_is_sole_ownership__GC_E7() -> None:
    assert scored(Table(score=WINE, goods=MOST_WINE, goods_open={})) == [2, 2, 0, 0]


def test_a_card_is_scored_for_its_good_and_for_its_area__GC_E8() -> None:
    table = Table(score=WINE, goods=[POTTERY_WINE], goods_open={}, built=["c4 r7"])
    events = table.end_round(*next_round(4))
    assert told(events, "scored-goods") == [
        {"seat": 0, "good": "wine", "count": 1, "letters": 4, "extra": 2}
    ]
    assert told(events, "scored-area") == [
        {"seat": 0, "area": "mountain-meadow", "count": 1, "letters": 4, "extra": 2}
    ]
    assert table.state.letters == [8, 0, 0, 0]


def test_a_card_that_pays_nobody_says_so__GC_E8() -> None:
    events = Table(score=WINE).end_round(*next_round(4))
    assert names(events)[1:3] == ["scored-goods-nobody", "scored-area-nobody"]
