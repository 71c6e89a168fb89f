"""Options of ``kontor play`` that games bring along: names, or files with a game's own data."""

import inspect
import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from kontor.core import registry
from kontor.core.faults import KontorError
from kontor.core.package_checks import Unusable
from kontor.core.printable import steers
from kontor.words import Words

LARGEST = 1_000_000
"""No file with a game's data needs so many characters."""


def accepted(command: Callable[..., None], words: Words) -> Callable[..., None]:
    """The command, which now takes every option that is no switch of any game as ``--name``."""
    plain = inspect.signature(command, eval_str=True)
    fixed = [p for p in plain.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
    taken = {name.replace("_", "-") for name in plain.parameters}
    own: dict[str, inspect.Parameter] = {}
    for game in registry.games().values():
        said = Words(words.language, game)
        for option in game.meta().options:
            if option.is_switch:
                continue
            if option.id in taken:
                fault = Unusable(f"kontor play has --{option.id} itself")
                registry.leave_out_of(game.meta().id, f"option {option.id!r}", fault)
            else:
                about = said(f"option-{option.id}.about")
                own.setdefault(option.id, _parameter(option.id, about))
    signature = plain.replace(parameters=[*fixed, *own.values()])
    command.__signature__ = signature  # type: ignore[attr-defined]  # what typer reads
    return command


def _parameter(name: str, about: str) -> inspect.Parameter:
    annotation: Any = Annotated[str | None, typer.Option(f"--{name}", help=about)]
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(_variable(name), kind, default=None, annotation=annotation)


def _variable(name: str) -> str:
    """A name for Python, which a word such as ``class`` is not."""
    return f"own_{name.replace('-', '_')}"


def chosen(given: dict[str, str | None]) -> dict[str, object]:
    """What was given, by the names that the games know the options by."""
    names = {
        _variable(option.id): option.id
        for game in registry.games().values()
        for option in game.meta().options
    }
    return {names[name]: _value(text) for name, text in given.items() if text is not None}


def _value(text: str) -> object:
    """What the file of that name describes; the name itself if there is no such file."""
    path = Path(text)
    try:
        if not path.is_file():
            return text
        with path.open(encoding="utf-8") as file:
            content = file.read(LARGEST + 1)
    except OSError as fault:
        told = f"cannot read {path}: {fault.strerror}"
        raise KontorError(told, "cannot-read", path=text, reason=fault.strerror) from None
    except UnicodeDecodeError as fault:
        raise _no_json(text, str(fault.reason)) from None
    if len(content) > LARGEST:
        raise _no_json(text, f"more than {LARGEST} characters")
    try:
        value: object = json.loads(content)
    except (ValueError, RecursionError) as fault:
        raise _no_json(text, str(fault)) from None
    if steers(value):
        raise KontorError("control characters in a text", "control-characters")
    return value


def _no_json(path: str, reason: str) -> KontorError:
    text = f"{path} is no JSON file: {reason}"
    return KontorError(text, "no-json-file", path=path, reason=reason)
