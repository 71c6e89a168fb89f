"""The documentation of the vectors is the declaration of the vectors."""

import json
import re
from pathlib import Path

import pytest

from benchmarks.environments import RESULT, table
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


def test_the_table_of_speeds_is_that_of_the_result() -> None:
    found = json.loads(RESULT.read_text(encoding="utf-8"))
    assert "\n".join(table(found)) in PAGE.read_text(encoding="utf-8")
    assert found["machine"] in PAGE.read_text(encoding="utf-8")


BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_every_program_of_the_page_runs(number: int) -> None:
    program = BLOCKS[number]
    if "import pyspiel" in program:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    exec(compile(program, f"{PAGE.name}, program {number + 1}", "exec"), {})
