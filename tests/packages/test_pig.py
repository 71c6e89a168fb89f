"""A game in a package of its own gets everything that ours have."""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.core.record_file import load
from tests.packages.conftest import Kontor, kontor_beside, path_to
from tests.server.client import ask, record_of, run, started
from tests.server.servers import Server

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def kontor(pig: Path, tmp_path: Path) -> Kontor:
    return kontor_beside(tmp_path, pig)


@pytest.fixture(scope="module")
def base(pig: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server(tmp_path_factory.mktemp("kontor"), PYTHONPATH=path_to(pig)) as server:
        yield server.base


def python(program: str, pig: Path) -> str:
    """What a program prints that sees the package."""
    environment = {**os.environ, "PYTHONPATH": path_to(pig)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_it_is_listed_with_what_it_brings(kontor: Kontor) -> None:
    listed = {game["id"]: game for game in json.loads(kontor("games", "--json"))}
    assert list(listed) == ["golden-city", "machi-koro", "pig"]
    found = {key: listed["pig"][key] for key in ("from", "bots", "languages", "observation")}
    assert found == {
        "from": "kontor-pig 1.0",
        "bots": ["random", "timid", "steady"],
        "languages": ["en"],
        "observation": 14,
    }
    assert not listed["pig"]["batch"]
    assert "Languages: en" in kontor("games")


def test_it_is_played_replayed_and_verified_in_the_terminal(kontor: Kontor, tmp_path: Path) -> None:
    said = kontor("play", "pig", "--seats", "you,bot", "--plain", typed="1\n1\n2\n" * 200)
    assert "What do you build?" not in said
    assert "Do you roll, or do you put your points aside?" in said
    assert {"To play: You", "You: Points 0"} <= set(said.splitlines())
    assert re.search(r"wins? with \d+ points!", said)
    (record,) = (tmp_path / "games").glob("*.jsonl")
    assert "The goal is reached." in kontor("replay", str(record))
    assert "Verified: all" in kontor("verify", str(record))


def test_every_language_falls_back_to_the_words_there_are(kontor: Kontor) -> None:
    said = kontor("play", "pig", "--seats", "you,bot", "--plain", "--lang", "pl", typed="1\nq\n")
    assert "Do you roll, or do you put your points aside?" in said
    assert "Twoja odpowiedź" in said


def test_a_thousand_random_games_break_no_invariant(kontor: Kontor) -> None:
    assert "No failure." in kontor("fuzz", "pig", "--games", "1000", "--jobs", "1")


def test_its_bots_meet_in_the_arena_also_in_processes_of_their_own(kontor: Kontor) -> None:
    asked = ("arena", "pig", "--bots", "steady,timid", "--games", "20", "--json")
    alone, spawned = (json.loads(kontor(*asked, "--on", on)) for on in ("one", "cores"))
    assert alone["games"] == 20
    wins = [[one["wins"]["wins"] for one in table["bots"]] for table in (alone, spawned)]
    assert wins[0] == wins[1]


def test_it_is_an_environment(pig: Path) -> None:
    printed = python(ENVIRONMENTS, pig)
    assert printed.split() == ["pettingzoo", "gymnasium", "14"]


ENVIRONMENTS = """
import gymnasium
from pettingzoo.test import api_test
from kontor.envs import pettingzoo_env
import contextlib, io
with contextlib.redirect_stdout(io.StringIO()):
    api_test(pettingzoo_env("pig", seats=3), num_cycles=200)
print("pettingzoo")
env = gymnasium.make("kontor.envs:kontor/pig-v1", seats=2, opponents="normal")
seen, _ = env.reset(seed=1)
over = False
while not over:
    action = int(seen["action_mask"].argmax())
    seen, reward, over, cut, _ = env.step(action)
print("gymnasium", len(seen["observation"]))
"""


def test_what_it_lacks_is_said_in_a_line(kontor: Kontor) -> None:
    assert "pig has no batch engine." in kontor("lockstep", "pig", rc=2)
    assert "pig has no batch engine." in kontor("train", "pig", rc=2)


def test_a_person_and_a_bot_play_it_over_the_server(base: str) -> None:
    async def story() -> None:
        bots = [{"seat": 1, "level": "normal"}]
        (person,) = await started(base, game="pig", seats=2, bots=bots)
        await person.play(random.Random(1))
        record = load(await record_of(person))
        assert record.game == "pig"
        assert record.result is not None
        assert [player.bot for player in record.players] == [None, "steady"]
        await person.close()

    run(story())


def test_the_server_has_its_words_and_describes_it(base: str) -> None:
    async def story() -> None:
        faces = {game["id"]: game["face"] for game in await ask(base, "/api/games")}
        assert (faces["machi-koro"], faces["pig"]) == ("machi_koro", "")
        for language in ("de", "en"):
            words = await ask(base, f"/api/games/pig/words?language={language}")
            assert "question-roll-or-hold = Do you roll" in words["catalogues"][-1]
            assert words["events"]["rolled"] == ["seat", "die", "pot"]
            assert words["behind"]["rolled"] == "PG-T1"
            assert words["spends"] == {}
        described = await ask(base, "/api/openapi.json")
        assert "pig.Event" in described["components"]["schemas"]

    run(story())


def test_the_tests_that_every_game_has_to_pass_run_on_it(pig: Path) -> None:
    tests = [f"tests/{name}" for name in ("properties/test_contract.py", "core", "records")]
    more = ["tests/bots/test_registry.py", "tests/envs", "-k", "pig or sessions or contract"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, *more]
    environment = {**os.environ, "PYTHONPATH": path_to(pig), "HYPOTHESIS_PROFILE": "quick"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) > 20


def test_the_example_is_as_short_as_its_description_says() -> None:
    sources = (ROOT / "examples" / "pig" / "pig").glob("*.py")
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources)
    described = (ROOT / "docs" / "own-game.md").read_text(encoding="utf-8")
    assert f"in about {round(lines, -2)} lines of Python" in described
