"""Pgx's games in the loop of `kontor.batch.random_play`: random legal play, new games included.

Pgx need not be installed; a row of it then says so.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from kontor.batch.chance import CHOICE, counted, keys

SEATS = {"backgammon": 2, "sparrow_mahjong": 3}
GAMES = tuple(SEATS)
MOST_LANES = 1 << 20
"""More take long and bring nothing."""


class Run(NamedTuple):
    state: Any
    keys: Array
    step: Array
    games: Array


def begin(game: str, seed: int, lanes: int) -> Run:
    import pgx

    init = jax.jit(jax.vmap(pgx.make(game).init))
    state = init(jax.random.split(jax.random.PRNGKey(seed), lanes))
    zeros = jnp.zeros(lanes, jnp.uint32)
    return Run(state, keys(seed, jnp.arange(lanes)), jnp.uint32(1), zeros)


@partial(jax.jit, static_argnums=(0, 2), donate_argnums=1)
def play(game: str, run: Run, steps: int) -> Run:
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    advance = jax.vmap(auto_reset(env.step, env.init))

    def one_step(_: int, run: Run) -> Run:
        words = counted(run.keys, run.step, CHOICE)(0)
        legal = run.state.legal_action_mask
        reached = jnp.cumsum(legal, axis=-1, dtype=jnp.int32)
        place = (words >> 8) * reached[:, -1].astype(jnp.uint32) >> 24
        action = (reached <= place[:, None].astype(jnp.int32)).sum(axis=-1)
        chance = jax.random.split(jax.random.fold_in(jax.random.PRNGKey(0), run.step), len(words))
        state = advance(run.state, action, chance)
        games = run.games + state.terminated.astype(jnp.uint32)
        return Run(state, run.keys, run.step + 1, games)

    played: Run = lax.fori_loop(0, steps, one_step, run)
    return played
