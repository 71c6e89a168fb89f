"""Clocks: how much time each seat has left. Reckoned from the times in the log, so that they are
the same in every process and after every restart. Nothing ticks: the store keeps a deadline."""

from kontor.server.pace import Pace

GRACE = 30.0
"""What a player who ran out of time has at least when he takes his seat back."""


class Clock:
    """The time of every seat. At most one seat's time runs."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace
        self.left = [pace.bank] * seats
        self.running: int | None = None
        self._since = 0.0

    def stop(self, at: float) -> None:
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (at - self._since))
        self.running = None

    def run(self, seat: int, at: float) -> None:
        """Let this seat's time run, unless the table has no clock."""
        self.stop(at)
        if self._pace.kind != "relaxed":
            self.running = seat
            self._since = at

    def new_turn(self, seat: int) -> None:
        """The seat's turn is over: what it gains by that."""
        if self._pace.kind == "days":
            self.left[seat] = self._pace.bank
        else:
            self.left[seat] += self._pace.increment

    def forgive(self, seat: int) -> None:
        """A player comes back to his seat."""
        least = self._pace.bank if self._pace.kind == "days" else GRACE
        self.left[seat] = max(self.left[seat], least)

    def deadline(self) -> float | None:
        """When the running time will be used up."""
        return None if self.running is None else self._since + self.left[self.running]

    def left_at(self, now: float) -> list[float] | None:
        """Each seat's seconds at this moment; ``None`` at a table without a clock."""
        if self._pace.kind == "relaxed":
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - (now - self._since))
        return left
