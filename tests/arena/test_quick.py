"""Quick players, many games side by side: the same games as in the arena."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from kontor.arena.match import Match
from kontor.arena.play import Played
from kontor.arena.play import play as as_in_the_arena
from kontor.arena.quick import play, player
from kontor.bots.registry import UnknownBot
from kontor.core.action import Action


def without_time(played: Played) -> Played:
    none = (0,) * len(played.seating)
    return replace(played, moves=none, seconds=none)


def test_the_games_are_the_arenas() -> None:
    home = {"island": "kontor"}
    match = Match("golden-city", ("veteran", "greedy", "steady"), blocks=1, seed=5, options=home)
    games = [(0, seating) for seating in match.seatings()]
    slowly = [without_time(as_in_the_arena(match, *game)[0]) for game in games]
    assert play(match, games) == slowly


def test_a_helper_answers_his_questions_and_no_others() -> None:
    asked: Counter[str] = Counter()
    steady = player("golden-city", "steady").thumbs[""]

    def watch(state: Any, legal: Sequence[Action], answer: Action) -> None:
        if steady(state) is not answer:
            asked[answer.do] += 1

    match = Match("golden-city", ("greedy+steady:choose:bid",) * 3, blocks=4, seed=5)
    play(match, [(block, match.bots) for block in range(4)], watch)
    assert asked["build"]
    assert not asked["choose"]
    assert not asked["bid"]


@pytest.mark.parametrize("name", ["deep", "search", "veteran+search:bid"])
def test_who_cannot_be_asked_about_a_position_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        player("golden-city", name)
