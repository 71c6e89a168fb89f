"""Builds the page into the package, if Node is there and something has changed since."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules" / ".package-lock.json"
BUILT = ROOT / "src" / "kontor" / "server" / "page" / "index.html"
SOURCES = ("src", "public")


def newest(*paths: Path) -> float:
    """When the newest of these files, and of those in these folders, was changed."""
    files = (file for path in paths for file in ([path] if path.is_file() else path.rglob("*")))
    return max((file.stat().st_mtime for file in files), default=0.0)


def older(file: Path, *than: Path) -> bool:
    return not file.is_file() or file.stat().st_mtime < newest(*than)


def npm(*arguments: str) -> None:
    subprocess.run(["npm", "--no-update-notifier", *arguments], cwd=WEB, check=True)


def main() -> None:
    if shutil.which("npm") is None:
        sys.exit(0 if BUILT.is_file() else "the page is not built: it needs Node 20 or newer")
    lock = WEB / "package-lock.json"
    if older(MODULES, lock):
        npm("ci", "--silent")
        MODULES.touch()
    sources = [WEB / name for name in SOURCES]
    words = ROOT / "src" / "kontor" / "locales"
    if older(BUILT, *sources, words, lock, WEB / "vite.config.ts", WEB / "index.html"):
        npm("run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    main()
