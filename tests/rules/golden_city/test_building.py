"""Where one may build, what it costs, and how a turn goes."""

import pytest

from tests.rules.golden_city.table import Table, names, next_round, told

RICH = {"coast": 4, "woodland": 4, "meadow": 4, "mountain": 4, "desert": 4}
ALL_COAST = " ".join(f"c{n}" for n in range(1, 17))


def sites(table: Table) -> set[object]:
    return set(table.answers("build"))


def test_players_build_in_turn_from_the_start_player__GC_D1() -> None:
    table = Table(hands=[{"coast": 1}] * 4)
    order = []
    for site in ("c1", "c2", "c4"):
        order.append(table.turn)
        table.do("build", site)
        table.do("end")
    order.append(table.turn)
    assert order == [0, 1, 2, 3]
    table.do("end", None, *next_round(4))
    assert table.phase == "bid"


def test_none_one_or_two_businesses_a_turn__GC_D1() -> None:
    table = Table(hands=[{"coast": 2}] * 4)
    events = table.do("end")
    assert told(events, "ended") == [{"seat": 0, "businesses": 0}]
    table.do("build", "c1")
    events = table.do("end")
    assert told(events, "ended") == [{"seat": 1, "businesses": 1}]
    table.do("build", "c2")
    assert table.turn == 2
    events = table.do("build", "c4")
    assert told(events, "turn") == [{"seat": 3}]
    assert table.turn == 3


def test_a_coastal_location_needs_no_connection_and_one_coast_card__GC_D2() -> None:
    table = Table(hands=[{"coast": 1}])
    assert sites(table) == {f"c{n}" for n in range(1, 17)}
    events = table.do("build", "c8")
    assert told(events, "built") == [{"seat": 0, "site": "c8", "cards": {"coast": 1}, "keys": 0}]
    assert sites(table) == set()


def test_without_a_coast_card_or_a_pair_no_coastal_location__GC_D2() -> None:
    table = Table(hands=[{"meadow": 1, "desert": 1}])
    assert table.why_not("build", "c8") == "GC-D2"
    assert [action.do for action in table.legal()] == ["end"]


@pytest.mark.parametrize(
    ("network", "reached"),
    [
        ("c1", {"r30"}),
        ("c3", {"r5", "r6"}),
        ("c16 r29", {"r27", "r28", "r30", "o8"}),
        ("c3 r5 r4 o2", {"r3", "r6", "r9", "o1", "o3"}),
        ("c1 c2", {"r30", "r3"}),
    ],
)
def test_inland_one_builds_along_roads_from_ones_own_network__GC_D3(
    network: str, reached: set[str]
) -> None:
    table = Table(built=[network], hands=[RICH, {}, {}, {}])
    assert {site for site in sites(table) if not str(site).startswith("c")} == reached


def test_a_road_from_a_rivals_business_does_not_help__GC_D3() -> None:
    table = Table(built=["c1", "c3 r5"], hands=[RICH, {}, {}, {}])
    assert table.why_not("build", "r4") == "GC-D3"
    assert table.why_not("build", "r6") == "GC-D3"


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ({"desert": 2}, True),
        ({"desert": 1}, False),
        ({"desert": 1, "coast": 1, "meadow": 1}, False),
        ({"desert": 1, "meadow": 2}, True),
        ({"mountain": 2}, False),
    ],
)
def test_a_rural_location_costs_two_cards_of_its_landform__GC_D3(
    hand: dict[str, int], legal: bool
) -> None:
    table = Table(built=["c1"], hands=[hand])
    assert table.can("build", "r30") == legal
    assert table.why_not("build", "r30") == (None if legal else "GC-D3")


def test_an_outer_part_costs_the_same__GC_D3() -> None:
    table = Table(built=["c3 r5 r4"], hands=[{"mountain": 2}])
    events = table.do("build", "o2")
    assert told(events, "built") == [{"seat": 0, "site": "o2", "cards": {"mountain": 2}, "keys": 0}]


def test_an_inner_part_costs_a_key_besides__GC_D4() -> None:
    table = Table(built=["c3 r5 r4 o2"], hands=[{"mountain": 4}, {}, {}, {}], keys=[1])
    events = table.do("build", "i1", "coast")
    assert told(events, "built") == [{"seat": 0, "site": "i1", "cards": {"mountain": 2}, "keys": 1}]
    assert table.state.keys == [0, 0, 0, 0]
    assert table.state.key_supply == 5
    assert table.state.key_box == 1


def test_without_a_key_no_inner_part__GC_D4() -> None:
    table = Table(built=["c3 r5 r4 o2"], hands=[{"mountain": 4}, {}, {}, {}])
    assert table.why_not("build", "i1") == "GC-D4"


def test_whoever_comes_later_to_an_inner_part_pays_a_key_too__GC_D4() -> None:
    table = Table(
        built=["c3 r5 r4 o2", "c1 r30 r1 r2 o1 i1"], hands=[{"mountain": 4}, {}, {}, {}], keys=[1]
    )
    table.do("build", "i1")
    assert table.state.key_box == 2


