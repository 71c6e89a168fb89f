"""How networks lie in a file: arrays in half precision, without pickles, and facts about them."""

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar, overload
from zipfile import BadZipFile

import numpy as np

from kontor.bots.network import Weights
from kontor.bots.place_network import PlaceWeights
from kontor.core.faults import KontorError

AnyWeights = Weights | PlaceWeights
W = TypeVar("W", Weights, PlaceWeights)
PARTS = ("matrix", "bias")


class BadWeights(KontorError):
    """A file that holds no network, or no file at all."""


def save(path: Path, weights: AnyWeights, facts: Mapping[str, object]) -> None:
    """Write the weights in half precision, with facts about how they came to be."""
    arrays = {name: np.asarray(array, np.float16) for name, array in _named(weights)}
    about = np.frombuffer(json.dumps(dict(facts)).encode(), np.uint8)
    np.savez_compressed(path, allow_pickle=False, about=about, **arrays)


@overload
def load(path: Path) -> tuple[AnyWeights, dict[str, object]]: ...
@overload
def load(path: Path, kind: type[W]) -> tuple[W, dict[str, object]]: ...
def load(path: Path, kind: Any = AnyWeights) -> tuple[Any, dict[str, object]]:
    """The weights of a file in single precision, and the facts. Raises `BadWeights`.

    They are of that kind, if one is asked for.
    """
    try:
        with np.load(path, allow_pickle=False) as file:
            facts = json.loads(file["about"].tobytes())
            arrays = {name: file[name].astype(np.float32) for name in file.files if name != "about"}
        weights = _put_together(arrays)
        if not isinstance(weights, kind):
            raise ValueError("this is another kind of network")
    except OSError as fault:
        text = f"cannot read {path}: {fault.strerror}"
        raise BadWeights(text, "cannot-read", path=str(path), reason=fault.strerror) from None
    except (AttributeError, LookupError, TypeError, ValueError, EOFError, BadZipFile):
        text = f"{path} holds no weights of a network"
        raise BadWeights(text, "no-weights", path=str(path)) from None
    return weights, facts


def _named(weights: AnyWeights) -> Iterator[tuple[str, Any]]:
    """Every array by a name such as ``hidden0.matrix``."""
    for name, part in weights._asdict().items():
        if not isinstance(part, tuple):
            if part is not None:
                yield name, part
        elif part and isinstance(part[0], tuple):
            for number, layer in enumerate(part):
                yield from _layer(f"{name}{number}", layer)
        else:
            yield from _layer(name, part)


def _layer(name: str, layer: tuple[Any, Any]) -> Iterator[tuple[str, Any]]:
    for part, array in zip(PARTS, layer, strict=True):
        yield f"{name}.{part}", array


def _put_together(arrays: Mapping[str, Any]) -> AnyWeights:
    """Raises `LookupError` or `ValueError` if these are no layers that follow one another."""
    kind = PlaceWeights if "places.matrix" in arrays else Weights
    weights = kind(**{name: _part(name, arrays) for name in kind._fields})
    if isinstance(weights, Weights):
        *_, last = weights.hidden
        layers = [*pairwise(weights.hidden), (last, weights.policy), (last, weights.value)]
    else:
        layers = [*pairwise(weights.own), *pairwise(weights.near)]
        layers += [(weights.gathered, weights.last), (weights.last, weights.value)]
        layers += [(weights.last, weights.before), (weights.last, weights.after)]
        layers += [(weights.last, weights.asked)]
        layers += [(weights.places, weights.choice), (weights.table, weights.told)]
    for layer, after in layers:
        if layer[0].shape[1:] != layer[1].shape or len(after[0]) != len(layer[1]):
            raise ValueError("these layers do not follow one another")
    return weights


def _part(name: str, arrays: Mapping[str, Any]) -> Any:
    """What a name stands for: a layer, several, or one array."""
    if name in arrays:
        return arrays[name]
    if f"{name}.matrix" in arrays:
        return tuple(arrays[f"{name}.{part}"] for part in PARTS)
    count = sum(each.startswith(name) and each.endswith(".matrix") for each in arrays)
    if count:
        return tuple(tuple(arrays[f"{name}{n}.{part}"] for part in PARTS) for n in range(count))
    if name == "direct":
        return None
    raise LookupError(name)
