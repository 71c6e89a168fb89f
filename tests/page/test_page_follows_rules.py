"""The page has no number of the rules by itself: change one in a copy, and the page follows, or the
texts that say it are wrong."""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from kontor.core.registry import game

ROOT: Final = Path(__file__).parent.parent.parent
RULES: Final = Path("src/kontor/games")
PAGE: Final = Path("web/src/games")


def _text(game: str, file: str) -> str:
    return (ROOT / RULES / game / file).read_text(encoding="utf-8")


class Number(NamedTuple):
    """A number in the declarations of a game."""

    game: str
    file: str
    name: str
    line: int
    column: int
    value: int

    @property
    def place(self) -> str:
        return f"{self.game}/{self.file} {self.name}"

    def changed(self, text: str) -> str:
        """The same module with one more there."""
        lines = text.splitlines(keepends=True)
        line, end = lines[self.line - 1], self.column + len(str(self.value))
        lines[self.line - 1] = line[: self.column] + str(self.value + 1) + line[end:]
        return "".join(lines)


def declared(game: str) -> Iterator[Number]:
    """The numbers in what the modules of a game declare; zero is what is not there."""
    folder = ROOT / RULES / game
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder).as_posix()
        for statement in ast.parse(_text(game, file)).body:
            if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                name = ast.unparse(
                    statement.target
                    if isinstance(statement, ast.AnnAssign)
                    else statement.targets[0]
                )
                for part in _values(statement.value):
                    if isinstance(part, ast.Constant) and type(part.value) is int and part.value:
                        yield Number(game, file, name, part.lineno, part.col_offset, part.value)


def _values(part: ast.AST) -> Iterator[ast.AST]:
    """An expression and all in it, but for the keys of mappings."""
    yield part
    inner = part.values if isinstance(part, ast.Dict) else ast.iter_child_nodes(part)
    for child in inner:
        yield from _values(child)


NOT_FOR_THE_PAGE: Final = {
    "*/actions.py [!AD]*": "numbers of verbs; which answers there are comes with each view",
    "golden_city/actions.py DISCARD": "the number of a verb",
    "machi_koro/actions.py DECLINE": "the number of a verb",
    "golden_city/actions.py ACTIONS": "so many pairs; how many there are comes with each view",
    "*/state.py *": "how a position is kept; a test holds its lengths to the cards",
    "*/rules.py *": "bits of a set, and places among the actions",
    "*/meta.py META": "seats, which come with the description of the game",
    "*/observation.py *": "what networks are given",
    "machi_koro/cards.py PURPLE_MOST": "a single one, which texts say without a number",
    "machi_koro/building.py ALL_LANDMARKS": "a set as bits",
    "machi_koro/building.py NO_LIMIT": "more than there are",
    "machi_koro/building.py AFFORDABLE": "counts up to the highest cost",
    "machi_koro/income.py MALL": "a set as bits",
    "machi_koro/income.py ROLLS": "counts up to the highest roll",
    "machi_koro/invariants.py *": "cards that are there, counted",
    "machi_koro/aid.py TOTALS": "what two dice can show; it comes with each view's outlook",
    "golden_city/atlas/*": "how an island is drawn outside the page",
    "golden_city/layout/*": "how an island is made by chance",
    "golden_city/board.py *": "numbers of rewards and sites; a test holds them to the counts",
    "golden_city/disk.py LARGEST": "how large a file may be",
    "golden_city/island_check.py FARTHEST": "how large a drawing may be",
    "golden_city/geography.py SITE_IDS": "counts from one",
    "golden_city/geography.py RIVERS": "a river between each two neighbours",
    "golden_city/geography.py GOODS_PAIRS": "each good with those after it",
    "golden_city/payment.py INLAND": "landforms by their number",
    "golden_city/payment.py ENOUGH": "one more than the highest price",
}
"""Numbers that the page need not be given, with the reason."""
GAMES: Final = ("golden_city", "machi_koro")
ALL: Final = [number for game in GAMES for number in declared(game)]


def excepted(number: Number) -> list[str]:
    return [pattern for pattern in NOT_FOR_THE_PAGE if fnmatchcase(number.place, pattern)]


NUMBERS: Final = [number for number in ALL if not excepted(number)]
ELSEWHERE: Final = (
    ("golden_city/bidding.py", "return before + 1", "return before + 2"),
    (
        "golden_city/geography.py",
        "QUARTER_KINDS: Final = (OUTER,",
        "QUARTER_KINDS: Final = (RURAL,",
    ),
    ("golden_city/geography.py", '{COAST: "coast"}', '{RURAL: "meadow"}'),
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

    @property
    def environment(self) -> dict[str, str]:
        folders = (self.folder / "src", self.folder / "tools", ROOT)
        paths = os.pathsep.join(map(str, folders))
        return {**os.environ, "PYTHONPATH": paths, "KONTOR_PLAIN": "1"}

    def generate(self) -> None:
        """Write the page's types and numbers from these rules."""
        command = [sys.executable, str(self.folder / "tools" / "make_page_types.py")]
        subprocess.run(command, env=self.environment, check=True)

    def source(self, number: Number) -> Path:
        return self.folder / RULES / number.game / number.file


class Generator:
    """Says what the page would be given and its texts must say after a change of the rules."""

    def __init__(self, copy: Copy) -> None:
        self.copy = copy
        self.process = subprocess.Popen(
            [sys.executable, "-B", Path(__file__).with_name("regenerate.py")],
            env=copy.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.unchanged = {
            game: self.after(game, "cards.py", _text(game, "cards.py")) for game in GAMES
        }

    def after(self, game: str, file: str, text: str) -> str:
        assert self.process.stdin
        assert self.process.stdout
        change = {"game": game, "file": str(self.copy.folder / RULES / game / file), "text": text}
        self.process.stdin.write(json.dumps(change) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="module")
def generator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Generator]:
    copy = Copy(tmp_path_factory.mktemp("copy"))
    copy.generate()
    generator = Generator(copy)
    yield generator
    generator.close()


def test_every_exception_is_needed() -> None:
    used = {pattern for number in ALL for pattern in excepted(number)}
    assert used == set(NOT_FOR_THE_PAGE)


@pytest.mark.parametrize("number", NUMBERS, ids=lambda n: f"{n.place} {n.value}")
def test_a_changed_number_changes_what_the_page_is_given_or_its_texts_must_say(
    generator: Generator, number: Number
) -> None:
    text = number.changed(_text(number.game, number.file))
    given = generator.after(number.game, number.file, text)
    assert given not in ("failed", generator.unchanged[number.game])


@pytest.mark.parametrize("folder", GAMES)
def test_every_number_that_the_page_is_given_is_shown(folder: str) -> None:
    parts = [*(ROOT / PAGE / folder).rglob("*.svelte"), *(ROOT / PAGE / folder).rglob("*.ts")]
    text = "".join(path.read_text(encoding="utf-8") for path in parts)
    for name in game(folder.replace("_", "-")).numbers():
        assert f"NUMBERS.{name}" in text, name


def test_with_every_number_changed_the_page_says_the_new_ones(tmp_path: Path) -> None:
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("the page's tests need Node and its packages")
    copy = Copy(tmp_path)
    for number in reversed(NUMBERS):  # those behind it on its line may move
        source = copy.source(number)
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
