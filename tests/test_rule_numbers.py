"""Every rule of a game's catalogue has a test that carries its number."""

from pathlib import Path

import pytest
from rule_coverage import carriers, rules

from kontor.core.registry import own_games

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", own_games())
def test_every_rule_has_a_test(game: str) -> None:
    carried = carriers(ROOT / "tests")
    without = [rule for rule in rules(ROOT / "docs/rules" / f"{game}.md") if rule not in carried]
    assert without == []


def test_no_test_carries_a_number_that_no_catalogue_has() -> None:
    known = {rule for path in (ROOT / "docs/rules").glob("*.md") for rule in rules(path)}
    assert set(carriers(ROOT / "tests")) <= known
