"""Uniform random play in every lane, many steps in one compiled call, new games included."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from kontor.batch import chance, mask
from kontor.batch.engine import Engine


class Run(NamedTuple):
    """Where a run stands. Every lane makes one decision a step."""

    state: Any
    keys: Array
    step: Array
    """How many steps were made (uint32)."""
    games: Array
    """How many games each lane has finished (uint32)."""


def begin(engine: Engine[Any], seed: int, lanes: int) -> Run:
    """New games in so many lanes."""
    keys = chance.keys(seed, jnp.arange(lanes))
    zeros = jnp.zeros(lanes, jnp.uint32)
    return Run(engine.init(seed, lanes), keys, jnp.uint32(1), zeros)


def one_step(engine: Engine[Any], run: Run) -> Run:
    """A random legal decision in every lane; ended games begin anew."""
    state, keys, step, games = run
    legal = engine.legal(state)
    word = chance.counted(keys, step, chance.CHOICE)(0)
    action = mask.pick(legal, chance.below(word, mask.size(legal)))
    state = engine.step(state, action, chance.counted(keys, step, chance.PLAY))
    games = games + engine.over(state).astype(jnp.uint32)
    state = engine.restart(state, chance.counted(keys, step, chance.START))
    return Run(state, keys, step + jnp.uint32(1), games)


@partial(jax.jit, static_argnums=(0, 2, 3), donate_argnums=1)
def play(engine: Engine[Any], run: Run, steps: int, unroll: int = 1) -> Run:
    """So many steps, without anything leaving the device."""
    played: Run = lax.fori_loop(0, steps, lambda _, now: one_step(engine, now), run, unroll=unroll)
    return played
