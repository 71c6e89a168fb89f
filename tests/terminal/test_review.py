"""``kontor review``: text, JSON, a page, and what it says to a bad file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from kontor.cli import run
from kontor.core import record_file
from kontor.words import LANGUAGES
from tests.review.games import played

NAMES = ("farsighted", "hasty")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(record_file.dump(played("machi-koro", NAMES)), encoding="utf-8")
    return path


def printed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_luck_and_skill_of_every_player(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = printed(["review", str(file), "--quick", "--plain", "--lang", language], capsys)
    assert all(told.count(f"{name}: ") >= 2 for name in NAMES)
    assert "{" not in told


def test_as_json_it_adds_up_with_and_without_a_closer_look(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for extra in (["--quick"], []):
        told = json.loads(printed(["review", str(file), "--json", *extra], capsys))
        for seat in told["seats"]:
            parts = (seat[part] for part in ("start", "luck", "skill", "others"))
            assert sum(parts) == pytest.approx(seat["result"], abs=1e-9)
        assert len(told["decisions"]) == len(played("machi-koro", NAMES).moves)
        assert told["refined"] == (not extra)


def test_the_page_has_a_chart_and_no_script(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.html"
    assert printed(["review", str(file), "--quick", "--html", str(page)], capsys) == ""
    text = page.read_text(encoding="utf-8")
    assert text.count("<title>farsighted</title>") == 1
    assert "<script" not in text
    assert "http" not in text


def test_broken_foreign_and_unfinished_records_are_refused_in_a_line(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played("machi-koro", NAMES)
    short = replace(record, moves=record.moves[:-5], result=None)
    lines = file.read_text(encoding="utf-8").splitlines()
    bad = {
        "unfinished": record_file.dump(short),
        "broken": "\n".join(lines[:7] + lines[8:]),
        "foreign": json.dumps({"game": "chess", "moves": ["e4"]}),
        "nothing": "",
    }
    for name, text in bad.items():
        path = tmp_path / f"{name}.jsonl"
        path.write_text(text, encoding="utf-8")
        assert run(["review", str(path)]) == 2, name
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert f"{name}.jsonl" in told.err
    assert run(["review", str(tmp_path / "none.jsonl")]) == 2


def test_a_board_that_nobody_can_judge_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(
        record_file.dump(played("golden-city", ("greedy", "hasty", "greedy"))), encoding="utf-8"
    )
    monkeypatch.setattr("kontor.review.estimate.at_home", lambda game, where: None)
    assert run(["review", str(path), "--quick"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "The Golden City" in told.err
