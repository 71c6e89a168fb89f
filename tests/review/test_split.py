"""Luck and skill add up, whatever the judge thinks."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kontor.arena.play import play_once
from kontor.bots.trained import trained
from kontor.core import record_file, registry
from kontor.core.chance import Scripted, Seeded
from kontor.core.faults import BadRecord
from kontor.core.record import Record
from kontor.review.course import course
from kontor.review.estimate import Chances, NoJudge, hindsight, network_estimator
from kontor.review.refining import ROUND
from kontor.review.report import Review
from kontor.review.reviewing import review
from kontor.words import LANGUAGES, Words
from tests.review.games import played

GAMES = [
    ("machi-koro", ("farsighted", "veteran")),
    ("machi-koro", ("hasty", "farsighted", "patient")),
    ("machi-koro", ("gentle", "veteran", "cheese", "farsighted")),
    ("golden-city", ("veteran", "steady", "greedy")),
    ("golden-city", ("steady", "veteran", "hasty", "greedy")),
]
SHARED = sorted(Path("tests/records/golden-city").glob("*shared-victory*.jsonl"))


class Opinion:
    """Thinks something else of every position, and always the same."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def of_all(self, states: Sequence[Any]) -> Chances:
        shares = [np.random.default_rng(hash(repr(state)) % 2**32) for state in states]
        return np.array([source.dirichlet([1.0] * self._seats) for source in shares])

    def of_seat(self, states: Sequence[Any], seat: int) -> Chances:
        return self.of_all(states)

    def liked(self, states: Sequence[Any]) -> Sequence[Sequence[float]]:
        rules = registry.game("golden-city")
        return [[1.0] * len(rules.legal(state)) for state in states]


def adds_up(found: Review, record: Record) -> None:
    assert record.result is not None
    winners = record.result.winners()
    for seat, told in enumerate(found.seats):
        assert told.result == ((seat in winners) / len(winners))
        parts = told.start + told.luck + told.skill + told.others
        assert parts == pytest.approx(told.result, abs=1e-9)
        assert told.skill <= 0
    for part in ("start", "luck", "result"):
        whole = sum(getattr(told, part) for told in found.seats)
        assert whole == pytest.approx(0 if part == "luck" else 1, abs=1e-6)
    given = sum(told.skill + told.others for told in found.seats)
    assert given == pytest.approx(0, abs=1e-6), "what one loses, the others win"


@pytest.mark.parametrize(("game", "names"), GAMES)
def test_start_luck_skill_and_others_add_up_to_the_result(
    game: str, names: tuple[str, ...]
) -> None:
    record = played(game, names)
    found = review(record)
    adds_up(found, record)
    assert len(found.decisions) == len(record.moves)
    assert 1 <= len(found.turning_points) <= 3
    for language in LANGUAGES:
        words = Words(language, registry.game(game), [p.name for p in record.players])
        told = [*found.closing, *(point.said for point in found.turning_points)]
        told += [seat.said for seat in found.seats]
        assert all("{" not in words(one.message, **one.facts) for one in told)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.stem)
def test_they_add_up_where_several_win_and_whoever_judges(path: Path) -> None:
    record = record_file.read(path)
    assert record.result is not None
    assert len(record.result.winners()) > 1
    adds_up(review(record, estimator=Opinion(record.setup.seats)), record)


@pytest.mark.parametrize(("game", "names"), [GAMES[0], GAMES[3]])
def test_the_same_record_gets_the_same_review(game: str, names: tuple[str, ...]) -> None:
    record = played(game, names)
    assert review(record, seed=5) == review(record, seed=5)


def test_luck_has_mean_zero_over_all_that_could_have_come() -> None:
    """Every roll of a position, weighted as the dice weigh them."""
    record = played("machi-koro", ("farsighted", "veteran"))
    whole = course(record)
    judge = network_estimator(whole.game, whole.start)
    step = next(step for step in whole.steps if len(step.outcomes) == 1)
    total = np.zeros(2)
    before = review(record).decisions[step.number].decided
    for face in range(1, 7):
        after = step.state.copy()
        whole.game.advance(after, step.action, Scripted([face]), None)
        total += (judge.of_all([after])[0] - before) / 6
    assert total == pytest.approx([0, 0], abs=1e-3)


def test_a_decision_is_judged_by_what_its_player_could_know() -> None:
    """Other hands behind the same view: the same loss."""
    record = played("golden-city", ("veteran", "steady", "greedy"))
    whole = course(record)
    judge = network_estimator(whole.game, whole.start)
    about = hindsight(whole.game)
    assert about.dealt_anew is not None
    different = 0
    for step in whole.steps[::7]:
        other = about.dealt_anew(step.state, step.seat, Seeded(3))
        different += other != step.state
        seen = [whole.game.view(state, step.seat) for state in (step.state, other)]
        assert seen[0] == seen[1]
        chances = judge.of_seat([step.state, other], step.seat)
        assert chances[0] == pytest.approx(chances[1], abs=1e-6)
    assert different > 5


@pytest.mark.parametrize(("game", "names"), [GAMES[0], GAMES[3]])
def test_a_decision_that_lost_names_what_each_answer_in_question_loses(
    game: str, names: tuple[str, ...]
) -> None:
    lapses = [decision for decision in review(played(game, names)).decisions if decision.best]
    assert lapses
    for decision in lapses:
        assert decision.best
        losses = {str(weighed.action): weighed.loss for weighed in decision.compared}
        assert losses[str(decision.best.action)] == 0
        assert losses[str(decision.action)] == decision.loss
        assert min(losses.values()) == 0


def test_a_closer_look_is_had_on_every_island_and_has_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The worst decisions come first; all parts still add up."""
    most = 300
    monkeypatch.setattr("kontor.review.reviewing.IN_ALL", most)
    record = play_once("golden-city", ("hasty", "racer", "greedy"), seed=3)
    first = review(record)
    done: list[float] = []
    found = review(record, quick=False, progress=done.append)
    adds_up(found, record)
    assert done == sorted(done)
    assert done[-1] == 1
    assert found.refined
    looked_at = [decision.number for decision in found.decisions if decision.margin]
    assert looked_at
    worst = sorted(first.decisions, key=lambda decision: -decision.loss)
    looks = most // (2 * ROUND) + 1
    assert set(looked_at) <= {decision.number for decision in worst[:looks]}


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = played("machi-koro", ("farsighted", "veteran"))
    with pytest.raises(BadRecord, match="not over"):
        review(replace(record, moves=record.moves[:-3], result=None))


def test_a_board_that_no_network_knows_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = course(record_file.read(SHARED[0]))
    network_estimator(whole.game, whole.start)
    flat = trained("golden-city")
    monkeypatch.setattr("kontor.bots.trained.networks", lambda game: (flat,))
    with pytest.raises(NoJudge):
        network_estimator(whole.game, whole.start)
