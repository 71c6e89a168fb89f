"""The open market, "Come what may" and "First games"."""

import pytest

from kontor.core.chance import Scripted, Seeded
from kontor.core.faults import BadSetup
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.cards import COPIES, KIND
from tests.rules.machi_koro.table import TEN_KINDS, Table, told

PURPLE = ("stadium", "tv-station", "business-centre")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_kinds_are_on_sale_whatever_the_number_of_players__MK_M1(seats: int) -> None:
    state = GAME.start(Setup(seats), Seeded(1))
    assert state.market == list(COPIES)
    assert sum(state.deck) == sum(state.box) == 0


def test_the_open_market_is_the_default__MK_M1() -> None:
    assert all(option.default is False for option in GAME.meta().options)


@pytest.mark.parametrize(("seats", "cards", "purple"), [(2, 78, 2), (3, 81, 3), (4, 84, 4)])
def test_with_fewer_players_some_purple_cards_go_back__MK_M2(
    seats: int, cards: int, purple: int
) -> None:
    state = GAME.start(Setup(seats, {"come-what-may": True}), Seeded(1))
    assert sum(state.market) + sum(state.deck) == cards
    for card in PURPLE:
        assert state.market[KIND[card]] + state.deck[KIND[card]] == purple
        assert state.box[KIND[card]] == 4 - purple


def test_cards_are_turned_up_until_ten_kinds_lie_open__MK_M2() -> None:
    opening = [*TEN_KINDS[:9], "ranch", "ranch", TEN_KINDS[9]]
    table = Table(opening=opening, come_what_may=True)
    assert table.state.market.count(0) == 5
    assert table.state.market[KIND["ranch"]] == 3
    assert sum(table.state.deck) == 78 - 12


def test_a_purchase_that_leaves_ten_kinds_turns_nothing_up__MK_M2() -> None:
    table = Table(coins=[9, 9], opening=["ranch", *TEN_KINDS], come_what_may=True)
    table.roll(1)
    assert told(table.do("build", "ranch"), "revealed") == []


def test_a_purchase_that_leaves_nine_kinds_turns_up_until_there_are_ten__MK_M2() -> None:
    table = Table(coins=[9, 9], come_what_may=True)
    table.roll(1)
    events = table.do("build", "ranch", "cafe", "mine", "tv-station")
    assert [fact["card"] for fact in told(events, "revealed")] == ["cafe", "mine", "tv-station"]
    assert table.state.market.count(0) == 5


def test_the_bought_kind_may_come_back_at_once__MK_M2() -> None:
    table = Table(coins=[9, 9], come_what_may=True)
    table.roll(1)
    table.do("build", "ranch", "ranch")
    assert table.state.market[KIND["ranch"]] == 1


def test_the_market_is_refilled_before_a_second_turn__MK_M2() -> None:
    landmarks = [["train-station", "amusement-park"]]
    table = Table(coins=[9, 9], landmarks=landmarks, come_what_may=True)
    table.roll(2, 2)
    events = table.do("build", "ranch", "tv-station")
    order = [event.name for event in events]
    assert order.index("revealed") < order.index("second-turn")
    table.roll(1, 3)
    assert table.can("build", "tv-station")


def test_a_landmark_turns_nothing_up__MK_M2() -> None:
    table = Table(coins=[9, 9], come_what_may=True)
    table.roll(1)
    assert told(table.do("build", "train-station"), "revealed") == []


def test_a_refill_stops_when_the_deck_ends__MK_M2() -> None:
    market = {"ranch": 1, "cafe": 1}
    table = Table(coins=[9, 9], market=market, deck={"cafe": 2}, come_what_may=True)
    table.roll(1)
    events = table.do("build", "ranch", "cafe", "cafe")
    assert [fact["left"] for fact in told(events, "revealed")] == [1, 0]
    assert table.state.market[KIND["cafe"]] == 3
    assert sum(table.state.deck) == 0


def test_when_the_deck_is_used_up_nothing_is_added__MK_M2() -> None:
    table = Table(coins=[9, 9], market={"ranch": 1, "cafe": 1}, deck={}, come_what_may=True)
    table.roll(1)
    assert told(table.do("build", "ranch"), "revealed") == []


