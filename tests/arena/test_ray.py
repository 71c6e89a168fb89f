"""A Ray cluster plays the same games, even if one of its workers dies on the way."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ALONE = ["unshare", "--map-root-user", "--net"]
"""Ray must not see the machine's network, whose address it would take."""
PATIENT = {"RAY_raylet_start_wait_time_s": "200", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""A busy machine starts a node slowly."""


def can_be_alone() -> bool:
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return False
    asked = [*ALONE, "ip", "link", "set", "lo", "up"]
    return subprocess.run(asked, capture_output=True).returncode == 0


@pytest.mark.skipif(not can_be_alone(), reason="needs a network namespace of its own")
def test_two_nodes_play_what_one_core_plays_though_a_worker_dies() -> None:
    command = f"ip link set lo up && exec '{sys.executable}' -m tests.arena.cluster"
    with tempfile.TemporaryDirectory(prefix="ray", dir="/tmp") as short:  # sockets need short names
        done = subprocess.run(
            [*ALONE, "sh", "-c", command],
            cwd=ROOT,
            env={**os.environ, "RAY_TMPDIR": short, **PATIENT},
            capture_output=True,
            text=True,
            timeout=400,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "nodes=2 killed=1 games=80 alike=True" in done.stdout
