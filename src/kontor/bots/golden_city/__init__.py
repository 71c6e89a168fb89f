"""Bots for The Golden City, and which of them stands behind each level."""

from kontor.bots.bot import Bot
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.random import Wavering


def _gentle(seed: int) -> Bot:
    return Wavering(GreedyBot(seed), seed, 0.4)


BOTS = {"gentle": _gentle, "greedy": GreedyBot}
LEVELS = {"easy": "gentle", "normal": "greedy"}
