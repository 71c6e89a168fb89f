"""What is packed for a machine without us finds the games and says what it does."""

import subprocess
import sys
from importlib.metadata import PathDistribution, entry_points
from pathlib import Path
from typing import Any

import pack_training
import pytest

from kontor.train import islands


def test_a_pack_names_the_games_that_are_installed_here(tmp_path: Path) -> None:
    pack_training.entry_points(tmp_path)
    packed = PathDistribution(next(tmp_path.glob("*.dist-info"))).entry_points
    ours = {game.name: game.value for game in entry_points(group="kontor.games")}
    found = {game.name: game.value for game in packed if game.group == "kontor.games"}
    assert found
    assert found.items() <= ours.items()


def test_the_script_refuses_what_it_does_not_know(tmp_path: Path) -> None:
    script = Path(pack_training.__file__).with_name("train_elsewhere.sh")
    run = subprocess.run(
        ["sh", str(script), "dance"], env={"PATH": "/usr/bin:/bin", "OUT": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 2
    assert "smoke, train SECONDS or measure" in run.stderr


def test_islands_to_measure_on_are_never_drawn_to_learn_on(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="held out"):
        islands.draw(16, first=1999)
    drawn: list[Any] = [{"name": "one"}, {"name": "two"}]
    islands.save(tmp_path / "some.jsonl.gz", drawn)
    assert islands.load(tmp_path / "some.jsonl.gz") == drawn


def test_what_is_packed_needs_none_of_our_other_packages() -> None:
    absent = ("openskill", "typer", "rich", "starlette", "sqlalchemy", "fluent", "jax")
    blocked = f"import sys; sys.modules.update(dict.fromkeys({absent}))"
    run = [sys.executable, "-c", f"{blocked}; import kontor.train.islands, kontor.train.strength"]
    subprocess.run(run, check=True)
