"""Puzzles: every one can be put, has one best answer, and says no more than its player may know."""

from functools import cache
from pathlib import Path

import pytest

from kontor.core import registry
from kontor.review.puzzles import SCALE, asked, collection, position
from kontor.review.verdicts import limits

GAMES = ("machi-koro", "golden-city")
LARGEST = 300_000


@cache
def numbers(game: str) -> range:
    return range(len(collection(game).puzzles))


@pytest.mark.parametrize("game", GAMES)
def test_the_best_answer_is_legal_and_all_others_lose_more_than_an_inaccuracy(game: str) -> None:
    rules, every = registry.game(game), collection(game)
    assert every.puzzles
    for puzzle in every.puzzles:
        state = position(rules, every, puzzle)
        legal = {action.index for action in rules.legal(state)}
        (best, nothing), *others = puzzle.answers
        assert best in legal
        assert nothing == 0
        assert others
        for answer, loss in others:
            assert answer in legal
            assert loss >= int(SCALE * limits(puzzle.seats)["inaccuracy"])


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_what_its_player_may_know(game: str) -> None:
    rules, every = registry.game(game), collection(game)
    for number in numbers(game):
        state = position(rules, every, every.puzzles[number])
        put = asked(game, number)
        assert put.view == rules.view(state, rules.to_move(state))
        assert put.view.seat == put.view.to_move


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_comes_twice_and_all_of_them_are_small(game: str) -> None:
    puzzles = collection(game).puzzles
    assert len({str(puzzle.state) for puzzle in puzzles}) == len(puzzles)
    where = registry.manifest(game).puzzles
    assert Path(str(registry.file(where))).stat().st_size <= LARGEST


def test_a_number_beyond_the_last_is_none() -> None:
    with pytest.raises(IndexError):
        asked("machi-koro", len(numbers("machi-koro")))
