"""Compiles the hot modules with mypyc, in place, where a C compiler is found.

The plain files stay as they are and are used wherever no compiled module lies beside them. Only of
the modules that declare a state does the compiler read another text: see `write_out_states`.
"""

import argparse
import os
import shutil
import sys
import sysconfig
from pathlib import Path

import write_out_states

SOURCE = Path(__file__).resolve().parent.parent / "src"
CORE = ("action", "chance", "game", "lanes", "parallel_games", "playout", "reference", "state")
LINK_TIME = ["-flto=auto", "-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Lets the compiler see through calls into mypyc's own runtime."""
GROUP = "kontor.rules"
"""All code lies in one module of this name; the modules themselves are doors to it."""
INTERPRETED = {
    *("__init__", "manifest", "meta", "cards", "names", "events", "numbers"),
    *("view", "text", "vocabulary", "observation"),
    *("island", "island_check", "island_file", "disk"),
}
"""Modules of a game that stay plain: declarations, and what is made for people."""
PLAYOUTS = {
    *("rollout", "preferences", "auction", "hands", "routes", "forecast"),
    *("judge", "site_values", "card_values", "remaining"),
    *("greedy", "worth", "observe", "heuristic_features", "lanes"),
}
"""Modules of the bots that are compiled too."""


WRITERS = [SOURCE / "kontor/core/fields.py", Path(write_out_states.__file__)]
"""What writes the text that the compiler reads instead of a state's own."""


def modules() -> list[Path]:
    """The files to compile: the hot part of core, each game's rules, and the bots' playouts."""
    core = [SOURCE / "kontor/core" / f"{name}.py" for name in CORE]
    games = sorted((SOURCE / "kontor/games").glob("*/*.py"))
    bots = (SOURCE / "kontor/bots").rglob("*.py")
    playouts = sorted(path for path in bots if path.stem in PLAYOUTS)
    return core + [path for path in games if path.stem not in INTERPRETED] + playouts


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(compiler).split()[0]) is not None


def built() -> list[Path]:
    return sorted(SOURCE.rglob("*" + str(sysconfig.get_config_var("EXT_SUFFIX"))))


def compiled_from(source: Path) -> Path:
    """Where the compiled module of a source file lies, if there is one."""
    return source.with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX")))


def are_compiled() -> bool:
    """Whether every module is compiled and newer than all that it was made from."""
    compiled = [compiled_from(source) for source in modules()]
    if not all(path.exists() for path in compiled):
        return False
    newest = max(source.stat().st_mtime for source in [*modules(), *WRITERS])
    return newest <= min(path.stat().st_mtime for path in compiled)


def source_for_compiler(path: Path, folder: Path) -> str:
    """The file to compile: the module's own, or its text written out in that folder."""
    name = path.relative_to(SOURCE)
    text = write_out_states.written_out(path)
    if text is None:
        return str(name)
    copy = folder / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text(text, encoding="utf-8")
    return os.path.relpath(copy, SOURCE)


def compile_in_place() -> None:
    """Build every module as one group, so that calls between them are direct."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(SOURCE)
    build = SOURCE.parent / "build" / "mypyc"
    os.environ.setdefault("MYPYPATH", os.pathsep.join([str(build / "written_out"), str(SOURCE)]))
    names = [source_for_compiler(path, build / "written_out") for path in modules()]
    extensions = mypycify(
        ["--explicit-package-bases", "--strict", *names],
        group_name=GROUP,
        opt_level="3",
        debug_level="0",
        target_dir=str(build),
    )
    for extension in extensions:
        extension.extra_compile_args += LINK_TIME
        extension.extra_link_args += LINK_TIME
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.inplace = True
    command.build_temp = str(build / "objects")
    command.build_lib = str(build / "modules")
    command.parallel = os.cpu_count()
    command.finalize_options()
    command.run()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-stale", action="store_true", help="do nothing if all is up to date")
    parser.add_argument(
        "--are-compiled", action="store_true", help="build nothing; exit 0 if all is up to date"
    )
    options = parser.parse_args()
    if options.are_compiled:
        return 0 if are_compiled() else 1
    if not has_compiler():
        print("Rules: no C compiler found, so the plain Python files are used (about 8× slower).")
    elif options.if_stale and are_compiled():
        print(f"Rules: {len(modules())} modules are compiled and up to date.")
    else:
        for stale in built():
            stale.unlink()
        print(f"Rules: compiling {len(modules())} modules with mypyc …", flush=True)
        compile_in_place()
        print(f"Rules: compiled {len(modules())} modules.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
