"""Small networks: what they compute, and how they lie in a file.

The same few lines run under NumPy, where a bot plays, and under JAX, where it is trained. A network
sees a game's `Observation` from the seat of the player to move. It says how much it likes each
action, seats counted from that player on, and how likely each player is to win.
"""

import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from kontor.core.action import Actions
from kontor.core.faults import KontorError
from kontor.core.observation import Observation

SEATS = 4
"""Players a network can tell apart; places of the empty seats are 0."""

Layer = tuple[Any, Any]
"""A matrix and what is added to its product."""


class BadWeights(KontorError):
    """A file that holds no network, or no file at all."""


class Weights(NamedTuple):
    """All that is learnt."""

    hidden: tuple[Layer, ...]
    policy: Layer
    value: Layer
    direct: Any = None
    """[input, action] What moves the answers past all layers, if anything does."""


class InputScale(NamedTuple):
    """How the numbers of an observation reach the first layer."""

    linear: Any
    """What each number is multiplied by."""
    counted: Any
    """Places of the numbers that are no mere yes or no: their logarithms are shown as well."""


def input_scale(observation: Observation) -> InputScale:
    """Every number brought to about 0 to 1."""
    most = np.array(observation.bounds()[1], np.float32)
    # A hundred coins are as good as all the coins there are.
    return InputScale(1 / np.minimum(most, 30), np.flatnonzero(most > 1))


def features(xp: ModuleType, look: InputScale, seen: Any) -> Any:
    """What the first layer is given, for observations of shape [..., size]."""
    numbers = seen.astype(xp.float32)
    logs = xp.log1p(numbers[..., look.counted]) / 3
    return xp.concatenate([numbers * look.linear, logs], axis=-1)


def answer(xp: ModuleType, weights: Weights, inputs: Any) -> tuple[Any, Any]:
    """How much each action is liked, and each player's prospects, both before the softmax."""
    flow = inputs
    for matrix, bias in weights.hidden:
        flow = xp.maximum(flow @ matrix + bias, 0)
    liked = flow @ weights.policy[0] + weights.policy[1]
    if weights.direct is not None:
        liked = liked + inputs @ weights.direct
    prospects = flow @ weights.value[0] + weights.value[1]
    return liked, prospects


def as_seen_from(actions: Actions, seats: int) -> np.ndarray[Any, Any]:
    """[seat, action] → the network's number for the action: seats are counted from the player."""
    table = np.tile(np.arange(len(actions)), (seats, 1))
    for verb in actions.of_seats:
        for player in range(seats):
            for seat in range(seats):
                table[player, verb[seat].index] = verb[(seat - player) % seats].index
    return table


# --- files


def save(path: Path, weights: Weights, facts: dict[str, object]) -> None:
    """Write the weights in half precision, with facts about how they came to be."""
    arrays = {name: np.asarray(array, np.float16) for name, array in _named(weights).items()}
    about = np.frombuffer(json.dumps(facts).encode(), np.uint8)
    np.savez_compressed(path, allow_pickle=False, about=about, **arrays)


def load(path: Path) -> tuple[Weights, dict[str, object]]:
    """The weights of a file in single precision, and the facts. Raises `BadWeights`."""
    try:
        with np.load(path, allow_pickle=False) as file:
            facts = json.loads(file["about"].tobytes())
            arrays = {name: file[name].astype(np.float32) for name in file.files if name != "about"}
        weights = _put_together(arrays)
    except OSError as fault:
        text = f"cannot read {path}: {fault.strerror}"
        raise BadWeights(text, "cannot-read", path=str(path), reason=fault.strerror) from None
    except (AttributeError, LookupError, TypeError, ValueError, EOFError, BadZipFile):
        text = f"{path} holds no weights of a network"
        raise BadWeights(text, "no-weights", path=str(path)) from None
    return weights, facts


def _put_together(arrays: Mapping[str, Any]) -> Weights:
    """Raises `LookupError` or `ValueError` if these are no layers that follow one another."""
    depth = sum(name.startswith("hidden") for name in arrays) // 2
    layers = [
        (arrays[f"{name}.matrix"], arrays[f"{name}.bias"])
        for name in (*(f"hidden{number}" for number in range(depth)), "policy", "value")
    ]
    *hidden, policy, value = layers
    for layer, after in [*pairwise(hidden), (hidden[-1], policy), (hidden[-1], value)]:
        if layer[0].shape[1:] != layer[1].shape or len(after[0]) != len(layer[1]):
            raise ValueError("these layers do not follow one another")
    return Weights(tuple(hidden), policy, value, arrays.get("direct"))


def _named(weights: Weights) -> dict[str, Any]:
    layers = {f"hidden{number}": layer for number, layer in enumerate(weights.hidden)}
    layers |= {"policy": weights.policy, "value": weights.value}
    direct = {} if weights.direct is None else {"direct": weights.direct}
    return direct | {
        f"{name}.{part}": array
        for name, layer in layers.items()
        for part, array in zip(("matrix", "bias"), layer, strict=True)
    }
