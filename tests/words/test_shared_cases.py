"""Page and terminal put the same facts into the same words: `web/tests/words.json` holds both."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontor.core.event import Event, name_of
from kontor.core.registry import game
from kontor.words import Words

CASES = json.loads((Path("web") / "tests" / "words.json").read_text(encoding="utf-8"))


def read(sent: dict[str, Any]) -> Event:
    """An event of Machi Koro as it is sent."""
    kinds = {name_of(kind): kind for kind in game("machi-koro").event_types()}
    return msgspec.convert(sent, kinds[sent["event"]])


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["says"]))
def test_the_terminal_says_what_the_page_says(case: dict[str, Any]) -> None:
    names = ["Ada", "Bruno", "Celia"]
    words = Words(case["language"], game("machi-koro"), names, case["viewer"])
    if "event" in case:
        said = words.event(read(case["event"]))
    else:
        said = words(case["message"], **case["facts"])
    assert said == case["says"]
