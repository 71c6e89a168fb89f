"""What networks are given of The Golden City: its `Observation`, heuristics, the island."""

from collections.abc import Mapping, Sequence
from typing import cast

from kontor.bots.features import FeatureSet
from kontor.bots.golden_city.heuristic_features import (
    ANSWERS,
    BEST,
    MOST,
    WISHES,
    advised,
    heuristic_features,
)
from kontor.bots.golden_city.home import learnt_there
from kontor.bots.golden_city.island_numbers import FIELDS as ISLAND
from kontor.bots.golden_city.island_numbers import described, island_numbers
from kontor.bots.golden_city.observe import observe
from kontor.bots.golden_city.site_features import SiteReader
from kontor.core.chance import Seeded
from kontor.core.observation import Field, Observation
from kontor.core.view import View
from kontor.games.golden_city.board import board
from kontor.games.golden_city.geography import SITE_IDS
from kontor.games.golden_city.observation import OBSERVATION
from kontor.games.golden_city.restore import restore
from kontor.games.golden_city.state import GoldenCityState
from kontor.games.golden_city.view import GoldenCityView

SITES = len(SITE_IDS)
HEURISTICS = (
    Field("wishes", WISHES, BEST, "how near each pair comes to each player's favourite"),
    Field("site-values", SITES, MOST, "what a business is worth on each open site"),
    Field("answers", ANSWERS, BEST, "how near each answer comes to the best"),
)
"""By rule of thumb, in tenths of letters; the favourite and the best are 100."""


def numbers(view: View) -> Mapping[str, Sequence[int]]:
    """The numbers of every field."""
    # What the view hides is filled in at random here; the rule of thumb does not look at it.
    told = heuristic_features(restore(view, Seeded(0)))
    return {
        **OBSERVATION.numbers(view),
        "wishes": told[:WISHES],
        "site-values": told[WISHES : WISHES + SITES],
        "answers": told[WISHES + SITES :],
    }


ADVISED = Observation((*OBSERVATION.fields, *HEURISTICS), numbers)


def numbers_with_island(view: View) -> Mapping[str, Sequence[int]]:
    """The same, and the island's."""
    return {**numbers(view), **described(board(cast(GoldenCityView, view).island))}


def advised_with_island(state: GoldenCityState) -> bytes:
    """The same straight from the position."""
    return advised(state) + island_numbers(state.board)


ANYWHERE = Observation((*ADVISED.fields, *ISLAND), numbers_with_island)
FEATURES = (
    FeatureSet(OBSERVATION, observe, knows=learnt_there, at_the_end=True),
    FeatureSet(ADVISED, advised, knows=learnt_there),
    FeatureSet(ANYWHERE, advised_with_island, SiteReader(ANYWHERE)),
)
"""The first two are for one island, the last for any."""
