"""The page has no number of the rules by itself: change one in a copy, and the page follows."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parent.parent.parent
RULES: Final = Path("src/kontor/games")
PAGE: Final = Path("web/src/games")
GENERATED: Final = ("declared.ts", "vocabulary.json")


class Number(NamedTuple):
    """A number in the declarations of a game."""

    game: str
    name: str
    line: int
    column: int
    value: int

    @property
    def file(self) -> Path:
        return RULES / self.game / "cards.py"

    def changed(self, text: str) -> str:
        """The same module with one more there."""
        lines = text.splitlines(keepends=True)
        line, end = lines[self.line - 1], self.column + len(str(self.value))
        lines[self.line - 1] = line[: self.column] + str(self.value + 1) + line[end:]
        return "".join(lines)


def declared(game: str) -> Iterator[Number]:
    """The numbers in what a game declares of its cards; zero is what is not there."""
    text = (ROOT / RULES / game / "cards.py").read_text(encoding="utf-8")
    for statement in ast.parse(text).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            target = (
                statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
            )
            name = ast.unparse(target)
            for part in _values(statement.value):
                if isinstance(part, ast.Constant) and type(part.value) is int and part.value:
                    yield Number(game, name, part.lineno, part.col_offset, part.value)


def _values(part: ast.AST) -> Iterator[ast.AST]:
    """An expression and all in it, but for the keys of mappings."""
    yield part
    inner = part.values if isinstance(part, ast.Dict) else ast.iter_child_nodes(part)
    for child in inner:
        yield from _values(child)


GAMES: Final = ("golden_city", "machi_koro")
NUMBERS: Final = [number for game in GAMES for number in declared(game)]
ELSEWHERE: Final = (
    ("golden_city/bidding.py", "return before + 1", "return before + 2"),
    ("golden_city/building.py", "INNER_KEYS: Final = 1", "INNER_KEYS: Final = 2"),
    ("machi_koro/cards.py", "MALL_SYMBOLS = (CUP, SHOP)", "MALL_SYMBOLS = (FRUIT, CUP)"),
    ("machi_koro/cards.py", 'STARTING = ("wheat-field", "bakery")', 'STARTING = ("ranch", "mine")'),
    ("../core/chance.py", "FACES: Final = 6", "FACES: Final = 8"),
)
"""What else the page must not know by itself: where, as it is, changed."""


class Copy:
    """The rules and the page in a folder where they may be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unwanted = shutil.ignore_patterns("*.so", "page", "weights", "*.npz")
        shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
        shutil.copytree(ROOT / "tools", folder / "tools")
        shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
        self.generate(bytecode=True)
        self.original = {game: self.generated(game) for game in GAMES}

    def generate(self, bytecode: bool = False) -> None:
        """Write the page's types and numbers from these rules."""
        paths = {"PYTHONPATH": str(self.folder / "src"), "KONTOR_PLAIN": "1"}
        quick = {} if bytecode else {"PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, str(self.folder / "tools" / "make_page_types.py")]
        subprocess.run(command, env={**os.environ, **paths, **quick}, check=True)

    def generated(self, game: str) -> list[str]:
        files = [self.folder / PAGE / game / name for name in GENERATED]
        return [file.read_text(encoding="utf-8") for file in files]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


@pytest.mark.parametrize("number", NUMBERS, ids=lambda n: f"{n.game} {n.name} {n.value}")
def test_a_changed_number_changes_what_the_page_is_given(copy: Copy, number: Number) -> None:
    source = copy.folder / number.file
    text = source.read_text(encoding="utf-8")
    source.write_text(number.changed(text), encoding="utf-8")
    try:
        copy.generate()
        assert copy.generated(number.game) != copy.original[number.game]
    finally:
        source.write_text(text, encoding="utf-8")


def test_with_every_number_changed_the_page_says_the_new_ones(tmp_path: Path) -> None:
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("the page's tests need Node and its packages")
    copy = Copy(tmp_path)
    for number in reversed(NUMBERS):  # those behind it on its line may move
        source = copy.folder / number.file
        text = source.read_text(encoding="utf-8")
        source.write_text(number.changed(text), encoding="utf-8")
    for name, old, new in ELSEWHERE:
        source = copy.folder / RULES / name
        text = source.read_text(encoding="utf-8")
        assert old in text
        source.write_text(text.replace(old, new), encoding="utf-8")
    copy.generate()
    (copy.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    command = ["npx", "--no-install", "vitest", "run", "_numbers"]
    found = subprocess.run(
        command, cwd=copy.folder / "web", capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr
