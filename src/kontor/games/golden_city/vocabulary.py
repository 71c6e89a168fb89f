"""All that needs a word in The Golden City. The words are in ``locales/*/golden-city.ftl``."""

from kontor.core.text import Vocabulary
from kontor.games.golden_city.actions import ACTIONS
from kontor.games.golden_city.cards import BONUS_CARDS
from kontor.games.golden_city.events import EVENTS
from kontor.games.golden_city.geography import (
    GOODS,
    GOODS_CARD_IDS,
    LANDFORMS,
    REWARDS,
    RIVERS,
    SECTORS,
    SITE_IDS,
    SITE_KINDS,
    kind_of,
)
from kontor.games.golden_city.meta import META

VOCABULARY = Vocabulary.of(
    EVENTS,
    ACTIONS,
    things={
        "landform": {landform: {} for landform in LANDFORMS},
        "site": {
            site: {"kind": kind_of(n), "spot": "unknown", "reward": "unknown"}
            for n, site in enumerate(SITE_IDS)
        },
        "kind": {kind: {} for kind in SITE_KINDS},
        "area": {area: {} for area in (*RIVERS, *SECTORS)},
        "good": {good: {} for good in GOODS},
        "goods": {kind: {} for kind in (*GOODS_CARD_IDS, "deck")},
        "bonus": {card.id: {"letters": card.letters} for card in BONUS_CARDS},
        "reward": {reward: {} for reward in REWARDS},
        "phase": {phase: {} for phase in ("bidding", "building", "scoring", "end")},
    },
    questions=("bid", "build", "pay", "choose", "take", "give-up", "discard"),
    rules=(
        "GC-P2", "GC-A1", "GC-A5", "GC-A7",
        "GC-D1", "GC-D2", "GC-D3", "GC-D4", "GC-D5", "GC-D6", "GC-D7", "GC-D8", "GC-D10", "GC-D11",
        "GC-R4", "GC-R5", "GC-R6", "GC-F6",
    ),
    ends=META.ends,
)  # fmt: skip
