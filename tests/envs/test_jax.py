"""What JAX shows of a game, a step at a time or many at once, is what the rules show."""

import copy
import pickle
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from benchmarks.observations import LANES, WAYS, any_legal, compared
from kontor.batch.compiled import compiled
from kontor.envs.functional import make
from kontor.envs.vector import vector_games

DECISIONS = 180 * LANES
"""Long enough for games to end and begin anew."""


@pytest.mark.parametrize("way", [way for way in WAYS if "JAX" in way])
def test_jax_shows_and_rewards_as_the_rules_do(way: str) -> None:
    assert compared(WAYS[way], "machi-koro", 2, DECISIONS) == DECISIONS


def test_an_illegal_action_ends_the_game_and_nothing_follows() -> None:
    env = make("machi-koro", seats=2)

    @compiled()
    def steps(keys: Any) -> Any:
        """A game, what an illegal action makes of it, and what comes after."""
        state = env.init(keys[0])
        (ended, after), _ = jax.lax.scan(
            lambda last, key: ((last[1], env.step(last[1], illegal(last[1]), key)), None),
            (state, state),
            keys[1:],
        )
        return state, ended, after, env.observe(state, state.current_player)

    def illegal(state: Any) -> Any:
        return jnp.argmin(state.legal_action_mask)

    state, ended, after, seen = steps(jax.random.split(jax.random.key(1), 3))
    assert ended.terminated
    assert ended.rewards[state.current_player] == -1
    assert not ended.legal_action_mask.any()
    assert after.terminated
    assert not after.rewards.any()
    assert (np.asarray(seen) == np.asarray(state.observation)).all()


def test_copied_games_go_on_as_the_originals() -> None:
    env: Any = vector_games("machi-koro", LANES, "jax", seats=2)

    def course(env: Any, seen: Any) -> list[Any]:
        source, told = np.random.default_rng(1), []
        for _ in range(20):
            seen, rewards, over, _, _ = env.step(any_legal(seen["action_mask"], source))
            told.append((seen["observation"].tolist(), rewards.tolist(), over.tolist()))
        return told

    seen, _ = env.reset(seed=5)
    copied, pickled = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    seen = {name: array.copy() for name, array in seen.items()}
    wanted = course(env, seen)
    assert course(copied, seen) == wanted
    assert course(pickled, seen) == wanted


def test_jax_is_for_self_play() -> None:
    with pytest.raises(ValueError, match="self-play"):
        vector_games("machi-koro", 2, "jax", opponents="random")
    with pytest.raises(ValueError, match="rules, jax"):
        vector_games("machi-koro", 2, "numba")
