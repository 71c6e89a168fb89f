"""Reads a view that was sent as JSON, so that a bot can be handed what a browser is handed."""

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from kontor.core.action import Action, Actions
from kontor.core.view import View

V = TypeVar("V", bound=View)
Reader = Callable[[Any, Actions], Any]


def decode(kind: type[V], plain: object, actions: Actions) -> V:
    """The view of that kind which `kontor.core.view.to_json` turned into these plain values."""
    anything: Any = kind
    read = _reader(anything)
    assert read is not None
    view = read(plain, actions)
    assert isinstance(view, kind)
    return view


@cache
def _reader(kind: Any) -> Reader | None:
    """What makes a value of that type out of plain ones; ``None`` if they are it already."""
    if kind is Action:
        return lambda plain, actions: actions.from_json(plain)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _of_fields(kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        inner = _reader(next(part for part in parts if part is not NoneType))
        return inner and _unless_none(inner)
    if origin is tuple:
        return _of_each(parts) if parts[-1] is not Ellipsis else _of_all(tuple, _reader(parts[0]))
    if origin is list:
        inner = _reader(parts[0])
        return inner and _of_all(list, inner)
    if origin is not None and issubclass(origin, dict):
        inner = _reader(parts[1])
        return inner and _of_values(inner)
    return None


def _of_fields(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    names = kind.__struct_fields__
    made = [(name, read) for name in names if (read := _reader(hints[name]))]

    def read_all(plain: Any, actions: Actions) -> Any:
        values = {name: plain[name] for name in names if name in plain}
        for name, read in made:
            if name in values:
                values[name] = read(values[name], actions)
        return kind(**values)

    return read_all


def _unless_none(read: Reader) -> Reader:
    return lambda plain, actions: None if plain is None else read(plain, actions)


def _of_each(parts: tuple[Any, ...]) -> Reader:
    readers = [_reader(part) for part in parts]
    return lambda plain, actions: tuple(
        read(item, actions) if read else item for read, item in zip(readers, plain, strict=True)
    )


def _of_all(kind: type, read: Reader | None) -> Reader:
    if read is None:
        return lambda plain, actions: kind(plain)
    return lambda plain, actions: kind([read(item, actions) for item in plain])


def _of_values(read: Reader) -> Reader:
    return lambda plain, actions: {key: read(item, actions) for key, item in plain.items()}
