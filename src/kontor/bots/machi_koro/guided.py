"""Machi Koro for the bot that thinks ahead with a network."""

import random
from functools import cache, partial

from kontor.bots.guided import Guess, Guide, GuidedBot, as_the_network
from kontor.bots.lanes import Habit
from kontor.bots.machi_koro import judge
from kontor.bots.machi_koro.plans import LIBRARY
from kontor.bots.machi_koro.rollout import answer
from kontor.bots.machi_koro.search import likely
from kontor.bots.trained import TrainedBot, trained
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.machi_koro.state import MachiKoroState
from kontor.games.machi_koro.view import restore

ROUNDS = 5
TRIALS = 512
NO_PLAN = 0.5
"""How likely it is that somebody follows no list, against a list that fits his city."""
HABITS: list[Habit] = [as_the_network, *(partial(answer, plan=plan) for plan in LIBRARY)]


def habits(state: MachiKoroState) -> Guess:
    """Others follow a shopping list that fits their cities, or none."""
    mover, seats = int(state.turn), range(int(state.seats))
    weights = [[NO_PLAN, *likely(state, seat, LIBRARY)] for seat in seats]

    def guess(source: random.Random) -> list[Habit]:
        found = [source.choices(HABITS, weights[seat])[0] for seat in seats]
        found[mover] = as_the_network
        return found

    return guess


def sensible(view: View) -> tuple[Action, ...]:
    """The answers without the silly ones."""
    return tuple(judge.sensible(restore(view), list(view.legal)))


@cache
def guide(network: TrainedBot) -> Guide:
    return Guide("machi-koro", network, habits, ROUNDS, sensible=sensible)


def guided(seed: int, trials: int | None = None) -> GuidedBot:
    return GuidedBot(guide(trained("machi-koro")), seed, TRIALS if trials is None else trials)
