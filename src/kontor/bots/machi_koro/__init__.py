"""Bots for Machi Koro, and which of them stands behind each level."""

from functools import partial

from kontor.bots.machi_koro.adviser import advise
from kontor.bots.machi_koro.expectimax import ExpectimaxBot
from kontor.bots.machi_koro.plans import YARDSTICKS, PlanBot
from kontor.bots.machi_koro.preferences import Preferences
from kontor.bots.machi_koro.rollout import Plan
from kontor.bots.machi_koro.rule_of_thumb import ThumbBot
from kontor.bots.machi_koro.search import SearchBot
from kontor.core.bot import Bot
from kontor.core.manifest import Bots

THUMBS = {
    "gentle": Preferences(horizon=2.0, others=0.0, variety=14.0, shine=1.5, landmark=0.7),
    "hasty": Preferences(horizon=4.0, others=0.0, variety=5.0),
    "patient": Preferences(horizon=5.0, others=0.0, variety=2.4, shine=0.3),
    "farsighted": Preferences(),
    "greedy": Preferences(horizon=1e3, landmark=1e6),
}
"""What each rule of thumb heeds. The first three err as people do: they count on a few rounds only,
overlook what the others' dice and cards bring and cost, and like something new, or something dear,
better than more of what pays."""


def _thumb(preferences: Preferences, seed: int) -> Bot:
    return ThumbBot(preferences)


def _plan(plan: Plan, seed: int) -> Bot:
    return PlanBot(plan)


def _veteran(seed: int) -> Bot:
    from kontor.bots.trained import trained  # imported late: needs NumPy

    return trained("machi-koro")


def _guided(seed: int, trials: int | None = None) -> Bot:
    from kontor.bots.machi_koro.guided import guided

    return guided(seed, trials)


BOTS = Bots(
    makers={
        **{name: partial(_thumb, preferences) for name, preferences in THUMBS.items()},
        **{plan.name: partial(_plan, plan) for plan in YARDSTICKS},
        "expectimax": ExpectimaxBot,
        "search": SearchBot,
        "veteran": _veteran,
        "guided": _guided,
    },
    levels={
        "easy": "gentle",
        "normal": "hasty",
        "hard": "patient",
        "expert": "farsighted",
        "master": "guided",
    },
    characters=("cheese", "bakery", "convenience", "greedy"),
    ratings={
        "gentle": 1000,
        "hasty": 1133,
        "patient": 1279,
        "farsighted": 1429,
        "veteran": 1613,
        "cheese": 1414,
        "bakery": 1266,
        "convenience": 1282,
        "greedy": 1386,
    },
    quick=frozenset({*THUMBS, *(plan.name for plan in YARDSTICKS), "expectimax", "veteran"}),
    trained=frozenset({"veteran", "guided"}),
    adviser=advise,
)
