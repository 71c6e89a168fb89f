"""Proximal policy optimisation for games of several players.

Every decision is judged for every seat: chances to win are a distribution over the seats, and so is
the outcome. The mover's advantage moves the policy; all seats' targets move the value.
"""

from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array, lax

from kontor.bots.network import SEATS, Reader, Weights
from kontor.bots.place_network import PlaceWeights
from kontor.bots.weight_file import AnyWeights
from kontor.train.network import ask
from kontor.train.selfplay import Decisions

W = TypeVar("W", Weights, PlaceWeights)


class Habits(NamedTuple):
    """How to learn."""

    rate: float = 3e-4
    clip: float = 0.2
    trace: float = 0.95
    """How far outcomes reach back (lambda)."""
    curiosity: float = 0.01
    """The weight of the policy's entropy."""
    lead: float = 0.0
    """How much of the victory goes by points at first, in a game that counts any."""
    doubt: float = 0.5
    """The weight of the value's error."""
    batches: int = 8
    epochs: int = 1


class Moments(NamedTuple):
    """What Adam remembers."""

    steps: Array
    mean: AnyWeights
    square: AnyWeights


class Sample(NamedTuple):
    """A decision with what it turned out to be worth."""

    seen: Array
    legal: Array
    action: Array
    chance: Array
    gain: Array
    target: Array
    """[…, players] counted from the player who decided."""
    learns: Array
    seats: Array


def no_moments(weights: AnyWeights) -> Moments:
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return Moments(jnp.int32(0), zeros, zeros)


def judged(decisions: Decisions, last: Array, trace: float) -> Sample:
    """Generalised advantages, for all seats at once."""

    def back(carry: tuple[Array, Array], now: Decisions) -> tuple[tuple[Array, Array], Array]:
        value, gain = carry
        goes_on = ~now.over[:, None]
        surprise = now.won + jnp.where(goes_on, value, 0.0) - now.value
        gain = surprise + jnp.where(goes_on, trace * gain, 0.0)
        return (now.value, gain), gain

    _, gains = lax.scan(back, (last, jnp.zeros_like(last)), decisions, reverse=True)
    target = jnp.clip(gains + decisions.value, 0.0, 1.0)
    target = target / jnp.maximum(target.sum(axis=-1, keepdims=True), 1e-6)
    # Counted from the player on; with fewer than four, the empty seats stay behind.
    places = jnp.arange(SEATS)
    seats = decisions.seats[..., None]
    turned = jnp.where(places < seats, (places + decisions.seat[..., None]) % seats, places)
    mover = decisions.seat[..., None]
    return Sample(
        seen=decisions.seen,
        legal=decisions.legal,
        action=decisions.action,
        chance=decisions.chance,
        gain=jnp.take_along_axis(gains, mover, axis=-1)[..., 0],
        target=jnp.take_along_axis(target, turned, axis=-1),
        learns=decisions.learns,
        seats=decisions.seats,
    )


class Report(NamedTuple):
    """What a step of learning says about itself."""

    policy: Array
    value: Array
    entropy: Array
    clipped: Array


def loss(
    weights: AnyWeights, look: Reader, sample: Sample, habits: Habits, curiosity: Array
) -> tuple[Array, Report]:
    said = ask(weights, look, sample.seen, sample.legal, sample.seats)
    counts = sample.learns.astype(jnp.float32)
    total = jnp.maximum(counts.sum(), 1.0)

    def mean(values: Array) -> Array:
        return (values * counts).sum() / total

    centre = mean(sample.gain)
    spread = jnp.sqrt(mean((sample.gain - centre) ** 2)) + 1e-6
    gain = (sample.gain - centre) / spread
    chosen = jnp.take_along_axis(said.policy, sample.action[..., None], axis=-1)[..., 0]
    ratio = jnp.exp(chosen - sample.chance)
    bounded = jnp.clip(ratio, 1 - habits.clip, 1 + habits.clip)
    policy = -mean(jnp.minimum(ratio * gain, bounded * gain))
    value = -mean((sample.target * jnp.where(sample.target > 0, said.value, 0.0)).sum(axis=-1))
    likely = jnp.where(sample.legal, said.policy, 0.0)
    entropy = -mean((jnp.exp(said.policy) * likely).sum(axis=-1))
    clipped = mean((jnp.abs(ratio - 1) > habits.clip).astype(jnp.float32))
    whole = policy + habits.doubt * value - curiosity * entropy
    return whole, Report(policy, value, entropy, clipped)


def improve(
    weights: W,
    moments: Moments,
    look: Reader,
    samples: Sample,
    habits: Habits,
    rate: Array,
    curiosity: Array,
) -> tuple[W, Moments, Report]:
    """Learn from all samples, in batches of lanes."""
    lanes = samples.action.shape[1]
    size = lanes // habits.batches

    def batch(carry: tuple[W, Moments], number: Array) -> tuple[tuple[W, Moments], Report]:
        weights, moments = carry
        part: Sample = jax.tree.map(
            # Every so many-th lane, so that each batch has lanes of all kinds.
            lambda leaf: lax.dynamic_index_in_dim(
                leaf[:, : size * habits.batches].reshape(
                    leaf.shape[0], size, habits.batches, *leaf.shape[2:]
                ),
                number,
                axis=2,
                keepdims=False,
            ),
            samples,
        )
        slope, report = jax.grad(loss, has_aux=True)(weights, look, part, habits, curiosity)
        weights, moments = adam(weights, moments, slope, rate)
        return (weights, moments), report

    order = jnp.tile(jnp.arange(habits.batches), habits.epochs)
    (weights, moments), reports = lax.scan(batch, (weights, moments), order)
    return weights, moments, jax.tree.map(jnp.mean, reports)


def adam(weights: W, moments: Moments, slope: W, rate: Array) -> tuple[W, Moments]:
    """One step of Adam, its length held within bounds."""
    size = jnp.sqrt(sum((leaf**2).sum() for leaf in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda leaf: leaf * jnp.minimum(1.0, 0.5 / (size + 1e-9)), slope)
    steps = moments.steps + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments.mean, slope)
    square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments.square, slope)
    step = rate * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    weights = jax.tree.map(
        lambda w, m, v: w - step * m / (jnp.sqrt(v) + 1e-8), weights, mean, square
    )
    return weights, Moments(steps, mean, square)
