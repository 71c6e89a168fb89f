"""Rolling, the radio tower and the amusement park."""

import pytest

from kontor.core.faults import IllegalAction
from tests.rules.machi_koro.table import Table, names, told

STATION = "train-station"
PARK = "amusement-park"
TOWER = "radio-tower"


def test_without_the_station_one_die_is_rolled__MK_T1() -> None:
    table = Table()
    assert table.can("roll", 1)
    assert not table.can("roll", 2)
    assert table.why_not("roll", 2) == "MK-T1"


def test_with_the_station_one_or_two_dice_are_rolled__MK_T1() -> None:
    table = Table(landmarks=[[STATION]])
    assert table.can("roll", 1)
    assert table.can("roll", 2)


def test_the_number_of_dice_is_chosen_anew_each_turn__MK_T1() -> None:
    table = Table(landmarks=[[STATION], [STATION]])
    table.roll(1, 2)
    table.do("pass")
    table.roll(5)
    table.do("pass")
    assert table.can("roll", 1)
    assert table.can("roll", 2)


def test_the_dice_are_chosen_in_the_second_turn_too__MK_T1() -> None:
    table = Table(landmarks=[[STATION, PARK]])
    table.roll(1, 1)
    table.do("pass")
    assert table.state.turn == 0
    assert table.can("roll", 1)
    assert table.can("roll", 2)


def test_the_sum_counts_and_not_the_single_dice__MK_T2() -> None:
    table = Table([{"bakery": 1, "forest": 1}, {}], coins=[0, 0], landmarks=[[STATION]])
    table.roll(2, 3)
    assert table.coins == [1, 0]


def test_the_tower_lets_one_roll_again_before_any_income__MK_T3() -> None:
    table = Table([{"mine": 1}, {"cafe": 1}], coins=[5, 0], landmarks=[[TOWER]])
    table.roll(3)
    assert table.phase == "reroll"
    assert table.coins == [5, 0]
    table.do("reroll", None, 5)
    assert table.coins == [5, 0]
    assert table.phase == "build"


def test_the_roll_may_be_kept__MK_T3() -> None:
    table = Table([{}, {"cafe": 1}], coins=[5, 0], landmarks=[[TOWER]])
    table.roll(3)
    assert "kept" in names(table.do("keep"))
    assert table.coins == [4, 1]


def test_one_rolls_again_only_once__MK_T3() -> None:
    table = Table(landmarks=[[TOWER]])
    table.roll(1)
    table.do("reroll", None, 1)
    assert not table.can("reroll")
    assert table.why_not("reroll") == "MK-T5"


def test_all_dice_are_rolled_again_and_as_many__MK_T3() -> None:
    table = Table(landmarks=[[STATION, TOWER]])
    table.roll(1, 6)
    (facts,) = told(table.do("reroll", None, 2, 4), "rerolled")
    assert facts["dice"] == [2, 4]
    one = Table(landmarks=[[STATION, TOWER]])
    one.roll(6)
    (facts,) = told(one.do("reroll", None, 4), "rerolled")
    assert facts["dice"] == [4]


def test_without_the_tower_nobody_rolls_again__MK_T3() -> None:
    table = Table(landmarks=[[STATION]])
    table.roll(1, 2)
    assert table.phase == "build"


def test_a_double_gives_a_complete_second_turn__MK_T4() -> None:
    table = Table([{"bakery": 1}, {}], coins=[5, 0], landmarks=[[STATION, PARK]])
    table.roll(1, 1)
    assert table.coins == [6, 0]
    events = table.do("build", "ranch")
    assert "second-turn" in names(events)
    assert (table.state.turn, table.phase) == (0, "roll")
    table.roll(1, 2)
    assert table.coins == [6, 0]
    table.do("build", "cafe")
    assert table.state.turn == 1


def test_a_double_in_the_second_turn_gives_no_third__MK_T4() -> None:
    table = Table(landmarks=[[STATION, PARK]])
    table.roll(3, 3)
    table.do("pass")
    table.roll(4, 4)
    table.do("pass")
    assert table.state.turn == 1


def test_without_the_park_a_double_is_nothing__MK_T4() -> None:
    table = Table(landmarks=[[STATION]])
    table.roll(3, 3)
    table.do("pass")
    assert table.state.turn == 1


