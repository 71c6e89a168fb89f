"""What a business brings at once."""

import pytest

from kontor.core.chance import Seeded
from kontor.core.horizon import free_take_backs
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.cards import BONUS_CARDS
from tests.rules.golden_city.table import ISLAND, Table, names, next_round, told

BONUSES = [card.id for card in BONUS_CARDS]


def taken(count: int) -> list[tuple[int, str]]:
    """So many bonus cards with seat 3."""
    return [(3, name) for name in BONUSES[:count]]


@pytest.mark.parametrize(("site", "coins"), [("c1", 1), ("c2", 2)])
def test_one_or_two_coins_from_the_supply__GC_R1(site: str, coins: int) -> None:
    table = Table(hands=[{"coast": 1}])
    events = table.do("build", site)
    assert told(events, "coins") == [{"seat": 0, "coins": coins}]
    assert table.state.coins == [3 + coins, 3, 3, 3]
    assert table.state.supply == 23 - coins


@pytest.mark.parametrize(("supply", "got"), [(1, 1), (0, 0)])
def test_a_short_supply_gives_what_there_is__GC_R1(supply: int, got: int) -> None:
    table = Table(hands=[{"coast": 1}], coins=[3, 3, 3, 26 - supply])
    events = table.do("build", "c2")
    assert table.state.coins[0] == 3 + got
    assert table.state.supply == 0
    assert names(events) == ["built", "coins" if got else "nothing-left"]


def test_a_landform_card_is_drawn_in_secret__GC_R2() -> None:
    table = Table(hands=[{"coast": 1}])
    events = table.do("build", "c3", "desert")
    assert table.hand(0) == {"desert": 1}
    drew = events[1]
    assert drew.seen_by(0).facts == {"seat": 0, "card": "desert"}
    assert drew.seen_by(1).facts == drew.seen_by(None).facts == {"seat": 0}
    player = table.view(1).players[0]
    assert (player.cards, player.known, player.hand) == (1, {}, None)


def test_a_key_lies_open__GC_R3() -> None:
    table = Table(hands=[{"mountain": 2}], built=["c1 r30"])
    events = table.do("build", "r1")
    assert told(events, "key") == [{"seat": 0}]
    assert table.view(2).players[0].keys == 1
    assert table.state.key_supply == 5


def test_no_key_left__GC_R3() -> None:
    table = Table(hands=[{"mountain": 2}], built=["c1 r30"], keys=[0, 3, 3])
    events = table.do("build", "r1")
    assert told(events, "nothing-left") == [{"seat": 0, "reward": "key"}]
    assert table.state.keys[0] == 0


def at_bonus(**more: object) -> Table:
    table = Table(hands=[{"mountain": 2}], built=["c3"], **more)  # type: ignore[arg-type]
    table.do("build", "r5")
    return table


def test_a_bonus_card_is_chosen_from_all_that_are_left__GC_R4() -> None:
    table = at_bonus(bonus=[(1, "river"), (2, "coin")])
    assert table.phase == "choose"
    left = ["scales", "city", "woodland", "meadow", "mountain", "desert"]
    assert table.answers("choose") == left
    assert table.view(0).bonus_left == tuple(left)
    assert table.why_not("choose", "coin") == "GC-R4"
    assert table.why_not("end") == "GC-R4"


def test_only_the_chooser_sees_what_is_left_and_what_he_takes__GC_R4() -> None:
    table = at_bonus()
    for seat in (1, 2, 3, None):
        assert table.view(seat).bonus_left is None
        assert table.view(seat).legal == ()
    (event,) = table.do("choose", "city")
    assert event.seen_by(0).facts == {"seat": 0, "bonus": "city"}
    assert event.seen_by(1).facts == {"seat": 0}
    assert table.view(0).players[0].bonus == ("city",)
    assert table.view(1).players[0].bonus is None
    assert table.view(1).players[0].bonus_cards == 1


def test_who_has_looked_through_the_bonus_cards_cannot_take_the_business_back__GC_R4() -> None:
    session: AnySession = Session(GAME, Setup(3, {"island": ISLAND}), Seeded(4))
    while "choose" not in [action.do for action in session.legal()]:
        session.play(session.legal()[0])
    seat = session.to_move()
    assert seat is not None
    looked = session.decisions[-1].events[-1]
    assert (looked.name, looked.facts, looked.reveals) == ("looks", {"seat": seat}, True)
    assert free_take_backs(session.decisions, seat) == 0


