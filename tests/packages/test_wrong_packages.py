"""Whatever is wrong in a package is said in a line, and harms nobody else."""

import ast
import json
from pathlib import Path

import pytest

from kontor.core import game
from kontor.core.package_checks import REQUIRED
from tests.packages.conftest import Kontor, kontor_beside, strange

HEAD = """
from dataclasses import replace

from kontor.core.action import Actions, Verb
from kontor.core.game import Game
from kontor.core.manifest import BotPackage, Bots, Manifest
from kontor.core.observation import Observation
from kontor.core.setup import Option
from pig.bots import Holder
from pig.observation import OBSERVATION
from pig.rules import META, Pig


class Own(Pig):
    def meta(self):
        return replace(META, **({"id": __name__} | ABOUT))


ABOUT = {}
"""

WRONG_GAMES = {
    "aclass": ("MANIFEST = Manifest(rules=Own)", "rules is the class Own; write Own()"),
    "thin": (
        "class Thin(Game):\n    pass\nMANIFEST = Manifest(rules=Thin())",
        "the class Thin has no meta, actions, start, to_move, turn, legal, why_not, advance,",
    ),
    "fresh": (
        "class Fresh(Own):\n    def actions(self):\n        return Actions(Verb('go'))\n"
        "MANIFEST = Manifest(rules=Fresh())",
        "rules.actions() makes new actions at each call; make them once",
    ),
    "idle": (
        "NONE = Actions()\nclass Idle(Own):\n    def actions(self):\n        return NONE\n"
        "MANIFEST = Manifest(rules=Idle())",
        "rules.actions() is empty",
    ),
    "blind": (
        "class Blind(Own):\n    def view_type(self):\n        return dict\n"
        "MANIFEST = Manifest(rules=Blind())",
        "rules.view_type() has <class 'dict'>, which does not derive from 'View'",
    ),
    "quiet": (
        "class Quiet(Own):\n    def event_types(self):\n        return [7]\n"
        "MANIFEST = Manifest(rules=Quiet())",
        "rules.event_types() has 7, which does not derive from 'Event'",
    ),
    "loud": ("ABOUT = {'id': 'LOUD'}\nMANIFEST = Manifest(rules=Own())", "'LOUD' cannot be the"),
    "nobody": ("ABOUT = {'seats': ()}\nMANIFEST = Manifest(rules=Own())", "seats is empty"),
    "many": (
        "ABOUT = {'seats': (2, 90)}\nMANIFEST = Manifest(rules=Own())",
        "90 seats; there can be 1 to 16",
    ),
    "odd": (
        "ABOUT = {'seats': ('two',)}\nMANIFEST = Manifest(rules=Own())",
        "a number of seats is 'str', not 'int'",
    ),
    "twice": (
        "ABOUT = {'options': (Option('a', 'PG-1'), Option('a', 'PG-2'))}\n"
        "MANIFEST = Manifest(rules=Own())",
        "the option 'a' is there twice",
    ),
    "said": (
        "MANIFEST = Manifest(rules=Own(), words='said:{language}.ftl')",
        "words is one text; write ('said:{language}.ftl',), with a comma",
    ),
    "mute": (
        "MANIFEST = Manifest(rules=Own(), words=('mute:en.ftl',))",
        "words has 'mute:en.ftl', without {language} in its path",
    ),
    "parts": ("MANIFEST = Manifest(rules=Own(), weights=7)", "weights is 'int', not 'str'"),
}
"""Games that cannot be used, and what is said of each."""

WRONG_BOTS = {
    "characters": (
        "Bots(makers={'timid': Holder}, characters=('tmid',))",
        "there is no bot 'tmid' to play with; there are: random, timid",
    ),
    "levels": (
        "Bots(makers={'timid': Holder}, levels={'hard': 'tmid'})",
        "the level 'hard' leads to a bot 'tmid'; there are: random, timid",
    ),
    "names": ("Bots(makers={'my_bot': Holder})", "'my_bot' cannot be the name of a bot"),
    "chance": ("Bots(makers={'random': Holder})", "a bot is named 'random', as Kontor's own is"),
    "made": ("Bots(makers={'made': Holder(3)})", "the maker of 'made' is 'Holder', which cannot"),
    "seeded": (
        "Bots(makers={'seedless': lambda: Holder(3)})",
        "the maker of 'seedless' does not take a seed: too many positional arguments",
    ),
    "advice": (
        "Bots(makers={}, adviser=lambda view: [])",
        "the adviser does not take a view and a deadline: too many positional arguments",
    ),
}
"""Bots that cannot be used, of games that can, and what is said of each."""

WRONG_BOT_PACKAGES = {
    "nogame": (
        "BotPackage(game='chess', makers={'bold': Holder})",
        "there is no game 'chess'; there are: golden-city, machi-koro,",
    ),
    "seedless": ("BotPackage(game='pig', makers={'x': lambda: 0})", "the maker of 'x' does not"),
    "samename": (
        "BotPackage(game='pig', makers={'steady': Holder})",
        "pig has bots of that name already: steady",
    ),
}


