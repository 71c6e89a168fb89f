"""What JAX shows of a game, a step at a time or many at once, is what the rules show."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kontor.batch import chance
from kontor.batch.compiled import compiled
from kontor.core.chance import Numbered
from kontor.core.registry import game, observation
from kontor.core.setup import Setup
from kontor.envs.functional import Environment, State, make
from kontor.envs.vector import vector_games

TABLES, STEPS, SEED = 8, 250, 3


def words_of(words: Any, draws: int) -> Any:
    """The words that chance gives, as lists by table."""
    return np.stack([np.asarray(words(n)) for n in range(draws)], axis=-1).tolist()


def of_keys(keys: Any, stream: int, draws: int) -> Any:
    bits = jax.vmap(lambda key: jax.random.bits(key, (1,), jnp.uint32)[0])(keys)
    return words_of(chance.counted(bits, 0, stream), draws)


def expected(rules: Any, state: Any) -> tuple[int, list[int], list[int]]:
    """Who is to move, what he sees, what he may do."""
    seat = rules.to_move(state)
    view = rules.view(state, seat)
    vector = observation(rules.meta().id).vector(view)
    return seat, vector, sorted(action.index for action in view.legal)


def played(env: Environment, keys: Any) -> Any:
    """Everything that is shown in so many random steps, in one compiled loop."""

    @compiled()
    def run(keys: Any) -> Any:
        def one(state: State, keys: Any) -> Any:
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(keys[0], logits)
            after = jax.vmap(env.auto_reset)(state, action, keys)
            return after, (state._replace(position=None), action, after.rewards, after.terminated)

        begun = jax.vmap(env.init)(keys[0])
        return jax.lax.scan(one, begun, keys)[1]

    return jax.tree.map(np.asarray, run(keys))


def test_a_compiled_loop_of_the_functional_environment_plays_by_the_rules() -> None:
    env, rules, luck = make("machi-koro", seats=2), game("machi-koro"), Numbered()
    keys = jax.random.split(jax.random.key(SEED), (STEPS, TABLES))
    shown, actions, rewards, over = played(env, keys)
    setup = Setup(2).checked(rules.meta())

    def begun(words: Any) -> Any:
        luck.take(words)
        return rules.start(setup, luck)

    states = [begun(words) for words in of_keys(keys[0], chance.START, env.engine.draws)]
    ended = 0
    for step in range(STEPS):
        ours, fresh = jax.vmap(jax.random.split, out_axes=1)(keys[step])
        lucks = of_keys(ours, chance.PLAY, env.engine.draws)
        begins = of_keys(fresh, chance.START, env.engine.draws)
        for table, state in enumerate(states):
            seat, vector, legal = expected(rules, state)
            assert shown.current_player[step, table] == seat
            assert shown.observation[step, table].tolist() == vector
            assert np.flatnonzero(shown.legal_action_mask[step, table]).tolist() == legal
            luck.take(lucks[table])
            rules.advance(state, rules.actions()[int(actions[step, table])], luck, None)
            result = rules.result(state)
            assert over[step, table] == (result is not None)
            won = [0.0, 0.0] if result is None else [float(p == 1) for p in result.places]
            assert rewards[step, table].tolist() == won
            if result is not None:
                states[table] = begun(begins[table])
                ended += 1
    assert ended


def test_an_illegal_action_ends_the_game_and_nothing_follows() -> None:
    env = make("machi-koro", seats=2)
    init, step = compiled()(env.init), compiled()(env.step)
    state = init(jax.random.key(1))
    illegal = int(np.flatnonzero(~np.asarray(state.legal_action_mask))[0])
    ended = step(state, jnp.int32(illegal), jax.random.key(2))
    assert ended.terminated
    assert ended.rewards[state.current_player] == -1
    assert not ended.legal_action_mask.any()
    after = step(ended, jnp.int32(0), jax.random.key(3))
    assert after.terminated
    assert not after.rewards.any()
    seen = env.observe(state, state.current_player)
    assert (np.asarray(seen) == np.asarray(state.observation)).all()


def test_many_games_over_jax_are_shown_as_the_rules_show_them() -> None:
    env, rules, luck = vector_games("machi-koro", TABLES, "jax"), game("machi-koro"), Numbered()
    draws = env.engine.draws
    keys = chance.keys(SEED, jnp.arange(TABLES))

    def begun(words: Any) -> Any:
        luck.take(words)
        return rules.start(env.setup, luck)

    states = [begun(w) for w in words_of(chance.counted(keys, 0, chance.START), draws)]
    seen, info = env.reset(seed=SEED)
    source, ended = np.random.default_rng(1), 0
    for step in range(1, STEPS):
        for table, state in enumerate(states):
            seat, vector, legal = expected(rules, state)
            assert info["seat"][table] == seat
            assert seen["observation"][table].tolist() == vector
            assert np.flatnonzero(seen["action_mask"][table]).tolist() == legal
        actions = [source.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        actors = info["seat"]
        seen, rewards, over, _, info = env.step(np.array(actions))
        lucks = words_of(chance.counted(keys, step, chance.PLAY), draws)
        begins = words_of(chance.counted(keys, step, chance.START), draws)
        for table, state in enumerate(states):
            luck.take(lucks[table])
            rules.advance(state, rules.actions()[int(actions[table])], luck, None)
            result = rules.result(state)
            assert over[table] == (result is not None)
            won = result is not None and result.places[actors[table]] == 1
            assert rewards[table] == float(won)
            if result is not None:
                states[table] = begun(begins[table])
                ended += 1
    assert ended


def test_jax_is_for_self_play() -> None:
    with pytest.raises(ValueError, match="self-play"):
        vector_games("machi-koro", 2, "jax", opponents="random")
    with pytest.raises(ValueError, match="rules, jax"):
        vector_games("machi-koro", 2, "numba")
