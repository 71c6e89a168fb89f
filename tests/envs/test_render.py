"""A table as pixels is a picture of a fixed size that follows the game."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import RenderCollection

from kontor.core.registry import own_games
from kontor.envs import SingleAgent, pettingzoo_env
from kontor.games.golden_city.atlas.table import COLOURS


def first_legal(env: Any) -> int:
    return int(np.flatnonzero(env.action_masks())[-1])


@pytest.mark.parametrize("name", own_games())
def test_frames_have_one_size_and_follow_the_game(name: str) -> None:
    made = gymnasium.make(f"kontor.envs:kontor/{name}-v1", render_mode="rgb_array")
    env: Any = RenderCollection(made)
    env.reset(seed=1)
    for _ in range(4):
        env.step(first_legal(env.unwrapped))
    frames = env.render()
    assert {(frame.shape, frame.dtype) for frame in frames} == {(frames[0].shape, np.dtype("u1"))}
    assert frames[0].shape[0] % 2 == frames[0].shape[1] % 2 == 0, "as films want it"
    assert any((frame != frames[0]).any() for frame in frames)
    assert env.metadata["render_fps"] > 0


def test_businesses_stand_on_the_island_in_their_players_colours() -> None:
    env = pettingzoo_env("golden-city", 3, render_mode="rgb_array")
    env.reset(seed=1)

    def painted(frame: Any) -> list[bool]:
        colours = [tuple(bytes.fromhex(colour[1:])) for colour in COLOURS]
        return [bool((frame == colour).all(axis=-1).any()) for colour in colours]

    assert not any(painted(env.render()))
    source = np.random.default_rng(1)
    for _ in range(80):
        env.step(int(source.choice(np.flatnonzero(env.action_mask(env.agent_selection)))))
    seats = {seat for seats in env.game.view(env.state_, 0).businesses.values() for seat in seats}
    assert seats
    assert painted(env.render()) == [seat in seats for seat in range(4)]
    assert env.metadata["render_fps"] > 0


def test_what_cannot_be_drawn_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there are: ansi, rgb_array"):
        SingleAgent("machi-koro", render_mode="human")
    program = """
import sys
sys.modules["resvg_py"] = None
from kontor.envs import SingleAgent
try:
    SingleAgent("machi-koro", render_mode="rgb_array")
except ModuleNotFoundError as fault:
    print(fault)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    told = "render_mode='rgb_array' needs resvg_py: pip install 'kontor[render]'"
    assert done.stdout.strip() == told
