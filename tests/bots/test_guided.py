"""Thinking ahead with a network: it sees what the network learnt to see, and plays better by it."""

import json
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from kontor.arena.match import Match
from kontor.arena.run import run
from kontor.arena.standings import standings
from kontor.bots.effort import Effort
from kontor.bots.features import of_game
from kontor.bots.golden_city import guided as golden_city
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.guided import Candidate, as_the_network, settled
from kontor.bots.machi_koro.guided import HABITS, guided, habits
from kontor.bots.machi_koro.plans import CHEESE, LIBRARY
from kontor.bots.registry import bot, bots, explain, remark
from kontor.bots.trained import at_home, trained
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.manifest import Bots
from kontor.core.registry import game, games
from kontor.core.setup import Setup
from kontor.games.machi_koro.cards import KIND
from kontor.words import LANGUAGES, Words
from tests.positions import another_island

WISE = [name for name in games() if "guided" in bots(name)]


HOME: dict[str, dict[str, object]] = {"golden-city": {"island": "kontor"}}
"""Where the networks learnt."""


def after(name: str, decisions: int, seed: int = 4, **options: object) -> Any:
    """A position with a choice, after so many random decisions with the fewest players."""
    options = {**HOME.get(name, {}), **options}
    rules = game(name)
    chance = Seeded(seed)
    state = rules.start(Setup(rules.meta().seats[0], options, first=0), chance)
    legal = rules.legal(state)
    while decisions > 0 or len(legal) < 3:
        rules.advance(state, legal[chance.below(len(legal))], chance, None)
        legal = rules.legal(state)
        decisions -= 1
    return state


def view_of(name: str, state: Any) -> Any:
    return game(name).view(state, game(name).to_move(state))


@pytest.mark.parametrize(
    ("name", "option"), [(name, o.id) for name in WISE for o in game(name).meta().options]
)
def test_a_position_gives_the_numbers_that_its_view_gives(name: str, option: str) -> None:
    rules = game(name)
    options = {option: another_island() if option == "island" else True}
    for seats in rules.meta().seats:
        chance = Seeded(seats)
        state = rules.start(Setup(seats, options), chance)
        while (seat := rules.to_move(state)) is not None:
            view = rules.view(state, seat)
            for features in of_game(name):
                assert list(features.observe(state)) == features.observation.vector(view)
            legal = rules.legal(state)
            rules.advance(state, legal[chance.below(len(legal))], chance, None)


@pytest.mark.parametrize("name", WISE)
def test_equal_seeds_get_equal_answers_and_without_time_the_network_answers(name: str) -> None:
    view = view_of(name, after(name, 40))
    make: Any = bot(name, "guided")
    first, second = (make(7, trials=64).choose(view) for _ in range(2))
    assert first is second
    assert first in view.legal
    assert make(7).choose(view, deadline=0.0) is bot(name, "veteran")(7).choose(view)


