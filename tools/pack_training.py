"""Gathers all that training needs on a machine that has Python, NumPy and JAX and nothing else.

``.gpu/training/`` then holds the sources, compiled for that Python where its interpreter is at
hand, the few packages they import, islands drawn beforehand, weights or a checkpoint to begin
with, and ``run.sh``, whose stages are described in ``tools/train_elsewhere.sh``.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib import metadata
from pathlib import Path

from kontor.train import islands

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".gpu" / "training"
PACKAGES = ("msgspec", "mypy-extensions")
"""What the sources import, beside what the machine has."""
COMPILER = ("mypy>=2.4,<3", "setuptools>=80", "msgspec", "numpy", "types-setuptools")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "page", "*.woff2", "*.png", "*.jpg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--python", default="3.12", help="that machine's version")
    add("--interpreter", help="a Python of that version with headers, to compile the rules for it")
    add("--islands", type=Path, help="a file of `kontor.train.islands`")
    add("--count", type=int, default=240, help="islands to draw if there is no file")
    add("--checkpoint", type=Path, help="where an earlier run stopped")
    asked = parser.parse_args()
    shutil.rmtree(FOLDER, ignore_errors=True)
    source = FOLDER / "source"
    shutil.copytree(ROOT / "src" / "kontor", source / "kontor", ignore=LEFT_OUT)
    entry_points(source)
    install(FOLDER / "packages", asked.python)
    if asked.interpreter:
        compile_for(asked.interpreter, source)
    drawn = islands.load(asked.islands) if asked.islands else islands.draw(asked.count)
    islands.save(FOLDER / "islands.jsonl.gz", drawn)
    islands.save(FOLDER / "held-out.jsonl.gz", islands.held_out())
    if asked.checkpoint:
        shutil.copy(asked.checkpoint, FOLDER / "checkpoint.npz")
    shutil.copy(ROOT / "tools" / "train_elsewhere.sh", FOLDER / "run.sh")
    files = [file for file in FOLDER.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"{FOLDER}: {len(files)} files, {size / 2**20:.1f} MiB, {len(drawn)} islands")


def entry_points(source: Path) -> None:
    """What tells the registry which games are installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    name, version = project["name"], metadata.version(project["name"])
    folder = source / f"{name}-{version}.dist-info"
    folder.mkdir()
    head = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (folder / "METADATA").write_text(head)
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {where}" for name, where in entries.items()), ""]
    (folder / "entry_points.txt").write_text("\n".join(lines))


def install(folder: Path, python: str) -> None:
    wanted = ["--no-deps", "--only-binary", ":all:", "--python-version", python]
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", *wanted]
    subprocess.run([*command, "--target", str(folder), *PACKAGES], check=True)


def compile_for(interpreter: str, source: Path) -> None:
    """Put the compiled rules beside the plain ones."""
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch)
        shutil.copytree(ROOT / "src", copy / "src", ignore=LEFT_OUT)
        shutil.copytree(ROOT / "tools", copy / "tools", ignore=LEFT_OUT)
        subprocess.run([interpreter, "-m", "venv", str(copy / "venv")], check=True)
        python = str(copy / "venv" / "bin" / "python")
        command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", python]
        subprocess.run([*command, *COMPILER], check=True)
        plain = {**os.environ, "PYTHONPATH": str(copy / "src")}
        subprocess.run([python, "tools/compile_rules.py"], check=True, cwd=copy, env=plain)
        for built in [*(copy / "src").glob("*.so"), *(copy / "src" / "kontor").rglob("*.so")]:
            target = source / built.relative_to(copy / "src")
            shutil.copy(built, target)


if __name__ == "__main__":
    main()
