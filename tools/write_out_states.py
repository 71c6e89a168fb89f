"""Writes out what follows from the fields of a state, for the compiler.

Plain Python gives a state its constructor, ``copy`` and ``fields`` when the class is created. No
method can be added to a compiled class, so the compiler reads a text in which they are written out.
"""

import ast
import importlib
import os
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
BASE = "State"
FOR_TYPE_CHECKERS = "dataclass_transform"
"""The decorator that tells type checkers of the constructor; mypyc compiles no decorated class."""


def written_out(path: Path) -> str | None:
    """The module's text with the methods of its states; ``None`` if there is nothing to change."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    for node in reversed(ast.parse(text).body):
        if not isinstance(node, ast.ClassDef):
            continue
        if any(isinstance(base, ast.Name) and base.id == BASE for base in node.bases):
            _write_out(node, lines, _methods(path, node.name))
        elif node.name == BASE:
            _drop_decorator(node, lines)
    changed = "".join(lines)
    return None if changed == text else changed


def _write_out(state: ast.ClassDef, lines: list[str], methods: str) -> None:
    """Put the methods below the fields, whose values the constructor sets from now on."""
    lines[state.end_lineno : state.end_lineno] = [
        "\n",
        *(f"    {line}" for line in methods.splitlines(keepends=True)),
    ]
    for field in reversed(state.body):
        if isinstance(field, ast.AnnAssign) and field.value:
            first, last = field.lineno - 1, field.end_lineno
            lines[first:last] = [lines[first][: field.annotation.end_col_offset] + "\n"]


def _drop_decorator(state: ast.ClassDef, lines: list[str]) -> None:
    for decorator in reversed(state.decorator_list):
        if ast.unparse(decorator).startswith(FOR_TYPE_CHECKERS):
            del lines[decorator.lineno - 1 : decorator.end_lineno]


def _methods(path: Path, state: str) -> str:
    """What plain Python makes of the declaration."""
    os.environ["KONTOR_PLAIN"] = "1"
    if str(SOURCE) not in sys.path:
        sys.path.insert(0, str(SOURCE))
    from kontor.core.fields import methods

    module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return methods(getattr(importlib.import_module(module), state))
