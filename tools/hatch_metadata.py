"""Gives the package its links, and its description addresses that hold outside the repository.

All follow from `home` in ``pyproject.toml``; without one there are no links, and the description
is ``README.md`` as it stands.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"(!\[[^\]]*\]\()(?!https?:|#)")
LINK = re.compile(r"((?<!!)\[[^\]!]*\]\()(?!https?:|#)")
PAGES = {
    "Documentation": "/tree/main/docs",
    "Source": "",
    "Issues": "/issues",
    "Changelog": "/blob/main/CHANGELOG.md",
}


def described(text: str, home: str) -> str:
    """The text with links and pictures that are found from anywhere."""
    if not home:
        return text
    return LINK.sub(rf"\1{home}/blob/main/", PICTURE.sub(rf"\1{home}/raw/main/", text))


def links(home: str) -> dict[str, str]:
    return {name: home + page for name, page in PAGES.items()} if home else {}


class Links(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        home = self.config["home"].rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": described(text, home)}
        metadata["urls"] = links(home)
