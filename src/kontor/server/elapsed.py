"""The time of day as this process counts it: by what has passed since it started.

The system's clock may be set at any moment, forth or back. A player's time must not run out by
that, nor stand still.
"""

import time


def _boot_clock() -> int | None:
    """The clock that goes on while the machine sleeps, which the usual one does not everywhere."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    try:
        if clock is not None:
            time.clock_gettime(clock)
    except OSError:  # named, and not there: in a browser
        return None
    return clock


_BOOT = _boot_clock()


def running() -> float:
    """Seconds since some moment; never set."""
    return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)


_ahead = time.time() - running()


def now() -> float:
    """Seconds since 1970, if the system's clock was right when the process started."""
    return _ahead + running()


class Plausible:
    """Whether the system's clock has gone as time has, since it was looked at last.

    A machine without a battery starts at any date; then its clock jumps as soon as it learns
    the time.
    """

    TOLERANCE = 60.0

    def __init__(self) -> None:
        self._seen = time.time() - running()

    def look(self) -> bool:
        before, self._seen = self._seen, time.time() - running()
        return abs(self._seen - before) < self.TOLERANCE
