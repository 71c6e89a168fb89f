"""What docs/review.md promises: the example runs."""

import re
from pathlib import Path

import pytest

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
