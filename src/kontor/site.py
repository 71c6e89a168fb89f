"""A folder that is the whole of Kontor but for playing with people elsewhere: no server needed.

It is the page of the package, whose tables run in a worker of the browser (`kontor.browser`). Any
host of files serves it, at any address.
"""

import re
import shutil
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import as_file, files
from pathlib import Path

from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.server import release, visibility
from kontor.server.http import game_info

LEFT_OUT = ("*.br", "*.gz")
"""What only a server of ours makes use of."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {hashes}; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


class NoSite(KontorError):
    """The folder cannot be written."""


def write(folder: Path, server: str = "") -> None:
    """Write the site. ``server`` is where one can play with people elsewhere.

    Raises `NoSite` if something else is in the folder, or if this package came without the page.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / release.SIZES).is_file():
        text = f"there is something else in {folder}"
        raise NoSite(text, "site-folder", path=str(folder))
    with as_file(files("kontor.server") / "page") as page:
        if not (page / release.SIZES).is_file():
            raise NoSite("this package came without the page", "site-no-page")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(page, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    document = folder / release.DOCUMENT
    document.write_text(alone(document.read_text("utf-8"), server), "utf-8")
    (folder / release.WORKER).write_text(release.service_worker(folder, alone=True), "utf-8")


def games() -> bytes:
    """What a server says of its games, so that a start page needs no Python."""
    return visibility.encode([game_info(id) for id in registry.games()])


def alone(document: str, server: str) -> str:
    """The document as it is where there is no server, and at any address."""
    own = re.findall(r"<script>(.*?)</script>", document, re.DOTALL)
    hashes = " ".join(f"'sha256-{_hash(script)}'" for script in own)
    policy = escape(POLICY.format(hashes=hashes))
    document = re.sub(r'((?:src|href)=")/', r"\1./", document)
    document = document.replace("<html ", f'<html data-alone data-server="{escape(server)}" ', 1)
    meta = f'<meta http-equiv="content-security-policy" content="{policy}" />'
    return document.replace("<head>", f"<head>\n    {meta}", 1)


def _hash(script: str) -> str:
    return b64encode(sha256(script.encode()).digest()).decode()


def address(text: str) -> str:
    """A server's address as it goes into links. Raises `NoSite`."""
    if text and not re.fullmatch(r"https?://[^\s/]+(/[^\s]*)?", text):
        raise NoSite(f"{text!r} is no address", "site-no-address", address=text)
    return text.rstrip("/")


def size(folder: Path) -> int:
    """How many bytes the site has."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
