"""Bots for The Golden City, and which of them stands behind each level."""

from kontor.bots.bot import Bot
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.bots.golden_city.taste import Taste
from kontor.bots.random import Wavering


def _gentle(seed: int) -> Bot:
    return Wavering(GreedyBot(seed), seed, 0.4)


def _steady(seed: int) -> Bot:
    return SteadyBot(Taste())


BOTS = {"gentle": _gentle, "greedy": GreedyBot, "steady": _steady, "search": SearchBot}
LEVELS = {"easy": "gentle", "normal": "greedy", "hard": "steady", "master": "search"}
