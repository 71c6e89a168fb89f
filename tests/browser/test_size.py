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


def spoken(assets: list[str], what: str) -> str:
    """The heaviest language of some words."""
    return max((name for name in assets if re.match(rf"{what}-(de|en|pl)-", name)), key=one)


def one(name: str) -> int:
    return weight([name])


def start(assets: list[str]) -> set[str]:
    document = (PAGE / "index.html").read_text(encoding="utf-8")
    first = re.findall(r"""(?:src|href)="/assets/([^"]+\.(?:js|css))""", document)
    return needed([*first, spoken(assets, "words")])


def test_the_start_page_is_light(assets: list[str]) -> None:
    assert weight(start(assets)) < START


@pytest.mark.parametrize("game", ["machi-koro", "golden-city"])
def test_a_table_is_light_and_one_games_alone(assets: list[str], game: str) -> None:
    face = next(name for name in assets if name.startswith(f"{game.replace('-', '_')}-"))
    table = start(assets) | needed([face, spoken(assets, game)])
    assert weight(table) < TABLE
    games = [name for name in table if re.match(r"(machi|golden).(koro|city)", name)]
    assert all(re.match(game.replace("-", "."), name) for name in games)


def test_a_table_asks_for_few_files_at_once(assets: list[str]) -> None:
    """Over HTTP/1.1 a browser fetches six at a time; fonts may come after them."""
    for game in ("machi-koro", "golden-city"):
        face = next(name for name in assets if name.startswith(f"{game.replace('-', '_')}-"))
        assert len(start(assets) | needed([face, spoken(assets, game)])) <= 6
