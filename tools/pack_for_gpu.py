"""Gathers what batch play and training import, for a GPU machine that has JAX and nothing else.

``.gpu/`` holds it for the Python version given; there, put it and ``src`` on ``PYTHONPATH``.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".gpu"
PACKAGES = ("absl-py", "msgspec", "mypy-extensions", "optax", "pgx", "svgwrite")
"""JAX, NumPy and SciPy are what the machine brings itself."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default="3.12", help="the GPU machine's version")
    options = parser.parse_args()
    shutil.rmtree(FOLDER, ignore_errors=True)
    wanted = ["--no-deps", "--only-binary", ":all:", "--python-version", options.python]
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", *wanted]
    subprocess.run([*command, "--target", str(FOLDER), *PACKAGES], check=True)
    size = sum(file.stat().st_size for file in FOLDER.rglob("*") if file.is_file())
    print(f"{FOLDER.name}: {len(PACKAGES)} packages, {size / 2**20:.1f} MiB")


if __name__ == "__main__":
    main()
