"""The Golden City by Michael Schacht, after the German rules."""

from kontor.core.setup import Meta, Option
from kontor.games.golden_city.names import FORMER, GAME_ID, USUAL
from kontor.games.golden_city.state import VARIANTS

ISLAND = Option("island", "GC-I7", default=USUAL, former=FORMER)
"""The name of a shipped island, or an island's whole description."""

END_BUSINESSES = "businesses"
END_SCORE_CARDS = "score-cards"
END_BLOCKED = "blocked"

META = Meta(
    id=GAME_ID,
    title="The Golden City",
    designer="Michael Schacht",
    seats=(3, 4),
    ends=(END_BUSINESSES, END_SCORE_CARDS, END_BLOCKED),
    options=(ISLAND, *VARIANTS),
    length="rounds",
)
