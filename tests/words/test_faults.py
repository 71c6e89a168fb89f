"""Every fault can be told in every language."""

import ast
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import kontor
from kontor.bots import registry as bot_registry
from kontor.core import record_file, registry
from kontor.core.chance import Scripted
from kontor.core.faults import BadRecord, KontorError
from kontor.core.replay import replay, verify
from kontor.core.setup import Setup
from kontor.games.machi_koro import GAME
from kontor.words import LANGUAGES, Words
from tests.words.ftl import messages

SOURCES = Path(kontor.__file__).parent
RECORD = Path(__file__).parent.parent / "records/machi-koro/2-1.jsonl"


def names_in_the_code() -> set[str]:
    """The names given to faults where they are raised; a server's refusal has a text there."""
    names = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
                continue
            if isinstance(node.exc.func, ast.Name) and node.exc.func.id == "Refusal":
                continue  # the page says it by its code
            given = [k.value for k in node.exc.keywords if k.arg == "name"] or node.exc.args[1:2]
            names |= {
                part.value
                for part in given
                if isinstance(part, ast.Constant)
                and isinstance(part.value, str)
                and " " not in part.value
            }
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_that_is_raised_has_a_message(language: str) -> None:
    known = set(messages(language, "faults"))
    assert len(names_in_the_code()) > 25
    assert {f"fault-{name}" for name in names_in_the_code()} <= known


def edited(line: int, old: str, new: str) -> str:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    return "\n".join(lines)


def read(text: str) -> None:
    verify(record_file.load(text))


FAULTS: dict[str, Callable[[], object]] = {
    "an empty file": lambda: read(""),
    "a foreign file": lambda: read("{}"),
    "a truncated file": lambda: read(RECORD.read_text(encoding="utf-8").split("\n", 1)[0]),
    "a wrong seat": lambda: read(edited(1, '"seat": ', '"seat": 3')),
    "an unknown action": lambda: read(edited(1, '"roll"', '"fly"')),
    "an impossible die": lambda: read(edited(1, '"chance": [', '"chance": [7, ')),
    "an unknown game": lambda: registry.game("chess"),
    "an unknown bot": lambda: bot_registry.bot("machi-koro", "deep"),
    "an unknown level": lambda: bot_registry.level("machi-koro", "brutal"),
    "an unknown variant": lambda: Setup(2, {"fast": True}).checked(GAME.meta()),
    "a wrong seat count": lambda: Setup(9).checked(GAME.meta()),
    "a wrong start player": lambda: Setup(2, first=5).checked(GAME.meta()),
    "a switch that is none": lambda: Setup(2, {"first-games": 3}).checked(GAME.meta()),
    "a missing die": lambda: Scripted([]).roll(1),
    "a die too many": lambda: Scripted([1]).finish(),
    "an unknown language": lambda: Words("fr"),
}


@pytest.mark.parametrize("wrong", FAULTS)
def test_a_fault_is_told_in_three_languages(wrong: str) -> None:
    with pytest.raises(KontorError) as caught:
        FAULTS[wrong]()
    assert caught.value.name
    told = {Words(language).fault(caught.value) for language in LANGUAGES}
    assert len(told) == 3
    assert not any("{" in text.replace("{'", "") for text in told)


def test_a_broken_rule_is_told_with_file_line_and_number() -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    seat = json.loads(lines[2])["seat"]
    lines[2] = json.dumps({"seat": seat, "do": "build", "card": "stadium"})
    with pytest.raises(BadRecord) as caught:
        replay(record_file.load("\n".join(lines)))
    caught.value.file = "game.jsonl"
    told = Words("de").fault(caught.value)
    assert told.startswith("game.jsonl: Zeile 3: ")
    assert told.endswith("ist hier nicht erlaubt (MK-T5)")
    assert str(caught.value).startswith("game.jsonl: line 3: ")


def test_a_fault_without_a_name_is_told_as_it_is() -> None:
    assert Words("pl").fault(KontorError("just so")) == "just so"
