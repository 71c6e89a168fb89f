"""Every level plays with sense: what a beginner would laugh at, none of them does."""

import json
from collections.abc import Iterator
from inspect import signature
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kontor.bots.machi_koro.forecast import Forecast
from kontor.bots.registry import bots, levels
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.bot import Bot
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.building import ALL_LANDMARKS, COST, LANDMARK_COST
from kontor.games.machi_koro.cards import ESTABLISHMENTS, KIND, LANDMARK
from kontor.games.machi_koro.rules import KEEP, PARK, ROLL_TWO
from kontor.games.machi_koro.state import BUILD, KINDS, REROLL, ROLL, MachiKoroState

LEVELS = list(levels("machi-koro").values())
CHARACTERS = registry.bots("machi-koro").characters
STATION = LANDMARK["train-station"]


def player(name: str, seed: int) -> Bot:
    """The bot behind a level, with little effort if it is one that thinks ahead."""
    make: Any = bots("machi-koro")[name]
    bot: Bot = make(seed, trials=12) if "trials" in signature(make).parameters else make(seed)
    return bot


def choices(
    name: str, games: int = 8, phase: int = BUILD
) -> Iterator[tuple[MachiKoroState, list[Action], Action]]:
    """What a level builds, or answers at another point of its turn, at tables of two and four."""
    for seed in range(games if name != "guided" else 2):
        chance = Seeded(seed)
        state = GAME.start(Setup(2 + seed % 2 * 2, first=0), chance)
        players = [player(name, seed) for _ in range(state.seats)]
        while (seat := GAME.to_move(state)) is not None:
            legal = GAME.legal(state)
            chosen = legal[0] if len(legal) == 1 else players[seat].choose(GAME.view(state, seat))
            if state.phase == phase and len(legal) > 1:
                yield state, legal, chosen
            GAME.advance(state, chosen, chance, None)


def raising(state: MachiKoroState, legal: list[Action]) -> list[str]:
    """The cards for sale that raise the expected income."""
    forecast = Forecast(state)
    cards = [str(action.what) for action in legal if action.noun == "card"]
    return [card for card in cards if forecast.gain(state.turn, KIND[card]) > 0]


def above_six(state: MachiKoroState) -> list[str]:
    """The mover's cards that only two dice can roll."""
    mine = state.cards[state.turn * KINDS : (state.turn + 1) * KINDS]
    cards = zip(mine, ESTABLISHMENTS, strict=True)
    return [card.id for copies, card in cards if copies and max(card.rolls) > 6]


def in_reach(state: MachiKoroState) -> list[int]:
    """The landmarks that the next round should pay for and that cannot be paid now."""
    coins = state.coins[state.turn]
    hope = coins + Forecast(state).round(state.turn)
    missing = [one for one in range(4) if not state.built[state.turn] >> one & 1]
    return [one for one in missing if coins < LANDMARK_COST[one] <= hope]


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_passes_when_a_card_would_raise_its_income(name: str) -> None:
    """Unless the card would cost it a landmark in the next round."""
    for state, legal, chosen in choices(name):
        cards = raising(state, legal)
        if chosen.do == "pass" and cards:
            coins = state.coins[state.turn] + Forecast(state).round(state.turn)
            left = coins - min(COST[KIND[card]] for card in cards)
            assert any(left < LANDMARK_COST[one] for one in in_reach(state)), (coins, cards)


@pytest.mark.parametrize("name", [*LEVELS, *CHARACTERS])
def test_nobody_builds_a_train_station_for_no_card_while_another_soon_pays(name: str) -> None:
    for state, legal, chosen in choices(name):
        others = state.built[state.turn] | 1 << STATION
        if chosen.noun == "landmark" and chosen.number == STATION and others != ALL_LANDMARKS:
            forecast = Forecast(state)
            gains = {card: forecast.gain(state.turn, KIND[card]) for card in raising(state, legal)}
            soon = [card for card, gain in gains.items() if 6 * gain >= COST[KIND[card]]]
            assert above_six(state) or not soon, (gains, list(state.cards))


@pytest.mark.parametrize("name", [*LEVELS, *CHARACTERS])
def test_nobody_rolls_two_dice_for_no_card(name: str) -> None:
    for state, _, chosen in choices(name, phase=ROLL):
        if chosen is ROLL_TWO and not above_six(state):
            forecast = Forecast(state)
            assert forecast.own_turn(state.turn, 2) >= forecast.own_turn(state.turn, 1)


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_keeps_a_roll_that_brings_nothing(name: str) -> None:
    for state, _, chosen in choices(name, phase=REROLL):
        forecast = Forecast(state)
        total, dice = state.die1 + state.die2, 1 + bool(state.die2)
        again = state.active[state.turn] & PARK and state.die1 == state.die2
        if forecast.own_turn(state.turn, dice) > 0 and not again:
            assert chosen is not KEEP or forecast.own_roll(state.turn, total) > 0


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_buys_for_two_dice_while_one_brings_far_more(name: str) -> None:
    for state, legal, chosen in choices(name):
        cards = raising(state, legal)
        if chosen.noun == "card" and cards and str(chosen.what) not in cards:
            forecast = Forecast(state)
            forecast.table.cards[state.turn * KINDS + chosen.number] += 1
            two, one = forecast.with_station(state.turn), forecast.round(state.turn)
            assert two >= 0.8 * one


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_takes_a_victory(name: str) -> None:
    for state, legal, chosen in choices(name):
        missing = [one for one in range(4) if not state.built[state.turn] >> one & 1]
        last = [action for action in legal if action.noun == "landmark"]
        if len(missing) == 1 and last:
            assert chosen in last


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_buys_a_factory_that_has_nothing_to_count(name: str) -> None:
    for state, legal, chosen in choices(name):
        if chosen.noun == "card" and raising(state, legal):
            card = ESTABLISHMENTS[chosen.number]
            mine = state.cards[state.turn * KINDS : (state.turn + 1) * KINDS]
            counted = [
                n for n, other in zip(mine, ESTABLISHMENTS, strict=True) if other.symbol == card.per
            ]
            assert card.per is None or any(counted)


def won(better: str, worse: str, games: int = 60) -> int:
    """How many of the games, each luck from both seats, the better level wins."""
    count = 0
    for number in range(games):
        seats = [better, worse][:: 1 - number % 2 * 2]
        chance = Seeded(number // 2)
        state = GAME.start(Setup(2, first=0), chance)
        players = [player(name, number) for name in seats]
        while (seat := GAME.to_move(state)) is not None:
            GAME.advance(state, players[seat].choose(GAME.view(state, seat)), chance, None)
        count += seats[state.turn] == better
    return count


@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS[:-1])))
def test_each_level_beats_the_one_below(worse: str, better: str) -> None:
    assert won(better, worse) > 30


STRENGTH = Path(__file__).parents[2] / "results" / "strength"
RESULTS = [STRENGTH / f"{game}.json" for game in ("golden-city", "machi-koro")]


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_ratings_are_those_that_were_measured(file: Path) -> None:
    assert registry.bots(file.stem).ratings == json.loads(file.read_text())["ratings"]


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_neighbouring_levels_are_clearly_apart(file: Path) -> None:
    ladder = list(levels(file.stem).values())
    for pair in json.loads(file.read_text())["pairs"]:
        if tuple(pair["bots"]) in pairwise(ladder):
            assert 0.6 < pair["wins"] / pair["games"] < 0.85
