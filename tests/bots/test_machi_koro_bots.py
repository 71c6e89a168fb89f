"""The bots of Machi Koro answer legally and as their description says."""

import pytest

from kontor.bots.machi_koro.forecast import ODDS, Forecast
from kontor.bots.registry import bots
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.cards import KIND
from kontor.games.machi_koro.state import (
    BUILD,
    COLLECT,
    GET,
    GIVE,
    KINDS,
    ROLL,
    SWAP,
    MachiKoroState,
)
from kontor.games.machi_koro.state import REROLL as ROLL_AGAIN

VARIANTS: tuple[dict[str, object], ...] = ({}, {"come-what-may": True, "first-games": True})


def winner(names: list[str], seed: int, options: dict[str, object]) -> str:
    """Play a game between bots and check that every answer is legal."""
    chance = Seeded(seed)
    state = GAME.start(Setup(len(names), options, first=0), chance)
    players = [bots("machi-koro")[name](seed) for name in names]
    while (seat := GAME.to_move(state)) is not None:
        view = GAME.view(state, seat)
        action = players[seat].choose(view)
        assert action in view.legal
        GAME.advance(state, action, chance, None)
    return names[state.turn]


@pytest.mark.parametrize("options", VARIANTS)
def test_whole_games_are_played_legally(options: dict[str, object]) -> None:
    for seed in range(4):
        winner(["random", "gentle", "greedy", "greedy"], seed, options)


def test_greedy_beats_random_and_gentle() -> None:
    for weaker in ("random", "gentle"):
        won = [winner(["greedy", weaker][:: 1 - seed % 2 * 2], seed, {}) for seed in range(40)]
        assert won.count("greedy") >= 24


def position(seats: int = 3) -> MachiKoroState:
    state = GAME.start(Setup(seats, first=0), Seeded(1))
    state.phase = BUILD
    return state


def give(state: MachiKoroState, seat: int, card: str, count: int = 1) -> None:
    state.cards[seat * KINDS + KIND[card]] += count


def answer(state: MachiKoroState) -> dict[str, object]:
    return bots("machi-koro")["greedy"](0).choose(GAME.view(state, 0)).to_json()


def test_greedy_builds_a_landmark_as_soon_as_it_can_pay_it() -> None:
    state = position()
    state.coins[0] = 12
    assert answer(state) == {"do": "build", "landmark": "shopping-mall"}


def test_greedy_builds_what_earns_most_in_a_round() -> None:
    state = position(2)
    state.coins[0] = 3
    assert answer(state) == {"do": "build", "card": "convenience-store"}
    state.built[0] = state.active[0] = 1
    give(state, 0, "forest", 4)
    assert answer(state) == {"do": "build", "card": "furniture-factory"}


def test_greedy_builds_nothing_when_nothing_earns_more() -> None:
    state = position()
    for kind in range(KINDS):
        state.market[kind] = 0
    state.market[KIND["furniture-factory"]] = 6
    assert answer(state) == {"do": "pass"}


def test_greedy_rolls_two_dice_when_its_cards_want_them() -> None:
    state = position()
    state.phase = ROLL
    state.built[0] = state.active[0] = 1
    assert answer(state) == {"do": "roll", "dice": 1}
    give(state, 0, "furniture-factory", 3)
    give(state, 0, "forest", 4)
    assert answer(state) == {"do": "roll", "dice": 2}


def test_greedy_rolls_again_when_the_roll_is_below_its_hopes() -> None:
    state = position()
    state.phase = ROLL_AGAIN
    state.built[0] = state.active[0] = 0b1000
    state.die1 = 6
    assert answer(state) == {"do": "reroll"}
    state.die1 = 3
    assert answer(state) == {"do": "keep"}


def test_greedy_keeps_a_double_that_gives_a_second_turn() -> None:
    state = position()
    state.phase = ROLL_AGAIN
    state.built[0] = state.active[0] = 0b1101
    state.die1, state.die2 = 2, 2
    give(state, 0, "mine")
    assert answer(state) == {"do": "keep"}
    state.second = 1
    assert answer(state) == {"do": "reroll"}


def test_greedy_collects_from_the_richest() -> None:
    state = position()
    state.phase = COLLECT
    state.coins[:] = [3, 4, 8]
    assert answer(state) == {"do": "collect", "from": 2}


def test_greedy_swaps_its_worst_card_for_the_best_it_can_get() -> None:
    state = position()
    state.phase = SWAP
    give(state, 0, "ranch", 3)
    give(state, 2, "cheese-factory")
    state.built[0] = state.active[0] = 1
    state.cards[KIND["cheese-factory"]] = 0
    assert answer(state) == {"do": "swap", "with": 2}
    state.partner, state.phase = 2, GIVE
    given = answer(state)
    assert given["do"] == "give"
    state.given, state.phase = KIND[str(given["card"])], GET
    assert answer(state) == {"do": "get", "card": "cheese-factory"}


def test_greedy_declines_a_swap_that_gains_nothing() -> None:
    state = position()
    state.phase = SWAP
    for seat in (0, 1, 2):
        give(state, seat, "bakery", -1)
    assert answer(state) == {"do": "decline"}


def test_a_forecast_is_what_playing_every_roll_would_bring() -> None:
    state = position(2)
    give(state, 0, "cafe", 2)
    give(state, 0, "stadium")
    give(state, 1, "stadium")
    give(state, 1, "family-restaurant")
    give(state, 0, "mine")
    state.built[0] = state.active[0] = 0b0011
    state.coins[:] = [4, 1]
    forecast = Forecast(state)
    for roller, dice in ((0, 1), (0, 2), (1, 1)):
        for total in (total for total in range(13) if ODDS[dice][total]):
            assert gained(state, roller, total) == (
                forecast.own_roll(0, total) if roller == 0 else forecast.roll_of(1, 0, total)
            )


def gained(state: MachiKoroState, roller: int, total: int) -> int:
    """What the rules give seat 0 for this roll."""
    from kontor.games.machi_koro.income import settle

    after = state.copy()
    after.turn = roller
    settle(after, total, None)
    return after.coins[0] - state.coins[0]
