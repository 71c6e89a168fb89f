"""What researchers expect of an environment beside the bare minimum."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from kontor.bots.registry import UnknownBot, levels
from kontor.core.faults import BadSetup
from kontor.core.registry import game, own_games
from kontor.core.view import View
from kontor.envs import SingleAgent, by_observation, pettingzoo_env
from kontor.envs.rewards import BadReward, Rewards

GAME = "machi-koro"


def played(env: Any, seed: int = 1) -> tuple[float, dict[str, Any]]:
    """The sum of rewards of a random game, and what was told last."""
    _, info = env.reset(seed=seed)
    source = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(anything(env, source))
        total += reward
    return total, info


def anything(env: Any, source: np.random.Generator) -> int:
    return int(source.choice(np.flatnonzero(env.action_masks())))


@pytest.mark.parametrize("name", own_games())
def test_the_name_alone_is_enough_for_gymnasium(name: str) -> None:
    program = f"""
import gymnasium
env = gymnasium.make("kontor.envs:kontor/{name}-v1", render_mode="ansi")
env.reset(seed=1)
print(env.render())
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert "player_1" in done.stdout
    assert "Warn" not in done.stderr


SOURCE = np.random.default_rng(9)


def any_of_view(view: View) -> Any:
    return view.legal[SOURCE.integers(len(view.legal))]


def any_of_mask(seen: Any) -> int:
    return int(SOURCE.choice(np.flatnonzero(seen["action_mask"])))


class Bot:
    def choose(self, view: View, deadline: float | None = None) -> Any:
        return any_of_view(view)


@pytest.mark.parametrize(
    "opponents",
    [
        "random",
        "greedy",
        [*levels(GAME)][1],
        any_of_view,
        by_observation(any_of_mask),
        Bot(),
        ["random", any_of_view],
    ],
    ids=["random", "bot", "level", "of a view", "of an observation", "object", "several"],
)
def test_opponents_are_names_functions_and_bots(opponents: Any) -> None:
    total, _ = played(SingleAgent(GAME, 3, seat=1, opponents=opponents))
    assert total in (0.0, 1.0)


def test_opponents_can_be_a_file_of_weights(tmp_path: Path) -> None:
    from importlib.resources import files

    path = tmp_path / "mine.npz"
    path.write_bytes((files("kontor.bots") / "weights" / f"{GAME}.npz").read_bytes())
    won = [played(SingleAgent(GAME, 2, opponents=str(path)), seed)[0] for seed in range(5)]
    assert sum(won) <= 1, "a network beats whoever plays at random"


def test_opponents_take_their_seats_clockwise_from_the_learner() -> None:
    asked: list[tuple[int, int | None]] = []

    def noted(place: int) -> Any:
        def choose(view: View) -> Any:
            asked.append((place, view.seat))
            return any_of_view(view)

        return choose

    played(SingleAgent(GAME, 4, seat=2, opponents=[noted(n) for n in range(3)]))
    assert set(asked) == {(0, 3), (1, 0), (2, 1)}


def test_self_play_asks_for_every_seat_and_tells_all_rewards() -> None:
    env = SingleAgent(GAME, 3, opponents="self")
    _, info = env.reset(seed=2)
    seats, over, source = {info["seat"]}, False, np.random.default_rng(1)
    while not over:
        actor = info["seat"]
        _, reward, over, _, info = env.step(anything(env, source))
        assert reward == info["rewards"][actor]
        seats.add(info["seat"])
    assert seats == {0, 1, 2}
    assert sum(info["rewards"]) == 1


@pytest.mark.parametrize(
    ("asked", "fault", "said"),
    [
        ({"seat": 5}, BadSetup, "seat 5 is not at this table: seats are 0 to 1"),
        ({"seat": -1}, BadSetup, "seats are 0 to 1"),
        ({"seats": 9}, BadSetup, "9"),
        ({"opponents": "nobody"}, UnknownBot, "there is no bot 'nobody'"),
        ({"opponents": ["random", "random"]}, UnknownBot, "1 opponents are needed"),
        ({"reward": "fame"}, BadReward, "victory, place, lead, shaped"),
        ({"reward": "lead"}, BadReward, "machi-koro counts no points"),
    ],
)
def test_what_there_is_not_is_refused_at_once(
    asked: dict[str, Any], fault: type[Exception], said: str
) -> None:
    with pytest.raises(fault, match=said):
        SingleAgent(GAME, **asked)


