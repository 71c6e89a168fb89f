"""Records from before another island became the usual one mean the former, named or not."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kontor.arena.folder import Folder, OtherMatch
from kontor.arena.match import Match
from kontor.core.chance import Seeded
from kontor.core.record import Record
from kontor.core.record_file import dump, load
from kontor.core.replay import replay, verify
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.island import USUAL
from kontor.games.golden_city.meta import ISLAND

FORMER = "kontor"
TEXT = (Path(__file__).parent / "golden-city" / "3-before-windrose.jsonl").read_text("utf-8")


def unsaid(text: str) -> str:
    """The record without a word about the island."""
    head, rest = text.split("\n", 1)
    header: dict[str, Any] = json.loads(head)
    del header["options"][ISLAND.id]
    return json.dumps(header) + "\n" + rest


def test_the_usual_island_is_another_now() -> None:
    assert (USUAL, ISLAND.former) == ("windrose", FORMER)
    assert GAME.start(Setup(3).checked(GAME.meta()), Seeded(1)).board.island.name == USUAL


@pytest.mark.parametrize("written", [str, unsaid])
def test_a_record_of_before_replays_and_verifies_on_its_island(
    written: Callable[[str], str],
) -> None:
    record = load(written(TEXT))
    session = replay(record)
    assert session.state.board.island.name == FORMER
    assert session.game.result(session.state) == record.result
    assert verify(record) > 0


def test_a_record_says_on_which_island_it_was() -> None:
    again: Record = replace(load(unsaid(TEXT)), setup=replay(load(unsaid(TEXT))).setup)
    assert dump(again) == TEXT


def test_a_match_of_before_is_not_mixed_with_one_of_now(tmp_path: Path) -> None:
    match = Match("golden-city", ("greedy",) * 3, blocks=1)
    before = {**match.to_json(), "options": {}}
    (tmp_path / "match.json").write_text(json.dumps(before), encoding="utf-8")
    with pytest.raises(OtherMatch):
        Folder(tmp_path, match)
    Folder(tmp_path, replace(match, options={"island": FORMER}))
    (tmp_path / "match.json").write_text(json.dumps(match.to_json()), encoding="utf-8")
    Folder(tmp_path, match)
