"""How much a bot that searches may spend on a decision."""

from time import monotonic


class Effort:
    """How much of the trials, or of the time if there is a deadline, is used up.

    With ``enough``, no more than the trials is spent, however much time is left: the same question
    then has the same answer.
    """

    def __init__(self, trials: int, deadline: float | None, enough: bool = False) -> None:
        self.trials = trials
        self.deadline = deadline
        self.enough = enough or deadline is None
        self.start = monotonic()
        self.spent = 0

    def late(self) -> bool:
        return self.deadline is not None and monotonic() >= self.deadline

    def over(self) -> bool:
        """Whether nothing more may be spent."""
        return self.late() or (self.enough and self.spent >= self.trials)

    def used(self) -> float:
        if self.enough or self.deadline is None:
            return self.spent / self.trials
        return (monotonic() - self.start) / max(1e-6, self.deadline - self.start)
