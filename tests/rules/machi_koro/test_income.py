"""What a roll brings to whom, to the coin."""

import itertools

import pytest

from kontor.games.machi_koro.cards import ESTABLISHMENTS
from tests.rules.machi_koro.table import Table, names, told

STATION = "train-station"
MALL = "shopping-mall"


def dice_for(total: int) -> tuple[int, ...]:
    """Dice that show this total and no double where that is possible."""
    return (total,) if total <= 6 else (6, total - 6)


# --- order


def test_red_is_paid_before_blue_and_green__MK_I1() -> None:
    table = Table([{"bakery": 1}, {"cafe": 1}], coins=[0, 0])
    events = table.roll(3)
    assert names(events) == ["rolled", "paid", "earned"]
    assert table.coins == [1, 0]


def test_blue_comes_after_red_too__MK_I1() -> None:
    table = Table([{"mine": 1}, {"family-restaurant": 1}], [1, 0], [[STATION]])
    table.roll(4, 5)
    assert table.coins == [5, 1]


@pytest.mark.parametrize("total", range(1, 13))
def test_no_roll_triggers_purple_and_another_colour__MK_I1(total: int) -> None:
    colours = {card.colour for card in ESTABLISHMENTS if total in card.rolls}
    assert colours == {"purple"} or "purple" not in colours


# --- red


def test_red_earns_nothing_on_the_owners_own_roll__MK_I2() -> None:
    table = Table([{"cafe": 3}, {}], coins=[5, 5])
    table.roll(3)
    assert table.coins == [5, 5]


def test_creditors_are_served_counter_clockwise__MK_I2() -> None:
    table = Table([{}, {"cafe": 1}, {"cafe": 1}, {"cafe": 1}], coins=[2, 0, 0, 0])
    events = table.roll(3)
    assert [fact["to"] for fact in told(events, "paid")] == [3, 2, 1]
    assert table.coins == [0, 0, 1, 1]


def test_each_creditor_is_served_in_full_before_the_next__MK_I2() -> None:
    restaurants = {"family-restaurant": 2}
    table = Table([{}, restaurants, restaurants], coins=[5, 0, 0], landmarks=[[STATION]])
    table.roll(4, 6)
    assert table.coins == [0, 1, 4]


def test_the_rollers_previous_neighbour_comes_first_from_any_seat__MK_I2() -> None:
    table = Table([{"cafe": 1}, {}, {"cafe": 1}], coins=[0, 1, 0])
    table.pass_to(1)
    table.roll(3)
    assert table.coins == [1, 0, 0]


def test_a_broke_roller_pays_what_he_has__MK_I3() -> None:
    table = Table([{}, {"cafe": 4}], coins=[3, 1])
    (facts,) = told(table.roll(3), "paid")
    assert (facts["coins"], facts["unpaid"]) == (3, 1)
    assert table.coins == [0, 4]


def test_a_debt_is_void_and_not_carried_over__MK_I3() -> None:
    table = Table([{"bakery": 2}, {"cafe": 4}], coins=[0, 0])
    table.roll(3)
    assert table.coins == [2, 0]


# --- blue and green


@pytest.mark.parametrize(
    ("card", "total", "coins"),
    [
        ("wheat-field", 1, 1),
        ("ranch", 2, 1),
        ("forest", 5, 1),
        ("mine", 9, 5),
        ("apple-orchard", 10, 3),
    ],
)
def test_blue_earns_on_every_players_roll__MK_I4(card: str, total: int, coins: int) -> None:
    table = Table([{card: 1}, {card: 2}, {}], coins=[0, 0, 0], landmarks=[[STATION]])
    table.roll(*dice_for(total))
    assert table.coins == [coins, 2 * coins, 0]


@pytest.mark.parametrize(
    ("card", "total", "coins"),
    [("bakery", 2, 1), ("bakery", 3, 1), ("convenience-store", 4, 3)],
)
def test_green_earns_on_the_owners_own_roll_only__MK_I4(card: str, total: int, coins: int) -> None:
    table = Table([{card: 1}, {card: 1}], coins=[0, 0])
    table.roll(total)
    assert table.coins == [coins, 0]


@pytest.mark.parametrize("card", [card.id for card in ESTABLISHMENTS if card.colour != "purple"])
def test_a_card_earns_on_its_numbers_and_no_other__MK_I4(card: str) -> None:
    rolls = next(c.rolls for c in ESTABLISHMENTS if c.id == card)
    for total in range(1, 13):
        symbols = {"ranch": 1, "forest": 1, "wheat-field": 1}
        city = {**symbols, card: symbols.get(card, 0) + 1}
        table = Table([{**city}, {card: 1}], coins=[20, 20], landmarks=[[STATION]])
        events = table.roll(*dice_for(total))
        acted = any(event.facts.get("card") == card for event in events)
        assert acted == (total in rolls), (card, total)


def test_a_roll_that_brings_nothing_is_said_so__MK_I4() -> None:
    assert names(Table(coins=[0, 0]).roll(4)) == ["rolled", "no-income"]


