"""Bots for The Golden City, and which of them stands behind each level."""

from functools import partial

from kontor.bots.golden_city.adviser import advise
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.core.bot import Bot
from kontor.core.manifest import Bots


def _with(preferences: Preferences, seed: int) -> Bot:
    return SteadyBot(preferences)


def _veteran(seed: int) -> Bot:
    from kontor.bots.golden_city.by_island import NetworkBot  # imported late: needs NumPy

    return NetworkBot(seed)


def _guided(seed: int, trials: int | None = None) -> Bot:
    from kontor.bots.golden_city.by_island import BotOfIsland
    from kontor.bots.golden_city.guided import guided

    searching = SearchBot(seed) if trials is None else SearchBot(seed, trials)
    return BotOfIsland(partial(guided, seed=seed, trials=trials), searching)


BOTS = Bots(
    makers={
        "gentle": GreedyBot,  # the easy level's name in older records
        "greedy": GreedyBot,
        "hasty": partial(_with, Preferences(future=0.15, foresight=0.0, denial=0.0, spite=0.0)),
        "racer": partial(_with, Preferences(city=3.0, way=0.2, fading=0.6, future=0.4)),
        "miser": partial(_with, Preferences(coin=1.5, price=3.0)),
        "steady": partial(_with, Preferences()),
        "search": SearchBot,
        "veteran": _veteran,
        "guided": _guided,
    },
    levels={
        "easy": "greedy",
        "normal": "hasty",
        "hard": "steady",
        "expert": "veteran",
        "master": "guided",
    },
    characters=("racer", "miser"),
    ratings={
        "hasty": 1130,
        "greedy": 1000,
        "steady": 1297,
        "veteran": 1555,
        "racer": 1196,
        "miser": 1203,
    },
    quick=frozenset({"gentle", "greedy", "hasty", "racer", "miser", "steady", "veteran"}),
    trained=frozenset({"veteran", "guided"}),
    adviser=advise,
)
