"""Bots for The Golden City, and which of them stands behind each level."""

from functools import partial

from kontor.bots.bot import Bot
from kontor.bots.golden_city.adviser import advise
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.home import AtHome
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.bots.golden_city.taste import Taste
from kontor.bots.random import Wavering


def _gentle(seed: int) -> Bot:
    return Wavering(GreedyBot(seed), seed, 0.4)


def _with(taste: Taste, seed: int) -> Bot:
    return SteadyBot(taste)


def _veteran(seed: int) -> Bot:
    from kontor.bots.trained import trained  # NumPy comes with whoever needs it

    return AtHome(trained("golden-city"), seed)


def _guided(seed: int, trials: int | None = None) -> Bot:
    from kontor.bots.golden_city.guided import guided

    return AtHome(guided(seed, trials), seed)


BOTS = {
    "gentle": _gentle,
    "greedy": GreedyBot,
    "racer": partial(_with, Taste(city=3.0, way=0.2, fading=0.6, future=0.4)),
    "miser": partial(_with, Taste(coin=1.5, price=3.0)),
    "steady": partial(_with, Taste()),
    "search": SearchBot,
    "veteran": _veteran,
    "guided": _guided,
}
LEVELS = {
    "easy": "gentle",
    "normal": "greedy",
    "hard": "steady",
    "expert": "veteran",
    "master": "guided",
}
ADVISERS = {"best": advise}
