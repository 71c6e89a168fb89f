"""The Golden City for the bot that thinks ahead with a network."""

from functools import cache

from kontor.bots.golden_city.search import worth
from kontor.bots.golden_city.sight import observe
from kontor.bots.guided import Guide, GuidedBot
from kontor.bots.trained import trained
from kontor.games.golden_city.observation import OBSERVATION

TURNS = 2
"""Everybody bids and builds: to the same point of the next round."""
TRIALS = 256


@cache
def guide() -> Guide:
    network = trained("golden-city", OBSERVATION)
    # Others' letters are guessed where an end is thought out, so a victory alone says too little.
    return Guide("golden-city", network, observe, TURNS, worth=worth)


def guided(seed: int, trials: int | None = None) -> GuidedBot:
    return GuidedBot(guide(), seed, TRIALS if trials is None else trials)
