"""How a command ends before its time: one clear line, and an exit code."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

BAD_INPUT = 2
INTERRUPTED = 130


class Leave(Exception):
    """The command stops here, and this is what its user should know."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


class HungUp(Exception):
    """The terminal was closed."""


def _signals(*names: str) -> list[signal.Signals]:
    """Those of the signals that this platform has."""
    return [getattr(signal, name) for name in names if hasattr(signal, name)]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let whoever wants to interrupt wait until the work is done."""
    waiting: list[int] = []
    numbers = _signals("SIGINT", "SIGHUP", "SIGTERM")
    before = {n: signal.signal(n, lambda number, frame: waiting.append(number)) for n in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for arrived in waiting:
            signal.raise_signal(arrived)


@contextmanager
def told_of_hang_ups() -> Iterator[None]:
    """Turn the signal of a closing terminal into `HungUp`."""

    def hang_up(number: int, frame: FrameType | None) -> None:
        raise HungUp

    before = {n: signal.signal(n, hang_up) for n in _signals("SIGHUP", "SIGTERM")}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
