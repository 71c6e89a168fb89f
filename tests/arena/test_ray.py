"""A Ray cluster plays the same games, even if one of its workers dies on the way."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.arena.cluster import PATIENCE

ROOT = Path(__file__).parent.parent.parent
ALONE = ["unshare", "--map-root-user", "--net"]
"""Ray must not see the machine's network, whose address it would take."""
RAY = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_gcs_server_port_wait_time_s": str(int(PATIENCE)),
}


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
            env={**os.environ, **RAY, "RAY_TMPDIR": short},
            capture_output=True,
            text=True,
            timeout=900,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    # The killed worker's job, and no other, was begun twice.
    assert "nodes=2 killed=1 games=80 twice=1 alike=True" in done.stdout
    assert "learns=True" in done.stdout
    assert "4 games" in done.stdout, "by `kontor arena --on ray`"
