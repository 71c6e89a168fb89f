"""Lists every rule of the catalogues with the tests that carry its number.

A test carries a number by its name: ``test_a_broke_roller_pays_what_he_has__MK_I3``.
"""

import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def rules(catalogue: Path) -> list[str]:
    """The numbers that a catalogue defines, in its order."""
    found = re.findall(r"\b(?:MK|GC)-[A-Z]\d+\b", catalogue.read_text(encoding="utf-8"))
    return sorted(dict.fromkeys(found), key=_order)


def _order(rule: str) -> tuple[str, int]:
    letters, digits = re.fullmatch(r"(\D+)(\d+)", rule).groups()  # type: ignore[union-attr]
    return letters, int(digits)


def carriers(folder: Path) -> dict[str, list[str]]:
    """For each number the tests whose names carry it."""
    carried: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name in _test_names(path):
            for letters, number in re.findall(r"__((?:MK|GC)_[A-Z])(\d+)(?=__|$)", name):
                rule = letters.replace("_", "-") + number
                carried.setdefault(rule, []).append(f"{path.relative_to(folder.parent)}::{name}")
    return carried


def _test_names(path: Path) -> Iterable[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


def main() -> int:
    carried = carriers(ROOT / "tests")
    missing = []
    for catalogue in sorted((ROOT / "docs" / "rules").glob("*.md")):
        print(f"# {catalogue.stem}")
        for rule in rules(catalogue):
            tests = carried.get(rule, [])
            print(f"{rule}: {len(tests)} tests" if tests else f"{rule}: NONE")
            for test in tests:
                print(f"    {test}")
            if not tests:
                missing.append(rule)
    print(f"{len(missing)} rules without a test: {', '.join(missing)}" if missing else "Complete.")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
