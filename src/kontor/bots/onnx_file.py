"""Plays as a model in an ONNX file likes best: what other libraries' training left behind.

The model's first input is what the player to move sees, a row a position: whole numbers as the
game declares them, or, if it takes floats, fractions from 0 to 1, as environments give them with
``normalised``. A second input, if there is one, is the mask of legal actions. The first output has
a number for every action, the higher the better.
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from kontor.bots.weight_file import BadWeights
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.view import View

SUFFIX = ".onnx"
TYPES = {
    "tensor(float)": np.float32,
    "tensor(float16)": np.float16,
    "tensor(double)": np.float64,
    "tensor(uint8)": np.uint8,
    "tensor(int8)": np.int8,
    "tensor(int32)": np.int32,
    "tensor(int64)": np.int64,
    "tensor(bool)": np.bool_,
}


class OnnxBot:
    """Answers from the view alone: the same view always gets the same answer."""

    def __init__(self, game: str, path: Path, session: Any) -> None:
        self._observation = registry.observation(game)
        self._actions = len(registry.game(game).actions())
        self._session = session
        self._path = path
        sizes = [self._observation.size, self._actions]
        inputs, outputs = session.get_inputs(), session.get_outputs()
        if not 1 <= len(inputs) <= len(sizes):
            raise self._refused(f"it has {len(inputs)} inputs")
        for taken, size in zip(inputs, sizes, strict=False):
            self._check(taken, size)
        self._check(outputs[0], self._actions)
        self._inputs = [(each.name, TYPES[each.type]) for each in inputs]
        least, most = (np.array(bound, np.float32) for bound in self._observation.bounds())
        self._least, self._range = least, np.maximum(most - least, 1)

    def choose(self, view: View, deadline: float | None = None) -> Action:
        legal = [action.index for action in view.legal]
        mask = np.zeros(self._actions, np.int8)
        mask[legal] = 1
        given = zip(self._inputs, (self._seen(view), mask), strict=False)
        fed = {name: numbers.astype(kind)[None] for (name, kind), numbers in given}
        scores = self._session.run([self._session.get_outputs()[0].name], fed)[0]
        return view.legal[int(np.argmax(np.asarray(scores).reshape(-1)[legal]))]

    def _seen(self, view: View) -> Any:
        numbers = np.array(self._observation.vector(view))
        if np.issubdtype(self._inputs[0][1], np.floating):
            return (numbers - self._least) / self._range
        return numbers

    def _check(self, part: Any, size: int) -> None:
        """Whether an input or the output has rows of that length."""
        length = part.shape[-1] if part.shape else None
        if part.type not in TYPES or (isinstance(length, int) and length != size):
            raise self._refused(f"{part.name} is {part.type} of {length}, not of {size}")

    def _refused(self, reason: str) -> BadWeights:
        text = f"{self._path} does not fit this game: {reason}"
        return BadWeights(text, "bad-onnx", path=str(self._path), reason=reason)


@cache
def from_file(game: str, path: Path) -> OnnxBot:
    """The player whose model lies in a file. Raises `BadWeights`."""
    try:
        import onnxruntime
    except ModuleNotFoundError:
        text = "a model in ONNX needs onnxruntime: pip install 'kontor[onnx]'"
        raise BadWeights(text, "no-onnx") from None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    try:
        session = onnxruntime.InferenceSession(
            str(path), options, providers=["CPUExecutionProvider"]
        )
    except Exception as fault:  # the runtime has faults of many kinds, without a common base
        reason = str(fault).splitlines()[0]
        text = f"{path} holds no model that can be used: {reason}"
        raise BadWeights(text, "bad-onnx", path=str(path), reason=reason) from None
    return OnnxBot(game, path, session)
