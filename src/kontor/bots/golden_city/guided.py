"""The Golden City for the bot that thinks ahead with a network."""

import random
from functools import cache
from typing import cast

from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.search import promising, worth
from kontor.bots.golden_city.steady import SteadyBot
from kontor.bots.guided import Guess, Guide, GuidedBot, as_the_network
from kontor.bots.lanes import Habit
from kontor.bots.trained import TrainedBot
from kontor.core.action import Action
from kontor.core.view import View
from kontor.games.golden_city.state import GoldenCityState
from kontor.games.golden_city.view import GoldenCityView

TRIALS = 384
BY_THUMB = 0.5
"""How likely it is that somebody else goes by the rule of thumb."""

CONSIDERED = 4
"""Answers of the rule of thumb that are tried beside the network's."""

steady = SteadyBot(Preferences())


def habits(state: GoldenCityState) -> Guess:
    """Others play like the network or by the rule of thumb."""
    mover, seats = int(state.turn), range(int(state.seats))
    kinds: list[Habit] = [steady.at, as_the_network]

    def guess(source: random.Random) -> list[Habit]:
        found = source.choices(kinds, [BY_THUMB, 1 - BY_THUMB], k=len(seats))
        found[mover] = as_the_network
        return found

    return guess


def by_thumb(view: View) -> list[Action]:
    """What the rule of thumb would consider: the network is too sure, except of payments."""
    phase = cast(GoldenCityView, view).phase
    return promising(view, steady.preferences)[: 1 if phase == "pay" else CONSIDERED]


@cache
def guide(network: TrainedBot) -> Guide:
    # Businesses and bonus cards pay late: only the end tells. And others' letters are guessed
    # there, so a victory alone says too little.
    return Guide("golden-city", network, habits, opinion=by_thumb, worth=worth)


@cache
def by_thumb_alone(network: TrainedBot) -> Guide:
    """Plays on without asking the network: everybody goes by the rule of thumb."""
    return Guide("golden-city", network, lambda state: lambda source: [steady.at] * state.seats)


def guided(network: TrainedBot, seed: int, trials: int | None = None) -> GuidedBot:
    return GuidedBot(guide(network), seed, TRIALS if trials is None else trials)
