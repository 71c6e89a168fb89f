"""Run by every Python process of a test that has this folder on its path: rules that fail."""

from typing import Any

from kontor.core import session

play = session.Session.play


def broken_play(self: Any, action: Any) -> Any:
    assert action.do != "pass", "these rules cannot pass"
    return play(self, action)


session.Session.play = broken_play  # type: ignore[method-assign]
