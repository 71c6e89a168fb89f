"""How the game ends, what bonus cards bring, and who has won."""

import pytest

from kontor.games.golden_city.ending import decided_by
from tests.rules.golden_city.table import Table, names, next_round, told

WEST = "c2 r3 c16 r29 r27 c1 r30 r1 r2"
SOUTH = "c6 r11 r12 c9 r15 r17 r18 r16"
EAST = "c11 r21 r20 r24 c4 r7 r6 r8"
RING = "c3 r5 c5 r10 r9 o1 o2 o3 o4 o5 o6 o7 o8"
REST_OF_COAST = "c7 c8 c10 c12 c13 c14 c15"


def walled(own: str, coast: str, **more: object) -> Table:
    """Seat 0 can go nowhere but to what is left of `coast`, r4 and the inner parts."""
    return Table(built=[own, WEST, f"{SOUTH} {coast}", EAST], **more)  # type: ignore[arg-type]


def last_card(**more: object) -> Table:
    """The sixteenth score card lies open, and nobody has anything that it scores."""
    table = Table(**more)  # type: ignore[arg-type]
    table.state.score_left = [0] * 16
    table.state.round = 16
    return table


def test_with_all_businesses_built_the_round_is_played_to_its_end__GC_F1() -> None:
    table = Table(hands=[{}, {"coast": 1}, {"coast": 1}, {}], built=["", "c4 r7"], left={1: 1})
    table.do("end")
    events = table.do("build", "c2")
    assert told(events, "built-all") == [{"seat": 1}]
    table.do("end")
    assert table.turn == 2
    table.do("build", "c1")
    events = table.end_round()
    assert told(events, "scored-area")[0]["letters"] == 4
    assert table.phase == "over"
    assert table.result().reason == "businesses"
    assert table.result().places[1] == 1
    assert table.legal() == []
    assert table.why_not("end") == "GC-F6"


def test_after_the_sixteenth_score_card_the_game_ends__GC_F2() -> None:
    table = last_card(built=["c4 r7"])
    table.end_round()
    assert table.result().reason == "score-cards"
    assert table.result().points == (4, 0, 0, 0)


def test_with_score_cards_left_it_goes_on__GC_F2() -> None:
    table = last_card()
    table.state.score_left[15] = 1
    table.state.round = 15
    table.end_round("3-desert-wine", *["coast"] * 4, *["woodland"] * 4)
    assert table.phase == "bid"


def test_who_can_never_build_again_has_lost__GC_F3() -> None:
    table = walled(f"{RING} r4", "c7 c8 c10 c12 c13 c14", letters=[90, 1, 2, 3])
    table.do("end")
    table.hold(1, coast=1)
    events = table.do("build", "c15", "desert")
    assert told(events, "blocked") == [{"seat": 0}]
    assert table.view(2).players[0].blocked
    table.end_round()
    result = table.result()
    assert result.reason == "blocked"
    assert result.places[0] == 4
    assert result.points is not None
    assert result.points[0] == max(result.points)


def test_a_blocked_player_still_scores_and_counts_for_majorities__GC_F3() -> None:
    table = walled(f"{RING} r4", "c7 c8 c10 c12 c13 c14", score="2-mountain-pottery")
    table.do("end")
    table.hold(1, coast=1)
    table.do("build", "c15", "desert")
    events = table.end_round()
    assert told(events, "scored-area") == [
        {"seat": 0, "area": "mountain", "count": 2, "letters": 4, "extra": 2}
    ]


def test_a_free_coastal_location_keeps_everybody_in__GC_F3() -> None:
    table = walled(f"{RING} r4", "c7 c8 c10 c12 c13", hands=[{}, {"coast": 1}])
    table.do("end")
    table.do("build", "c15", "desert")
    assert table.state.blocked == [0, 0, 0, 0]


def test_a_key_for_an_inner_part_keeps_him_in__GC_F3() -> None:
    table = walled(f"{RING} r4", "c7 c8 c10 c12 c13 c14", keys=[1])
    table.do("end")
    table.hold(1, coast=1)
    table.do("build", "c15", "desert")
    assert table.state.blocked == [0, 0, 0, 0]


@pytest.mark.parametrize(("keys", "blocked"), [([0, 5, 0, 0], 0), ([0, 6, 0, 0], 1)])
def test_a_key_just_won_counts__GC_F3(keys: list[int], blocked: int) -> None:
    """He builds on the last rural location he can reach, which has a key if one is left."""
    table = walled(RING, REST_OF_COAST, hands=[{"mountain": 2}], keys=keys)
    table.do("build", "r4")
    assert table.state.blocked[0] == blocked


