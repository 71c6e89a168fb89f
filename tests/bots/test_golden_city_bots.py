"""The bots of The Golden City answer legally and as their description says."""

import pytest

from kontor.bots.golden_city.worth import letters_now, steps_to_city
from kontor.bots.registry import bots
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.core.view import Result
from kontor.games.golden_city import GAME
from kontor.games.golden_city.board import CITY
from kontor.games.golden_city.geography import SITE_NUMBER
from tests.rules.golden_city.table import ISLAND, Table

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"three-expulsions": True, "goods-majority": True, "open-letters": True},
)


def play(names: list[str], seed: int, options: dict[str, object]) -> Result:
    """Play a game between bots and check that every answer is legal."""
    chance = Seeded(seed)
    state = GAME.start(Setup(len(names), options), chance)
    players = [bots("golden-city")[name](seed) for name in names]
    while (seat := GAME.to_move(state)) is not None:
        view = GAME.view(state, seat)
        action = players[seat].choose(view)
        assert action in view.legal
        GAME.advance(state, action, chance, None)
    result = GAME.result(state)
    assert result is not None
    return result


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_are_played_legally(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        play(["random", "greedy", "racer", "steady"][:seats], seed, options)


def test_greedy_beats_random_play() -> None:
    won = 0
    for seed in range(9):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        won += seed % 3 in play(names, seed, {}).winners()
    assert won >= 6


def test_the_rule_of_thumb_beats_three_greedy_players() -> None:
    """A quarter would be equal."""
    won = 0
    for seed in range(12):
        names = ["greedy"] * 4
        names[seed % 4] = "steady"
        won += seed % 4 in play(names, seed, {}).winners()
    assert won >= 5


def in_city_after(rounds: int, name: str, seed: int) -> int:
    """How many businesses the bot of that name has in the city then, among greedy ones."""
    chance = Seeded(seed)
    state = GAME.start(Setup(3), chance)
    players = [bots("golden-city")[who](seed) for who in (name, "greedy", "greedy")]
    while (seat := GAME.to_move(state)) is not None and state.round <= rounds:
        GAME.advance(state, players[seat].choose(GAME.view(state, seat)), chance, None)
    return int(state.own[0] & CITY).bit_count()


def test_the_racer_is_in_the_city_before_the_steady() -> None:
    racer, steady = (
        sum(in_city_after(6, name, seed) for seed in range(4)) for name in ("racer", "steady")
    )
    assert racer > steady


def test_the_rule_of_thumb_finds_its_way_on_another_island() -> None:
    result = play(["steady", "racer", "miser"], 3, {"island": ISLAND})
    assert result.points is not None
    assert min(result.points) > 40


def answer(table: Table) -> dict[str, object]:
    return bots("golden-city")["greedy"](0).choose(table.view(0)).to_json()


def test_greedy_takes_the_most_letters() -> None:
    table = Table(built=["c3 r5 r4 o2"], hands=[{"mountain": 2, "desert": 1}], keys=[1])
    assert answer(table) == {"do": "build", "site": "i1"}
    assert letters_now(table.state, 0, SITE_NUMBER["i1"]) == 10


def test_greedy_counts_the_letters_of_the_score_card() -> None:
    """r7 and r8 lie on the river that is scored; r10, as near to the city, does not."""
    table = Table(built=["c5"], hands=[{"meadow": 2}], score="1-mountain-meadow-wine")
    assert letters_now(table.state, 0, SITE_NUMBER["r8"]) == 4
    assert letters_now(table.state, 0, SITE_NUMBER["r10"]) == 0
    assert answer(table) == {"do": "build", "site": "r8"}


def test_greedy_goes_towards_the_city() -> None:
    table = Table(built=["c16"], hands=[{"desert": 2}], score="1-meadow-woodland-spices")
    steps = steps_to_city(table.state.board)
    assert steps[SITE_NUMBER["r29"]] < steps[SITE_NUMBER["r30"]]
    assert answer(table) == {"do": "build", "site": "r29"}


def test_greedy_bids_for_what_it_can_use() -> None:
    pairs = [("woodland", "meadow"), ("coast", "meadow"), ("mountain", "mountain")]
    table = Table(3, pairs=pairs, built=["c3 r5 r4"], hands=[{}, {}, {}])
    assert answer(table) == {"do": "bid", "pair": 2}


def test_greedy_keeps_the_cards_that_pay_for_more() -> None:
    """Two meadow cards left are a coastal location; one desert card left is nothing."""
    table = Table(built=["c16"], hands=[{"desert": 2, "meadow": 2}], score="2-mountain-pottery")
    table.do("build", "r29")
    assert answer(table) == {"do": "pay", "cards": {"desert": 2}}


def test_greedy_chooses_the_bonus_card_that_is_worth_most() -> None:
    table = Table(built=["c3"], hands=[{"mountain": 2}], coins=[5])
    table.do("build", "r5")
    assert answer(table) == {"do": "choose", "bonus": "coin"}


def test_greedy_takes_goods_it_lacks_and_most_of_all_those_of_the_round() -> None:
    shown = {"pottery-wine": 1, "spices-cloth": 1}
    rounds = {
        "1-mountain-meadow-wine": "pottery-wine",
        "1-woodland-desert-cloth": "spices-cloth",
    }
    for score, taken in rounds.items():
        table = Table(hands=[{"coast": 1}], goods_open=shown, score=score)
        table.do("build", "c12")
        assert answer(table) == {"do": "take", "goods": taken}


def test_greedy_gives_up_the_goods_card_it_can_spare() -> None:
    """Only pottery is on a single card."""
    goods = {"pottery-wine": 1, "wine-spices": 1, "wine-cloth": 1, "spices-cloth": 1}
    table = Table(hands=[{"coast": 1}], goods=[goods], goods_open={"pottery-cloth": 1})
    table.do("build", "c12")
    table.do("take", "deck", "wine-spices")
    assert table.phase == "give-up"
    assert answer(table)["goods"] in ("wine-spices", "wine-cloth", "spices-cloth")
