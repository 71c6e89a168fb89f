"""Functions of lanes as one kernel of a GPU: what lies between reading and writing is in registers.

XLA makes several kernels of a game's step and computes in each what it needs, often the same.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

import jax
from jax import tree
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

Function = Callable[..., Any]


def lanewise(block: int = 128, warps: int = 4, in_place: int = 0) -> Callable[[Function], Function]:
    """Run a function in one kernel, a block of lanes at a time.

    It takes trees of scalars and of vectors with an entry a lane, and gives trees of such vectors.
    It must be elementwise. The number of lanes is a multiple of ``block``, a power of two. So many
    of the first arguments as ``in_place`` says come back first, in the same memory. On a CPU it is
    only imitated, slowly.
    """

    def decorate(function: Function) -> Function:
        @wraps(function)
        def call(*args: Any) -> Any:
            given, shape = tree.flatten(args)
            results, result_shape = tree.flatten(jax.eval_shape(function, *args))

            def kernel(*refs: Any) -> None:
                before, after = refs[: len(given)], refs[len(given) :]
                parts = [
                    ref[...] if part.ndim else ref[0]
                    for ref, part in zip(before, given, strict=True)
                ]
                made = function(*tree.unflatten(shape, parts))
                for ref, part in zip(after, tree.leaves(made), strict=True):
                    ref[...] = part

            each = pl.BlockSpec((block,), lambda number: (number,))
            scalar = pl.BlockSpec((1,), lambda number: (0,))
            found = pl.pallas_call(
                kernel,
                grid=(results[0].shape[0] // block,),
                in_specs=[each if part.ndim else scalar for part in given],
                out_specs=[each] * len(results),
                out_shape=results,
                input_output_aliases={n: n for n in range(len(tree.leaves(args[:in_place])))},
                compiler_params=triton.CompilerParams(num_warps=warps, num_stages=1),
                interpret=jax.default_backend() == "cpu",
            )(*[part if part.ndim else part[None] for part in given])
            return tree.unflatten(result_shape, found)

        return call

    return decorate
