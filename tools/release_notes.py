"""Prints what ``CHANGELOG.md`` says of the release that a tag names; fails if they differ.

``python tools/release_notes.py v1.0.0``
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def notes(changelog: str, version: str) -> str | None:
    found = re.search(
        rf"^## \[?{re.escape(version)}\]? - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)",
        changelog,
        re.DOTALL | re.MULTILINE,
    )
    return found[1].strip() if found else None


def main() -> None:
    version = sys.argv[1].removeprefix("v")
    source = (ROOT / "src/kontor/__init__.py").read_text(encoding="utf-8")
    if f'__version__ = "{version}"' not in source:
        sys.exit(f"src/kontor/__init__.py names another version than {version}")
    found = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if not found:
        sys.exit(f"CHANGELOG.md has no dated section of {version}")
    print(found)


if __name__ == "__main__":
    main()
