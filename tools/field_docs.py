"""What stands under the fields of structs, which their JSON Schema does not carry."""

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, get_args, get_type_hints

import msgspec

Docs = Mapping[str, Mapping[str, str]]
"""For each struct, by name, what is said of its fields."""


def field_docs(kinds: Iterable[Any]) -> Docs:
    """What is said of the fields of these types, and of all types in them."""
    found: dict[type, dict[str, str]] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            found[kind] = {
                field: said
                for base in reversed(kind.__mro__)
                if issubclass(base, msgspec.Struct) and base is not msgspec.Struct
                for field, said in _said_in(base)
            }
            waiting += get_type_hints(kind).values()
        waiting += get_args(kind)
    return {kind.__name__: said for kind, said in found.items()}


def _said_in(kind: type) -> Iterator[tuple[str, str]]:
    """The string that follows each field in the source."""
    (declaration,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(declaration, ast.ClassDef)
    for field, after in pairwise(declaration.body):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
            assert isinstance(field.target, ast.Name)
            yield field.target.id, " ".join(str(ast.literal_eval(after.value)).split())