def test_one_business_on_a_coastal_or_rural_location__GC_D5() -> None:
    table = Table(built=["c3 r5", "c2 r3"], hands=[RICH, {}, {}, {}])
    for site in ("c2", "r3", "c3", "r5"):
        assert table.why_not("build", site) == "GC-D5"


def test_all_players_may_share_a_city_part_but_have_one_each__GC_D6() -> None:
    networks = ["c3 r5 r4 o2", "c5 r10 r9", "c2 r3"]
    table = Table(built=networks, hands=[RICH, {"mountain": 2}, {}, {}])
    assert table.why_not("build", "o2") == "GC-D6"
    table.do("end")
    for _ in range(15):
        table.do("discard", table.answers("discard")[0])
    table.do("build", "o2")
    assert table.view(None).businesses["o2"] == (0, 1)


def test_the_third_builder_gets_nothing_but_counts__GC_D6() -> None:
    networks = ["c3 r5 r4", "c5 r10 r9 o2", "c1 r30 r1 r2 o1 o2"]
    table = Table(built=networks, hands=[{"mountain": 4}, {}, {}, {}], score="2-mountain-pottery")
    events = table.do("build", "o2")
    assert told(events, "city-letters") == [{"seat": 0, "letters": 0, "place": 3}]
    assert "coins" not in names(events)
    assert table.state.letters == [0, 0, 0, 0]
    assert table.can("build", "o1"), "it connects"
    events = table.end_round(*next_round(4))
    assert [facts["seat"] for facts in told(events, "scored-area")] == [0, 1, 2]


def test_the_reward_comes_before_the_second_business_and_may_pay_for_it__GC_D9() -> None:
    table = Table(hands=[{"coast": 1}, {}, {}, {}])
    events = table.do("build", "c3", "coast")
    assert names(events) == ["built", "drew"]
    assert table.hand(0) == {"coast": 1}
    table.do("build", "c1")
    assert table.turn == 1


def hoarder(**hand: int) -> Table:
    return Table(hands=[hand, {}, {}, {}])


def test_at_the_end_of_his_turn_a_player_holds_five_cards_at_most__GC_D10() -> None:
    table = hoarder(coast=3, meadow=4)
    table.do("end")
    assert table.phase == "discard"
    assert table.answers("discard") == ["coast", "meadow"]
    assert table.why_not("discard", "desert") == "GC-D10"
    assert table.why_not("end") == "GC-D10"
    events = table.do("discard", "coast")
    assert told(events, "discarded") == [{"seat": 0, "card": "coast"}]
    assert table.turn == 0
    table.do("discard", "meadow")
    assert table.hand(0) == {"coast": 2, "meadow": 3}
    assert table.view(2).discards == {"coast": 1, "meadow": 1}
    assert table.turn == 1


def test_exactly_five_cards_are_no_question__GC_D10() -> None:
    table = hoarder(coast=1, meadow=4)
    table.do("end")
    assert table.turn == 1


def test_the_limit_binds_after_the_second_business_too__GC_D10() -> None:
    table = hoarder(coast=2, meadow=1, desert=1, woodland=2, mountain=1)
    table.do("build", "c1")
    assert table.phase == "pay"
    table.do("pay", {"coast": 1})
    table.do("build", "c3")
    table.do("pay", {"coast": 1}, "desert")
    assert table.phase == "discard"


def test_the_limit_does_not_bind_before_the_turn_ends__GC_D10() -> None:
    table = hoarder(coast=3, meadow=4)
    assert table.phase == "build"
    table.do("build", "c1")
    table.do("pay", {"meadow": 2})
    assert table.phase == "build"
    table.do("end")
    assert table.turn == 1


def test_without_businesses_left_nobody_builds__GC_D11() -> None:
    table = Table(hands=[RICH, {}, {}, {}], built=["c1"], left={0: 0})
    assert sites(table) == set()
    assert table.why_not("build", "c2") == "GC-D11"
    assert [action.do for action in table.legal()] == ["end"]


def test_the_second_business_may_connect_through_the_first__GC_D12() -> None:
    table = Table(hands=[{"coast": 1, "mountain": 2}])
    assert not table.can("build", "r3")
    table.do("build", "c2")
    table.do("pay", {"coast": 1})
    table.do("build", "r3")
    assert table.view(None).businesses == {"c2": (0,), "r3": (0,)}


def test_a_key_won_with_the_first_opens_an_inner_part_for_the_second__GC_D12() -> None:
    table = Table(built=["c1 r30 r29 o8"], hands=[{"mountain": 2, "desert": 2}, {}, {}, {}])
    assert not table.can("build", "i4")
    table.do("build", "r1")
    table.do("pay", {"mountain": 2})
    assert table.state.keys[0] == 1
    table.do("build", "i4", "coast")
    assert table.state.letters[0] == 10
