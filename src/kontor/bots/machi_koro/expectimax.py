"""Looks through its own turn: every roll with its odds, then the best answer to what it brings."""

from kontor.bots.machi_koro.outlook import chances
from kontor.core.action import Action
from kontor.core.branches import branches
from kontor.core.view import View
from kontor.games.machi_koro import GAME
from kontor.games.machi_koro.state import MachiKoroState
from kontor.games.machi_koro.view import restore

DEPTH = 3
"""Decisions of the own turn that are looked through: to roll, to roll again, to build."""


class ExpectimaxBot:
    """Maximises its chance of winning by the outlook. The same view gets the same answer."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View, deadline: float | None = None) -> Action:
        state = restore(view)
        return max(view.legal, key=lambda action: value(state, action, DEPTH))


def value(state: MachiKoroState, action: Action, depth: int) -> float:
    """The player's chance of winning after an action, averaged over what may come of it."""
    seat, turn = int(state.turn), int(state.turns)
    total = 0.0
    for odds, after in branches(GAME, state, action):
        goes_on = depth > 1 and GAME.to_move(after) is not None and after.turns == turn
        total += odds * (best(after, depth - 1) if goes_on else chances(after)[seat])
    return total


def best(state: MachiKoroState, depth: int) -> float:
    """The chance of the player to move if he goes on well."""
    return max(value(state, action, depth) for action in GAME.legal(state))
