"""Passes over lessons that stay as they are: what `imitate` and `distil` share."""

from collections.abc import Callable
from typing import Any, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kontor.batch.compiled import compiled
from kontor.bots.network import Reader, Weights
from kontor.bots.place_network import PlaceWeights
from kontor.train.learning import Moments, adam, no_moments

W = TypeVar("W", Weights, PlaceWeights)
KEPT_BACK = 0.05
"""The share of the lessons that is for the examination."""
RATE = 1e-3
"""Of learning, at the start."""


def kept_back(lessons: Any) -> tuple[Any, Any]:
    """What is learnt from, and the last lessons, about which the network is asked."""
    count = len(lessons.seen)
    learnt = count - max(1, int(count * KEPT_BACK))
    return (
        type(lessons)(*(leaf[:learnt] for leaf in lessons)),
        type(lessons)(*(leaf[learnt:] for leaf in lessons)),
    )


def studied(
    weights: W, look: Reader, lessons: Any, unlike: Callable[..., Array], passes: int, batch: int
) -> W:
    """The weights after so many passes; ``unlike`` says how wrong they are about a batch."""
    count = len(lessons.seen)
    size = min(batch, count)
    source = np.random.default_rng(1)
    moments = no_moments(weights)
    at_hand = jax.tree.map(jnp.asarray, lessons)
    for number in range(passes):
        order = source.permutation(count)[: count // size * size].reshape(-1, size)
        rate = jnp.float32(RATE * (1 - 0.95 * number / passes))
        weights, moments = _pass(weights, moments, unlike, look, at_hand, jnp.asarray(order), rate)
        print(f"pass {number + 1} of {passes}", flush=True)
    return weights


@compiled(static_argnums=(2, 3))
def _pass(
    weights: W,
    moments: Moments,
    unlike: Callable[..., Array],
    look: Reader,
    lessons: Any,
    order: Array,
    rate: Array,
) -> tuple[W, Moments]:
    def batch(carry: tuple[W, Moments], places: Array) -> tuple[tuple[W, Moments], None]:
        part = jax.tree.map(lambda leaf: leaf[places], lessons)
        return adam(*carry, jax.grad(unlike)(carry[0], look, part), rate), None

    return lax.scan(batch, (weights, moments), order)[0]
