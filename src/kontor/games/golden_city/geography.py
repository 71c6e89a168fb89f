"""The words an island is described in (GC-I1 … GC-I6): every list has a fixed order.

Sites, landforms, rivers and goods are numbered by their place here, on every island.
"""

from typing import Final

COAST: Final = "coast"
RURAL: Final = "rural"
OUTER: Final = "outer"
INNER: Final = "inner"
SITE_KINDS: Final = (COAST, RURAL, OUTER, INNER)
COUNTS: Final = {COAST: 16, RURAL: 30, OUTER: 8, INNER: 4}


def _numbered(kind: str) -> range:
    """The numbers of the sites of a kind: kind after kind, in their order."""
    first = sum([COUNTS[before] for before in SITE_KINDS[: SITE_KINDS.index(kind)]])
    return range(first, first + COUNTS[kind])


SITES: Final = sum(COUNTS.values())
COAST_SITES: Final = _numbered(COAST)
RURAL_SITES: Final = _numbered(RURAL)
OUTER_SITES: Final = _numbered(OUTER)
INNER_SITES: Final = _numbered(INNER)
SITE_IDS: Final = tuple(f"{kind[0]}{n}" for kind in SITE_KINDS for n in range(1, COUNTS[kind] + 1))
SITE_NUMBER: Final = {site: number for number, site in enumerate(SITE_IDS)}

LANDFORMS: Final = ("coast", "woodland", "meadow", "mountain", "desert")
SECTORS: Final = ("mountain", "meadow", "woodland", "desert")
"""In the order in which they lie round the city; after the last comes the first (GC-I2)."""
RIVERS: Final = tuple(
    f"{sector}-{SECTORS[(n + 1) % len(SECTORS)]}" for n, sector in enumerate(SECTORS)
)
"""River `n` parts the sectors `n` and `n + 1`, by which it is named."""
RIVER_SITES: Final = 3
QUARTER_KINDS: Final = (OUTER, INNER)
"""Which kinds of sites count for the quarter of their sector (GC-I4)."""
OWN_LANDFORM: Final = {COAST: "coast"}
"""What one pays with on a kind of site where that is not the sector's landform (GC-D2)."""

PARTS_IN_A_QUARTER: Final = {kind: COUNTS[kind] // len(SECTORS) for kind in (OUTER, INNER)}
"""How many parts of the city each sector has (GC-I4)."""
CAN_HAVE: Final = {"reward": (COAST, RURAL), "river": (RURAL,), "coin": (OUTER,)}
"""Which kinds of sites can have what (GC-I3, GC-I6, GC-R7)."""
REWARDS: Final = ("coin-1", "coin-2", "landform", "key", "bonus", "goods")
COIN_PARTS: Final = 4
"""So many outer parts give their first builder a coin (GC-R7)."""

GOODS: Final = ("pottery", "wine", "spices", "cloth")
GOODS_PAIRS: Final = tuple(
    (first, second) for n, first in enumerate(GOODS) for second in GOODS[n + 1 :]
)
GOODS_CARD_IDS: Final = tuple("-".join(pair) for pair in GOODS_PAIRS)
"""The six kinds of goods card; the kind `n` and the kind `5 - n` together show all four goods."""
GOODS_CARDS: Final = 8

AREAS: Final = (*RIVERS, *SECTORS)
"""What a score card scores: a river, or the quarter of a landform."""
BACKS: Final = {1: 4, 2: 8, 3: 4}
"""How many score cards have which back (GC-C4)."""
SCORE_CARDS: Final = 16

DIRECTIONS: Final = ("clockwise", "counter-clockwise")


def kind_of(site: int) -> str:
    """What a site is, which its number says already."""
    if site < RURAL_SITES.start:
        return COAST
    if site < OUTER_SITES.start:
        return RURAL
    return OUTER if site < INNER_SITES.start else INNER


def river_sides(river: str) -> tuple[str, str]:
    """The two sectors that a river parts."""
    first, second = river.split("-")
    return first, second
