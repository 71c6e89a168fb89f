"""Sees to it that Debian's Chromium is there for the tests in a browser."""

import os
import shutil
import subprocess
import sys


def main() -> None:
    if os.environ.get("KONTOR_CHROMIUM") or shutil.which("chromium"):
        return
    if shutil.which("apt-get") is None:
        sys.exit("the browser tests need Chromium; name it in KONTOR_CHROMIUM")
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y"]
    subprocess.run([*as_root, *quiet, "update"], check=True, stdout=subprocess.DEVNULL)
    wanted = ["install", "--no-install-recommends", "chromium"]
    subprocess.run([*as_root, *quiet, *wanted], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
