"""The better bots of The Golden City: by rule of thumb, and by playing on."""

from itertools import product
from typing import Any

import pytest

from kontor.bots.golden_city.auction import outcome, wishes
from kontor.bots.golden_city.hands import PRICE, cheapest, packed
from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.remaining import coming_cards, rounds_left
from kontor.bots.golden_city.rollout import answer
from kontor.bots.golden_city.routes import PARTS, STEP, STEP_BITS, routes
from kontor.bots.golden_city.search import Candidate, SearchBot, kept, settled, worth
from kontor.bots.registry import bots, explain
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.core.view import Result
from kontor.games.golden_city import GAME
from kontor.games.golden_city.board import COASTAL, FIRST_CITY_PART
from kontor.games.golden_city.building import open_sites
from kontor.games.golden_city.geography import RURAL_SITES, SITE_NUMBER, SITES
from kontor.games.golden_city.payment import CARDS, ways
from kontor.games.golden_city.state import LANDFORM_KINDS, GoldenCityState
from kontor.words import LANGUAGES, Words
from tests.rules.golden_city.table import Table


def later(decisions: int, seats: int = 3, seed: int = 2) -> GoldenCityState:
    """A position after so many decisions by rule of thumb."""
    chance = Seeded(seed)
    state = GAME.start(Setup(seats, first=0), chance)
    for _ in range(decisions):
        GAME.advance(state, answer(state, Preferences()), chance, None)
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


def test_score_cards_to_come_are_likelier_the_higher_they_lie() -> None:
    state = later(0)
    chances = coming_cards(state, rounds_left(state))
    backs = state.board.card_back
    by_back = [max(c for c, b in zip(chances, backs, strict=True) if b == n) for n in (1, 2, 3)]
    assert by_back == sorted(by_back, reverse=True)
    assert chances[state.score] == 0


def test_sites_that_are_taken_have_no_value_and_the_best_are_open() -> None:
    state = later(60)
    judge = Judge(state, state.turn, Preferences())
    open_now = (COASTAL & ~state.occupied) | open_sites(state, state.turn)
    for site in range(SITES):
        taken = (state.occupied | state.own[state.turn]) >> site & 1
        assert (judge.value(site) < 0) == bool(taken)
    for landform in range(LANDFORM_KINDS):
        open_there = [
            site
            for site in range(SITES)
            if open_now >> site & 1 and state.board.landform[site] == landform
        ]
        best = max(open_there, key=lambda site: judge.value(site), default=-1)
        assert judge.best[landform] == best


def test_the_cheapest_payment_takes_the_fewest_cards() -> None:
    for hand in product(range(5), repeat=LANDFORM_KINDS):
        cards = list(hand)
        for landform in range(LANDFORM_KINDS):
            payments = ways(cards, 0, landform)
            first = min(payments, key=lambda payment: sum(CARDS[payment]), default=None)
            price = 0 if first is None else PRICE[first]
            assert cheapest(packed(cards, 0), landform) == price


def test_what_only_helps_later_is_worth_nothing_in_the_last_round() -> None:
    state = later(60)
    judge = Judge(state, state.turn, Preferences())
    assert judge.kept(packed([0, 2, 0, 0, 0], 0)) > 0
    state.left[(state.turn + 1) % 3] = 0
    assert Judge(state, state.turn, Preferences()).kept(packed([0, 2, 0, 0, 0], 0)) == 0


def judged(preferences: Preferences, **table: Any) -> list[float]:
    """What sites are worth to seat 0, which has come from c3 by r5 to r4."""
    judge = Judge(Table(built=["c3 r5 r4"], **table).state, 0, preferences)
    return [judge.value(site) for site in range(SITES)]


@pytest.mark.parametrize(("card", "gain"), [("city", (1, 0, 0)), ("mountain", (1, 1, 0))])
def test_a_bonus_card_makes_the_sites_it_counts_worth_more(card: str, gain: list[int]) -> None:
    """o2 and r6 cost mountain cards, c12 is on the coast; only o2 is in the city."""
    preferences = Preferences(opens=0.0, sure=1.0)
    usual, with_card = judged(preferences), judged(preferences, bonus=[(0, card)])
    for name, more in zip(("o2", "r6", "c12"), gain, strict=True):
        site = SITE_NUMBER[name]
        assert with_card[site] - usual[site] == pytest.approx(more)


def test_a_way_that_others_have_closed_leads_nowhere() -> None:
    preferences = Preferences(way=1.0)
    table = Table(built=["c16"])
    free = Judge(table.state, 0, preferences).value(SITE_NUMBER["r30"])
    inland = sum(1 << site for site in RURAL_SITES if site != SITE_NUMBER["r30"])
    outer = table.state.board.roads[SITE_NUMBER["r30"]] >> FIRST_CITY_PART
    assert outer == 0, "r30 is not at the wall, so its way must go on"
    table.state.occupied |= inland
    closed = Judge(table.state, 0, preferences).value(SITE_NUMBER["r30"])
    assert closed < free


def test_ways_into_the_city_are_those_of_the_island_at_hand() -> None:
    home, other = later(0).board, Table().state.board
    assert home.roads != other.roads
    for board in (home, other, home):
        steps = routes(board, 0).steps
        for part in range(PARTS):
            shift = STEP_BITS * part
            near = [site for site in range(SITES) if steps[site] >> shift & STEP == 1]
            assert sum(1 << site for site in near) == board.roads[FIRST_CITY_PART + part]


def test_a_bid_for_what_another_wants_more_ends_elsewhere() -> None:
    """Seat 1 wants the first pair badly and can pay for it; seat 0 is driven off at once."""
    judge = Judge(later(0), 0, Preferences(spite=0.0))
    state = judge.state
    assert state.turn == 0
    judge.wish.extend([[5.0, 4.0, 0.0], [90.0, 0.0, 0.0], [0.0, 0.0, 90.0]])
    assert outcome(judge, 0) == outcome(judge, 1) == 4.0
    state.coins[1] = 0
    assert outcome(judge, 0) == 5.0


def test_wishes_are_those_of_the_hand() -> None:
    judge = Judge(later(0), 0, Preferences())
    for seat, wish in enumerate(wishes(judge)):
        assert len(wish) == 3
        assert seat or max(wish) >= judge.kept(judge.hand())


def test_the_rule_of_thumb_looks_at_nothing_hidden() -> None:
    for decisions in (45, 50, 54):
        state = later(decisions)
        view = GAME.view(state, state.turn)
        answers = {answer(GAME.determinise(view, Seeded(seed)), Preferences()) for seed in range(6)}
        assert len(answers) == 1


def test_an_answer_must_be_clearly_better_to_replace_the_rule_of_thumb() -> None:
    first, second = GAME.actions()[0], GAME.actions()[1]
    usual = Candidate(first, [0.5, 0.4, 0.6, 0.5])
    lucky = Candidate(second, [0.9, 0.1, 0.6, 0.5])
    better = Candidate(second, [0.8, 0.7, 0.9, 0.8])
    assert settled([usual, lucky], [usual, lucky])[0] is usual
    assert settled([usual, better], [usual, better])[0] is better


def test_the_worst_of_three_is_dropped_and_whatever_is_hopeless() -> None:
    action = GAME.actions()[0]
    usual, good, bad = (Candidate(action, [low, low + 0.1] * 6) for low in (0.2, 0.8, 0.5))
    assert kept([usual, good, bad], usual) == [usual, good], "the usual one is to compare with"
    assert kept([usual, good], usual) == [usual, good], "too few trials to give it up"
    usual.games *= 2
    good.games *= 2
    assert kept([usual, good], usual) == [good]


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
