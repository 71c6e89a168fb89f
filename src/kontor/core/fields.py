"""The fields of a state, and the methods that follow from them.

A game declares a field once, as an annotation in its `State`. From the annotations this module
writes the source text of the constructor, of ``copy`` and of ``fields``. Plain Python executes the
text when the class is created; `tools/compile_rules.py` hands the same text to the compiler.
"""

import __future__

from dataclasses import dataclass
from typing import Any, get_args, get_origin, get_type_hints

from mypy_extensions import i64

from kontor.core.reference import Reference

NUMBERS = (int, i64, bool)
"""What a field, or each item of a list, can be."""


class _Begins(list[int]):
    """Stands in a class body for the numbers with which a list begins."""

    def __init__(self, count: int, value: int, each_seat: bool) -> None:
        super().__init__()
        times = f"seats * {count}" if each_seat else f"{count}"
        self.source = f"[{value}] * ({times})" if count else "[]"


def per_seat(count: int = 1, value: int = 0) -> list[int]:
    """Declares a list that begins with so many equal numbers for each of the state's ``seats``."""
    return _Begins(count, value, each_seat=True)


def numbers(count: int = 0, value: int = 0) -> list[int]:
    """Declares a list that begins with so many equal numbers; with none, a list that grows."""
    return _Begins(count, value, each_seat=False)


@dataclass(frozen=True)
class StateField:
    """One field of a state."""

    name: str
    type: str
    default: str | None
    """The expression it begins with; ``None`` if the constructor asks for it."""

    @property
    def is_list(self) -> bool:
        return self.type.startswith("list[")

    @property
    def is_number(self) -> bool:
        return self.type in {kind.__name__ for kind in NUMBERS}

    def parameter(self) -> str:
        if self.is_list and self.default:
            return f"{self.name}: {self.type} | None = None"
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default else "")

    def assignment(self) -> str:
        if self.is_list and self.default:
            return f"self.{self.name} = {self.default} if {self.name} is None else {self.name}"
        return f"self.{self.name} = {self.name}"

    def copied(self) -> str:
        return f"self.{self.name}" + (".copy()" if self.is_list else "")

    def shown(self) -> str:
        return self.copied() if self.is_list or self.is_number else f"self.{self.name}.plain()"


def fields_of(state: type) -> list[StateField]:
    """The fields that a state's class and its bases declare. Raises `TypeError`."""
    return [
        StateField(name, _named(state, name, kind), _default(state, name))
        for name, kind in get_type_hints(state).items()
    ]


def methods(state: type) -> str:
    """The source text of all that follows from the fields of a state."""
    fields = fields_of(state)
    lines = [f"def __init__(self, *, {', '.join(f.parameter() for f in fields)}) -> None:"]
    lines += [f"    {field.assignment()}" for field in fields]
    lines += [f'def copy(self) -> "{state.__name__}":']
    lines += [f"    return {state.__name__}("]
    lines += [f"        {field.name}={field.copied()}," for field in fields]
    lines += ["    )", "def fields(self) -> dict[str, object]:", "    return {"]
    lines += [f'        "{field.name}": {field.shown()},' for field in fields]
    return "\n".join([*lines, "    }", ""])


def add_methods(state: type) -> None:
    """Give a class what follows from its fields. Raises `TypeError`."""
    for name in ("__init__", "copy", "fields"):
        if name in vars(state):
            raise TypeError(f"{state.__qualname__}.{name} follows from the fields: leave it out")
    code = compile(
        methods(state),
        f"<methods of {state.__qualname__}>",
        "exec",
        flags=__future__.annotations.compiler_flag,
    )
    found: dict[str, Any] = {}
    exec(code, {state.__name__: state}, found)
    for name, method in found.items():
        method.__qualname__ = f"{state.__qualname__}.{name}"
        method.__module__ = state.__module__
        setattr(state, name, method)


def _named(state: type, name: str, kind: Any) -> str:
    """The type of a field as it is written. Raises `TypeError` if a state may not hold it."""
    if get_origin(kind) is list and get_args(kind)[0] in NUMBERS:
        return f"list[{get_args(kind)[0].__name__}]"
    if kind in NUMBERS or (isinstance(kind, type) and issubclass(kind, Reference)):
        return str(kind.__name__)
    raise TypeError(
        f"{state.__qualname__}.{name} is {kind}: "
        "a state holds numbers, lists of numbers and reference data"
    )


def _default(state: type, name: str) -> str | None:
    value = getattr(state, name, None)
    if isinstance(value, _Begins):
        return value.source
    return None if value is None else repr(value)
