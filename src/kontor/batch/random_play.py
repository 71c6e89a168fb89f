"""Uniform random play in every lane, many steps in one compiled call, new games included."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax, tree
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton
from numpy import uint32 as u32

from kontor.batch import chance, mask
from kontor.batch.compiled import compiled
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
    return Run(state, keys, step + u32(1), games)


@compiled(static_argnums=(0, 2), static_argnames=("unroll",), donate_argnums=1)
def play(engine: Engine[Any], run: Run, steps: int, unroll: int = 1) -> Run:
    """So many steps, without anything leaving the device."""
    played: Run = lax.fori_loop(0, steps, lambda _, now: one_step(engine, now), run, unroll=unroll)
    return played


@compiled(static_argnums=(0, 2), static_argnames=("block", "warps"), donate_argnums=1)
def play_in_registers(
    engine: Engine[Any], run: Run, steps: int, block: int = 128, warps: int = 4
) -> Run:
    """The same on a GPU in one kernel: a lane's position stays in registers for all the steps.

    The number of lanes is a multiple of ``block``, which is a power of two.
    """
    state, keys, step, games = run
    parts, shape = tree.flatten((state, games))

    def kernel(*refs: Any) -> None:
        step_ref, key_ref, *rest = refs
        before, after = rest[: len(parts)], rest[len(parts) :]
        state, games = tree.unflatten(shape, [ref[...] for ref in before])
        now = Run(state, key_ref[...], step_ref[0], games)
        now = lax.fori_loop(0, steps, lambda _, now: one_step(engine, now), now)
        for ref, part in zip(after, tree.leaves((now.state, now.games)), strict=True):
            ref[...] = part

    lanes = len(keys)
    each, scalar = pl.BlockSpec((block,), lambda i: (i,)), pl.BlockSpec((1,), lambda i: (0,))
    played = pl.pallas_call(
        kernel,
        grid=(lanes // block,),
        in_specs=[scalar, each, *[each] * len(parts)],
        out_specs=[each] * len(parts),
        out_shape=[jax.ShapeDtypeStruct(part.shape, part.dtype) for part in parts],
        input_output_aliases={2 + number: number for number in range(len(parts))},
        compiler_params=triton.CompilerParams(num_warps=warps, num_stages=1),
        interpret=jax.default_backend() == "cpu",
    )(step[None], keys, *parts)
    state, games = tree.unflatten(shape, played)
    return Run(state, keys, step + u32(steps), games)
