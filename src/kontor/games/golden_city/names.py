"""Types that say what a value names: landforms, sites, goods and other things of the island."""

from typing import Annotated, Final

from kontor.core.names import one_of, thing
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.geography import (
    AREAS,
    DIRECTIONS,
    GOODS,
    GOODS_CARD_IDS,
    LANDFORMS,
    REWARDS,
    RIVERS,
    SECTORS,
    SITE_IDS,
    SITE_KINDS,
)

GAME_ID: Final = "golden-city"
USUAL: Final = "windrose"
"""The island that one plays on without a wish of one's own."""
FORMER: Final = "kontor"
"""The one that it was before."""

LandformId = Annotated[str, thing("landform", LANDFORMS)]
SiteId = Annotated[str, thing("site", SITE_IDS)]
KindId = Annotated[str, thing("kind", SITE_KINDS)]
"""What a site is."""
Sector = Annotated[str, one_of("Sector", SECTORS)]
River = Annotated[str, one_of("River", RIVERS)]
Direction = Annotated[str, one_of("Direction", DIRECTIONS)]
"""Which way round the sectors follow one another."""
AreaId = Annotated[str, thing("area", AREAS)]
"""A river or a quarter."""
GoodId = Annotated[str, thing("good", GOODS)]
GoodsId = Annotated[str, thing("goods", GOODS_CARD_IDS)]
"""A kind of goods card."""
BonusId = Annotated[str, thing("bonus", [card.id for card in BONUS_CARDS])]
RewardId = Annotated[str, thing("reward", REWARDS)]
