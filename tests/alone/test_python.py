"""Python in a browser does what Python on a server does. Node runs it here as a browser would."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kontor.core import registry
from kontor.core.record_file import load
from kontor.core.replay import verify
from tests.alone.games import every_setup

TOP = Path(__file__).parent.parent.parent


def both(script: str, *arguments: object) -> tuple[str, str]:
    """What a file of this folder writes on a server and in a browser."""
    given = [str(argument) for argument in arguments]
    file = f"tests/alone/{script}.py"
    commands = (
        [sys.executable, "-m", f"tests.alone.{script}", *given],
        ["node", "tests/alone/python.mjs", file, *given],
    )
    runs = [
        subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, text=True)
        for command in commands
    ]
    server, browser = [run.communicate()[0] for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    return server, browser


def close(one: Any, other: Any) -> None:
    """Equal, apart from the last digits of fractions."""
    assert type(one) is type(other)
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            close(one[key], other[key])
    elif isinstance(one, list):
        assert len(one) == len(other)
        for mine, his in zip(one, other, strict=True):
            close(mine, his)
    elif isinstance(one, float):
        assert one == pytest.approx(other, rel=1e-4, abs=1e-5)
    else:
        assert one == other


def test_every_view_of_a_game_with_each_variant_is_the_same() -> None:
    server, browser = both("games", 0, len(every_setup()))
    assert server.count("\n") == len(every_setup())
    assert browser == server


def test_equal_secrets_entropy_and_decisions_make_equal_records() -> None:
    server, browser = both("tables")
    assert browser == server
    lines = server.splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith('{"kontor"')]
    assert len(starts) == len(registry.games())
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        record = load("\n".join([*lines[start:end], ""]))
        assert record.result is not None
        assert verify(record) > 0


def test_arrays_compute_as_numpy_does() -> None:
    server, browser = map(json.loads, both("arrays"))
    for name in server:
        close({name: server[name]}, {name: browser[name]})


def test_networks_think_the_same_and_bots_of_every_level_answer_the_same() -> None:
    server, browser = map(json.loads, both("thoughts"))
    close(server, browser)
    assert all(len(thought["judged"]) >= 1 for thought in server)
