"""What docs/bots.md promises: a bot in 15 lines that can be rated."""

import re
from pathlib import Path

import pytest

from kontor.bots import registry

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def test_the_bot_in_15_lines_plays_and_is_rated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    code = found[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 15
    monkeypatch.setattr(registry, "ADDED", {})
    exec(code.replace("blocks=100", "blocks=1"), {})
    assert "frugal Share(" in capsys.readouterr().out
