"""Bots for Machi Koro, and which of them stands behind each level."""

from kontor.bots.bot import Bot
from kontor.bots.machi_koro.greedy import GreedyBot
from kontor.bots.random import Wavering


def _gentle(seed: int) -> Bot:
    return Wavering(GreedyBot(seed), seed, 0.5)


BOTS = {"gentle": _gentle, "greedy": GreedyBot}
LEVELS = {"easy": "gentle", "normal": "greedy"}
