"""The walks of CONTRIBUTING.md, followed in a copy of the sources."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
WALKS = {
    title: re.findall(r"```(diff|sh)\n(.*?)```", walk, re.DOTALL)
    for title, walk in re.findall(r"^### (.+?)\n(.*?)(?=^##)", TEXT, re.DOTALL | re.MULTILINE)
}
HAS = {
    "Change a rule in five minutes": "game.start(kontor.Setup(seats=2), luck).coins == [5, 5]",
    "Add a card": "any('fish-stall' in action.to_json().values() for action in game.actions())",
    "Add an event": "any(kind.__name__ == 'Doubled' for kind in game.event_types())",
    "Add a bot": "kontor.bot('machi-koro', 'hurried')",
}
"""What is true of Machi Koro at the end of each walk, and not before."""


def edit(folder: Path, diff: str) -> None:
    """Carry out the edits of a block, each under the name of its file."""
    for name, lines in re.findall(r"^--- (.+)\n((?:[ +-](?!-- ).*\n|\+?\n)+)", diff, re.MULTILINE):
        path = folder / name
        text = path.read_text(encoding="utf-8")
        before, after = (
            "".join(line[1:] for line in lines.splitlines(keepends=True) if line[0] in f" {side}")
            for side in "-+"
        )
        assert text.count(before) == 1, f"{name}: {before}"
        path.write_text(text.replace(before, after), encoding="utf-8")


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    own = {"PYTHONPATH": str(folder / "src"), "KONTOR_PLAIN": "1", "KONTOR_DATA": str(folder)}
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def holds(folder: Path, condition: str) -> bool:
    program = "import kontor; game, luck = kontor.game('machi-koro'), kontor.Seeded(1)"
    return run(folder, "-c", f"{program}; assert {condition}").returncode == 0


def test_every_walk_that_is_promised_is_followed() -> None:
    assert {title for title, steps in WALKS.items() if steps} == set(HAS)


@pytest.mark.parametrize("title", HAS)
def test_a_walk_leads_where_it_says(title: str, tmp_path: Path) -> None:
    skip = shutil.ignore_patterns("*.so", "__pycache__", "page", "weights", ".*_cache")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skip)
    assert not holds(tmp_path, HAS[title])
    for kind, block in WALKS[title]:
        if kind == "diff":
            edit(tmp_path, block)
            continue
        for line in block.splitlines():
            done = run(tmp_path, "-m", *shlex.split(line))
            assert done.returncode == 0, done.stdout + done.stderr
    assert holds(tmp_path, HAS[title])
