"""Games of a network with itself and with guests: what there is to learn from."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kontor.batch import chance, mask
from kontor.batch.engine import Engine
from kontor.bots.network import SEATS, InputScale, Weights, as_seen_from, input_scale
from kontor.train.network import NetworkOutput, ask
from kontor.train.points import CLOSE

Guests = tuple[Weights, ...]
"""Who plays against the learner; each has as many lanes as the others, and always the same."""


class Lanes(NamedTuple):
    """Where the games of one engine stand."""

    state: Any
    keys: Array
    step: Array


class Decisions(NamedTuple):
    """What was decided and how it went on; leaves have the shape [steps, lanes, …]."""

    seen: Array
    legal: Array
    action: Array
    """As the network numbers it."""
    chance: Array
    """The logarithm of the chance with which it was chosen."""
    value: Array
    """[…, players] What the network thought each player's chance to win was, by seat."""
    seat: Array
    won: Array
    """[…, players] Each player's share of the victory, by seat; 0 while the game goes on."""
    over: Array
    learns: Array
    """Whether the learner decided, not a guest."""
    seats: Array


class SelfPlay:
    """An engine with what a network needs to play at it."""

    def __init__(self, engine: Engine[Any], guests: float) -> None:
        self.engine = engine
        self.look: InputScale = input_scale(engine.observation)
        self.guests = guests
        """The share of lanes in which all but one seat are taken by a guest."""
        turned = as_seen_from(engine.rules.actions(), engine.seats)
        self.turned = turned if (turned != turned[0]).any() else None
        self.back = np.argsort(turned, axis=1)

    def begin(self, seed: int, lanes: int) -> Lanes:
        keys = chance.keys(seed, jnp.arange(lanes))
        return Lanes(self.engine.init(seed, lanes), keys, jnp.uint32(1))

    # --- the player's point of view

    def look_around(self, state: Any) -> tuple[Array, Array, Array, Array]:
        """Who is to move, what he sees, what he may do as the network numbers it, players."""
        seat = self.engine.to_move(state)
        legal = mask.unpack(self.engine.legal(state), self.engine.actions)
        if self.turned is not None:
            legal = _by_seat(seat, [legal[:, order] for order in self.back])
        seats = jnp.full(seat.shape, self.engine.seats)
        return seat, self.engine.observe(state, seat), legal, seats

    def in_the_rules(self, seat: Array, action: Array) -> Array:
        """The game's number of an action that the network chose."""
        if self.turned is None:
            return action
        return jnp.asarray(self.back)[seat, action]

    def by_seat(self, seat: Array, value: Array) -> Array:
        """Chances to win by seat, from those counted from the player on."""
        count = self.engine.seats
        turned = _by_seat(seat, [jnp.roll(value[:, :count], by, axis=1) for by in range(count)])
        return jnp.pad(turned, ((0, 0), (0, SEATS - count)))

    def shares(self, state: Any, lead: Array | float = 0.0) -> Array:
        """[lanes, players] Each player's share of the victory; 0 while the game goes on.

        ``lead`` is how much of it goes by points: the close second then learns more than the last.
        """
        first = jnp.stack([place == 1 for place in self.engine.result(state)], axis=-1)
        shares = first / jnp.maximum(first.sum(axis=-1, keepdims=True), 1)
        points = self.engine.points(state)
        if points is not None:
            by_points = jax.nn.softmax(jnp.stack(points, axis=-1) / CLOSE)
            over = self.engine.over(state)[:, None]
            shares = jnp.where(over, (1 - lead) * shares + lead * by_points, 0.0)
        return jnp.pad(shares, ((0, 0), (0, SEATS - self.engine.seats)))

    # --- playing

    def play(
        self, weights: Weights, guests: Guests, lanes: Lanes, steps: int, lead: Array
    ) -> tuple[Lanes, Decisions, Array]:
        """So many decisions in every lane, and what the network thinks of where that led."""
        lanes, decisions = lax.scan(
            lambda now, _: self._step(weights, guests, now, lead), lanes, length=steps
        )
        seat, seen, legal, seats = self.look_around(lanes.state)
        value = jnp.exp(ask(weights, self.look, seen, legal, seats).value)
        return lanes, decisions, self.by_seat(seat, value)

    def _step(
        self, weights: Weights, guests: Guests, lanes: Lanes, lead: Array
    ) -> tuple[Lanes, Decisions]:
        engine, (state, keys, step) = self.engine, lanes
        seat, seen, legal, seats = self.look_around(state)
        said = ask(weights, self.look, seen, legal, seats)
        policy, learns = self._with_guests(said, guests, seat, seen, legal, seats)
        action = drawn(policy, chance.counted(keys, step, chance.CHOICE)(0))
        taken = self.in_the_rules(seat, action)
        state = engine.step(state, taken, chance.counted(keys, step, chance.PLAY))
        over = engine.over(state)
        decisions = Decisions(
            seen=seen,
            legal=legal,
            action=action,
            chance=_at(said.policy, action),
            value=self.by_seat(seat, jnp.exp(said.value)),
            seat=seat,
            won=self.shares(state, lead),
            over=over,
            learns=learns,
            seats=seats,
        )
        state = engine.restart(state, chance.counted(keys, step, chance.START))
        return Lanes(state, keys, step + jnp.uint32(1)), decisions

    def _with_guests(
        self,
        said: NetworkOutput,
        guests: Guests,
        seat: Array,
        seen: Array,
        legal: Array,
        seats: Array,
    ) -> tuple[Array, Array]:
        """The policy that decides in each lane, and whether it is the learner's."""
        each = int(self.guests * seat.shape[0]) // len(guests)
        count = each * len(guests)
        if not count:
            return said.policy, jnp.ones(seat.shape, bool)
        here = jnp.arange(seat.shape[0])
        learns = (here >= count) | (seat == here % self.engine.seats)
        theirs = []
        for number, guest in enumerate(guests):
            his = slice(number * each, (number + 1) * each)
            theirs.append(ask(guest, self.look, seen[his], legal[his], seats[his]).policy)
        mixed = jnp.where(learns[:count, None], said.policy[:count], jnp.concatenate(theirs))
        return jnp.concatenate([mixed, said.policy[count:]]), learns


def drawn(policy: Array, word: Array) -> Array:
    """An action by its chance, from a random word."""
    place = (word >> jnp.uint32(8)).astype(jnp.float32) / (1 << 24)
    reached = jnp.cumsum(jnp.exp(policy), axis=-1)
    action = (reached <= (place * reached[:, -1])[:, None]).sum(axis=-1).astype(jnp.int32)
    # Rounding may point beside a chance of zero.
    likely = _at(policy, jnp.minimum(action, policy.shape[-1] - 1)) > -1e8
    return jnp.where(likely, action, policy.argmax(axis=-1)).astype(jnp.int32)


def _at(table: Array, place: Array) -> Array:
    return jnp.take_along_axis(table, place[..., None], axis=-1)[..., 0]


def _by_seat(seat: Array, choices: list[Array]) -> Array:
    chosen = choices[0]
    for number, choice in enumerate(choices[1:], 1):
        chosen = jnp.where((seat == number)[:, None], choice, chosen)
    return chosen


def joined(parts: list[Decisions]) -> Decisions:
    """The decisions of several engines, lane beside lane."""
    both: Decisions = jax.tree.map(lambda *leaves: jnp.concatenate(leaves, axis=1), *parts)
    return both
