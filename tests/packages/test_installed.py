"""Kontor as a wheel of its source archive, made and used without Node and without a C compiler.

The environment it is installed in has what the wheel asks for and nothing else.
"""

import os
import re
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

import kontor

ROOT = Path(__file__).parent.parent.parent
BARE = {"PATH": os.devnull, "CC": "no-compiler", "LANG": "C"}
"""There is no program to be found."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, env={**os.environ, **BARE}, check=True, capture_output=True)
    assert len(list(folder.glob("kontor-*.tar.gz"))) == 1
    [found] = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=False)
    found = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(found)]
    install = ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*pip, *install], check=True)
    [packages] = folder.glob("lib/python*/site-packages")
    for needed in _needs(distribution("kontor"), {}).values():
        _share(needed, packages)
    return found


def _needs(of: Distribution, known: dict[str, Distribution]) -> dict[str, Distribution]:
    """All that a distribution needs without extras, and what that needs in turn."""
    for line in of.requires or []:
        asked = Requirement(line)
        if asked.marker and not any(
            asked.marker.evaluate({"extra": extra}) for extra in ("", *asked.extras)
        ):
            continue
        if asked.name not in known:
            known[asked.name] = distribution(asked.name)
            _needs(known[asked.name], known)
    return known


def _share(package: Distribution, folder: Path) -> None:
    """Let an environment use what is installed in this one."""
    for name in {file.parts[0] for file in package.files or [] if file.parts[0] != ".."}:
        there = folder / name
        if not there.exists():
            there.symlink_to(Path(str(package.locate_file(name))))


def run(python: Path, data: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [python, *words],
        cwd=data,
        env={**BARE, "KONTOR_DATA": str(data), "COLUMNS": "200"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_lies_beside_the_package(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        tops = {name.split("/")[0] for name in packed.namelist()}
        assert tops == {"kontor", f"kontor-{kontor.__version__}.dist-info"}
        assert "kontor/server/page/index.html" in packed.namelist()


def test_games_are_listed_and_played(python: Path, tmp_path: Path) -> None:
    assert run(python, tmp_path, "-m", "kontor", "games").count("Rules version") == 2
    asked = ("arena", "machi-koro", "--bots", "veteran,random")
    assert "veteran" in run(python, tmp_path, "-m", "kontor", *asked, "--games", "2")
    play = ("play", "golden-city", "--plain", "--seats", "you,bot,bot", "--seed", "1")
    assert "Your answer" in run(python, tmp_path, "-m", "kontor", *play, typed="1\ns\n")


def test_the_front_leads_to_what_it_names(python: Path, tmp_path: Path) -> None:
    program = """
import kontor
record = kontor.play("machi-koro", ["greedy", "gentle"], seed=7)
session = kontor.replay(kontor.load(kontor.dump(record)))
assert session.game is kontor.game("machi-koro")
assert len(kontor.review_game(record).seats) == 2
print(session.game.result(session.state).reason)
for name in kontor.__all__:
    assert getattr(kontor, name).__doc__, name
"""
    assert run(python, tmp_path, "-c", program) == "landmarks\n"


@pytest.fixture
def site(python: Path, tmp_path: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serve = [str(python), "-m", "kontor", "serve", "--port", str(port)]
    own = {**BARE, "KONTOR_DATA": str(tmp_path)}
    with subprocess.Popen(serve, env=own, cwd=tmp_path, stdout=subprocess.DEVNULL) as server:
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def fetched(address: str) -> bytes:
    for _ in range(300):
        try:
            with urlopen(address) as answer:
                found: bytes = answer.read()
                return found
        except URLError as fault:
            if not isinstance(fault.reason, ConnectionRefusedError):
                raise
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_the_server_has_the_whole_page(site: str) -> None:
    document = fetched(site).decode()
    [*parts] = re.findall(r'(?:src|href)="(/assets/[^"]+)"', document)
    assert parts
    for part in parts:
        assert fetched(site + part)
    assert b"machi-koro" in fetched(f"{site}/api/games")
