"""All environments show the same numbers: what the game declares, made from the seat's view."""

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest

from benchmarks.observations import WAYS, Differs, Shown, compared
from kontor.core.registry import game as rules_of
from kontor.core.registry import observation, own_games
from kontor.envs import RawEnv, SingleAgent
from kontor.envs.spaces import Observer

TABLES = [(name, seats) for name in own_games() for seats in rules_of(name).meta().seats]
DECISIONS = 300
OVER_RULES = [way for way in WAYS if "JAX" not in way]
"""JAX compiles for long: see `test_jax.py`."""


def declared(env: Any, state: Any, seat: int) -> tuple[list[int], list[int]]:
    """The vector of the seat's view, and the numbers of the actions that the view offers."""
    view = env.game.view(state, seat)
    vector = observation(env.game.meta().id).vector(view)
    return vector, sorted(action.index for action in view.legal)


def shown(seen: Any) -> tuple[list[int], list[int]]:
    return seen["observation"].tolist(), np.flatnonzero(seen["action_mask"]).tolist()


@pytest.mark.parametrize("way", OVER_RULES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_environments_show_what_the_view_says(name: str, seats: int, way: str) -> None:
    assert compared(WAYS[way], name, seats, DECISIONS) == DECISIONS


def test_a_number_that_is_wrong_is_found() -> None:
    def squinting(name: str, seats: int) -> Iterator[Shown]:
        for shown in WAYS["PettingZoo"](name, seats):
            yield shown._replace(vector=shown.vector * 2)

    with pytest.raises(Differs, match="by the rules"):
        compared(squinting, "machi-koro", 2, 3)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_shows_everybody_what_his_view_says(name: str, seats: int) -> None:
    env = RawEnv(name, seats)
    env.reset(seed=seats)
    source = np.random.default_rng(seats)
    for _ in range(40):
        for seat, agent in enumerate(env.possible_agents):
            assert shown(env.observe(agent)) == declared(env, env.state_, seat)
        env.step(int(source.choice(np.flatnonzero(env.action_mask(env.agent_selection)))))


@pytest.mark.parametrize("opponents", ["self", "random"])
def test_masks_for_maskableppo_are_those_of_the_observation(opponents: str) -> None:
    env = SingleAgent("machi-koro", 3, seat=1, opponents=opponents)
    seen, _ = env.reset(seed=1)
    assert isinstance(seen, dict)
    assert env.action_masks().dtype == bool
    assert (env.action_masks() == seen["action_mask"]).all()


@pytest.mark.parametrize("name", own_games())
def test_flat_and_normalised_observations_are_the_same_numbers(name: str) -> None:
    least, most = (np.array(bound) for bound in observation(name).bounds())
    plain, flat = SingleAgent(name), SingleAgent(name, flat=True, normalised=True)
    (seen, _), (fractions, info) = plain.reset(seed=3), flat.reset(seed=3)
    assert isinstance(seen, dict)
    assert isinstance(fractions, np.ndarray)
    assert fractions.dtype == np.float32
    assert np.allclose(fractions * (most - least) + least, seen["observation"])
    assert (info["action_mask"] == seen["action_mask"]).all()
    assert fractions in flat.observation_space


@pytest.mark.parametrize("name", own_games())
def test_pettingzoos_state_is_what_all_players_see(name: str) -> None:
    env = RawEnv(name, rules_of(name).meta().seats[-1])
    env.reset(seed=5)
    everything = env.state()
    assert everything in env.state_space
    parts = np.split(everything, len(env.possible_agents))
    for agent, part in zip(env.possible_agents, parts, strict=True):
        assert part.tolist() == env.observe(agent)["observation"].tolist()


def test_observations_may_be_written_to_and_share_nothing() -> None:
    env = gymnasium.make("kontor.envs:kontor/machi-koro-v1").unwrapped
    seen, _ = env.reset(seed=1)
    seen["observation"][:] = 0
    seen["action_mask"][:] = 0
    assert isinstance(env, SingleAgent)
    assert shown(env._observed()) == declared(env, env.state, 0)


@pytest.mark.parametrize("name", own_games())
def test_a_game_without_a_fast_reader_is_read_through_its_view(name: str) -> None:
    rules, observer, slow = rules_of(name), Observer(name), Observer(name)
    slow.quick = None
    env = RawEnv(name)
    env.reset(seed=1)
    for _ in range(20):
        seat = rules.to_move(env.state_)
        assert seat is not None
        assert slow.vector(env.state_, seat).dtype == np.uint8
        assert (slow.vector(env.state_, seat) == observer.vector(env.state_, seat)).all()
        env.step(rules.legal(env.state_)[-1].index)
