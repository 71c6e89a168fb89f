"""The packages under ``examples/``, installed beside Kontor as a stranger would install them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


class Kontor(Protocol):
    """Runs the command, and gives back all that it printed."""

    def __call__(self, *words: str, typed: str = "", rc: int = 0) -> str: ...


def install(package: Path, target: Path) -> Path:
    """Put a package where only those see it who have the folder on their path."""
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", *options]
    subprocess.run([*pip, "--target", str(target), str(package)], check=True)
    return target


def strange(target: Path, name: str, group: str, entry: str, **files: str) -> Path:
    """A package as it lies there once it is installed: modules, and an entry point."""
    about = target / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{group}]\n{entry}\n")
    for module, text in files.items():
        (target / f"{module}.py").write_text(text)
    return target


def path_to(*folders: Path) -> str:
    """The `PYTHONPATH` of a process that sees these packages."""
    path = [*map(str, folders), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(filter(None, path))


def kontor_beside(data: Path, *folders: Path) -> Kontor:
    """The command beside these packages, in a folder of its own."""

    def run(*words: str, typed: str = "", rc: int = 0) -> str:
        own = {"KONTOR_DATA": str(data), "COLUMNS": "200", "LANG": "C"}
        own["PYTHONPATH"] = path_to(*folders)
        done = subprocess.run(
            [sys.executable, "-m", "kontor", *words],
            cwd=data,
            env={**os.environ, **own},
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == rc, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr

    return run


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLES / "pig", tmp_path_factory.mktemp("pig"))


@pytest.fixture(scope="session")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLES / "frugal", tmp_path_factory.mktemp("frugal"))
