"""How much a bot that searches may spend on a decision."""

from time import monotonic


class Effort:
    """How much of the trials, or of the time if there is a deadline, is used up."""

    def __init__(self, trials: int, deadline: float | None) -> None:
        self.trials = trials
        self.deadline = deadline
        self.start = monotonic()
        self.spent = 0

    def late(self) -> bool:
        return self.deadline is not None and monotonic() >= self.deadline

    def used(self) -> float:
        if self.deadline is None:
            return self.spent / self.trials
        return (monotonic() - self.start) / max(1e-6, self.deadline - self.start)
