"""Buying, landmarks and the end of the game."""

import pytest

from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.cards import LANDMARKS
from tests.rules.machi_koro.table import Table, names, told

STATION, MALL, PARK, TOWER = (landmark.id for landmark in LANDMARKS)


def test_any_number_of_a_kind_as_far_as_the_market_has_them__MK_B1() -> None:
    table = Table([{"ranch": 6}, {}], coins=[9, 9], market={"ranch": 1})
    table.roll(1)
    table.do("build", "ranch")
    assert table.owns(0, "ranch") == 7
    table.roll(1)
    assert table.why_not("build", "ranch") == "MK-B1"


@pytest.mark.parametrize("card", ["stadium", "tv-station", "business-centre"])
def test_at_most_one_of_each_purple_kind__MK_B1(card: str) -> None:
    table = Table([{card: 1}, {}], coins=[20, 0])
    table.roll(1)
    assert table.why_not("build", card) == "MK-B1"
    others = {"stadium", "tv-station", "business-centre"} - {card}
    assert all(table.can("build", other) for other in others)


def test_a_landmark_is_built_once__MK_B2() -> None:
    table = Table(coins=[99, 0], landmarks=[[STATION]])
    table.roll(1)
    assert table.why_not("build", STATION) == "MK-B2"


@pytest.mark.parametrize("landmark", [STATION, MALL, PARK, TOWER])
def test_landmarks_are_built_in_any_order__MK_B2(landmark: str) -> None:
    table = Table(coins=[22, 0])
    table.roll(1)
    assert table.can("build", landmark)


def test_a_mall_built_now_does_not_raise_cafes_before_its_owners_next_turn__MK_B3() -> None:
    table = Table([{"cafe": 1, "bakery": 1}, {}], coins=[10, 9])
    table.roll(1)
    table.do("build", MALL)
    table.roll(3)
    assert table.coins == [1, 8]
    events = table.do("pass")
    assert told(events, "opened") == [{"seat": 0, "landmark": MALL}]
    table.roll(3)
    assert table.coins == [3, 8]
    table.do("pass")
    table.roll(3)
    assert table.coins == [5, 6]


def test_a_park_built_after_a_double_gives_no_second_turn_now__MK_B3() -> None:
    table = Table(coins=[16, 0], landmarks=[[STATION]])
    table.roll(2, 2)
    table.do("build", PARK)
    assert table.state.turn == 1


def test_a_station_built_now_helps_next_turn__MK_B3() -> None:
    table = Table(coins=[4, 0])
    table.roll(1)
    table.do("build", STATION)
    table.roll(1)
    table.do("pass")
    assert table.can("roll", 2)


def test_what_was_built_in_the_first_half_helps_in_the_second__MK_B3() -> None:
    table = Table([{"bakery": 1}, {}], coins=[10, 0], landmarks=[[STATION, PARK]])
    table.roll(1, 1)
    assert table.coins == [11, 0]
    table.do("build", MALL)
    table.roll(3)
    assert table.coins == [3, 0]


def test_victory_counts_landmarks_that_are_not_yet_active__MK_B3__MK_B4() -> None:
    table = Table(coins=[16, 0], landmarks=[[STATION, PARK, TOWER]])
    table.roll(4)
    table.do("keep")
    table.do("build", MALL)
    assert GAME.to_move(table.state) is None


@pytest.mark.parametrize("last", [STATION, MALL, PARK, TOWER])
def test_the_fourth_landmark_ends_the_game_at_once__MK_B4(last: str) -> None:
    others = [name for name in (STATION, MALL, PARK, TOWER) if name != last]
    table = Table(coins=[22, 0], landmarks=[others])
    table.roll(4)
    if table.phase == "reroll":
        table.do("keep")
    events = table.do("build", last)
    assert names(events) == ["built-landmark", "won"]
    assert table.legal() == []
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners() == [0]


def test_a_fourth_landmark_after_a_double_gives_no_second_turn__MK_B4() -> None:
    table = Table(coins=[22, 0], landmarks=[[STATION, MALL, PARK]])
    table.roll(5, 5)
    table.do("build", TOWER)
    assert GAME.to_move(table.state) is None
    assert table.why_not("roll", 1) == "MK-B4"


def test_a_fourth_landmark_in_the_second_turn_wins_too__MK_B4() -> None:
    table = Table(coins=[32, 0], landmarks=[[STATION, PARK]])
    table.roll(5, 5)
    table.do("build", TOWER)
    table.roll(1, 2)
    table.do("keep")
    table.do("build", MALL)
    assert GAME.to_move(table.state) is None


def test_one_wins_and_all_others_share_second_place__MK_B5() -> None:
    landmarks = [[STATION, MALL, PARK], [STATION, MALL, PARK], [], []]
    table = Table([{}, {}, {}, {}], coins=[22, 21, 0, 5], landmarks=landmarks)
    table.roll(1)
    table.do("build", TOWER)
    result = GAME.result(table.state)
    assert result is not None
    assert result.places == (1, 2, 2, 2)
    assert result.reason == "landmarks"


def test_there_is_no_limit_on_turns__MK_B5() -> None:
    table = Table()
    for _ in range(2000):
        table.roll(4)
        table.do("pass")
    assert table.phase == "roll"
    assert GAME.result(table.state) is None
