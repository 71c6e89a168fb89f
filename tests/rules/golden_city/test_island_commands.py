"""``kontor island check`` and ``kontor island draw``."""

import json
from pathlib import Path

import pytest
import typer

from kontor.commands.island import register
from kontor.core.finding import Finding
from kontor.games.golden_city.disk import Unwritable
from kontor.games.golden_city.island import BadIsland, shipped, to_json


class Echo:
    """Says what it was asked to say."""

    def __call__(self, message: str, /, **facts: object) -> str:
        return " ".join([message, *map(str, facts.values())])

    def finding(self, finding: Finding) -> str:
        return str(finding)


def run(*arguments: object) -> object:
    app = typer.Typer()
    register(app, Echo())
    return app([str(argument) for argument in arguments], standalone_mode=False)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(to_json(shipped())), encoding="utf-8")
    return path


def test_a_sound_island_is_called_sound(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("island", "check", mine) == 0
    assert capsys.readouterr().out == f"island-sound {shipped().title}\n"


def test_faults_are_printed_and_end_with_2(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = to_json(shipped())
    source["roads"] = []
    mine.write_text(json.dumps(source), encoding="utf-8")
    assert run("island", "check", mine) == 2
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 58
    assert lines[0] == "c1: no-road"


def test_remarks_do_not_make_an_island_unsound(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(json.dumps({**to_json(shipped()), "north": "desert"}), encoding="utf-8")
    assert run("island", "check", mine) == 0
    assert capsys.readouterr().out.startswith("north: north-elsewhere (landform: desert)\n")


def test_an_island_is_drawn(mine: Path, tmp_path: Path) -> None:
    run("island", "draw", mine, "-o", tmp_path / "map.svg")
    assert "map-outer-letters" in (tmp_path / "map.svg").read_text(encoding="utf-8")


def test_a_bad_island_is_not_drawn(mine: Path, tmp_path: Path) -> None:
    mine.write_text("{", encoding="utf-8")
    with pytest.raises(BadIsland):
        run("island", "draw", mine, "-o", tmp_path / "map.svg")
    assert not (tmp_path / "map.svg").exists()


def test_a_place_that_cannot_be_written_to_is_named(mine: Path, tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match="no-such-folder"):
        run("island", "draw", mine, "-o", tmp_path / "no-such-folder" / "map.svg")