def test_the_last_bonus_card_is_taken_the_same_way__GC_R4() -> None:
    table = at_bonus(bonus=taken(7))
    assert table.answers("choose") == ["desert"]
    (event,) = table.do("choose", "desert")
    assert event.seen_by(1).facts == {"seat": 0}


def test_no_bonus_card_left__GC_R4() -> None:
    table = Table(hands=[{"mountain": 2}], built=["c3"], bonus=taken(8))
    events = table.do("build", "r5")
    assert told(events, "nothing-left") == [{"seat": 0, "reward": "bonus"}]
    assert table.phase == "build"


def test_any_number_of_bonus_cards_may_be_held__GC_R4() -> None:
    table = at_bonus(bonus=[(0, name) for name in BONUSES[:7]])
    table.do("choose", BONUSES[7])
    assert table.view(0).players[0].bonus_cards == 8


def test_a_face_up_goods_card_is_replaced__GC_R5() -> None:
    table = Table(hands=[{"coast": 1}])
    table.do("build", "c12")
    assert table.phase == "take"
    assert table.answers("take") == ["pottery-wine", "pottery-cloth", "wine-spices", "deck"]
    assert table.why_not("take", "spices-cloth") == "GC-R5"
    assert table.why_not("end") == "GC-R5"
    events = table.do("take", "pottery-cloth", "wine-cloth")
    assert names(events) == ["goods-taken", "goods-shown"]
    assert told(events, "goods-taken") == [{"seat": 0, "goods": "pottery-cloth"}]
    assert table.view(3).players[0].goods == {"pottery-cloth": 1}
    assert table.view(3).goods_open == {"pottery-wine": 1, "wine-spices": 1, "wine-cloth": 1}
    assert sum(table.state.goods_deck) == 4


def test_the_top_of_the_deck_is_chosen_unseen_and_lies_open_then__GC_R5() -> None:
    table = Table(hands=[{"coast": 1}])
    table.do("build", "c12")
    events = table.do("take", "deck", "spices-cloth")
    assert told(events, "goods-drawn") == [{"seat": 0, "goods": "spices-cloth"}]
    assert table.view(3).players[0].goods == {"spices-cloth": 1}
    assert sum(table.state.goods_open) == 3
    assert sum(table.state.goods_deck) == 4


def test_nothing_is_turned_up_when_the_deck_is_used_up__GC_R5() -> None:
    gone = {"pottery-spices": 1, "pottery-cloth": 1, "wine-spices": 1, "wine-cloth": 1}
    table = Table(hands=[{"coast": 1}], goods_gone={**gone, "spices-cloth": 1})
    table.do("build", "c12")
    assert table.answers("take") == ["pottery-wine", "pottery-cloth", "wine-spices"]
    table.do("take", "pottery-wine")
    assert table.view(0).goods_open == {"pottery-cloth": 1, "wine-spices": 1}


def test_no_goods_card_left__GC_R5() -> None:
    once = dict.fromkeys(["pottery-wine", "pottery-spices", "wine-cloth", "spices-cloth"], 1)
    table = Table(
        hands=[{"coast": 1}],
        goods_open={},
        goods_gone={**once, "pottery-cloth": 2, "wine-spices": 2},
    )
    events = table.do("build", "c12")
    assert told(events, "nothing-left") == [{"seat": 0, "reward": "goods"}]


FOUR = {"pottery-wine": 1, "pottery-cloth": 2, "wine-cloth": 1}


def test_of_five_goods_cards_one_leaves_the_game__GC_R6() -> None:
    table = Table(hands=[{"coast": 1}], goods=[FOUR], goods_open={"wine-spices": 2})
    table.do("build", "c12")
    table.do("take", "wine-spices", "spices-cloth")
    assert table.phase == "give-up"
    assert table.answers("give-up") == [
        "pottery-wine",
        "pottery-cloth",
        "wine-spices",
        "wine-cloth",
    ]
    assert table.why_not("give-up", "spices-cloth") == "GC-R6"
    events = table.do("give-up", "pottery-cloth")
    assert told(events, "gave-up") == [{"seat": 0, "goods": "pottery-cloth"}]
    assert table.view(1).players[0].goods == {
        "pottery-wine": 1, "pottery-cloth": 1, "wine-spices": 1, "wine-cloth": 1
    }  # fmt: skip
    assert table.view(1).goods_gone == {"pottery-cloth": 1}
    assert table.phase == "build"


