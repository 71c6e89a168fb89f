"""The peers' own virtual environment, made on demand: none of them is a dependency of Kontor."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-peers"
PYTHON = HOME / "bin" / "python"
WANTED = ROOT / "benchmarks" / "requirements-peers.in"
LOCK = ROOT / "benchmarks" / "requirements-peers.lock"
READY = HOME / ".ready"


def install() -> None:
    """Install each peer at its locked version, if it can be had here; one cannot spoil another."""
    if READY.exists() and READY.stat().st_mtime > LOCK.stat().st_mtime:
        return
    _uv("venv", "--allow-existing", "--python", sys.executable, str(HOME))
    peers = WANTED.read_text().split()
    command = ("pip", "install", "--python", str(PYTHON), "--constraint", str(LOCK))
    installed = [_uv(*command, peer) for peer in peers]
    if all(installed):
        READY.touch()


def commit() -> str:
    """The commit that is measured."""
    command = ("git", "rev-parse", "--short", "HEAD")
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def _uv(*arguments: str) -> bool:
    uv = Path(sys.executable).with_name("uv")
    return subprocess.run([uv, "--quiet", *arguments], stderr=subprocess.DEVNULL).returncode == 0
