"""The better bots of The Golden City: by rule of thumb, and by playing on."""

import pytest

from kontor.bots.golden_city.rollout import Judge, answer, cheapest, coming_cards, distances
from kontor.bots.golden_city.search import Answer, SearchBot, clearly_better, settled, worth
from kontor.bots.golden_city.taste import Taste
from kontor.bots.registry import bots, explain
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.core.view import Result
from kontor.games.golden_city import GAME
from kontor.games.golden_city.board import COASTAL
from kontor.games.golden_city.building import open_sites
from kontor.games.golden_city.geography import SITES
from kontor.games.golden_city.state import GoldenCityState
from kontor.words import LANGUAGES, Words


def later(decisions: int, seats: int = 3, seed: int = 2) -> GoldenCityState:
    """A position after so many decisions by rule of thumb."""
    chance = Seeded(seed)
    state = GAME.start(Setup(seats, first=0), chance)
    for _ in range(decisions):
        GAME.advance(state, answer(state, Taste()), chance, None)
    return state


@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_are_played_legally_and_better_than_at_random(seats: int) -> None:
    points = {"steady": 0, "random": 0}
    for seed in range(2):
        chance = Seeded(seed)
        state = GAME.start(Setup(seats, first=0), chance)
        names = ["steady", *["random"] * (seats - 1)]
        players = [bots("golden-city")[name](seed) for name in names]
        while (seat := GAME.to_move(state)) is not None:
            GAME.apply(state, players[seat].choose(GAME.view(state, seat)), chance)
        result = GAME.result(state)
        assert result is not None
        assert result.points is not None
        points["steady"] += result.points[0]
        points["random"] += max(result.points[1:])
    assert points["steady"] > points["random"]


def test_distances_are_those_of_the_roads() -> None:
    board = later(0).board
    steps = distances(board)
    for site in range(SITES):
        assert steps[site][site] == 0
        for other in range(SITES):
            assert steps[site][other] == steps[other][site]
            assert (steps[site][other] == 1) == bool(board.roads[site] >> other & 1)


def test_score_cards_to_come_are_likelier_the_higher_they_lie() -> None:
    state = later(0)
    chances = coming_cards(state)
    backs = state.board.card_back
    by_back = [max(c for c, b in zip(chances, backs, strict=True) if b == n) for n in (1, 2, 3)]
    assert by_back == sorted(by_back, reverse=True)
    assert chances[state.score] == 0


def test_only_sites_that_are_open_to_the_player_have_a_value() -> None:
    state = later(60)
    judge = Judge(state, state.turn, Taste())
    open_now = (COASTAL & ~state.occupied) | open_sites(state, state.turn)
    for site in range(SITES):
        assert (judge.values[site] >= 0) == bool(open_now >> site & 1)


def test_the_cheapest_payment_takes_the_fewest_cards() -> None:
    assert cheapest([0, 0, 0, 0, 0], 1) == -1
    assert cheapest([0, 2, 2, 2, 0], 1) == cheapest([0, 2, 0, 0, 0], 1)


def test_the_rule_of_thumb_looks_at_nothing_hidden() -> None:
    state = later(50)
    seat = state.turn
    view = GAME.view(state, seat)
    answers = {answer(GAME.determinise(view, Seeded(seed)), Taste()) for seed in range(6)}
    assert len(answers) == 1


def test_an_answer_must_be_clearly_better_to_replace_the_rule_of_thumb() -> None:
    first, second = GAME.actions()[0], GAME.actions()[1]
    usual = Answer(first, [0.5, 0.4, 0.6, 0.5])
    lucky = Answer(second, [0.9, 0.1, 0.6, 0.5])
    better = Answer(second, [0.8, 0.7, 0.9, 0.8])
    assert not clearly_better(lucky, usual)
    assert settled([usual, lucky], [usual, lucky])[0] is usual
    assert settled([usual, better], [usual, better])[0] is better


def test_a_game_is_worth_more_won_than_lost_and_more_with_a_lead() -> None:
    narrow = worth(Result("businesses", (1, 2, 3), (50, 49, 20)), 0)
    wide = worth(Result("businesses", (1, 2, 3), (70, 49, 20)), 0)
    lost = worth(Result("businesses", (2, 1, 3), (49, 50, 20)), 0)
    assert wide > narrow > lost > 0


def test_the_search_answers_legally_and_alike_for_a_seed() -> None:
    for decisions in (0, 45):
        state = later(decisions)
        view = GAME.view(state, state.turn)
        answers = {SearchBot(4, trials=6).choose(view) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(view.legal)
    assert SearchBot(4).choose(view, deadline=0.0) in view.legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_gives_chances_and_reasons_in_words(language: str) -> None:
    state = later(45)
    view = GAME.view(state, state.turn)
    words = Words(language, GAME, ["A", "B", "C"])
    for one in explain("golden-city", view, deadline=0.0):
        assert one.action in view.legal
        assert all("{" not in reason.said(words) for reason in one.reasons)
