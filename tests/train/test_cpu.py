"""Learning on the cores of a CPU: what a decision was worth, who is at the tables, a short run."""

import json
from pathlib import Path

import jax
import numpy as np
import pytest

from kontor.batch import for_setup
from kontor.bots.features import fitting, of_game
from kontor.bots.network import Weights, load, save
from kontor.bots.trained import with_weights
from kontor.core.chance import Seeded
from kontor.core.registry import game
from kontor.core.setup import Setup
from kontor.core.view import Result
from kontor.train.cpu import SURENESS, Plan, advised, main, train
from kontor.train.learning import Habits
from kontor.train.network import fresh
from kontor.train.opponents import LEARNER, PAST, Decision, TrainingGames, judged, shares

GAME = "golden-city"
PLAIN, ADVISED = of_game(GAME)


def small() -> Weights:
    begun = fresh(for_setup(GAME, Setup(3)), jax.random.key(1), width=8, depth=1)
    weights: Weights = jax.tree.map(np.asarray, begun)
    matrix, bias = weights.policy
    return weights._replace(policy=(matrix * 1e3, bias))


def test_a_network_that_is_given_heuristics_plays_half_by_itself_and_half_by_that() -> None:
    weights = small()
    more = advised(weights, PLAIN, ADVISED)
    assert fitting(GAME, weights) is PLAIN
    assert fitting(GAME, more) is ADVISED
    state = game(GAME).start(Setup(3), Seeded(3))
    told = np.array(ADVISED.observe(state), np.uint8)
    liked, prospects = with_weights(GAME, more).answers(told)
    before, prospects_before = with_weights(GAME, weights).answers(told[: PLAIN.observation.size])
    letters = told[ADVISED.observation.place("answers")] / 10
    assert np.allclose(liked, SURENESS * before + letters, atol=1e-5)
    assert np.allclose(prospects, prospects_before, atol=1e-5)


def test_the_victory_goes_in_part_by_points() -> None:
    end = Result("businesses", (1, 3, 1), (20, 12, 20))
    assert shares(end, lead=0.0).tolist() == [0.5, 0.0, 0.5]
    by_points = np.array([np.e, 1, np.e]) / (2 * np.e + 1)
    assert np.allclose(shares(end, lead=1.0), by_points)
    assert np.allclose(shares(end, lead=0.5), 0.5 * by_points + np.array([0.25, 0.0, 0.25]))
    assert shares(Result("landmarks", (2, 1)), lead=0.5).tolist() == [0.0, 1.0]


def test_an_outcome_reaches_back_to_the_players_earlier_decisions() -> None:
    none = np.zeros(1)
    values = [np.array([0.5, 0.3, 0.2, 0.0]), np.array([0.7, 0.2, 0.1, 0.0])]
    made = [Decision(none, none, 0, 0.0, value) for value in values]
    last, first = judged(made, np.array([1.0, 0.0, 0.0]), seats=3, trace=0.5)
    assert last.gain == pytest.approx(0.3)
    assert first.gain == pytest.approx(0.2 + 0.5 * 0.3)
    assert last.target.tolist() == pytest.approx([1.0, 0.0, 0.0, 0.0])
    assert first.target.tolist() == pytest.approx([0.85, 0.1, 0.05, 0.0])


def test_a_round_of_play_has_as_many_legal_decisions_of_the_learner_as_are_wanted() -> None:
    weights = small()
    learner = with_weights(GAME, advised(weights, PLAIN, ADVISED))
    tables = TrainingGames(
        GAME, [3, 4], [LEARNER, PAST, "steady"], seed=1, trace=0.9, side_by_side=12
    )
    for wanted in (200, 100):
        played = tables.play(learner, with_weights(GAME, weights), wanted, lead=0.5)
        assert len(played.action) == wanted
        assert played.seen.shape == (wanted, ADVISED.observation.size)
        assert played.legal[np.arange(wanted), played.action].all()
        assert set(played.seats.tolist()) == {3, 4}
        assert np.allclose(played.target.sum(axis=1), 1)
        assert not played.target[played.seats == 3, 3].any()
        assert (played.chance <= 0).all()


@pytest.mark.parametrize(
    ("name", "said"), [("nobody", "there is no bot 'nobody'"), ("no.npz", "No such file")]
)
def test_an_opponent_that_does_not_exist_is_named_at_once(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = tmp_path / "start.npz"
    save(start, small(), {})
    with pytest.raises(SystemExit):
        main([GAME, "--start", str(start), "--opponents", f"{LEARNER},{name}"])
    assert said in capsys.readouterr().err


def test_weights_of_another_game_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = tmp_path / "start.npz"
    save(start, small(), {})
    with pytest.raises(SystemExit):
        main(["machi-koro", "--start", str(start)])
    assert "these weights have 612" in capsys.readouterr().err


def test_a_short_run_keeps_weights_that_can_be_gone_on_with(tmp_path: Path) -> None:
    start = tmp_path / "start.npz"
    save(start, small(), {"seed": 3})
    plan = Plan(
        game=GAME,
        start=start,
        folder=tmp_path / "run",
        seats=[3],
        opponents=[LEARNER, "steady"],
        against=["steady", str(start)],
        seconds=0.1,
        report=600,
        seed=1,
        processes=1,
        decisions=64,
        match_games=3,
        habits=Habits(batches=2, epochs=1, lead=0.5),
        side_by_side=4,
    )
    course = train(plan)
    assert course.rounds == 1
    kept, facts = load(tmp_path / "run" / "weights.npz")
    assert facts["seed"] == 3
    assert facts["cores"] == {"opponents": plan.opponents, "decisions": 64, "seed": 1}
    assert fitting(GAME, kept) is ADVISED
    lines = (tmp_path / "run" / "course.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == course.lines
    assert 0 <= course.lines[-1]["3:start"] <= 1
    assert not np.array_equal(kept.hidden[0][0], advised(small(), PLAIN, ADVISED).hidden[0][0])
    assert np.array_equal(kept.direct, advised(small(), PLAIN, ADVISED).direct)