def test_lack_of_cards_never_blocks__GC_F3() -> None:
    table = walled(RING, "c7 c8 c10 c12 c13 c14", hands=[{}, {"coast": 1}])
    table.do("end")
    table.do("build", "c15", "desert")
    assert table.state.blocked == [0, 0, 0, 0]


def test_who_has_built_everything_is_not_blocked__GC_F3() -> None:
    table = walled(f"{RING} r4", "c7 c8 c10 c12 c13 c14", hands=[{}, {"coast": 1}], left={0: 0})
    table.do("end")
    table.do("build", "c15", "desert")
    assert table.state.blocked == [0, 0, 0, 0]
    table.end_round()
    assert table.result().reason == "businesses"


def test_it_is_checked_in_the_last_round_too__GC_F3() -> None:
    table = walled(f"{RING} r4", "c7 c8 c10 c12 c13 c14", letters=[90, 1, 2, 3])
    table.state.score_left = [0] * 16
    table.do("end")
    table.hold(1, coast=1)
    table.do("build", "c15", "desert")
    table.end_round()
    assert table.result().reason == "blocked"
    assert table.result().places[0] == 4


@pytest.mark.parametrize(
    ("blocked", "letters", "places"),
    [
        ([1, 1, 0, 0], [9, 8, 7, 6], (3, 4, 1, 2)),
        ([0, 1, 0, 1], [9, 8, 7, 8], (1, 3, 2, 3)),
        ([1, 1, 1, 1], [6, 9, 7, 8], (4, 1, 3, 2)),
    ],
)
def test_blocked_players_rank_below_all_others_and_by_letters_among_themselves__GC_F3(
    blocked: list[int], letters: list[int], places: tuple[int, ...]
) -> None:
    table = last_card(letters=letters)
    table.state.blocked = blocked
    table.end_round()
    assert table.result().places == places


CITY_TWO = "c16 r29 o8 o7"
CITY_ONE = "c3 r5 r4 o2"


@pytest.mark.parametrize(
    ("letters", "built", "coins", "places"),
    [
        ([5, 9, 8, 7], [], [], (4, 1, 2, 3)),
        ([9, 9, 8, 8], [CITY_ONE, CITY_TWO], [9, 0], (2, 1, 3, 3)),
        ([9, 9, 8, 8], ["c1", "c2"], [2, 4, 5, 1], (2, 1, 3, 4)),
        ([9, 9, 8, 8], ["c1 c4", "c2"], [4, 4, 5, 5], (1, 1, 3, 3)),
        ([9, 9, 9, 8], [CITY_ONE, CITY_TWO, "c13"], [0, 1, 9], (2, 1, 3, 4)),
        ([7, 7, 7, 7], [], [1, 1, 1, 1], (1, 1, 1, 1)),
        ([8, 9, 8, 8], ["", "", CITY_ONE, CITY_TWO], [9, 0, 0, 0], (4, 1, 3, 2)),
    ],
)
def test_letters_then_businesses_in_the_city_then_coins_then_a_shared_place__GC_F4(
    letters: list[int], built: list[str], coins: list[int], places: tuple[int, ...]
) -> None:
    table = last_card(letters=letters, built=built, coins=coins)
    table.end_round()
    assert table.result().places == places
    assert table.result().points == tuple(letters)


def test_by_the_house_rule_all_businesses_break_a_tie__GC_F5() -> None:
    built = ["c1 c2 c4 c5 c6", CITY_TWO]
    for option, places in ((False, (2, 1, 3, 3)), (True, (1, 2, 3, 3))):
        table = last_card(letters=[9, 9, 0, 0], built=built, tie_all_businesses=option)
        table.end_round()
        assert table.result().places == places


def test_by_the_house_rule_coins_come_next__GC_F5() -> None:
    table = last_card(letters=[9, 9], built=["c1", "c2"], coins=[1, 2], tie_all_businesses=True)
    table.end_round()
    assert table.result().places[:2] == (2, 1)


