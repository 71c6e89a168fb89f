"""Page and terminal put the same facts into the same words: `web/tests/words.json` holds both."""

import json
from pathlib import Path
from typing import Any

import pytest

from kontor.core.event import Event
from kontor.core.registry import game
from kontor.words import Words

CASES = json.loads((Path("web") / "tests" / "words.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["says"]))
def test_the_terminal_says_what_the_page_says(case: dict[str, Any]) -> None:
    names = ["Ada", "Bruno", "Celia"]
    words = Words(case["language"], game("machi-koro"), names, case["viewer"])
    if "event" in case:
        facts = dict(case["event"])
        said = words.event(Event(facts.pop("event"), facts))
    else:
        said = words(case["message"], **case["facts"])
    assert said == case["says"]
