"""What docs/review.md promises: the example runs, and the tables are those of the results."""

import json
import re
from pathlib import Path

import pytest
import review_tables

DOC = Path("docs/review.md")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    names: dict[str, object] = {}
    exec(example[1], names)
    assert "dearest decision" in capsys.readouterr().out
    chart = names["chart"]
    assert isinstance(chart, list)
    assert all(sum(chances) == pytest.approx(1, abs=1e-3) for chances in chart)


def test_tables_and_picture_are_those_of_the_results() -> None:
    found = json.loads(review_tables.RESULTS.read_text(encoding="utf-8"))
    text = DOC.read_text(encoding="utf-8")
    assert all(table in text for table in review_tables.tables().values())
    assert review_tables.PICTURE.read_text(encoding="utf-8") == review_tables.picture(found)
