"""The command ``kontor``: gathers the commands, and turns every failure into one clear line.

A game may bring commands of its own: its manifest names a ``register(app, words)``, which is
handed that game's words. They are added if no command of that name is there.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import pairwise
from typing import Annotated, TextIO

import typer
from typer.main import get_group

from kontor import __version__
from kontor.commands import (
    arena,
    bench,
    dataset,
    fuzz,
    games,
    lockstep,
    option_help,
    play,
    replay,
    review,
    serve,
    site,
    train,
    verify,
)
from kontor.core import playout, registry
from kontor.core.faults import KontorError
from kontor.core.package_checks import Unusable
from kontor.terminal.exits import BAD_INPUT, INTERRUPTED, Leave
from kontor.words import LANGUAGES, Words, default_language

COMMANDS = (
    play, replay, review, verify, games, arena, dataset, fuzz, lockstep, train, bench, serve,
    site
)  # fmt: skip


def main() -> None:
    """Run the command line and exit."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = run(sys.argv[1:])
    for stream in (sys.stdout, sys.stderr):
        _let_go(stream)
    sys.exit(code)


def _let_go(stream: TextIO) -> None:
    """Write what is left to a stream, unless its reader has gone."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit code. Whatever goes wrong is told in one line."""
    words = Words(language_of(arguments))
    drawn = "--plain" not in arguments and sys.stdout.isatty()
    try:
        code = app(words, drawn)(list(arguments), prog_name="kontor", standalone_mode=False)
    except SystemExit:  # typer's own way out of a broken pipe, and of shell completion
        return 0
    except Leave as fault:
        _tell(str(fault), sys.stderr if fault.code else sys.stdout)
        return fault.code
    except KontorError as fault:
        return _refuse(words.fault(fault))
    except typer.TyperException as fault:
        told = " ".join(fault.format_message().split()).rstrip(".")
        return _refuse(words("see-help", fault=told))
    if code == INTERRUPTED:
        _tell(words("called-off"), sys.stderr)
    return code if isinstance(code, int) else 0


def _refuse(message: str) -> int:
    _tell(f"kontor: {message}", sys.stderr)
    return BAD_INPUT


def _tell(message: str, stream: TextIO) -> None:
    """Say it, unless there is nobody left to hear it."""
    with suppress(OSError):
        print(message, file=stream, flush=True)


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for, so that even help and failures are told in it."""
    for option, value in pairwise([*" ".join(arguments).replace("--lang=", "--lang ").split(), ""]):
        if option == "--lang" and value in LANGUAGES:
            return value
    return default_language()


def app(words: Words, drawn: bool) -> typer.Typer:
    """The whole command line in one language, its help with frames or without."""
    whole = typer.Typer(
        help=option_help.game(words, "help-kontor"),
        pretty_exceptions_enable=False,
        rich_markup_mode="rich" if drawn else None,
    )

    @whole.callback(invoke_without_command=True)
    def kontor(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=words("help-version"))] = False,
    ) -> None:
        if version:
            compiled = str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES))
            print(words("version-compiled" if compiled else "version-plain", version=__version__))
        elif context.invoked_subcommand is None:
            print(context.get_help())

    for command in COMMANDS:
        command.register(whole, words)
    _register_commands_of_games(whole, words.language)
    return whole


def _register_commands_of_games(whole: typer.Typer, language: str) -> None:
    taken = set(get_group(whole).commands)
    for name, game in registry.games().items():
        if register := registry.function(name, "commands"):
            try:
                brought = typer.Typer()
                register(brought, Words(language, game))
                names = set(get_group(brought).commands)
                if twice := sorted(names & taken):
                    raise Unusable(f"there is a command {twice[0]!r} already")
            except Exception as fault:  # a stranger's code may fail in any way
                registry.leave_out_part(name, "commands", fault)
            else:
                taken |= names
                whole.registered_commands += brought.registered_commands
                whole.registered_groups += brought.registered_groups
