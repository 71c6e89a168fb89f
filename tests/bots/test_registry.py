"""Bots are found by game and name."""

import pytest

from kontor.bots.registry import UnknownBot, bot, bots, level, levels
from kontor.core.registry import games


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_random_bot_and_an_easy_level(game: str) -> None:
    assert "random" in bots(game)
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
