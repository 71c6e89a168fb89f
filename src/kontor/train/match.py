"""Networks against one another, a game a lane, on the device."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from kontor.batch import chance
from kontor.batch.compiled import compiled
from kontor.bots.network import Weights
from kontor.train.network import ask
from kontor.train.selfplay import SelfPlay, drawn

LONGEST = 1500
"""Decisions after which a game is given up."""


class Score(NamedTuple):
    """How one did against equal others."""

    share: float
    """Of the games that were finished."""
    games: int
    length: float
    """Decisions a game."""


class _Now(NamedTuple):
    state: Any
    done: Array
    won: Array
    length: Array
    steps: Array


def match(table: SelfPlay, one: Weights, others: Weights, lanes: int, seed: int) -> Score:
    """``one`` at every seat in turn, ``others`` at all the rest, everybody as he likes best."""
    share, games, length = _match(table, one, others, lanes, seed)
    return Score(float(share), int(games), float(length))


@compiled(static_argnums=(0, 3))
def _match(
    table: SelfPlay, one: Weights, others: Weights, lanes: int, seed: int
) -> tuple[Array, Array, Array]:
    engine = table.engine
    start = table.begin(seed, lanes)
    mine = jnp.arange(lanes) % engine.seats

    def goes_on(now: _Now) -> Array:
        return ~now.done.all() & (now.steps < LONGEST)

    def step(now: _Now) -> _Now:
        state, done, won, length, steps = now
        seat, seen, legal, seats = table.look_around(state)
        ours = ask(one, table.look, seen, legal, seats).policy
        theirs = ask(others, table.look, seen, legal, seats).policy
        # Sharpened, so that unlikely answers do not spoil a game, but not every game is the same.
        policy = jax.nn.log_softmax(4 * jnp.where((seat == mine)[:, None], ours, theirs))
        action = drawn(policy, chance.counted(start.keys, steps, chance.CHOICE)(0))
        after = engine.step(
            state, table.in_the_rules(seat, action), chance.counted(start.keys, steps, chance.PLAY)
        )
        state = jax.tree.map(lambda new, old: jnp.where(done, old, new), after, state)
        over = engine.over(state) & ~done
        share = jnp.take_along_axis(table.shares(state), mine[:, None], axis=1)[:, 0]
        won = won + jnp.where(over, share, 0.0)
        return _Now(state, done | over, won, length + ~done, steps + jnp.uint32(1))

    none = jnp.zeros(lanes)
    end = lax.while_loop(
        goes_on, step, _Now(start.state, none.astype(bool), none, none, jnp.uint32(1))
    )
    games = end.done.sum()
    return end.won.sum() / jnp.maximum(games, 1), games, end.length.mean()
