"""Which cards pay for a business: every way, against a count that tries them all."""

import re
from itertools import combinations, product
from pathlib import Path
from types import ModuleType

import pytest

from kontor.games.golden_city import geography
from kontor.games.golden_city.geography import LANDFORMS
from kontor.games.golden_city.payment import CARDS, PAYMENTS, ways
from tests.rules.golden_city.table import Table

MOST = 5
"""Five of a kind can pay no more than four can, so that hands up to here show everything."""


def brute_force(
    hand: tuple[int, ...], landform: int, price: int = 2, joker: int = 2
) -> set[tuple[int, ...]]:
    """Every set of cards that can be grouped into what the site costs, by trying all of them."""
    cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
    needed = 1 if landform == 0 else price
    found = set()
    for size in range(1, joker * needed + 1):
        for chosen in set(combinations(cards, size)):
            if _pays(list(chosen), landform, needed, joker):
                found.add(tuple(chosen.count(kind) for kind in range(5)))
    return found


def _pays(cards: list[int], landform: int, needed: int, joker: int) -> bool:
    """Whether the cards can be used up exactly: one by one, or as pairs of another landform."""
    if not cards:
        return needed == 0
    if needed == 0:
        return False
    first, rest = cards[0], cards[1:]
    if first == landform:
        return _pays(rest, landform, needed - 1, joker)
    if cards.count(first) < joker:
        return False
    for _ in range(joker - 1):
        rest.remove(first)
    return _pays(rest, landform, needed - 1, joker)


@pytest.mark.parametrize("landform", range(5))
def test_every_way_to_pay_from_every_hand__GC_D7(landform: int) -> None:
    for hand in product(range(MOST + 1), repeat=5):
        if sum(hand) > 8:
            continue
        found = [tuple(CARDS[payment]) for payment in ways(list(hand), 0, landform)]
        assert len(found) == len(set(found))
        assert set(found) == brute_force(hand, landform), hand


def with_numbers(price: int, joker: int) -> ModuleType:
    """The payments as they would be by other numbers."""
    path = Path(geography.__file__).parent / "payment.py"
    text, found = re.subn(r"\n(PRICE: Final = )\d+", rf"\n\g<1>{price}", path.read_text("utf-8"))
    text, more = re.subn(r"\n(JOKER: Final = )\d+", rf"\n\g<1>{joker}", text)
    assert (found, more) == (1, 1)
    module = ModuleType("payment")
    exec(text, module.__dict__)
    return module


@pytest.mark.parametrize(("price", "joker"), [(1, 2), (2, 3), (3, 2)])
def test_the_payments_follow_the_declared_numbers__GC_D7(price: int, joker: int) -> None:
    changed = with_numbers(price, joker)
    for landform in (0, 1, 4):
        for hand in product(range(5), repeat=5):
            if sum(hand) <= 6:
                found = [tuple(changed.CARDS[way]) for way in changed.ways([*hand], 0, landform)]
                assert len(found) == len(set(found))
                assert set(found) == brute_force(hand, landform, price, joker), hand


@pytest.mark.parametrize("landform", range(5))
def test_a_site_can_be_built_exactly_when_it_can_be_paid__GC_D7(landform: int) -> None:
    network = {0: "", 1: "c9 r15", 2: "c5", 3: "c3", 4: "c16"}[landform]
    site = {0: "c1", 1: "r17", 2: "r8", 3: "r5", 4: "r29"}[landform]
    table = Table(built=[network], hands=[{}, {}, {}, {}])
    for hand in product(range(MOST), repeat=5):
        if sum(hand) <= 6:
            table.hold(0, **dict(zip(LANDFORMS, hand, strict=True)))
            assert table.can("build", site) == bool(brute_force(hand, landform)), hand


def test_there_are_thirty_six_payments__GC_D7() -> None:
    distinct = {
        cards
        for landform in range(5)
        for hand in product((0, 1, 2, 4), repeat=5)
        if sum(hand) <= 8
        for cards in brute_force(hand, landform)
    }
    assert {tuple(cards) for cards in CARDS} == distinct
    assert len(PAYMENTS) == len(distinct) == 36


def test_two_desert_serve_as_one_woodland_and_two_coast_as_one_mountain__GC_D7() -> None:
    table = Table(built=["c9 r15 c3"], hands=[{"woodland": 1, "desert": 2}])
    table.do("build", "r17")
    assert table.hand(0) == {}
    table.hold(0, mountain=1, coast=2)
    table.do("build", "r5")
    assert table.phase == "choose"
    assert table.hand(0) == {}


def test_four_equal_cards_are_two_pairs__GC_D7() -> None:
    table = Table(built=["c16"], hands=[{"meadow": 4}])
    events = table.do("build", "r29")
    assert events[0].facts["cards"] == {"meadow": 4}


def test_a_pair_does_not_stand_for_its_own_landform__GC_D7() -> None:
    """Three desert cards are no desert card and a pair."""
    table = Table(built=["c16"], hands=[{"desert": 3}])
    table.do("build", "r29")
    assert table.hand(0) == {"desert": 1}


def test_two_coast_cards_pay_no_coastal_location_twice_over__GC_D7() -> None:
    table = Table(hands=[{"coast": 2}])
    table.do("build", "c1")
    assert table.hand(0) == {"coast": 1}


def test_who_can_pay_in_several_ways_chooses__GC_D8() -> None:
    table = Table(built=["c16"], hands=[{"desert": 2, "meadow": 2, "coast": 2}])
    assert table.do("build", "r29") == []
    assert table.phase == "pay"
    assert table.answers("pay") == [
        {"desert": 2},
        {"coast": 2, "desert": 1},
        {"meadow": 2, "desert": 1},
        {"coast": 2, "meadow": 2},
    ]
    assert table.why_not("pay", {"meadow": 4}) == "GC-D7"
    assert table.why_not("end") == "GC-D8"
    events = table.do("pay", {"meadow": 2, "desert": 1})
    assert events[0].facts == {
        "seat": 0, "site": "r29", "cards": {"meadow": 2, "desert": 1}, "keys": 0
    }  # fmt: skip
    assert table.hand(0) == {"coast": 2, "desert": 1}


def test_played_cards_go_to_the_discard_pile_for_all_to_see__GC_D8() -> None:
    table = Table(built=["c16"], hands=[{"desert": 2}])
    table.do("build", "r29")
    assert table.view(None).discards == {"desert": 2}


def test_with_one_way_to_pay_nothing_is_asked__GC_D8() -> None:
    table = Table(built=["c16"], hands=[{"desert": 2, "coast": 1}])
    table.do("build", "r29")
    assert table.phase == "build"
    assert table.state.builds == 1
