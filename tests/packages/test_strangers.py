"""Packages of strangers: one that fails harms no other, and what one lacks is absent."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages.conftest import EXAMPLES, Kontor, kontor_beside, strange

RULES = (EXAMPLES / "pig" / "pig" / "rules.py").read_text(encoding="utf-8")
BARE = """
from kontor.core.manifest import Manifest
from bare_rules import Pig

MANIFEST = Manifest(rules=Pig())
"""
"""A manifest with the rules and nothing else."""


def test_packages_that_fail_are_left_out_with_a_line_each(pig: Path, tmp_path: Path) -> None:
    target = tmp_path / "packages"
    group = "kontor.games"
    strange(target, "crash", group, "crash = crash:MANIFEST", crash="import nothing_like_this")
    strange(target, "blank", group, "blank = blank:MANIFEST", blank="")
    strange(target, "empty", group, "empty = empty:MANIFEST", empty=MISSING_RULES)
    strange(target, "rules", group, "rules = ruled:MANIFEST", ruled="MANIFEST = 7")
    strange(target, "twin", group, "twin = twin:MANIFEST", twin=TWIN)
    strange(target, "bots", "kontor.bots", "bots = no_bots:BOTS", no_bots="BOTS = []")
    kontor = kontor_beside(tmp_path, target, pig)
    lines = [line for line in kontor("games").splitlines() if line.startswith("kontor: ")]
    told = "\n".join(lines)
    assert "game 'crash' of crash 1.0 is left out: crash:MANIFEST: ModuleNotFoundError" in told
    assert "game 'blank' of blank 1.0 is left out" in told
    assert "missing 1 required keyword-only argument: 'rules'" in told
    assert "it is 'int', not 'Manifest'" in told
    assert "game 'twin' of twin 1.0 is left out" in told
    assert "kontor-pig 1.0 has a game 'pig' already" in told
    assert "bot 'bots' of bots 1.0 is left out" in told
    assert len(lines) == 6
    assert "No failure." in kontor("fuzz", "pig", "--games", "20", "--jobs", "2")
    assert "No failure." in kontor("fuzz", "machi-koro", "--games", "5", "--jobs", "1")


MISSING_RULES = """
from kontor.core.manifest import Manifest

MANIFEST = Manifest(observation="empty:NOTHING")
"""
TWIN = """
from kontor.core.manifest import Manifest
from pig import MANIFEST
"""


def test_a_part_that_fails_is_as_if_it_were_not_there(pig: Path, tmp_path: Path) -> None:
    text = """
from kontor.core.manifest import Manifest
from pig.rules import Pig as Rules
from pig.rules import META
from dataclasses import replace

class Pig(Rules):
    def meta(self):
        return replace(META, id="sow")

MANIFEST = Manifest(
    rules=Pig(), bots="sow:NONE", observation="pig.rules:META", commands="gone:register",
    words=("gone:locales/{language}.ftl",),
)
"""
    target = strange(tmp_path / "packages", "sow", "kontor.games", "sow = sow:MANIFEST", sow=text)
    kontor = kontor_beside(tmp_path, target, pig)
    told = kontor("games")
    assert "'bots' of 'sow' of sow 1.0 is left out: sow:NONE: AttributeError" in told
    assert "'commands' of 'sow' of sow 1.0 is left out: gone:register" in told
    assert "'words' of 'sow' of sow 1.0 is left out" in told
    assert "'observation' of 'sow' of sow 1.0 is left out" in told
    assert "it is 'Meta', not 'Observation'" in told
    assert "sow: Pig by tradition" in told


@pytest.fixture
def bare(tmp_path: Path) -> Kontor:
    """A game that brings rules, and nothing else: not even a vocabulary."""
    rules = RULES[: RULES.index("    def vocabulary")] + RULES[RULES.index("    def start") :]
    events = (EXAMPLES / "pig" / "pig" / "events.py").read_text(encoding="utf-8")
    files = {
        "bare": BARE,
        "bare_rules": rules.replace("pig.events", "bare_events").replace('id="pig"', 'id="bare"'),
        "bare_events": events,
    }
    target = tmp_path / "packages"
    strange(target, "bare", "kontor.games", "bare = bare:MANIFEST", **files)
    return kontor_beside(tmp_path, target)


def test_a_game_without_words_is_told_in_plain_english(bare: Kontor, tmp_path: Path) -> None:
    said = bare("play", "bare", "--seats", "you,bot", "--plain", typed="1\n2\n" * 400)
    for line in ("Roll or hold", "1: Roll", "2: Hold"):
        assert line in said
    assert "You rolled: die " in said
    assert "You turn" in said
    assert "Pot: " in said
    assert "Goal" in said
    (record,) = (tmp_path / "games").glob("*.jsonl")
    assert "rolled: die" in bare("replay", str(record))
    assert "Short. See rule PG-G2." in bare("games", "--lang", "de")


def test_a_game_without_bots_and_observation_says_so(bare: Kontor) -> None:
    told = bare("games")
    assert "Bots: random" in told
    assert "Languages: –" in told
    assert "For research: –" in told
    asked = ("arena", "bare", "--games", "2", "--on", "one")
    assert "random" in bare(*asked, "--bots", "random,random")
    assert "There is no bot “steady”" in bare(*asked, "--bots", "steady,random", rc=2)
    weights = EXAMPLES.parent / "src" / "kontor" / "bots" / "weights" / "machi-koro.npz"
    assert "trained for machi-koro" in bare(*asked, "--bots", f"{weights},random", rc=2)


@pytest.mark.parametrize("program", ["kontor.cli:run(['games'])", "kontor.server.app:create()"])
def test_neither_a_list_of_games_nor_a_server_imports_what_only_networks_need(
    program: str, tmp_path: Path
) -> None:
    module, _, call = program.partition(":")
    text = f"import sys\nfrom {module} import {call.partition('(')[0]}\n{call}\n"
    text += "print('heavy', sorted({'numpy', 'jax', 'gymnasium'} & set(sys.modules)))\n"
    environment = {**os.environ, "KONTOR_DATA": str(tmp_path)}
    command = [sys.executable, "-c", text]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "heavy []" in done.stdout
