"""Pgx's backgammon on the CPU: many games in one compiled loop, with random legal actions."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from benchmarks.row import Group, Label, Row, serve
from kontor.stopwatch import Play

MANY, STEPS = 4096, 20


def many_games(game: str) -> Play:
    env = pgx.make(game)
    advance = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        choosing, luck = jax.random.split(key)
        action = jax.random.categorical(choosing, jnp.log(state.legal_action_mask))
        return advance(state, action, jax.random.split(luck, MANY)), None

    @partial(jax.jit, donate_argnums=0)
    def steps(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, STEPS))[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), MANY))
    number = 0

    def play() -> int:
        nonlocal state, number
        number += 1
        state = jax.block_until_ready(steps(state, jax.random.key(number)))
        return MANY * STEPS

    return play


def rows() -> list[Row]:
    label = Label("Pgx", "Backgammon", f"{MANY} games at once, JAX, compiled loop", 2, Group.BESIDE)
    return [Row(label, partial(many_games, "backgammon"))]


if __name__ == "__main__":
    serve(rows())
