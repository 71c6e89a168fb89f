"""Reads a view that was sent as JSON, so that a bot can be handed what a browser is handed."""

import dataclasses
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from kontor.core.action import Action, Actions
from kontor.core.view import View

V = TypeVar("V", bound=View)


def decode(kind: type[V], plain: object, actions: Actions) -> V:
    """The view of that kind which `kontor.core.view.to_json` turned into these plain values."""
    view = _read(kind, plain, actions)
    assert isinstance(view, kind)
    return view


@cache
def _fields(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def _read(kind: Any, plain: Any, actions: Actions) -> object:
    if kind is Action:
        return actions.from_json(plain)
    if dataclasses.is_dataclass(kind):
        fields = _fields(kind)  # type: ignore[arg-type]  # a class, not an instance
        values = {name: _read(part, plain[name], actions) for name, part in fields.items()}
        return kind(**values)  # type: ignore[operator]  # likewise
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        if plain is None:
            return None
        return _read(next(part for part in parts if part is not NoneType), plain, actions)
    if origin is tuple:
        inner = parts[:1] * len(plain) if parts[-1] is Ellipsis else parts
        return tuple(_read(part, item, actions) for part, item in zip(inner, plain, strict=True))
    if origin is list:
        return [_read(parts[0], item, actions) for item in plain]
    if origin is not None and issubclass(origin, dict):
        return {key: _read(parts[1], item, actions) for key, item in plain.items()}
    return plain
