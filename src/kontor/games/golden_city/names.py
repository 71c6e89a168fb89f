"""Types that say what a value names: landforms, sites, goods and other things of the island."""

from typing import Annotated

from kontor.core.names import one_of, thing
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.geography import (
    AREAS,
    GOODS,
    GOODS_KINDS,
    LANDFORMS,
    REWARDS,
    SITE_IDS,
)
from kontor.games.golden_city.state import PHASES

LandformId = Annotated[str, thing("landform", LANDFORMS)]
SiteId = Annotated[str, thing("site", SITE_IDS)]
AreaId = Annotated[str, thing("area", AREAS)]
"""A river or a quarter."""
GoodId = Annotated[str, thing("good", GOODS)]
GoodsId = Annotated[str, thing("goods", GOODS_KINDS)]
"""A kind of goods card."""
BonusId = Annotated[str, thing("bonus", [card.id for card in BONUS_CARDS])]
RewardId = Annotated[str, thing("reward", REWARDS)]
Phase = Annotated[str, one_of("Phase", PHASES)]
"""What the player to move has to decide."""
