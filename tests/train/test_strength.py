"""How often a network wins on the islands: counted match by match, and gone on with."""

import json
import sys
from pathlib import Path

import pytest

from kontor.train import islands, strength


@pytest.fixture
def on_shipped_islands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing the others takes long."""
    monkeypatch.setattr(islands, "HELD_OUT", range(0))


def asked(monkeypatch: pytest.MonkeyPatch, output: Path, *words: str) -> strength.Json:
    line = ["strength", "--jobs", "1", "-o", str(output), *words]
    monkeypatch.setattr(sys, "argv", line)
    strength.main()
    found: strength.Json = json.loads(output.read_text())
    return found


@pytest.mark.usefixtures("on_shipped_islands")
def test_each_island_is_played_with_and_without_house_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ("--bot", "greedy", "--seats", "3", "--rules", "plain,all", "--games", "3")
    found = asked(monkeypatch, tmp_path / "found.json", *words)
    rows = found["rows"]
    assert [(row["island"], bool(row["house rules"]), row["games"]) for row in rows] == [
        ("kontor", False, 3),
        ("windrose", False, 3),
        ("kontor", True, 3),
        ("windrose", True, 3),
    ]


@pytest.mark.usefixtures("on_shipped_islands")
def test_what_was_stopped_goes_on_to_the_same_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(strength, "BLOCKS", 1)
    words = ("--bot", "greedy", "--seats", "3", "--games", "9")
    whole = asked(monkeypatch, tmp_path / "whole.json", *words)
    begun = asked(monkeypatch, tmp_path / "parts.json", *words, "--seconds", "0")
    assert sum(row["games"] for row in begun["rows"]) == 3
    assert asked(monkeypatch, tmp_path / "parts.json", *words) == whole


def test_another_match_is_not_added_to_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "found.json"
    file.write_text(json.dumps({"bot": "steady", "against": "steady", "seed": 1, "rows": []}))
    monkeypatch.setattr(islands, "HELD_OUT", range(0))
    with pytest.raises(SystemExit, match="another match"):
        asked(monkeypatch, file, "--bot", "greedy")
