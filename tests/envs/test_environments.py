"""The environments pass the checks of those who defined them, and mean what they say."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from kontor.bots.registry import levels
from kontor.core.chance import Seeded
from kontor.core.faults import NoObservation
from kontor.core.game import Game
from kontor.core.registry import games
from kontor.core.setup import Setup
from kontor.envs import pettingzoo_env
from kontor.envs.single import SingleAgent
from kontor.envs.spaces import Observer, observation_of


def has_observation(game: Game[Any]) -> bool:
    try:
        observation_of(game)
    except NoObservation:
        return False
    return True


GAMES = {name: game for name, game in games().items() if has_observation(game)}
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.meta().seats]


def made(name: str) -> gymnasium.Env[Any, Any]:
    version = GAMES[name].meta().rules_version
    return gymnasium.make(f"kontor.envs:kontor/{name}-v{version}")


QUIET = pytest.mark.filterwarnings("ignore::UserWarning")


@QUIET
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_no_fault(name: str, seats: int) -> None:
    api_test(pettingzoo_env(name, seats), num_cycles=150)
    seed_test(lambda: pettingzoo_env(name, seats), num_cycles=60)


@QUIET
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_no_fault(name: str) -> None:
    env = made(name)
    check_env(env.unwrapped, skip_render_check=True)


def masked(space: gymnasium.Space[Any], seen: dict[str, Any]) -> int:
    return int(space.sample(seen["action_mask"]))


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_give_equal_games_and_one_winner(name: str) -> None:
    courses = []
    for _ in range(2):
        env = made(name)
        seen, _ = env.reset(seed=4)
        env.action_space.seed(4)
        course: list[Any] = []
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(masked(env.action_space, seen))
            course.append((seen["observation"].tolist(), reward))
        courses.append(course)
        assert course[-1][1] in (0.0, 1.0)
    assert courses[0] == courses[1]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


RESTORED = pytest.mark.parametrize("restored", [copy.deepcopy, pickled])


@RESTORED
@pytest.mark.parametrize("name", GAMES)
def test_a_restored_pettingzoo_game_goes_on_as_the_original(name: str, restored: Any) -> None:
    def course(env: Any, steps: int) -> list[Any]:
        seen: list[Any] = []
        while env.agents and len(seen) < steps:
            agent = env.agent_selection
            here, reward, over, _, _ = env.last()
            seen.append((agent, here["observation"].tolist(), reward, over))
            legal = np.flatnonzero(here["action_mask"])
            env.step(None if over else int(legal[len(seen) * 7 % len(legal)]))
        return seen

    env = pettingzoo_env(name)
    env.reset(seed=2)
    whole = len(course(env, 10_000))
    env.reset(seed=2)
    course(env, min(40, whole // 2))
    again = restored(env)
    rest = course(again, 10_000)
    assert course(env, 10_000) == rest
    assert rest[-1][-1], "the game is over"


QUICK_LEVELS = [(name, level) for name in GAMES for level in [*levels(name)][:2]]
"""The others think too long; `tests/bots/test_registry.py` has them all."""


@RESTORED
@pytest.mark.parametrize(("name", "level"), QUICK_LEVELS)
def test_a_restored_gymnasium_game_goes_on_against_the_same_bots(
    name: str, level: str, restored: Any
) -> None:
    def course(env: SingleAgent, steps: int) -> list[Any]:
        seen: list[Any] = []
        for _ in range(steps):
            legal = env.game.legal(env.state)
            if not legal:
                break
            here, reward, over, _, _ = env.step(legal[len(seen) % len(legal)].index)
            seen.append((here["observation"].tolist(), reward, over))
        return seen

    env = SingleAgent(name, opponents=level)
    env.reset(seed=2)
    course(env, 2)
    again = restored(env)
    assert course(again, 4) == course(env, 4)


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_ends_the_game_and_names_the_rule(name: str) -> None:
    env = made(name)
    seen, _ = env.reset(seed=1)
    illegal = np.flatnonzero(seen["action_mask"] == 0)
    if not illegal.size:
        pytest.skip("everything is legal at the start")
    _, reward, over, _, info = env.step(int(illegal[0]))
    assert (reward, over) == (-1.0, True)
    assert "-" in info["illegal"]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_wins_gets_one_and_the_others_nothing(name: str) -> None:
    env = pettingzoo_env(name, GAMES[name].meta().seats[-1])
    env.reset(seed=7)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else masked(env.action_space(agent), seen))
    assert sum(total.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_of_a_vector_is_within_its_declared_bounds(name: str, seats: int) -> None:
    game = GAMES[name]
    observation = observation_of(game)
    least, most = observation.bounds()
    chance = Seeded(seats)
    state = game.start(Setup(seats), chance)
    for _ in range(300):
        if (seat := game.to_move(state)) is None:
            break
        for viewer in range(seats):
            view = game.view(state, viewer)
            given = observation.numbers(view)
            assert set(given) == {field.name for field in observation.fields}
            numbers = [n for field in observation.fields for n in given[field.name]]
            assert len(numbers) == observation.size
            assert all(a <= n <= b for a, n, b in zip(least, numbers, most, strict=True))
        mask = Observer(name).mask(state, seat)
        legal = game.legal(state)
        assert np.flatnonzero(mask).tolist() == sorted(action.index for action in legal)
        game.advance(state, legal[chance.below(len(legal))], chance, None)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_declared_once_and_says_what_it_means(name: str) -> None:
    fields = observation_of(GAMES[name]).fields
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning for field in fields)
