"""Bots for The Golden City, and which of them stands behind each level."""

from functools import partial

from kontor.bots.bot import Bot
from kontor.bots.golden_city.adviser import advise
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.bots.golden_city.taste import Taste
from kontor.bots.random import Wavering


def _gentle(seed: int) -> Bot:
    return Wavering(GreedyBot(seed), seed, 0.4)


def _with(taste: Taste, seed: int) -> Bot:
    return SteadyBot(taste)


def _veteran(seed: int) -> Bot:
    from kontor.bots.golden_city.veteran import VeteranBot  # NumPy comes with whoever needs it

    return VeteranBot(seed)


BOTS = {
    "gentle": _gentle,
    "greedy": GreedyBot,
    "racer": partial(_with, Taste(way=0.9, future=0.3)),
    "miser": partial(_with, Taste(coin=1.5, price=3.0)),
    "steady": partial(_with, Taste()),
    "search": SearchBot,
    "veteran": _veteran,
}
LEVELS = {"easy": "gentle", "normal": "greedy", "hard": "steady", "master": "search"}
ADVISERS = {"best": advise}
