"""Machi Koro for many lanes at once; see `rules.py`."""

from kontor.batch.machi_koro.rules import MachiKoroEngine
from kontor.core.setup import Setup


def engine(setup: Setup) -> MachiKoroEngine:
    """The engine for a set-up that was checked."""
    return MachiKoroEngine(setup)