def test_the_park_alone_does_not_allow_two_dice__MK_T4() -> None:
    table = Table(landmarks=[[PARK]])
    assert table.why_not("roll", 2) == "MK-T1"


def test_a_double_that_is_rolled_again_is_lost__MK_T4() -> None:
    table = Table(landmarks=[[STATION, PARK, TOWER]])
    table.roll(2, 2)
    table.do("reroll", None, 1, 4)
    table.do("pass")
    assert table.state.turn == 1


def test_a_double_on_the_second_throw_counts__MK_T4() -> None:
    table = Table(landmarks=[[STATION, PARK, TOWER]])
    table.roll(1, 4)
    table.do("reroll", None, 2, 2)
    table.do("pass")
    assert (table.state.turn, table.phase) == (0, "roll")


def test_the_tower_works_in_the_second_turn_again__MK_T4__MK_T3() -> None:
    table = Table(landmarks=[[STATION, PARK, TOWER]])
    table.roll(2, 2)
    table.do("keep")
    table.do("pass")
    table.roll(1, 2)
    assert table.phase == "reroll"
    table.do("reroll", None, 5, 6)
    assert table.phase == "build"


def test_the_second_turn_cannot_be_declined__MK_T4() -> None:
    table = Table(landmarks=[[STATION, PARK]])
    table.roll(6, 6)
    table.do("pass")
    assert [action.do for action in table.legal()] == ["roll", "roll"]
    with pytest.raises(IllegalAction):
        table.do("pass")


def test_the_tower_built_in_the_first_half_helps_in_the_second__MK_T4__MK_B3() -> None:
    table = Table(coins=[22, 0], landmarks=[[STATION, PARK]])
    table.roll(1, 1)
    table.do("build", TOWER)
    table.roll(1, 1)
    assert table.phase == "reroll"
    table.do("keep")
    table.do("pass")
    assert table.state.turn == 1


def test_the_station_built_in_the_first_half_is_no_second_turn_by_itself__MK_T4() -> None:
    table = Table(coins=[4, 0], landmarks=[[PARK]])
    table.roll(4)
    table.do("build", STATION)
    assert table.state.turn == 1


def test_at_the_end_one_thing_is_built_or_nothing__MK_T5() -> None:
    table = Table(coins=[30, 0])
    table.roll(1)
    assert table.can("pass")
    table.do("build", "mine")
    assert table.coins[0] == 24
    assert table.state.turn == 1
    assert table.why_not("build", "mine") == "MK-T1"


def test_a_landmark_is_built_for_its_cost_to_the_bank__MK_T5() -> None:
    table = Table(coins=[10, 3])
    table.roll(1)
    (facts,) = told(table.do("build", "shopping-mall"), "built-landmark")
    assert facts == {"seat": 0, "landmark": "shopping-mall", "coins": 10}
    assert table.coins == [0, 3]


def test_what_one_cannot_pay_one_cannot_build__MK_T5() -> None:
    table = Table(coins=[5, 0])
    table.roll(1)
    assert table.can("build", "cheese-factory")
    assert table.why_not("build", "mine") == "MK-T5"
    assert table.why_not("build", "shopping-mall") == "MK-T5"
    assert table.can("build", STATION)


@pytest.mark.parametrize(
    ("phase_reached_by", "verb", "what", "rule"),
    [
        ([], "pass", None, "MK-T1"),
        ([("roll", 1, 2)], "roll", 1, "MK-T3"),
        ([("roll", 1, 6), ("keep", None)], "keep", None, "MK-I9"),
        ([("roll", 1, 6), ("keep", None), ("collect", 1)], "pass", None, "MK-I10"),
        ([("roll", 1, 2), ("keep", None)], "roll", 1, "MK-T5"),
    ],
)
def test_what_is_not_the_question_is_refused_by_the_rule_that_asks__MK_T5(
    phase_reached_by: list[tuple[str, int | None, int]], verb: str, what: int | None, rule: str
) -> None:
    city = {"tv-station": 1, "business-centre": 1, "ranch": 1}
    table = Table([city, {"ranch": 1}], coins=[3, 3], landmarks=[[TOWER]])
    for step in phase_reached_by:
        table.do(*step)
    assert table.why_not(verb, what) == rule
