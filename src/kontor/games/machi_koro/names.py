"""Types that say what a value names: ids of cards and landmarks."""

from typing import Annotated

from kontor.core.names import one_of, thing
from kontor.games.machi_koro.cards import KIND, LANDMARK
from kontor.games.machi_koro.state import PHASES

CardId = Annotated[str, thing("card", KIND)]
LandmarkId = Annotated[str, thing("landmark", LANDMARK)]
Phase = Annotated[str, one_of("Phase", PHASES)]
"""What the player whose turn it is has to decide."""