def test_it_may_be_the_new_card_that_goes__GC_R6() -> None:
    table = Table(hands=[{"coast": 1}], goods=[FOUR], goods_open={"wine-spices": 2})
    table.do("build", "c12")
    table.do("take", "deck", "spices-cloth")
    table.do("give-up", "spices-cloth")
    assert table.view(1).players[0].goods == FOUR


def test_four_goods_cards_may_be_kept__GC_R6() -> None:
    three = {"pottery-wine": 1, "pottery-cloth": 1, "wine-cloth": 1}
    table = Table(hands=[{"coast": 1}], goods=[three], goods_open={"wine-spices": 2})
    table.do("build", "c12")
    table.do("take", "wine-spices", "spices-cloth")
    assert table.phase == "build"


NETWORKS = ["c3 r5 r4", "c5 r10 r9", "c1 r30 r1 r2 o1", "c16 r29 o8 o1"]


def city_table(site: str, hand: dict[str, int], **more: object) -> Table:
    """All four players can reach the site and pay for it, one after the other."""
    return Table(hands=[hand] * 4, built=NETWORKS, **more)  # type: ignore[arg-type]


def test_the_first_in_an_outer_part_gets_five_letters_the_second_three__GC_R7() -> None:
    table = city_table("o2", {"mountain": 2})
    letters = []
    for seat in range(4):
        events = table.do("build", "o2")
        letters.append(told(events, "city-letters")[0]["letters"])
        assert told(events, "coins") == ([{"seat": 0, "coins": 1}] if seat == 0 else [])
        if seat < 3:
            table.do("end")
    assert letters == [5, 3, 0, 0]
    assert table.state.letters == [5, 3, 0, 0]
    assert table.state.coins == [4, 3, 3, 3]


def test_four_of_the_eight_outer_parts_have_a_coin__GC_R7() -> None:
    board = Table().state.board
    assert [board.reward[site] for site in range(46, 54)].count(0) == 4
    table = Table(hands=[{"mountain": 2}], built=["c1 r30 r1 r2"])
    events = table.do("build", "o1")
    assert names(events) == ["built", "city-letters"]
    assert table.state.coins[0] == 3


def test_the_first_in_an_inner_part_gets_ten_letters_and_a_card__GC_R8() -> None:
    table = Table(
        hands=[{"mountain": 2}] * 4,
        built=[f"{NETWORKS[0]} o2", f"{NETWORKS[1]} o2", NETWORKS[2], NETWORKS[3]],
        keys=[1, 1, 1, 1],
    )
    events = table.do("build", "i1", "desert")
    assert names(events) == ["built", "city-letters", "drew"]
    table.do("end")
    for seat in (1, 2, 3):
        events = table.do("build", "i1")
        assert "drew" not in names(events)
        if seat < 3:
            table.do("end")
    assert table.state.letters == [10, 6, 0, 0]
    assert table.hand(0) == {"desert": 1}


def test_a_reward_is_settled_before_anything_else__GC_R9() -> None:
    table = at_bonus()
    assert {action.do for action in table.legal()} == {"choose"}
    table.do("choose", "city")
    assert table.phase == "build"


def test_a_reward_of_the_second_business_comes_before_the_turn_ends__GC_R9() -> None:
    table = Table(hands=[{"coast": 2, "meadow": 4}, {}, {}, {}])
    table.do("build", "c1")
    table.do("pay", {"coast": 1})
    table.do("build", "c16")
    table.do("pay", {"coast": 1})
    assert (table.turn, table.phase) == (0, "take")
    table.do("take", "deck", "spices-cloth")
    assert table.turn == 1


def test_a_round_goes_on_after_all_of_it__GC_R9() -> None:
    table = at_bonus()
    table.do("choose", "city")
    table.end_round(*next_round(4))
    assert table.state.round == 2
