"""A network for every island learns from the one that knows its own."""

import numpy as np
import pytest

from kontor.bots.features import of_game
from kontor.bots.place_network import PlaceReader, fresh
from kontor.bots.trained import trained
from kontor.core.setup import Setup
from kontor.train import islands
from kontor.train.distil import Lecture, Lessons, answered, gathered, taught
from kontor.train.opponents import LEARNER, Tables

GAME = "golden-city"
PUPIL = of_game(GAME)[-1]
HOME = islands.homes(GAME, None)[0]


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    tables = Tables([3, 4], [LEARNER, "greedy"], homes=[HOME])
    return gathered(GAME, tables, games=6, seed=1)


def test_a_lesson_is_what_the_teacher_thinks_and_only_of_what_is_legal(lessons: Lessons) -> None:
    count = len(lessons.seen)
    assert lessons.seen.shape == (count, PUPIL.observation.size)
    assert np.allclose(lessons.policy.sum(axis=1), 1, atol=0.01)
    assert not lessons.policy[~lessons.legal].any()
    assert (lessons.legal.sum(axis=1) > 1).all()
    assert set(lessons.seats.tolist()) == {3, 4}
    assert not lessons.won[lessons.seats == 3, 3].any()


def test_a_lesson_tells_how_the_game_ended_for_who_decided() -> None:
    lecture = Lecture(GAME, Setup(3, HOME), trained(GAME), [LEARNER] * 3, seed=4)
    luck = np.random.default_rng(1)
    while lecture.asks():
        answered(trained(GAME), PUPIL, [lecture], luck)
    end = lecture.game.result(lecture.state)
    assert end is not None
    first = [seat in end.winners() for seat, *_ in lecture.noted]
    assert 0 < sum(first) < len(first)
    assert (lecture.lessons().won[:, 0] > 0).tolist() == first


def test_the_pupil_comes_to_answer_as_the_teacher_does(lessons: Lessons) -> None:
    reader = PUPIL.reader
    assert isinstance(reader, PlaceReader)
    begun = fresh(reader, seed=1, width=16, place=12, rounds=1, trust=0.0)
    # The examination is of the last lessons: let it be about what was learnt.
    known = Lessons(*(np.concatenate([column, column[:100]]) for column in lessons))
    _, before = taught(begun, reader, known, passes=0)
    _, after = taught(begun, reader, known, passes=20)
    assert after > before + 0.05
