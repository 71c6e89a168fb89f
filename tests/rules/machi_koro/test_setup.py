"""Components and set-up."""

import pytest

from kontor.core.chance import Scripted, Seeded
from kontor.core.faults import BadSetup
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.cards import COPIES, ESTABLISHMENTS, LANDMARKS
from kontor.games.machi_koro.state import KINDS, LANDMARK_KINDS
from tests.rules.machi_koro.table import Table

PUBLISHED = """
wheat-field 1 blue wheat 1 1
ranch 2 blue cow 1 1
bakery 2-3 green shop 1 1
cafe 3 red cup 2 1
convenience-store 4 green shop 2 3
forest 5 blue gear 3 1
stadium 6 purple tower 6 2
tv-station 6 purple tower 7 5
business-centre 6 purple tower 8 0
cheese-factory 7 green factory 5 3 cow
furniture-factory 8 green factory 3 3 gear
mine 9 blue gear 6 5
family-restaurant 9-10 red cup 3 2
apple-orchard 10 blue wheat 3 3
produce-market 11-12 green fruit 2 2 wheat
"""


def test_there_are_84_establishments_of_15_kinds__MK_C1() -> None:
    assert len(ESTABLISHMENTS) == 15
    assert sum(COPIES) == 84
    assert sorted(COPIES) == [4] * 3 + [6] * 12


def test_what_positions_and_sets_are_made_for_is_what_there_is__MK_C1() -> None:
    assert len(ESTABLISHMENTS) == KINDS
    assert len(LANDMARKS) == LANDMARK_KINDS


def test_every_card_is_as_published__MK_C1() -> None:
    ours = []
    for card in ESTABLISHMENTS:
        rolls = "-".join(map(str, card.rolls))
        parts = [card.id, rolls, card.colour, card.symbol, card.cost, card.income, card.per or ""]
        ours.append(" ".join(map(str, parts)).strip())
    assert ours == PUBLISHED.strip().splitlines()


def test_four_landmarks_cost_52_in_all__MK_C1() -> None:
    costs = {landmark.id: landmark.cost for landmark in LANDMARKS}
    assert costs == {
        "train-station": 4,
        "shopping-mall": 10,
        "amusement-park": 16,
        "radio-tower": 22,
    }


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players_and_no_other_number__MK_C1(seats: int) -> None:
    with pytest.raises(BadSetup, match="2, 3, 4"):
        GAME.start(Setup(seats), Seeded(0))


def test_the_bank_never_runs_dry__MK_C2() -> None:
    table = Table([{"mine": 6}, {"mine": 6}], coins=[500, 500], landmarks=[["train-station"]])
    table.roll(4, 5)
    assert table.coins == [530, 530]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_two_cards_and_three_coins__MK_S1(seats: int) -> None:
    state = GAME.start(Setup(seats), Seeded(0))
    view = GAME.view(state, None).cities  # type: ignore[attr-defined]  # Machi Koro's own view
    for city in view:
        assert city.cards == {"wheat-field": 1, "bakery": 1}
        assert (city.coins, city.built, city.active) == (3, (), ())
    assert sum(state.market) == 84


def test_starting_cards_are_not_among_the_84__MK_S1() -> None:
    state = GAME.start(Setup(4), Seeded(0))
    assert state.market[:3] == [6, 6, 6]


def test_play_is_clockwise__MK_S1() -> None:
    table = Table([{}, {}, {}])
    order = []
    for _ in range(4):
        order.append(table.state.turn)
        table.roll(1)
        table.do("pass")
    assert order == [0, 1, 2, 0]


def test_the_host_picks_the_start_player__MK_S2() -> None:
    for first in range(3):
        assert GAME.to_move(GAME.start(Setup(3, first=first), Scripted([]))) == first


def test_or_chance_picks_the_start_player__MK_S2() -> None:
    starters = [GAME.to_move(GAME.start(Setup(4), Seeded(seed))) for seed in range(200)]
    assert set(starters) == {0, 1, 2, 3}
    assert GAME.to_move(GAME.start(Setup(4), Scripted(["2"]))) == 2


def test_a_start_player_who_is_not_there_is_refused__MK_S2() -> None:
    with pytest.raises(BadSetup, match="no seat 4"):
        GAME.start(Setup(4, first=4), Seeded(0))
