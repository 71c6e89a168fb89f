"""The documentation of the vectors is the declaration of the vectors."""

import re
from pathlib import Path

import pytest

from kontor.core.registry import games, own_games
from kontor.envs.spaces import observation_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


@pytest.mark.parametrize("name", own_games())
def test_every_field_is_documented_where_it_lies(name: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    observation = observation_of(games()[name])
    place = 0
    for field in observation.fields:
        row = f"| {place} | `{field.name}` | {field.size} | {field.most} | {field.meaning} |"
        assert row in text
        place += field.size
    assert f"{observation.size} numbers" in text


BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_every_program_of_the_page_runs(number: int) -> None:
    exec(compile(BLOCKS[number], f"{PAGE.name}, program {number + 1}", "exec"), {})