def test_swaps_never_refill__MK_M2() -> None:
    city = {"business-centre": 1, "ranch": 1}
    table = Table([city, {"mine": 1}], market={"ranch": 1}, come_what_may=True)
    table.roll(6)
    table.do("swap", 1)
    table.do("give", "ranch")
    assert told(table.do("get", "mine"), "revealed") == []


def test_a_kind_that_does_not_lie_open_is_not_for_sale__MK_M2() -> None:
    table = Table(coins=[9, 9], come_what_may=True)
    table.roll(1)
    assert table.why_not("build", "tv-station") == "MK-M2"


def test_what_is_left_in_the_deck_is_public__MK_M2() -> None:
    state = GAME.start(Setup(2, {"come-what-may": True}, first=0), Scripted(TEN_KINDS))
    for seat in (None, 0, 1):
        deck = GAME.view(state, seat).deck  # type: ignore[attr-defined]  # Machi Koro's own view
        assert sum(deck.values()) == 68
        assert deck["ranch"] == 5


def test_at_most_two_cards_of_a_kind_for_beginners__MK_M3() -> None:
    table = Table([{"ranch": 1, "cafe": 2}, {}], coins=[9, 9], first_games=True)
    table.roll(1)
    assert table.why_not("build", "cafe") == "MK-M3"
    assert table.can("build", "ranch")


def test_the_starting_card_counts__MK_M3() -> None:
    table = Table([{"bakery": 1, "wheat-field": 1}, {}], coins=[9, 9], first_games=True)
    table.roll(4)
    table.do("build", "bakery")
    table.roll(4)
    table.do("pass")
    table.roll(4)
    assert table.why_not("build", "bakery") == "MK-M3"


def test_purple_stays_one__MK_M3() -> None:
    table = Table([{"stadium": 1}, {}], coins=[9, 9], first_games=True)
    table.roll(1)
    assert table.why_not("build", "stadium") == "MK-B1"


def swap_table(mine: dict[str, int], his: dict[str, int]) -> Table:
    table = Table([{"business-centre": 1, **mine}, his], first_games=True)
    table.roll(6)
    return table


def test_a_swap_may_not_give_the_owner_a_third__MK_M3() -> None:
    table = swap_table({"ranch": 1, "cafe": 2}, {"cafe": 1, "mine": 1})
    table.do("swap", 1)
    table.do("give", "ranch")
    assert table.why_not("get", "cafe") == "MK-M3"
    assert table.can("get", "mine")


def test_a_swap_may_not_give_the_partner_a_third__MK_M3() -> None:
    table = swap_table({"ranch": 1, "cafe": 1}, {"ranch": 2, "mine": 1})
    table.do("swap", 1)
    table.do("give", "ranch")
    assert table.why_not("get", "mine") == "MK-M3"
    assert [action.what for action in table.legal()] == ["ranch"]


def test_a_card_that_nothing_can_be_got_for_is_not_given__MK_M3() -> None:
    table = swap_table({"ranch": 1, "cafe": 2}, {"ranch": 2, "cafe": 1})
    table.do("swap", 1)
    table.do("give", "ranch")
    assert [action.what for action in table.legal()] == ["ranch"]


def test_a_partner_with_whom_no_swap_is_allowed_is_not_offered__MK_M3() -> None:
    table = swap_table({"ranch": 1}, {"cafe": 2})
    assert table.can("swap", 1)
    blocked = swap_table({"cafe": 2}, {"ranch": 1})
    assert blocked.can("swap", 1)
    stuck = Table([{"business-centre": 1}, {"ranch": 1}], first_games=True)
    stuck.roll(6)
    assert stuck.why_not("swap", 1) == "MK-M3"
    assert [action.do for action in stuck.legal()] == ["decline"]


def test_beginners_may_play_come_what_may_too__MK_M3() -> None:
    table = Table([{"ranch": 2}, {}], coins=[9, 9], come_what_may=True, first_games=True)
    table.roll(1)
    assert table.why_not("build", "ranch") == "MK-M3"
    assert table.why_not("build", "tv-station") == "MK-M2"


def test_an_unknown_variant_is_refused__MK_M1() -> None:
    with pytest.raises(BadSetup, match="come-what-may, first-games"):
        GAME.start(Setup(2, {"harbour": True}), Seeded(0))
    with pytest.raises(BadSetup, match="true or false"):
        GAME.start(Setup(2, {"first-games": 1}), Seeded(0))
