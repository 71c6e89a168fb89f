"""Runs the scripts that offer rows, each measurement in a process of its own on one core."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import environment
from benchmarks.environment import ROOT
from benchmarks.row import Group, Label
from kontor.stopwatch import Count

PATIENCE = 300
"""Seconds that a row may take, with all that it compiles."""


@dataclass(frozen=True)
class Script:
    """Something that offers rows, and the Python that it needs."""

    name: str
    module: str
    python: Path
    settings: Mapping[str, str]
    groups: frozenset[Group] = frozenset(Group)
    """The rows that are wanted of it."""


@dataclass
class Measured:
    """A row with what every round gave."""

    label: Label
    script: Script
    number: int
    counts: list[Count] = field(default_factory=list)
    fault: str | None = None
    """Why it could not be measured."""


class NotAvailable(Exception):
    """A script that cannot run here, with the reason."""


def own() -> list[Script]:
    """Kontor's plain rules and its compiled ones."""
    python = Path(sys.executable)
    plain = Script(
        "Kontor plain", "benchmarks.own", python, {"KONTOR_PLAIN": "1"}, frozenset({Group.PLAIN})
    )
    compiled = Script("Kontor compiled", "benchmarks.own", python, {}, frozenset({Group.COMPILED}))
    return [plain, compiled]


def peers() -> list[Script]:
    """A script for every file under ``peers/``, run in the peers' environment."""
    files = sorted((ROOT / "benchmarks" / "peers").glob("*.py"))
    source = {"PYTHONPATH": str(ROOT / "src")}
    return [
        Script(file.stem, f"benchmarks.peers.{file.stem}", environment.PYTHON, source)
        for file in files
    ]


def offered(script: Script) -> list[Measured]:
    """The rows that a script offers, none of them measured yet. Raises `NotAvailable`."""
    labels = [
        Label(**{**label, "group": Group(label["group"])}) for label in json.loads(_call(script))
    ]
    rows = [
        Measured(label, script, number)
        for number, label in enumerate(labels)
        if label.group in script.groups
    ]
    if not rows:
        raise NotAvailable("the rules are not compiled")
    return rows


def measure(rows: list[Measured], seconds: float, rounds: int) -> Iterator[Measured]:
    """Measure every row once a round, so that a disturbance does not hit one row alone.

    Yields the row whose turn it is.
    """
    for _ in range(rounds):
        for row in rows:
            if row.fault:
                continue
            yield row
            try:
                answer = _call(row.script, str(row.number), str(seconds))
                row.counts.append(Count(**json.loads(answer)))
            except NotAvailable as reason:
                row.fault = str(reason)


def pin() -> int | None:
    """Keep this process and all it starts on one core; which one, if the system can do that."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def _call(script: Script, *arguments: str) -> str:
    """What the script printed in its last line; peers may print before it."""
    settings = {key: value for key, value in os.environ.items() if key != "KONTOR_PLAIN"}
    command = [str(script.python), "-m", script.module, *arguments]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**settings, **script.settings},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except FileNotFoundError:
        raise NotAvailable("it has no environment to run in") from None
    except subprocess.TimeoutExpired:
        raise NotAvailable(f"not ready after {PATIENCE} seconds") from None
    said = done.stdout.strip().splitlines()
    if done.returncode != 0 or not said:
        lines = done.stderr.strip().splitlines()
        raise NotAvailable(lines[-1] if lines else f"exit code {done.returncode}")
    return said[-1]
