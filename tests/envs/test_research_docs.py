"""The fields of observations are told as they are declared, and the programs of the page run."""

import re
from pathlib import Path

import pytest

from kontor.core import registry
from kontor.core.registry import own_games
from kontor.envs.__main__ import table

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


@pytest.mark.parametrize("name", own_games())
def test_the_table_of_fields_says_where_each_lies(name: str) -> None:
    observation = registry.observation(name)
    rows = [row.split("|")[1:4] for row in table(observation).splitlines()[2:]]
    for start, field, size in rows:
        place = observation.place(field.strip(" `"))
        assert (place.start, place.stop) == (int(start), int(start) + int(size))
    assert len(rows) == len(observation.fields)


BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_every_program_of_the_page_runs(number: int) -> None:
    program = BLOCKS[number]
    if "import pyspiel" in program:
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    exec(compile(program, f"{PAGE.name}, program {number + 1}", "exec"), {})
