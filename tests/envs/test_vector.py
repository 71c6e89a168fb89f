"""Many games at once are the same games as one by one, and show the same numbers."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from kontor.core.registry import game, observation, own_games
from kontor.envs import RawEnv, VectorGames
from kontor.envs.rewards import BadReward

TABLES = [(name, seats) for name in own_games() for seats in game(name).meta().seats]
GAMES, STEPS = 12, 300


def chosen(masks: Any, source: np.random.Generator) -> Any:
    """A random legal action in each game."""
    return np.array([source.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_they_are_the_games_that_pettingzoo_plays(name: str, seats: int) -> None:
    many = VectorGames(name, GAMES, seats, opponents="self")
    single = [RawEnv(name, seats) for _ in range(GAMES)]
    seen, info = many.reset(seed=40)
    for number, env in enumerate(single):
        env.reset(seed=40 + number)
    source = np.random.default_rng(seats)
    running = set(range(GAMES))
    for _ in range(STEPS):
        for number in running:
            env = single[number]
            agent = env.possible_agents[info["seat"][number]]
            assert agent == env.agent_selection
            here = env.observe(agent)
            assert (seen["observation"][number] == here["observation"]).all()
            assert (seen["action_mask"][number] == here["action_mask"]).all()
        actions, actors = chosen(seen["action_mask"], source), info["seat"]
        seen, rewards, over, cut, info = many.step(actions)
        assert not cut.any()
        for number in list(running):
            env = single[number]
            env.step(int(actions[number]))
            assert info["rewards"][number].tolist() == [*env.rewards.values()]
            assert rewards[number] == info["rewards"][number][actors[number]]
            assert over[number] == all(env.terminations.values())
            if over[number]:
                last = env.observe(env.possible_agents[actors[number]])
                assert (info["final_obs"][number]["observation"] == last["observation"]).all()
                about = info["final_info"]
                assert info["_final_info"][number]
                assert about["_seat"][number]
                assert about["seat"][number] == actors[number]
                assert (about["rewards"][number] == info["rewards"][number]).all()
                running.remove(number)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_learner_alone_is_asked_when_others_play(name: str, seats: int) -> None:
    many = VectorGames(name, GAMES, seats, seat=1, opponents="random", normalised=True)
    least, most = (np.array(bound) for bound in observation(name).bounds())
    seen, info = many.reset(seed=1)
    assert info == {}
    source, ended, won = np.random.default_rng(1), 0, 0.0
    for _ in range(STEPS):
        for number, state in enumerate(many.games.states):
            view = many.games.game.view(state, 1)
            assert view.to_move == 1
            numbers = seen["observation"][number] * (most - least) + least
            assert np.allclose(numbers, observation(name).vector(view), atol=1e-4)
        seen, rewards, over, _, _ = many.step(chosen(seen["action_mask"], source))
        assert not rewards[~over].any()
        ended, won = ended + over.sum(), won + rewards.sum()
    assert 0 < won < ended


@pytest.mark.parametrize("name", own_games())
@pytest.mark.parametrize("opponents", ["self", "random", "greedy"])
@pytest.mark.parametrize("restored", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_restored_games_go_on_as_the_originals(name: str, opponents: str, restored: Any) -> None:
    many = VectorGames(name, 3, opponents=opponents, flat=True)
    steps = 20 if opponents == "greedy" else 130

    def course(env: VectorGames, steps: int) -> list[Any]:
        source, told = np.random.default_rng(steps), []
        for _ in range(steps):
            seen, rewards, over, _, info = env.step(chosen(env.action_masks(), source))
            assert isinstance(seen, np.ndarray)
            final = [last if last is None else last.tolist() for last in info.get("final_obs", [])]
            told.append((seen.tolist(), rewards.tolist(), over.tolist(), final))
        return told

    many.reset(seed=3)
    course(many, steps)
    again = restored(many)
    wanted = course(many, steps)
    assert course(again, steps) == wanted
    assert opponents == "greedy" or any(any(over) for _, _, over, _ in wanted), "some games end"


def test_a_copy_writes_into_arrays_of_its_own() -> None:
    size, actions = observation("machi-koro").size, len(game("machi-koro").actions())
    seen, masks = np.zeros((2, size), np.uint8), np.zeros((2, actions), np.int8)
    many = VectorGames(
        "machi-koro", 2, opponents="self", out={"observation": seen, "action_mask": masks}
    )
    many.reset(seed=1)
    before, again = seen.copy(), copy.deepcopy(many)
    told, *_ = again.step(chosen(masks, np.random.default_rng(1)))
    assert isinstance(told, dict)
    assert (seen == before).all()
    assert (told["observation"] != before).any()


def test_gymnasium_makes_them_by_name() -> None:
    many = gymnasium.make_vec(
        "kontor.envs:kontor/machi-koro-v1", num_envs=5, seats=3, opponents="self"
    )
    seen, _ = many.reset(seed=1)
    assert seen in many.observation_space
    masks = tuple(mask for mask in seen["action_mask"])
    many.step(many.action_space.sample() * 0 + chosen(masks, np.random.default_rng(1)))
    assert many.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP


def test_observations_can_be_written_into_the_callers_arrays() -> None:
    size, actions = observation("machi-koro").size, len(game("machi-koro").actions())
    out = {
        "observation": np.zeros((4, size), np.uint8),
        "action_mask": np.zeros((4, actions), np.int8),
    }
    many, other = (VectorGames("machi-koro", 4, opponents="self", out=o) for o in (out, None))
    seen, _ = many.reset(seed=9)
    assert seen["observation"] is out["observation"]
    again, _ = other.reset(seed=9)
    kept = again["observation"].copy()
    for env in (many, other):
        env.step(chosen(again["action_mask"], np.random.default_rng(1)))
    assert (again["observation"] == kept).all(), "copies are made where no arrays are given"
    assert (out["observation"] != kept).any()
    with pytest.raises(ValueError, match="contiguous arrays of bytes"):
        VectorGames("machi-koro", 3, out=out)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadReward, match="shaped"):
        VectorGames("machi-koro", 2, reward="shaped")
    many = VectorGames("machi-koro", 2, opponents="self")
    seen, _ = many.reset(seed=1)
    with pytest.raises(ValueError, match="not legal in game 0"):
        many.step(seen["action_mask"].argmin(axis=1))