def test_several_copies_earn_several_times__MK_I5() -> None:
    table = Table([{"convenience-store": 3}, {}], coins=[0, 0])
    (facts,) = told(table.roll(4), "earned")
    assert (facts["cards"], facts["coins"]) == (3, 9)
    assert table.coins == [9, 0]


@pytest.mark.parametrize(
    ("factory", "total", "symbols", "each"),
    [
        ("cheese-factory", 7, {"ranch": 4}, 12),
        ("furniture-factory", 8, {"forest": 2, "mine": 1}, 9),
        ("produce-market", 11, {"wheat-field": 2, "apple-orchard": 3}, 10),
        ("produce-market", 12, {"wheat-field": 1}, 2),
    ],
)
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_a_factory_multiplies_copies_by_symbols__MK_I5(
    factory: str, total: int, symbols: dict[str, int], each: int, copies: int
) -> None:
    table = Table([{factory: copies, **symbols}, {**symbols}], [0, 0], [[STATION]])
    table.roll(6, total - 6)
    assert table.coins == [copies * each, 0]


def test_a_factory_without_its_symbol_earns_nothing__MK_I5() -> None:
    table = Table([{"cheese-factory": 2}, {"ranch": 5}], coins=[0, 0], landmarks=[[STATION]])
    table.roll(3, 4)
    assert table.coins == [0, 0]


# --- the shopping mall


@pytest.mark.parametrize(
    ("card", "total", "without", "with_mall"),
    [("bakery", 2, 1, 2), ("bakery", 3, 1, 2), ("convenience-store", 4, 3, 4)],
)
def test_the_mall_raises_every_shop__MK_I6(
    card: str, total: int, without: int, with_mall: int
) -> None:
    for landmarks, each in (([], without), ([MALL], with_mall)):
        table = Table([{card: 3}, {}], coins=[0, 0], landmarks=[landmarks])
        table.roll(total)
        assert table.coins == [3 * each, 0]


CARDS = [("cafe", 3, 1), ("family-restaurant", 9, 2), ("family-restaurant", 10, 2)]


@pytest.mark.parametrize(
    ("card", "copies", "mall", "purse"),
    [(c, n, m, p) for c, n, m, p in itertools.product(CARDS, (1, 2, 3), (False, True), range(11))],
)
def test_the_roller_pays_the_malls_coin_as_far_as_he_can__MK_I6__MK_I3(
    card: tuple[str, int, int], copies: int, mall: bool, purse: int
) -> None:
    name, total, income = card
    table = Table([{}, {name: copies}], [purse, 7], [[STATION], [MALL] if mall else []])
    (facts,) = told(table.roll(*dice_for(total)), "paid")
    owed = copies * (income + (1 if mall else 0))
    paid = min(owed, purse)
    assert (facts["coins"], facts["unpaid"]) == (paid, owed - paid)
    assert table.coins == [purse - paid, 7 + paid]


def test_one_creditors_mall_does_not_raise_anothers_cafe__MK_I6() -> None:
    cities = [{}, {"cafe": 2}, {"cafe": 2}]
    table = Table(cities, coins=[10, 0, 0], landmarks=[[MALL], [MALL], []])
    table.roll(3)
    assert table.coins == [4, 4, 2]


@pytest.mark.parametrize(
    ("card", "total"),
    [("wheat-field", 1), ("ranch", 2), ("forest", 5), ("mine", 9), ("apple-orchard", 10)],
)
def test_the_mall_raises_nothing_else__MK_I6(card: str, total: int) -> None:
    income = next(c.income for c in ESTABLISHMENTS if c.id == card)
    table = Table([{card: 1}, {}], coins=[0, 0], landmarks=[[MALL, STATION]])
    table.roll(*dice_for(total))
    assert table.coins == [income, 0]


def test_the_mall_raises_no_factory_or_market__MK_I6() -> None:
    table = Table([{"produce-market": 1, "wheat-field": 1}, {}], [0, 0], [[MALL, STATION]])
    table.roll(5, 6)
    assert table.coins == [2, 0]


# --- the examples of the rule book


def test_the_example_of_the_roller_without_coins__MK_I11() -> None:
    table = Table([{"bakery": 2}, {"cafe": 1}], coins=[0, 0])
    table.roll(3)
    assert table.coins == [2, 0]


def test_the_example_of_two_creditors__MK_I11() -> None:
    table = Table([{}, {"cafe": 3}, {"cafe": 2}], coins=[3, 0, 0])
    events = table.roll(3)
    paid = [(fact["to"], fact["coins"], fact["unpaid"]) for fact in told(events, "paid")]
    assert paid == [(2, 2, 0), (1, 1, 2)]
    assert table.coins == [0, 1, 2]


def test_the_examples_of_the_mall__MK_I12() -> None:
    bakeries = Table([{"bakery": 2}, {}], coins=[0, 0], landmarks=[[MALL]])
    bakeries.roll(2)
    assert bakeries.coins == [4, 0]
    restaurant = Table([{}, {"family-restaurant": 1}], [9, 0], [[STATION], [MALL]])
    restaurant.roll(4, 6)
    assert restaurant.coins == [6, 3]