def test_seeds_may_be_numpys() -> None:
    seed = np.int64(7)
    env, zoo = SingleAgent(GAME), pettingzoo_env(GAME)
    assert (env.reset(seed=seed)[0]["observation"] == env.reset(seed=7)[0]["observation"]).all()
    zoo.reset(seed=seed)
    before = zoo.state()
    zoo.reset(seed=7)
    assert (before == zoo.state()).all()


@pytest.mark.parametrize("kind", ["victory", "place", "lead", "shaped"])
def test_rewards_of_all_players_belong_together(kind: str) -> None:
    env = SingleAgent("golden-city", 3, opponents="self", reward=kind)
    total = np.zeros(3)
    _, info = env.reset(seed=4)
    start = np.array(env.payout.prospects)
    over, source = False, np.random.default_rng(1)
    while not over:
        _, _, over, _, info = env.step(anything(env, source))
        total += info["rewards"]
    result = env.game.result(env.state)
    assert result is not None
    won = np.array([1 / len(result.winners()) if p == 1 else 0 for p in result.places])
    points = np.array(result.points)
    wanted = {
        "victory": won,
        "place": total if result.places.count(1) > 1 else 2 - np.array(result.places),
        "lead": [points[s] - max(np.delete(points, s)) for s in range(3)],
        "shaped": won - start,
    }
    assert np.allclose(total, wanted[kind], atol=1e-5)
    assert kind != "place" or abs(total.sum()) < 1e-9


def test_info_tells_what_happened_as_the_seat_may_know_it() -> None:
    env = SingleAgent("golden-city", 3, opponents="random", events=True)
    env.reset(seed=4)
    told: list[dict[str, Any]] = []
    over, source = False, np.random.default_rng(1)
    while not over:
        _, _, over, _, info = env.step(anything(env, source))
        told += info["events"]
    names = {event["event"] for event in told}
    assert len(names) > 5
    secrets = {kind.__name__: kind.secret for kind in game("golden-city").event_types()}
    assert any(secrets.values())
    for event in told:
        kind = "".join(part.title() for part in event["event"].split("-"))
        if event.get("seat") != 0:
            assert not set(secrets.get(kind, ())) & event.keys()


@pytest.mark.parametrize(
    ("missing", "wanted", "told"),
    [
        ("pettingzoo", "kontor.envs.pettingzoo_env", "pettingzoo_env needs pettingzoo: {}[rl]'"),
        ("jax", "import kontor.envs.functional", "kontor.envs.functional needs JAX: {}[gpu]'"),
        (
            "jax",
            "kontor.envs.vector_games('machi-koro', 2, 'jax')",
            "the backend 'jax' needs jax: {}[gpu]'",
        ),
        (
            "pyspiel",
            "import kontor.envs.openspiel",
            "kontor.envs.openspiel needs OpenSpiel: {}[openspiel]'",
        ),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(
    missing: str, wanted: str, told: str
) -> None:
    program = f"""
import sys
sys.modules["{missing}"] = None
import kontor.envs
try:
    {wanted}
except ModuleNotFoundError as fault:
    print(fault)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == told.format("pip install 'kontor")


def test_pettingzoo_minds_the_order_and_what_is_legal() -> None:
    env = pettingzoo_env(GAME)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.action_mask(agent) == 0)[0])
    env.step(illegal)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[agent] == -1
    while env.agents:
        env.step(None)


def test_places_that_are_shared_share_their_rewards() -> None:
    from kontor.core.view import Result
    from kontor.envs.rewards import _by_place

    result = Result("", (1, 2, 2, 4))
    assert [_by_place(result, seat) for seat in range(4)] == pytest.approx([1, 0, 0, -1])


def test_gymnasium_makes_it_with_all_its_checks() -> None:
    env = gymnasium.make("kontor.envs:kontor/golden-city-v1", seats=4, seat=3, flat=True)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert info["action_mask"].any()
    assert isinstance(env.unwrapped, SingleAgent)
    assert isinstance(env.unwrapped.payout, Rewards)
