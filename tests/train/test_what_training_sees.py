"""The very loop that training compiles sees, allows and rewards what the rules say.

Compilers differ by loop: a value that is right in a single call can come out wrong where a scan
stores it. So the loop itself is compared with the rules, number by number.
"""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kontor.batch import chance, for_setup
from kontor.batch.compiled import compiled
from kontor.batch.engine import Engine
from kontor.bots.network import Weights, as_seen_from
from kontor.core.chance import Numbered
from kontor.core.setup import Setup
from kontor.train.learning import Habits, Sample, improve, judged, no_moments
from kontor.train.network import fresh
from kontor.train.selfplay import Decisions, Lanes, SelfPlay

LANES, STEPS, SEED = 24, 160, 5
SETUPS = {
    "machi-koro": Setup(3, {"come-what-may": True}),
    "golden-city": Setup(4, {"open-letters": True}),
}
Words = Callable[[int, int], list[list[int]]]


def played(table: SelfPlay) -> Decisions:
    """So many decisions in every lane, in one compiled call."""
    weights = fresh(table.engine, jax.random.key(SEED), width=8, depth=1)

    @compiled()
    def run(lanes: Lanes) -> Decisions:
        return table.play(weights, (weights,), lanes, STEPS, jnp.float32(0))[1]

    made: Decisions = jax.tree.map(np.asarray, run(table.begin(SEED, LANES)))
    return made


def words_of(engine: Engine[Any]) -> Words:
    """The words that chance gave each lane, by step and stream."""
    keys = chance.keys(SEED, jnp.arange(LANES))

    def words(step: int, stream: int) -> list[list[int]]:
        word = chance.counted(keys, step, stream)
        drawn = [np.asarray(word(n)) for n in range(engine.draws)]
        rows: list[list[int]] = np.stack(drawn, axis=-1).tolist()
        return rows

    return words


@pytest.mark.parametrize("game", SETUPS)
def test_training_sees_what_the_rules_see(game: str) -> None:
    engine = for_setup(game, SETUPS[game])
    rules, declared = engine.rules, engine.observation
    decisions = played(SelfPlay(engine, guests=0.0))
    words, luck = words_of(engine), Numbered()
    turned = as_seen_from(rules.actions(), engine.seats)
    opening = words(0, chance.START)

    def begun(lane: int, given: list[list[int]]) -> Any:
        luck.take(given[lane])
        return rules.start(engine.setup, luck)

    states = [begun(lane, opening) for lane in range(LANES)]
    ended = 0
    for step in range(STEPS):
        outcomes, anew = words(step + 1, chance.PLAY), None
        for lane, state in enumerate(states):
            seat = rules.to_move(state)
            assert seat is not None
            view = rules.view(state, seat)
            assert decisions.seat[step, lane] == seat
            assert decisions.seen[step, lane].tolist() == declared.vector(view)
            numbers = {int(turned[seat, action.index]): action for action in view.legal}
            assert set(np.flatnonzero(decisions.legal[step, lane]).tolist()) == set(numbers)
            luck.take(outcomes[lane])
            rules.advance(state, numbers[int(decisions.action[step, lane])], luck, None)
            end = rules.result(state)
            assert bool(decisions.over[step, lane]) == (end is not None)
            won = np.zeros(4)
            if end is not None:
                won[end.winners()] = 1 / len(end.winners())
                anew = anew or words(step + 1, chance.START)
                states[lane] = begun(lane, anew)
                ended += 1
            assert np.allclose(decisions.won[step, lane], won)
    assert ended or game == "golden-city"


def test_learning_moves_the_weights_as_an_ordinary_compilation_does() -> None:
    table = SelfPlay(for_setup("machi-koro", Setup(2)), guests=0.0)
    weights = fresh(table.engine, jax.random.key(SEED), width=16, depth=2)
    _, decisions, last = jax.jit(
        lambda lanes: table.play(weights, (weights,), lanes, 8, jnp.float32(0))
    )(table.begin(SEED, LANES))
    samples = judged(decisions, last, trace=0.95)

    def learnt(samples: Sample) -> Weights:
        rate = jnp.float32(1e-3)
        habits = Habits(batches=4)
        return improve(weights, no_moments(weights), table.look, samples, habits, rate, rate)[0]

    ours, ordinary = compiled()(learnt)(samples), jax.jit(learnt)(samples)
    for one, other in zip(jax.tree.leaves(ours), jax.tree.leaves(ordinary), strict=True):
        assert np.allclose(one, other, atol=1e-4)
