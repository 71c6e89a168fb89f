"""A very small training on a CPU: it learns, it is kept, it goes on."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jax
import jax.numpy as jnp
import numpy as np

from kontor.batch import for_setup
from kontor.bots.network import Weights
from kontor.bots.weight_file import load
from kontor.core.setup import Setup
from kontor.train.learning import Habits, judged
from kontor.train.network import ask, fresh, widened
from kontor.train.run import Plan, train
from kontor.train.selfplay import Decisions, SelfPlay, drawn

LEARNING = 400_000
"""Decisions after which a network that learns nearly always beats random play."""


def test_a_short_training_beats_random_play_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    lines: list[dict[str, Any]] = []
    tables = [Setup(2, {"come-what-may": False, "first-games": False})]
    plan = Plan(
        "machi-koro",
        tables,
        lanes=512,
        steps=32,
        width=64,
        depth=2,
        seconds=600,
        decisions=LEARNING,
        report=600,
        habits=Habits(rate=1e-3, epochs=2),
    )
    first = train(plan, tmp_path, lines.append)
    assert lines[-1]["2:random"] >= 0.95
    weights, facts = load(tmp_path / "weights.npz", Weights)
    assert facts["decisions"] == first.decisions >= LEARNING
    assert weights.hidden[0][0].shape[1] == 64
    longer = replace(plan, decisions=first.decisions + 1)
    second = train(longer, tmp_path, lines.append)
    assert second.iterations > first.iterations
    kept = [json.loads(line) for line in (tmp_path / "course.jsonl").read_text().splitlines()]
    assert kept == lines
    drawn = ElementTree.parse(tmp_path / "course.svg").getroot()
    assert len(drawn.findall("{*}polyline")) == len(["random", "earlier"])


def test_a_wider_network_plays_as_before() -> None:
    table = SelfPlay(for_setup("machi-koro", Setup(2, {})), guests=0.0)
    narrow = fresh(table.engine, jax.random.key(1), width=8, depth=2)
    _, seen, legal, seats = table.look_around(table.begin(1, 16).state)
    before, after = (
        ask(weights, table.look, seen, legal, seats) for weights in (narrow, widened(narrow, 20))
    )
    assert np.allclose(before.policy, after.policy)
    assert np.allclose(before.value, after.value)


def test_the_outcome_reaches_back_to_who_brought_it_about() -> None:
    """Two decisions of a game: the second seat wins, and gains what the first one loses."""
    even = jnp.full((2, 1, 4), 0.0).at[:, :, :2].set(0.5)
    won = jnp.zeros((2, 1, 4)).at[1, 0, 1].set(1.0)
    decisions = Decisions(
        seen=jnp.zeros((2, 1, 3)),
        legal=jnp.ones((2, 1, 2), bool),
        action=jnp.zeros((2, 1), int),
        chance=jnp.zeros((2, 1)),
        value=even,
        seat=jnp.array([[0], [1]]),
        won=won,
        over=jnp.array([[False], [True]]),
        learns=jnp.ones((2, 1), bool),
        seats=jnp.full((2, 1), 2),
    )
    sample = judged(decisions, jnp.zeros((1, 4)), trace=0.5)
    assert sample.gain.tolist() == [[-0.25], [0.5]]
    assert sample.target[1, 0].tolist() == [1.0, 0.0, 0.0, 0.0]
    assert sample.target[0, 0].tolist() == [0.25, 0.75, 0.0, 0.0]


def test_an_action_is_drawn_by_its_chance_and_never_without_one() -> None:
    policy = jnp.log(jnp.array([[0.25, 1e-30, 0.75]]))
    words = jnp.asarray(np.linspace(0, 2**32 - 1, 4000, dtype=np.uint32))
    actions = np.asarray(drawn(jnp.repeat(policy, 4000, axis=0), words))
    assert set(actions) == {0, 2}
    assert np.isclose((actions == 0).mean(), 0.25, atol=0.01)


def test_a_network_sees_the_seats_in_its_own_order() -> None:
    table = SelfPlay(for_setup("machi-koro", Setup(3, {})), guests=0.0)
    values = table.by_seat(jnp.array([1]), jnp.array([[0.7, 0.2, 0.1, 0.0]]))
    assert np.allclose(values, [[0.1, 0.7, 0.2, 0.0]])
