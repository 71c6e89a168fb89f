"""Every example says what it does, and runs, for seconds, where its libraries are."""

import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.servers import Server

FOLDER = Path(__file__).parent.parent / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))
SHORT = {
    "maskable_ppo.py": ("sb3_contrib", "--steps 64 --envs 2 --rollout 32 --games 2"),
    "openspiel_cfr.py": ("pyspiel", "--iterations 1"),
    "openspiel_mcts.py": ("pyspiel", "--games 1 --simulations 2"),
    "ppo_jax.py": (
        "jax",
        "--updates 1 --tables 16 --steps 8 --epochs 1 --batches 2 --width 16 --games 16",
    ),
    "self_play.py": ("torch", "--updates 1 --envs 4 --steps 16 --batch 32 --width 16 --games 2"),
}
"""The library that each needs, and how it is soon done."""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_explains_itself_without_its_libraries(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-S", str(path), "--help"], capture_output=True, text=True, check=True
    )
    assert "--seed" in done.stdout
    assert path.name in (FOLDER / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SHORT)
def test_an_example_learns_and_judges_what_it_has_learnt(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    library, short = SHORT[name]
    if not find_spec(library):
        pytest.skip(f"{library} is not installed; `make examples` installs it")
    monkeypatch.setattr(sys, "argv", [name, *short.split()])
    runpy.run_path(str(FOLDER / name), run_name="__main__")
    assert "won" in capsys.readouterr().out


def test_the_bot_over_http_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path) as server:
        monkeypatch.setattr(sys, "argv", ["http_bot.py", "--site", server.base])
        runpy.run_path(str(FOLDER / "http_bot.py"), run_name="__main__")
    assert capsys.readouterr().out in ("game 1: place 1 of 2\n", "game 1: place 2 of 2\n")
