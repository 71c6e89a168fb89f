"""How much the page weighs on its way to a browser, compressed."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

PAGE = Path("src/kontor/server/page")
START, TABLE = 120_000, 250_000


def imports(name: str) -> set[str]:
    """The files that a file of the page cannot do without."""
    text = (PAGE / "assets" / name).read_text(encoding="utf-8")
    return set(re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text))


def needed(names: Iterable[str]) -> set[str]:
    found: set[str] = set()
    left = set(names)
    while left:
        name = left.pop()
        found.add(name)
        if name.endswith(".js"):
            left |= imports(name) - found
    return found


def weight(names: Iterable[str]) -> int:
    return sum((PAGE / "assets" / f"{name}.br").stat().st_size for name in names)


@pytest.fixture(scope="module")
def assets() -> list[str]:
    return [path.name for path in (PAGE / "assets").iterdir() if path.suffix in (".js", ".css")]


def start(assets: list[str]) -> set[str]:
    document = (PAGE / "index.html").read_text(encoding="utf-8")
    first = re.findall(r"""(?:src|href)="/assets/([^"]+\.(?:js|css))""", document)
    words = [name for name in assets if re.match(r"(page|table|.*-page)-.*\.js", name)]
    return needed([*first, *words])


def test_the_start_page_is_light(assets: list[str]) -> None:
    assert weight(start(assets)) < START


@pytest.mark.parametrize("game", ["machi.koro", "golden.city"])
def test_a_table_is_light(assets: list[str], game: str) -> None:
    table = [name for name in assets if re.match(rf"(Table|{game}|vocabulary|Rules)", name)]
    assert weight(start(assets) | needed(table)) < TABLE
