"""A network under JAX: new weights, and quick answers in mixed precision."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kontor.batch.engine import Engine
from kontor.bots.network import SEATS, Layer, Reader, Weights, input_scale
from kontor.bots.place_network import PlaceWeights
from kontor.bots.weight_file import AnyWeights

NEVER = -1e9


class NetworkOutput(NamedTuple):
    """Logarithms of chances."""

    policy: Array
    """[lanes, actions], seats counted from the player to move."""
    value: Array
    """[lanes, players], counted from the player to move."""


def fresh(engine: Engine[Any], key: Array, width: int, depth: int) -> Weights:
    """Weights that know nothing: every action about equally likely, every player too."""
    look = input_scale(engine.observation)
    sizes = [look.inputs] + [width] * depth
    keys = jax.random.split(key, depth + 2)
    hidden = tuple(
        _layer(keys[number], sizes[number], sizes[number + 1], 2.0) for number in range(depth)
    )
    return Weights(
        hidden, _layer(keys[-2], width, engine.actions, 1e-4), _layer(keys[-1], width, SEATS, 1e-4)
    )


def _layer(key: Array, inputs: int, outputs: int, gain: float) -> Layer:
    matrix = jax.random.normal(key, (inputs, outputs)) * np.sqrt(gain / inputs)
    return matrix.astype(jnp.float32), jnp.zeros(outputs, jnp.float32)


def widened(weights: Weights, width: int) -> Weights:
    """The same player with layers of so many numbers: those that are new stay 0."""

    def layer(layer: Layer, inputs: int, outputs: int) -> Layer:
        matrix, bias = layer
        more = ((0, inputs - matrix.shape[0]), (0, outputs - matrix.shape[1]))
        return jnp.pad(matrix, more), jnp.pad(bias, more[1])

    first, *later = weights.hidden
    return Weights(
        (
            layer(first, first[0].shape[0], width),
            *(layer(hidden, width, width) for hidden in later),
        ),
        layer(weights.policy, width, weights.policy[0].shape[1]),
        layer(weights.value, width, weights.value[0].shape[1]),
    )


def ask(
    weights: AnyWeights, look: Reader, seen: Array, legal: Array, seats: Array
) -> NetworkOutput:
    """The network's answer for each lane. ``seats`` says how many play there."""
    if weights.direct is not None:
        # Thousands of weights right at the answers would make every step a leap.
        weights = weights._replace(direct=lax.stop_gradient(weights.direct))
    # Half of the bits are enough, and faster where the device knows how; not so for advice.
    exact = jax.default_backend() == "cpu" or isinstance(weights, PlaceWeights)
    kind = jnp.float32 if exact else jnp.bfloat16
    low = jax.tree.map(lambda array: array.astype(kind), weights)
    inputs = jax.tree.map(lambda array: array.astype(kind), look.read(jnp, seen))
    liked, prospects = low.answer(jnp, inputs)
    liked = jnp.where(legal, liked.astype(jnp.float32), NEVER)
    playing = jnp.arange(SEATS) < seats[..., None]
    prospects = jnp.where(playing, prospects.astype(jnp.float32), NEVER)
    return NetworkOutput(jax.nn.log_softmax(liked), jax.nn.log_softmax(prospects))
