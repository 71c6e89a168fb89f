"""Packs Python and the package for the browser, beside the page: it runs tables without a server.

Pyodide is the page's dependency, msgspec is compiled for it (``requirements-browser.lock``), and
all else is what is installed here.
"""

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from kontor import site

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kontor"
LOCK = ROOT / "requirements-browser.lock"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "browser"
PAGE = PACKAGE / "server" / "page"
OUT = PAGE / "python"

LOADER = ("pyodide.mjs", "pyodide.asm.mjs")
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip")
ZIPPED_ALREADY = "python_stdlib.zip"
NO_PACKAGES: dict[str, object] = {"packages": {}}
"""Everything is in the archive, so Pyodide need not know where to get anything."""

LIBRARIES = (
    "starlette", "anyio", "idna", "typing_extensions", "prometheus_client", "mypy_extensions",
    "fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz",
)  # fmt: skip
UNUSED = ("pytz/zoneinfo/", "babel/locale-data/", "babel/messages/")
LOCALES = ("root", "de", "en", "pl")
"""What numbers look like: only in our languages."""
ABSENT = ("server/page", "server/store/migrations", "train", "batch", "envs", "arena", "terminal")
"""Parts of the package that nobody needs there."""
RENAMED = {"browser/numpy.py": "numpy.py"}
"""It is found there as what it stands for."""
KERNEL = ROOT / "web" / "kernel" / "kernel.ts"
COMPILER = "node_modules/assemblyscript/bin/asc.js"


def main() -> None:
    packed = OUT / "sizes.json"
    if not PYODIDE.is_dir():
        sys.exit(0 if packed.is_file() else "Python for the browser is missing: it needs Node 20")
    sources = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("*.json")]
    sources += [*PACKAGE.rglob("*.npz"), LOCK, KERNEL]
    newest = max(
        path.stat().st_mtime for path in [*sources, Path(__file__)] if OUT not in path.parents
    )
    if packed.is_file() and packed.stat().st_mtime >= newest:
        return
    shutil.rmtree(OUT, ignore_errors=True)
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    runtime = OUT / f"pyodide-{version.replace('.', '-')}"
    runtime.mkdir(parents=True)
    for name in (*LOADER, *FETCHED):
        shutil.copyfile(PYODIDE / name, runtime / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (runtime / "pyodide-lock.json").write_text(json.dumps(NO_PACKAGES | {"info": lock["info"]}))
    compile_loops(OUT / "kernel.wasm")
    write_archive(OUT / "kontor.zip")
    loops, archive = (named_by_content(OUT / name) for name in ("kernel.wasm", "kontor.zip"))
    fetched = [*(runtime / name for name in FETCHED), loops, archive]
    for file in (runtime / name for name in (*LOADER, *FETCHED) if name != ZIPPED_ALREADY):
        Path(f"{file}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    (PAGE / "games.json").write_bytes(site.games())
    sizes = {file.relative_to(OUT).as_posix(): file.stat().st_size for file in fetched}
    needed = {
        "runtime": f"{runtime.name}/", "loops": loops.name, "archive": archive.name, "sizes": sizes,
    }  # fmt: skip
    packed.write_text(json.dumps(needed))


def named_by_content(path: Path) -> Path:
    """The file with another name: whoever has kept it by its name need not ask for it again."""
    digest = sha256(path.read_bytes()).hexdigest()[:8]
    return path.rename(path.with_stem(f"{path.stem}-{digest}"))


def compile_loops(path: Path) -> None:
    """They must neither keep data nor have a stack in memory: it is Python's."""
    options = "--runtime stub --importMemory --enable simd -O3 --noAssert --use abort="
    subprocess.run(
        ["node", COMPILER, "kernel/kernel.ts", "--outFile", str(path), *options.split()],
        cwd=ROOT / "web", check=True,
    )  # fmt: skip


def write_archive(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in contents():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)


def contents() -> Iterator[tuple[str, bytes]]:
    """Names and files of the archive."""
    for file in sorted(PACKAGE.rglob("*")):
        inside = file.relative_to(PACKAGE)
        if file.is_file() and is_needed(inside):
            yield RENAMED.get(inside.as_posix(), f"kontor/{inside.as_posix()}"), file.read_bytes()
    for library in LIBRARIES:
        yield from files_of(library)
    with zipfile.ZipFile(wheel()) as msgspec:
        for name in msgspec.namelist():
            yield name, msgspec.read(name)
    yield from named("kontor", ("METADATA", "entry_points.txt"))


def is_needed(inside: Path) -> bool:
    compiled = inside.suffix in (".so", ".pyd", ".pyc") or "__pycache__" in inside.parts
    absent = any(inside.is_relative_to(part) for part in ABSENT)
    return not compiled and not absent


def files_of(library: str) -> Iterator[tuple[str, bytes]]:
    for file in distribution(library).files or ():
        name = file.as_posix()
        if is_library_file(file, name):
            yield name, file.read_binary()
    yield from named(library, ("METADATA",))


def is_library_file(file: PurePosixPath, name: str) -> bool:
    if ".dist-info" in name or name.startswith("..") or file.suffix in (".so", ".pyc"):
        return False
    if name.startswith("babel/locale-data/"):
        return file.stem in LOCALES
    return not name.startswith(UNUSED)


def named(library: str, files: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """What Python asks of an installed library: its name and version, and its entry points."""
    found = distribution(library)
    for file in files:
        text = found.read_text(file)
        assert text is not None, f"{library} has no {file}"
        yield f"{library}-{found.version}.dist-info/{file}", text.encode()


def wheel() -> Path:
    """msgspec for the browser, as the lock file names it."""
    if not any(WHEELS.glob("msgspec-*.whl")) or older(WHEELS, LOCK):
        shutil.rmtree(WHEELS, ignore_errors=True)
        target = "--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --abi cp314"
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
             "--only-binary=:all:", *target.split(), "--dest", str(WHEELS), "-r", str(LOCK)],
            check=True,
        )  # fmt: skip
    return next(WHEELS.glob("msgspec-*.whl"))


def older(folder: Path, than: Path) -> bool:
    return folder.stat().st_mtime < than.stat().st_mtime


if __name__ == "__main__":
    main()
