"""Sees to it that PostgreSQL and Redis are installed, for the tests that need real ones.

Nothing is started here: the tests start their own on private ports. Where they are missing and
may be installed, they are.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def postgres_folder() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name))
    return folders[-1] if folders else None


def missing() -> list[str]:
    """The Debian packages that are needed and not there."""
    packages = []
    if postgres_folder() is None:
        packages.append("postgresql")
    if shutil.which("redis-server") is None:
        packages.append("redis-server")
    return packages


def install(packages: list[str]) -> None:
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y"]
    # Without this, Debian makes and starts a database of its own.
    no_cluster = Path("/etc/postgresql-common/createcluster.conf")
    subprocess.run([*sudo, *quiet, "update"], check=True, stdout=subprocess.DEVNULL)
    if not no_cluster.exists():
        common = [*sudo, *quiet, "install", "--no-install-recommends", "postgresql-common"]
        subprocess.run(common, check=True, stdout=subprocess.DEVNULL)
        setting = "create_main_cluster = false\n"
        tee = [*sudo, "tee", "-a", str(no_cluster)]
        subprocess.run(tee, input=setting, text=True, check=True, stdout=subprocess.DEVNULL)
    chosen = [*sudo, *quiet, "install", "--no-install-recommends", *packages]
    subprocess.run(chosen, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    packages = missing()
    if not packages:
        return 0
    if shutil.which("apt-get") and (os.geteuid() == 0 or shutil.which("sudo")):
        print(f"installing {' and '.join(packages)} for the tests", file=sys.stderr)
        install(packages)
    if left := missing():
        print(f"the tests need {' and '.join(left)}: please install them", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
