"""Bots are found by game and name."""

import copy
import pickle
from inspect import signature
from typing import Any

import pytest

from kontor.bots.registry import UnknownBot, bot, bots, level, levels
from kontor.core.registry import games, own_games
from kontor.core.setup import Setup
from tests.positions import under_way


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_random_bot_and_a_level(game: str) -> None:
    assert "random" in bots(game)
    assert levels(game)


@pytest.mark.parametrize("game", own_games())
def test_our_games_begin_with_an_easy_level(game: str) -> None:
    assert next(iter(levels(game))) == "easy"


@pytest.mark.parametrize("game", [*games(), "a-game-without-bots-of-its-own"])
def test_every_level_names_a_bot(game: str) -> None:
    assert set(levels(game).values()) <= set(bots(game))


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'deep'; there are: random, .*greedy"):
        bot("machi-koro", "deep")
    with pytest.raises(UnknownBot, match="no level 'brutal'; there are: easy, normal"):
        level("machi-koro", "brutal")


def test_a_bot_that_searches_takes_a_number_of_trials() -> None:
    with pytest.raises(UnknownBot, match="no bot 'deep'"):
        bot("machi-koro", "deep@10")
    for wrong in ("greedy@10", "search@", "search@0", "search@-1", "search@ten"):
        with pytest.raises(UnknownBot, match="trials"):
            bot("machi-koro", wrong)
    assert vars(bot("machi-koro", "search@10")(1))["_trials"] == 10


def pickled(bot: Any) -> Any:
    return pickle.loads(pickle.dumps(bot))


EVERY_BOT = [
    (game, f"{name}@4" if "trials" in signature(make).parameters else name)
    for game in games()
    for name, make in bots(game).items()
]


@pytest.mark.parametrize("restored", [copy.deepcopy, pickled])
@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_restored_bot_answers_as_the_original(game: str, name: str, restored: Any) -> None:
    rules = games()[game]
    original = bot(game, name)(5)
    session = under_way(rules, Setup(rules.meta().seats[-1]), 6, 30)
    again: Any = None
    for _ in range(4):
        while len(session.legal()) == 1:
            session.play(session.legal()[0])
        if session.to_move() is None:
            break  # a short game
        view = session.view(session.to_move())
        answer = original.choose(view)
        if again is not None:
            assert again.choose(view) is answer
        again = again or restored(original)
        session.play(answer)
    assert again is not original
