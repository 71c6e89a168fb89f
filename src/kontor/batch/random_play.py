"""Uniform random play in every lane, many steps in one compiled call, new games included."""

from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array, lax
from numpy import uint32 as u32

from kontor.batch import chance, mask
from kontor.batch.compiled import compiled
from kontor.batch.engine import Engine
from kontor.batch.kernel import lanewise


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
    return Run(state, keys, step + u32(1), games)


@compiled(static_argnums=(0, 2), static_argnames=("unroll",), donate_argnums=1)
def play(engine: Engine[Any], run: Run, steps: int, unroll: int = 1) -> Run:
    """So many steps, without anything leaving the device."""
    played: Run = lax.fori_loop(0, steps, lambda _, now: one_step(engine, now), run, unroll=unroll)
    return played


@compiled(static_argnums=(0, 2), static_argnames=("block", "warps", "together"), donate_argnums=1)
def play_in_registers(
    engine: Engine[Any],
    run: Run,
    steps: int,
    block: int = 128,
    warps: int = 4,
    together: int | None = None,
) -> Run:
    """The same on a GPU, in kernels that keep a lane's position in registers for all the steps.

    Or for so many steps ``together`` as divide them: it goes through memory in between, as it must
    where somebody else chooses. The number of lanes is a multiple of ``block``, a power of two.
    """
    stay = together or steps

    @lanewise(block, warps, in_place=1)
    def kernel(state: Any, keys: Array, step: Array, games: Array) -> tuple[Any, Array]:
        now = Run(state, keys, step, games)
        now = lax.fori_loop(0, stay, lambda _, now: one_step(engine, now), now)
        return now.state, now.games

    def onward(_: Array, now: Run) -> Run:
        state, games = kernel(*now)
        return Run(state, now.keys, now.step + u32(stay), games)

    played: Run = lax.fori_loop(0, steps // stay, onward, run)
    return played
