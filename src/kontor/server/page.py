"""The page: files that were built into the package, and one document for every address."""

import mimetypes
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kontor.server import release
from kontor.server.guard import SECURITY
from kontor.server.refusal import Refusal

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
PYTHON_RUNS = re.compile("/assets/worker-[^/]*[.]js$")
"""The worker that plays without a server: it has a policy of its own."""
NOT_BUILT = "The page has not been built. In a checkout, `make setup` builds it (it needs Node).\n"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")


@cache
def _files() -> dict[str, Path]:
    """Every file there is, by its address: nothing else can be asked for."""
    found = (path for path in FOLDER.rglob("*") if path.is_file())
    return {f"/{path.relative_to(FOLDER).as_posix()}": path for path in found}


def _allowing(*scripts: str) -> str:
    """The usual policy, and these scripts too."""
    allowed = " ".join(["script-src 'self'", *scripts])
    return SECURITY["content-security-policy"].replace("script-src 'self'", allowed)


@cache
def _policy() -> str:
    """What a browser may do with the document: its own script runs too, known by its hash."""
    text = _files()["/index.html"].read_bytes()
    own = re.findall(rb"<script>(.*?)</script>", text, re.DOTALL)
    hashes = [f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in own]
    return _allowing(*hashes)


@cache
def _service_worker() -> str:
    return release.service_worker(FOLDER, alone=False)


async def document(request: Request) -> Response:
    """The page itself. What it shows is in the address, which only the page reads."""
    return _file(request, "/index.html", ANEW)


async def service_worker(request: Request) -> Response:
    """What keeps the page for when there is no net."""
    if "/index.html" not in _files():
        return PlainTextResponse(NOT_BUILT, 503)
    headers = {"cache-control": ANEW}
    return Response(_service_worker(), headers=headers, media_type="text/javascript")


async def asset(request: Request) -> Response:
    """A file of the page."""
    path = request.url.path
    if path in _files():
        return _file(request, path, FOREVER if release.is_forever(path[1:]) else ANEW)
    if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        raise Refusal("not-found", "there is nothing here")
    return _file(request, "/index.html", ANEW, 404)


def _file(request: Request, path: str, keep: str, status: int = 200) -> Response:
    if path not in _files():
        return PlainTextResponse(NOT_BUILT, 503)
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if path == "/index.html":
        headers["content-security-policy"] = _policy()
    elif PYTHON_RUNS.match(path):
        headers["content-security-policy"] = _allowing("'wasm-unsafe-eval'")
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    for name, suffix in ENCODINGS:
        if name in accepted and path + suffix in _files():
            headers["content-encoding"] = name
            path += suffix
            break
    return Response(_files()[path].read_bytes(), status, headers, media_type=kind)


def routes() -> list[Route]:
    """Every address of the page; see ``web/src/lib/router.svelte.ts``."""
    pages = (
        "/",
        "/design",
        "/workshop/{rest:path}",
        "/new/{rest:path}",
        "/table/{rest:path}",
        "/text/{rest:path}",
        "/rules/{rest:path}",
        "/learn/{rest:path}",
        "/puzzles/{rest:path}",
    )
    return [
        *(Route(page, document) for page in pages),
        Route(f"/{release.WORKER}", service_worker),
        Route("/{file:path}", asset),
    ]
