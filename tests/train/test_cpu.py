"""Learning at tables of the rules: what a decision was worth, who is there, short runs."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kontor.batch import for_setup
from kontor.bots.features import fitting, of_game
from kontor.bots.network import Weights
from kontor.bots.place_network import PlaceReader
from kontor.bots.place_network import fresh as fresh_places
from kontor.bots.trained import with_weights
from kontor.bots.weight_file import load, save
from kontor.core.chance import Seeded
from kontor.core.registry import game
from kontor.core.setup import Setup
from kontor.core.view import Result
from kontor.games.golden_city.board import KEY
from kontor.games.golden_city.geography import SITES
from kontor.games.golden_city.layout.draft import drafted
from kontor.games.golden_city.rules import FIRST_BUILD
from kontor.train.cpu import SURENESS, Plan, advised, gone_on, main, train
from kontor.train.learning import Habits, Sample, improve, no_moments
from kontor.train.network import fresh
from kontor.train.opponents import (
    LEARNER,
    PAST,
    Decision,
    Tables,
    TrainingGames,
    judged,
    log_softmax,
)
from kontor.train.players import Work, Yardstick
from kontor.train.points import shares

GAME = "golden-city"
PLAIN, ADVISED, ANYWHERE = of_game(GAME)


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
    told = ADVISED.seen([state])[0]
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
    wanted_tables = Tables([3, 4], [LEARNER, PAST, "steady"])
    tables = TrainingGames(GAME, wanted_tables, seed=1, trace=0.9, side_by_side=12)
    seats: set[int] = set()
    for wanted in (500, 100):
        played = tables.play(learner, with_weights(GAME, weights), wanted, lead=0.5)
        assert len(played.action) == wanted
        assert played.seen.shape == (wanted, ADVISED.observation.size)
        assert played.legal[np.arange(wanted), played.action].all()
        seats |= set(played.seats.tolist())
        assert np.allclose(played.target.sum(axis=1), 1)
        assert not played.target[played.seats == 3, 3].any()
        assert (played.chance <= 0).all()
    assert seats == {3, 4}


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


def test_tables_are_drawn_anew_with_islands_and_house_rules() -> None:
    islands = [{"name": "one"}, {"name": "two"}]
    homes = [{"island": "kontor"}, {"island": "windrose"}]
    tables = Tables([3, 4], ["steady"], ["veteran"], islands, 0.3, homes, variants=0.5)
    source = Random(1)
    drawn = [tables.drawn(GAME, source) for _ in range(400)]
    met = Counter(str(options["island"]) for _, options in drawn)
    assert set(met) == {"kontor", "windrose", *map(str, islands)}
    assert 0.6 < sum(met[str(island)] for island in islands) / len(drawn) < 0.8
    assert all(LEARNER in names for names, _ in drawn)
    where = {str(options["island"]) for names, options in drawn if "veteran" in names}
    assert where == {"kontor"}, "it knows no other"
    for name, _ in game(GAME).meta().switches:
        assert 0.35 < sum(options[name] is True for _, options in drawn) / len(drawn) < 0.65


def plan(folder: Path, start: Path | None, **other: Any) -> Plan:
    """The shortest run there is."""
    held_out = [{"island": drafted(2)}]
    work = Work(
        game=GAME,
        tables=Tables([3], [LEARNER, "steady"], islands=[drafted(1)], home=0.5),
        trace=0.95,
        decisions=64,
        processes=1,
        seed=1,
        side_by_side=4,
    )
    return Plan(
        work=work,
        folder=folder,
        seconds=0.1,
        report=600,
        habits=Habits(batches=2, epochs=1, lead=0.5),
        start=start,
        yardsticks={"3:steady": Yardstick(("steady",) * 2, held_out, games=3)},
        width=16,
        place=8,
        rounds=1,
        **other,
    )


def test_a_short_run_keeps_weights_that_can_be_gone_on_with(tmp_path: Path) -> None:
    start = tmp_path / "start.npz"
    save(start, small(), {"seed": 3, "note": "first"})
    course = train(plan(tmp_path / "run", start))
    assert course.rounds == 1
    kept, facts = load(tmp_path / "run" / "weights.npz")
    assert facts["note"] == "first"
    assert facts["decisions"] == 64
    assert fitting(GAME, kept) is ADVISED
    lines = (tmp_path / "run" / "course.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == course.lines
    assert 0 <= course.lines[-1]["3:steady"] <= 1


def test_a_new_network_learns_on_islands_and_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    first = train(plan(tmp_path / "one", None))
    assert fitting(GAME, load(tmp_path / "one" / "weights.npz")[0]) is ANYWHERE
    checkpoint = tmp_path / "one" / "checkpoint.npz"
    again = gone_on(first.weights, checkpoint)
    kept, whole = ((run.weights, run.moments, run.past) for run in (again, first))
    for ours, theirs in zip(jax.tree.leaves(kept), jax.tree.leaves(whole), strict=True):
        assert np.allclose(ours, theirs, atol=1e-3)
    longer = replace(plan(tmp_path / "two", None, resume=checkpoint), seconds=first.seconds + 0.1)
    second = train(longer)
    assert second.rounds > first.rounds
    assert second.lines[: len(first.lines)] == first.lines


def test_what_is_learnt_on_some_islands_holds_on_others() -> None:
    """Building where there is a key is praised for a few seconds; then it is done elsewhere."""
    reader = ANYWHERE.reader
    assert isinstance(reader, PlaceReader)
    builds = slice(FIRST_BUILD, FIRST_BUILD + SITES)
    source = np.random.default_rng(1)

    def positions(seed: int) -> tuple[Any, Any]:
        state = game(GAME).start(Setup(4, {"island": drafted(seed)}), Seeded(seed))
        seen = np.repeat(ANYWHERE.seen([state]), 64, axis=0)
        legal = np.zeros((64, len(game(GAME).actions())), bool)
        # Some sites at random, one of them with a key.
        keys = np.flatnonzero(np.array(state.board.reward) == KEY)
        for row in range(64):
            legal[row, FIRST_BUILD + source.choice(SITES, 9, replace=False)] = True
            legal[row, FIRST_BUILD + keys] = False
            legal[row, FIRST_BUILD + source.choice(keys)] = True
        return seen, legal

    def keys_chosen(weights: Any, seed: int) -> float:
        seen, legal = positions(seed)
        liked, _ = weights.answer(np, reader.read(np, seen))
        chosen = np.where(legal, liked, -np.inf)[:, builds].argmax(axis=-1)
        rewards = seen[0, ANYWHERE.observation.place("rewards")]
        return float((rewards[chosen] == KEY).mean())

    weights: Any = fresh_places(reader, seed=1, width=16, place=12, rounds=1, trust=0.0)
    assert keys_chosen(weights, 2) < 0.5
    moments = no_moments(jax.tree.map(jnp.asarray, weights))
    learn = jax.jit(improve, static_argnames=("look", "habits"))
    places = [positions(seed) for seed in (11, 12, 13, 14)]
    for step in range(60):
        seen, legal = places[step % len(places)]
        liked, _ = weights.answer(np, reader.read(np, seen))
        policy = log_softmax(np.where(legal, liked, -np.inf))
        action = (policy + source.gumbel(size=policy.shape)).argmax(axis=-1)
        rewards = seen[0, ANYWHERE.observation.place("rewards")]
        gain = (rewards[action - FIRST_BUILD] == KEY).astype(np.float32)
        sample = Sample(
            seen=seen[None],
            legal=legal[None],
            action=action[None],
            chance=policy[np.arange(64), action][None],
            gain=gain[None],
            target=jnp.full((1, 64, 4), 0.25),
            learns=jnp.ones((1, 64), bool),
            seats=jnp.full((1, 64), 4),
        )
        habits = Habits(batches=1, epochs=2)
        now, moments, _ = learn(
            weights, moments, reader, sample, habits, jnp.float32(3e-3), jnp.float32(0)
        )
        weights = jax.tree.map(np.asarray, now)
    assert keys_chosen(weights, 2) > 0.9