@pytest.fixture(scope="module")
def told(pig: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What `kontor games` prints beside all of them."""
    target = tmp_path_factory.mktemp("packages")
    for name, (text, _) in WRONG_GAMES.items():
        strange(target, name, "kontor.games", f"{name} = {name}:MANIFEST", **{name: HEAD + text})
    for name, (bots, _) in WRONG_BOTS.items():
        text = f"{HEAD}MANIFEST = Manifest(rules=Own(), bots={bots})"
        strange(target, name, "kontor.games", f"{name} = {name}:MANIFEST", **{name: text})
    for name, (bots, _) in WRONG_BOT_PACKAGES.items():
        text = f"{HEAD}BOTS = {bots}"
        strange(target, name, "kontor.bots", f"{name} = {name}:BOTS", **{name: text})
    kontor: Kontor = kontor_beside(tmp_path_factory.mktemp("data"), target, pig)
    return kontor("games").splitlines()


def said_of(name: str, told: list[str]) -> str:
    (line,) = [line for line in told if f" of {name} 1.0 is left out: " in line]
    return line


@pytest.mark.parametrize("name", WRONG_GAMES)
def test_a_game_that_is_not_as_it_must_be_is_left_out(name: str, told: list[str]) -> None:
    assert WRONG_GAMES[name][1] in said_of(name, told)
    assert not any(line.startswith(f"{name}: ") for line in told)


@pytest.mark.parametrize("name", WRONG_BOTS)
def test_a_game_whose_bots_are_wrong_is_played_by_chance(name: str, told: list[str]) -> None:
    assert WRONG_BOTS[name][1] in said_of(name, told)
    start = told.index(f"{name}: Pig by tradition")
    assert "  Bots: random" in told[start : start + 6]


@pytest.mark.parametrize("name", WRONG_BOT_PACKAGES)
def test_bots_that_cannot_be_used_are_left_out(name: str, told: list[str]) -> None:
    assert WRONG_BOT_PACKAGES[name][1] in said_of(name, told)


def test_all_others_are_there_as_ever(told: list[str]) -> None:
    assert "pig: Pig by tradition" in told
    assert "  Bots: random, timid, steady" in told
    assert any(line.startswith("machi-koro: ") for line in told)


def test_what_a_game_must_have_is_what_has_no_default() -> None:
    tree = ast.parse(Path(game.__file__).with_name("game.py").read_text(encoding="utf-8"))
    (contract,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Game"]
    methods = [node for node in contract.body if isinstance(node, ast.FunctionDef)]
    open_ones = [m.name for m in methods if "NotImplementedError" in ast.unparse(m)]
    assert list(REQUIRED) == open_ones


COMMANDS = """
def over(app, words):
    @app.command()
    def greet() -> None:
        print("hello")

    @app.command()
    def play() -> None:
        print("not Kontor's")

def bad(app, words):
    @app.command()
    def shout(count: int | str) -> None:
        pass

def good(app, words):
    @app.callback()
    def all_of_kontor() -> None:
        print("in the way")

    @app.command()
    def greet() -> None:
        print("good day")

"""


def test_a_command_replaces_no_other(pig: Path, tmp_path: Path) -> None:
    target = tmp_path / "packages"
    for name, does in {"ahead": "over", "bend": "bad", "first": "good", "second": "good"}.items():
        text = f"{HEAD}{COMMANDS}MANIFEST = Manifest(rules=Own(), commands='{name}:{does}')"
        strange(target, name, "kontor.games", f"{name} = {name}:MANIFEST", **{name: text})
    kontor = kontor_beside(tmp_path, target, pig)
    told = kontor("greet")
    assert "good day" in told
    assert "in the way" not in told
    assert "ahead:over: there is a command 'play' already" in said_of("ahead", told.splitlines())
    assert "second:good: there is a command 'greet' already" in told
    assert "doesn't support Union types" in said_of("bend", told.splitlines())
    assert "not Kontor's" not in kontor("play", "pig", "--plain", typed="q\n")


FAULTY_WORDS = """
title = Sow
do-roll = Throw the die
do-hold = { $missing } Keep
event-rolled = { $seat throws a { $die }
"""


def test_faults_of_a_catalogue_are_told_and_spoken_around(pig: Path, tmp_path: Path) -> None:
    target = tmp_path / "packages"
    text = f"{HEAD}MANIFEST = Manifest(rules=Own(), words=('sow:{{language}}.ftl',))"
    strange(target, "sow", "kontor.games", "sow = sow:MANIFEST")
    (target / "sow").mkdir()
    (target / "sow" / "__init__.py").write_text(text)
    (target / "sow" / "en.ftl").write_text(FAULTY_WORDS)
    kontor = kontor_beside(tmp_path, target, pig)
    told = kontor("games")
    assert "sow:en.ftl, line 5 of 'sow' of sow 1.0 is left out: Expected token" in told
    assert "Languages: en (without 12 messages, such as game-title)" in told
    listed, _ = json.JSONDecoder().raw_decode(kontor("games", "--json"))
    missing = {one["id"]: one["missing_words"] for one in listed}
    assert missing["machi-koro"] == {}
    assert {"event-rolled", "do-hold"} & set(missing["sow"]["en"]) == {"event-rolled"}
    said = kontor("play", "sow", "--seats", "you,you2", "--plain", typed="1\n" * 3 + "q\n")
    assert "Throw the die" in said
    assert "2: Hold" in said
    assert "the message 'do-hold' in 'en' of 'sow' of sow 1.0 is left out: Unknown" in said
    assert " rolled: die " in said
