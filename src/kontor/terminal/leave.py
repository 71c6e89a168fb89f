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


@contextmanager
def told_of_hang_ups() -> Iterator[None]:
    """Turn the signal of a closing terminal into `HungUp`."""

    def hang_up(number: int, frame: FrameType | None) -> None:
        raise HungUp

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, hang_up) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
