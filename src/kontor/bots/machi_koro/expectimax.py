"""Looks through its own turn: every roll with its odds, then the best answer to what it brings."""

from math import inf
from time import monotonic

from kontor.bots.machi_koro.judge import chance
from kontor.core.action import Action
from kontor.core.branches import branches
from kontor.core.view import View
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.state import MachiKoroState
from kontor.games.machi_koro.view import restore

DEPTH = 3
"""Decisions of the own turn that are looked through: to roll, to roll again, to build."""


class TooLate(Exception):
    """There is no time left to look further."""


class ExpectimaxBot:
    """Maximises its chance of winning by the rule of thumb. The same view gets the same answer.

    With a deadline it looks through one decision, then two, then three, while there is time.
    """

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View, deadline: float | None = None) -> Action:
        state = restore(view)
        look = Lookahead(deadline)
        chosen = view.legal[0]
        for depth in (DEPTH,) if deadline is None else range(1, DEPTH + 1):
            try:
                values = [look.value(state, action, depth) for action in view.legal]
            except TooLate:
                break
            chosen = view.legal[values.index(max(values))]
        return chosen


class Lookahead:
    """A look ahead that ends with `TooLate` at the deadline."""

    def __init__(self, deadline: float | None) -> None:
        self.deadline = inf if deadline is None else deadline

    def value(self, state: MachiKoroState, action: Action, depth: int) -> float:
        """The player's chance of winning after an action, averaged over what may come of it."""
        seat, turn = int(state.turn), int(state.turns)
        total = 0.0
        for odds, after in branches(GAME, state, action):
            if monotonic() > self.deadline:
                raise TooLate
            goes_on = depth > 1 and GAME.to_move(after) is not None and after.turns == turn
            total += odds * (self.best(after, depth - 1) if goes_on else chance(after, seat))
        return total

    def best(self, state: MachiKoroState, depth: int) -> float:
        """The chance of the player to move if he goes on well."""
        return max(self.value(state, action, depth) for action in GAME.legal(state))
