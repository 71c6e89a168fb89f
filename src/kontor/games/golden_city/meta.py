"""The Golden City by Michael Schacht, after the German rules."""

from kontor.core.setup import Meta, Option

ISLAND = Option("island", "GC-I7", default="kontor")
"""The name of a shipped island, or an island's whole description."""
THREE_EXPULSIONS = Option("three-expulsions", "GC-A7")
GOODS_MAJORITY = Option("goods-majority", "GC-E7")
TIE_ALL_BUSINESSES = Option("tie-all-businesses", "GC-F5")
OPEN_LETTERS = Option("open-letters", "GC-H3")

END_BUSINESSES = "businesses"
END_SCORE_CARDS = "score-cards"
END_BLOCKED = "blocked"

META = Meta(
    id="golden-city",
    title="The Golden City",
    designer="Michael Schacht",
    seats=(3, 4),
    ends=(END_BUSINESSES, END_SCORE_CARDS, END_BLOCKED),
    options=(ISLAND, THREE_EXPULSIONS, GOODS_MAJORITY, TIE_ALL_BUSINESSES, OPEN_LETTERS),
    length="rounds",
)
