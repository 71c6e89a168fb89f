"""The Golden City for many tables at once; see `rules.py`."""

from kontor.batch.golden_city.rules import GoldenCityBatch
from kontor.core.setup import Setup


def engine(setup: Setup) -> GoldenCityBatch:
    """The engine for a set-up that has been checked."""
    return GoldenCityBatch(setup)