@pytest.mark.parametrize(
    ("letters", "blocked", "built", "coins", "all_count", "expected"),
    [
        ([5, 9, 8, 7], [0, 0, 0, 0], [], [], False, "letters"),
        ([5, 9, 8, 7], [0, 1, 1, 1], [], [], False, "not-blocked"),
        ([9, 9], [0, 0, 0, 0], [CITY_ONE, CITY_TWO], [9, 0], False, "in-city"),
        ([9, 9], [0, 0, 0, 0], ["c1 c2", "c4"], [0, 1], False, "coins"),
        ([9, 9], [0, 0, 0, 0], ["c1 c2", "c4"], [0, 1], True, "built"),
        ([9, 9], [0, 0, 0, 0], ["c1", "c4"], [1, 1], False, None),
    ],
)
def test_what_set_the_winner_apart_is_told__GC_F4(
    letters: list[int],
    blocked: list[int],
    built: list[str],
    coins: list[int],
    all_count: bool,
    expected: str | None,
) -> None:
    table = last_card(letters=letters, built=built, coins=coins, tie_all_businesses=all_count)
    table.state.blocked = blocked
    table.end_round()
    assert decided_by(table.state) == expected


def ended_with(card: str, **more: object) -> int:
    """The letters of seat 0 at the end with this bonus card alone."""
    table = last_card(bonus=[(0, card)], **more)
    events = table.end_round()
    (facts,) = told(events, "bonus-scored")
    assert facts == {"seat": 0, "bonus": card, "letters": table.state.letters[0]}
    return table.state.letters[0]


def test_the_scales_bring_three_for_each_goods_card__GC_B1() -> None:
    goods = [{"pottery-spices": 1, "pottery-cloth": 2}]
    assert ended_with("scales", goods=goods, goods_open={}) == 9
    assert ended_with("scales") == 0


def test_the_coin_brings_two_for_each_coin__GC_B2() -> None:
    assert ended_with("coin", coins=[7]) == 14


def test_the_city_brings_one_for_each_business_in_it__GC_B3() -> None:
    assert ended_with("city", built=["c16 r29 o8 o7 i4"]) == 3


def test_the_river_brings_two_for_each_business_on_any_river__GC_B4() -> None:
    assert ended_with("river", built=["c1 r30 r1 r2 o1 c13 r23"]) == 8


@pytest.mark.parametrize(
    ("card", "letters"), [("mountain", 4), ("desert", 1), ("woodland", 0), ("meadow", 0)]
)
def test_a_landform_brings_one_for_each_business_on_it__GC_B5(card: str, letters: int) -> None:
    assert ended_with(card, built=["c1 c2 c16 r30 r1 r2 o1 i1"]) == letters


def test_bonus_cards_are_turned_up_and_added_at_the_end__GC_F6() -> None:
    table = last_card(bonus=[(1, "city"), (0, "coin"), (1, "scales")], coins=[2])
    events = table.end_round()
    assert [facts["bonus"] for facts in told(events, "bonus-scored")] == ["coin", "city", "scales"]
    assert told(events, "total") == [
        {"seat": 0, "letters": 4},
        {"seat": 1, "letters": 0},
        {"seat": 2, "letters": 0},
        {"seat": 3, "letters": 0},
    ]
    assert told(events, "won") == [{"seat": 0}]
    assert table.view(2).players[1].bonus == ("city", "scales")
    assert [player.letters for player in table.view(3).players] == [4, 0, 0, 0]


def test_bonus_cards_do_not_count_before_the_end__GC_F6() -> None:
    table = Table(bonus=[(0, "coin")])
    events = table.end_round(*next_round(4))
    assert table.state.letters[0] == 0
    assert "bonus-scored" not in names(events)


def test_each_bonus_card_counts_by_itself__GC_F7() -> None:
    """A business in the outer desert counts for the city and for the desert."""
    table = last_card(bonus=[(0, "city"), (0, "desert"), (0, "river")], built=["c1 r30 r29 o8"])
    events = table.end_round()
    assert [facts["letters"] for facts in told(events, "bonus-scored")] == [1, 3, 2]
    assert table.state.letters[0] == 6


def test_coastal_locations_never_count_for_a_landform__GC_F7() -> None:
    assert ended_with("desert", built=["c13 c14 c15 c16"]) == 0


def test_coins_that_brought_letters_still_break_ties__GC_F7() -> None:
    table = last_card(bonus=[(0, "coin")], coins=[2, 1], letters=[0, 4])
    table.end_round()
    assert table.result().points == (4, 4, 0, 0)
    assert table.result().places[:2] == (1, 2)
