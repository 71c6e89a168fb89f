"""What JAX shows of a game, a step at a time or many at once, is what the rules show."""

import copy
import pickle
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from benchmarks.observations import LANES, WAYS, any_legal, compared
from kontor.batch import chance
from kontor.batch.compiled import compiled
from kontor.core.chance import Numbered
from kontor.core.registry import game, observation
from kontor.envs.functional import make
from kontor.envs.vector import vector_games
from kontor.envs.vector_jax import BadOpponents

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


def last_legal(key: Any, seen: Any, allowed: Any) -> Any:
    return allowed.shape[-1] - 1 - jnp.argmax(allowed[:, ::-1], axis=-1)


def test_functions_for_jax_answer_for_the_other_seats() -> None:
    count, own = 16, 1
    env: Any = vector_games("machi-koro", count, "jax", seats=2, seat=own, opponents=last_legal)
    engine, rules = env.tables.engine, game("machi-koro")
    keys, luck = chance.keys(7, jnp.arange(count)), Numbered()
    number, ended = 0, 0

    def drawn(stream: int) -> Any:
        words = chance.counted(keys, number, stream)
        return np.stack([np.asarray(words(n)) for n in range(engine.draws)], axis=-1).tolist()

    def begun(words: Any) -> Any:
        luck.take(words)
        return rules.start(engine.setup, luck)

    def moved(chosen: dict[int, int]) -> dict[int, float]:
        """One step of the engine in these games; what those that ended brought the learner."""
        nonlocal number
        number += 1
        play, start, brought = drawn(chance.PLAY), drawn(chance.START), {}
        for place, action in chosen.items():
            luck.take(play[place])
            rules.advance(states[place], rules.actions()[action], luck, None)
            if (result := rules.result(states[place])) is not None:
                brought[place] = float(result.places[own] == 1)
                states[place] = begun(start[place])
        return brought

    def until_asked() -> dict[int, float]:
        brought: dict[int, float] = {}
        while True:
            waiting = {
                place: rules.legal(state) for place, state in enumerate(states)
                if rules.to_move(state) != own
            }  # fmt: skip
            if not waiting:
                return brought
            brought |= moved({place: max(a.index for a in all) for place, all in waiting.items()})

    states = [begun(words) for words in drawn(chance.START)]
    until_asked()
    seen, info = env.reset(seed=7)
    assert info == {}
    source = np.random.default_rng(1)
    for _ in range(140):
        for place, state in enumerate(states):
            view = rules.view(state, own)
            assert seen["observation"][place].tolist() == observation("machi-koro").vector(view)
            legal = sorted(action.index for action in view.legal)
            assert np.flatnonzero(seen["action_mask"][place]).tolist() == legal
        actions = any_legal(seen["action_mask"], source)
        seen, rewards, over, _, info = env.step(actions)
        brought = moved(dict(enumerate(actions.tolist()))) | until_asked()
        assert np.flatnonzero(over).tolist() == sorted(brought)
        assert rewards.tolist() == [brought.get(place, 0.0) for place in range(count)]
        ended += len(brought)
        if brought:
            assert (info["_final_obs"] == over).all()
            assert [last is not None for last in info["final_obs"]] == over.tolist()
    assert ended


def test_what_cannot_play_in_jax_is_refused() -> None:
    with pytest.raises(BadOpponents, match="'self', 'random' or a function, not 'greedy'"):
        vector_games("machi-koro", 2, "jax", opponents="greedy")
    with pytest.raises(ValueError, match="rules, jax"):
        vector_games("machi-koro", 2, "numba")
