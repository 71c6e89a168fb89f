"""What a bot is."""

from collections.abc import Callable
from typing import Protocol

from kontor.core.action import Action
from kontor.core.view import View


class Bot(Protocol):
    """Answers the question that a view puts to its seat.

    A bot may also have ``remark(view) -> Reason | None``: what the table should know about its
    play here (`kontor.bots.registry.remark`).
    """

    def choose(self, view: View, deadline: float | None = None) -> Action:
        """One of ``view.legal``. ``deadline`` is a reading of `time.monotonic` to answer before."""
        ...


Maker = Callable[[int], Bot]
"""Makes a bot from a seed: equal seed, equal choices."""