@pytest.mark.parametrize(("name", "decisions"), [("machi-koro", 60), ("golden-city", 40)])
def test_games_that_time_does_not_let_it_finish_do_not_count(
    name: str, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(name, after(name, decisions))
    looks = iter([False, False])
    monkeypatch.setattr(Effort, "late", lambda effort: next(looks, True))
    assert bot(name, "guided")(7).choose(view) is bot(name, "veteran")(7).choose(view)
    assert next(looks, None) is None, "it had begun"


@pytest.mark.parametrize(("name", "blocks"), [("machi-koro", 3), ("golden-city", 1)])
def test_it_beats_random_play(name: str, blocks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    make: Any = bot(name, "guided")
    makers = registry.part(name, "bots", Bots).makers
    monkeypatch.setitem(makers, "guided", lambda seed: make(seed, trials=24))
    bots = ("guided", *["random"] * (game(name).meta().seats[0] - 1))
    match = Match(name, bots, blocks, seed=3)
    best = {one.bot: one for one in standings(match, run(match)).bots}["guided"]
    assert best.wins.wins == best.wins.games


def test_it_sees_the_last_landmark_and_plays_on_where_it_is_not_sure() -> None:
    state = after("machi-koro", 60)
    found = guided(1, trials=128).ranked(view_of("machi-koro", state))
    assert sum(len(answer.games) for answer in found) >= 128
    assert all(0 <= answer.mean <= 1 for answer in found)
    state.built[state.turn] = 0b0111
    state.coins[state.turn] = 22
    winning = guided(1, trials=64).choose(view_of("machi-koro", state))
    assert winning.noun == "landmark"


def test_the_networks_answer_stays_unless_another_was_clearly_better() -> None:
    legal = game("machi-koro").actions().all
    usual = Candidate(legal[0], 0.6, 0.5, [0.5, 0.4, 0.6, 0.5])
    lucky = Candidate(legal[1], 0.2, 0.5, [0.9, 0.1, 0.9, 0.2])
    better = Candidate(legal[2], 0.2, 0.5, [0.6, 0.5, 0.7, 0.7])
    assert settled(usual, [lucky, usual])[0] is usual
    assert settled(usual, [better, usual])[0] is better


def test_another_opinion_is_tried_however_sure_the_network_is() -> None:
    """Of the bonus cards the network has its favourites; the games after them may say otherwise."""
    rules = game("golden-city")
    thumb, network = bot("golden-city", "steady")(1), bot("golden-city", "veteran")(1)
    chance = Seeded(3)
    state = rules.start(Setup(3, {"island": "kontor"}), chance)
    views = []
    while (seat := rules.to_move(state)) is not None:
        view = rules.view(state, seat)
        if len(view.legal) > 1 and thumb.choose(view) is not network.choose(view):
            views.append(view)
        rules.advance(state, network.choose(view), chance, None)
    view = views[-1]
    tried = golden_city.guided(trained("golden-city"), 1, trials=96).ranked(view)
    wanted = {network.choose(view), *golden_city.by_thumb(view)}
    assert thumb.choose(view) in wanted
    assert {answer.action for answer in tried} >= wanted
    assert all(answer.games and 0 <= answer.share <= 1 for answer in tried)


def test_it_guesses_what_others_are_up_to() -> None:
    state = game("machi-koro").start(Setup(3, first=0), Seeded(1))
    state.cards[15 + KIND["ranch"]] = 6
    state.cards[15 + KIND["cheese-factory"]] = 1
    state.built[1] = 1
    guess = habits(state)
    found = [guess(Random(number)) for number in range(50)]
    assert all(habit[0] is as_the_network for habit in found), "itself it knows"
    cheese = HABITS[1 + LIBRARY.index(CHEESE)]
    assert Counter(habit[1] is cheese for habit in found)[True] > 15


def test_on_an_island_where_no_network_learnt_it_searches_and_says_so() -> None:
    path = files("kontor.games.golden_city") / "islands" / "kontor.json"
    island = json.loads(path.read_text(encoding="utf-8"))
    island["title"] = "The same under another name"
    at_home = view_of("golden-city", after("golden-city", 9, island=island))
    assert remark(bot("golden-city", "guided")(1), at_home) is None
    for card in island["score_cards"]:
        card["back"] = 4 - card["back"]
    abroad = view_of("golden-city", after("golden-city", 9, island=island))
    wanderer = bot("golden-city", "guided")(5)
    said = remark(wanderer, abroad)
    assert said is not None
    for language in LANGUAGES:
        assert said.said(Words(language, game("golden-city"), ["A", "B", "C"]))
    assert wanderer.choose(abroad, deadline=0.0) is SearchBot(5).choose(abroad, deadline=0.0)


def test_on_an_island_where_no_network_learnt_the_one_for_all_islands_plays() -> None:
    view = view_of("golden-city", after("golden-city", 9, island="windrose"))
    network = at_home("golden-city", view)
    assert network is not None
    assert network.is_at_home_anywhere
    veteran = bot("golden-city", "veteran")(5)
    assert veteran.choose(view) is network.choose(view)
    assert remark(veteran, view) is None


@pytest.mark.parametrize("name", WISE)
def test_advice_comes_from_thinking_ahead(name: str) -> None:
    view = view_of(name, after(name, 40))
    best = explain(name, view)[0]
    assert best.action in view.legal
    assert best.chance is not None
    assert 0 < best.chance < 1
    assert any(reason.message == "reason-looked-ahead" for reason in best.reasons)


def test_a_sure_thing_is_played_at_once() -> None:
    state = after("machi-koro", 60)
    state.built[state.turn] = 0b0111
    state.coins[state.turn] = 22
    view = view_of("machi-koro", state)
    liked, _ = trained("machi-koro").judged(view)
    answers = guided(1).ranked(view)
    assert (len(answers) == 1 and not answers[0].games) == bool(liked.max() > 0.995)
