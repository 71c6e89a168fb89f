"""Bots for The Golden City, and which of them stands behind each level."""

from functools import partial

from kontor.bots.golden_city.adviser import advise
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.core.bot import Bot
from kontor.core.manifest import Bots

HEURISTICS = {
    "gentle": Preferences(
        future=0.0,
        foresight=0.0,
        denial=0.0,
        spite=0.0,
        way=0.0,
        opens=0.0,
        growth_scales=0.0,
        growth_coin=0.0,
        growth_city=0.0,
        growth_river=0.0,
        growth_landform=0.0,
    ),
    "hasty": Preferences(future=0.0, foresight=0.0, denial=0.0, spite=0.0),
    "steady": Preferences(),
    "racer": Preferences(city=3.0, way=0.2, fading=0.6, future=0.4),
    "miser": Preferences(coin=1.5, price=3.0),
}
"""What each rule of thumb heeds. The first two err as people do: they see the open score card alone
and overlook the others; the first sees no further than a site itself, and takes no bonus card for
what will come to it."""


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
        "greedy": GreedyBot,
        **{name: partial(_with, preferences) for name, preferences in HEURISTICS.items()},
        "search": SearchBot,
        "veteran": _veteran,
        "guided": _guided,
    },
    levels={
        "easy": "gentle",
        "normal": "hasty",
        "hard": "steady",
        "expert": "veteran",
        "master": "guided",
    },
    characters=("racer", "miser"),
    ratings={
        "hasty": 1156,
        "gentle": 1000,
        "steady": 1315,
        "veteran": 1585,
        "racer": 1189,
        "miser": 1187,
    },
    quick=frozenset({"gentle", "greedy", "hasty", "racer", "miser", "steady", "veteran"}),
    trained=frozenset({"veteran", "guided"}),
    adviser=advise,
)
