"""Bots for The Golden City, and which of them stands behind each level."""

from functools import partial

from kontor.bots.golden_city.adviser import advise
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.known_island import OnKnownIsland
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.bots.random import Wavering
from kontor.core.bot import Bot
from kontor.core.manifest import Bots


def _gentle(seed: int) -> Bot:
    return Wavering(GreedyBot(seed), seed, 0.4)


def _with(preferences: Preferences, seed: int) -> Bot:
    return SteadyBot(preferences)


def _veteran(seed: int) -> Bot:
    from kontor.bots.trained import trained  # imported late: needs NumPy

    return OnKnownIsland(trained("golden-city"), seed)


def _guided(seed: int, trials: int | None = None) -> Bot:
    from kontor.bots.golden_city.guided import guided

    return OnKnownIsland(guided(seed, trials), seed)


BOTS = Bots(
    makers={
        "gentle": _gentle,
        "greedy": GreedyBot,
        "racer": partial(_with, Preferences(city=3.0, way=0.2, fading=0.6, future=0.4)),
        "miser": partial(_with, Preferences(coin=1.5, price=3.0)),
        "steady": partial(_with, Preferences()),
        "search": SearchBot,
        "veteran": _veteran,
        "guided": _guided,
    },
    levels={
        "easy": "gentle",
        "normal": "greedy",
        "hard": "steady",
        "expert": "veteran",
        "master": "guided",
    },
    quick=frozenset({"gentle", "greedy", "racer", "miser", "steady", "veteran"}),
    adviser=advise,
)
