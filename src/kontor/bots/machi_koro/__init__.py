"""Bots for Machi Koro, and which of them stands behind each level."""

from functools import partial

from kontor.bots.machi_koro.adviser import advise
from kontor.bots.machi_koro.expectimax import ExpectimaxBot
from kontor.bots.machi_koro.greedy import GreedyBot
from kontor.bots.machi_koro.plans import YARDSTICKS, PlanBot
from kontor.bots.machi_koro.rollout import Plan
from kontor.bots.machi_koro.search import SearchBot
from kontor.bots.random import Wavering
from kontor.core.bot import Bot
from kontor.core.manifest import Bots


def _gentle(seed: int) -> Bot:
    return Wavering(GreedyBot(seed), seed, 0.5)


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
        "gentle": _gentle,
        "greedy": GreedyBot,
        **{plan.name: partial(_plan, plan) for plan in YARDSTICKS},
        "expectimax": ExpectimaxBot,
        "search": SearchBot,
        "veteran": _veteran,
        "guided": _guided,
    },
    levels={
        "easy": "gentle",
        "normal": "greedy",
        "hard": "expectimax",
        "expert": "veteran",
        "master": "guided",
    },
    quick=frozenset({"gentle", "greedy", "expectimax", "veteran"}),
    adviser=advise,
)
