"""The page's service worker, which keeps one version of the page for when there is no net.

``web/public/sw.js`` is the program; here it learns which files make up the version.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

WORKER = "sw.js"
DOCUMENT = "index.html"
COMPRESSED = (".br", ".gz")
BY_CONTENT = ("assets/", "python/")
"""Folders where a file's name changes with what is in it."""
PYTHON = "python/"
SIZES = "python/sizes.json"
"""What Python needs, by the names it has today."""


def is_forever(path: str) -> bool:
    """Whether what is at this path never changes."""
    return path.startswith(BY_CONTENT) and path != SIZES


def service_worker(folder: Path, *, alone: bool) -> str:
    """The program for the page in this folder; ``alone`` if no server of ours is there."""
    files = sorted(_files(folder))
    version = sha256((folder / WORKER).read_bytes() + (folder / DOCUMENT).read_bytes())
    for file in files:
        version.update(file.encode())
        if not is_forever(file):
            version.update((folder / file).read_bytes())
    release = {
        "version": version.hexdigest()[:12],
        "files": [file for file in files if not _is_later(file)],
        "python": [file for file in files if _is_later(file)],
        "alone": alone,
    }
    program = (folder / WORKER).read_text("utf-8")
    return program.replace('"RELEASE"', json.dumps(release), 1)


def _is_later(file: str) -> bool:
    """Whether the file is large, and kept only once somebody plays without a server."""
    return file.startswith(PYTHON) and file != SIZES


def _files(folder: Path) -> Iterator[str]:
    """Everything the page can ask for; the document has many addresses."""
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in (WORKER, DOCUMENT) and path.suffix not in COMPRESSED:
            yield name
