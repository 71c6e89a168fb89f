"""All that can happen in The Golden City, with the rule behind each event."""

from typing import Final

from msgspec import UNSET

from kontor.core.event import By, Event, Secret, declared
from kontor.core.names import Seat
from kontor.games.golden_city.cards import INNER_LETTERS
from kontor.games.golden_city.geography import COAST_SITES, INNER_SITES, SITE_IDS
from kontor.games.golden_city.names import (
    AreaId,
    BonusId,
    GoodId,
    GoodsId,
    LandformId,
    RewardId,
    SiteId,
)

# --- the round and its cards


class Round(Event, frozen=True):
    """A round begins; the seat has the start-player key."""

    rule = "GC-E6"
    opens = True
    round: int
    seat: Seat


class ScoreCardShown(Event, frozen=True, tag="score-card"):
    """The round's score card is turned up."""

    rule = "GC-P1"
    reveals = True
    good: GoodId
    area: AreaId


class Reshuffled(Event, frozen=True):
    """The discards become the draw pile."""

    rule = "GC-P3"
    count: int


class Dealt(Event, frozen=True):
    """A pair of landform cards is laid out."""

    rule = "GC-P2"
    reveals = True
    pair: int
    cards: list[LandformId]


# --- bidding


class Placed(Event, frozen=True):
    """A player puts his hand on a free pair."""

    rule = "GC-A1"
    opens = True
    seat: Seat
    pair: int
    cards: list[LandformId]


class Expelled(Event, frozen=True):
    """A player drives another off a pair and pays for it."""

    rule = "GC-A4"
    opens = True
    seat: Seat
    whom: Seat
    pair: int
    cards: list[LandformId]
    coins: int


class TookPair(Event, frozen=True):
    """A player takes up his pair."""

    rule = "GC-A6"
    seat: Seat
    cards: list[LandformId]


# --- building


class Turn(Event, frozen=True):
    """A player's turn to build begins."""

    opens = True
    seat: Seat


class Built(Event, frozen=True):
    """A player builds and pays with cards, in an inner part of the city with a key besides."""

    rule = By(
        "site",
        {SITE_IDS[site]: "GC-D2" for site in COAST_SITES}
        | {SITE_IDS[site]: "GC-D4" for site in INNER_SITES},
        otherwise="GC-D3",
    )
    spends = "cards"
    seat: Seat
    site: SiteId
    cards: dict[LandformId, int]
    keys: int


class BuiltWithHidden(Built, frozen=True, tag="built"):
    """A business paid for with cards that nobody knew the player had."""

    reveals = True


class BuiltAll(Event, frozen=True):
    """A player has no business left to build."""

    rule = "GC-F1"
    seat: Seat


class Blocked(Event, frozen=True):
    """A player can never build again."""

    rule = "GC-F3"
    seat: Seat


class Discarded(Event, frozen=True):
    """A player puts a card away, openly, to keep the hand limit."""

    rule = "GC-D10"
    spends = "card"
    seat: Seat
    card: LandformId


class DiscardedHidden(Discarded, frozen=True, tag="discarded"):
    """A card put away that nobody knew the player had."""

    reveals = True


class Ended(Event, frozen=True):
    """A player ends his turn after so many businesses."""

    rule = "GC-D1"
    seat: Seat
    businesses: int


# --- rewards


class Coins(Event, frozen=True):
    """A player gets coins from the supply."""

    rule = "GC-R1"
    seat: Seat
    coins: int


class Drew(Event, frozen=True):
    """A player draws a landform card."""

    rule = "GC-R2"
    seat: Seat
    card: Secret[LandformId] = UNSET


class Key(Event, frozen=True):
    """A player gets a key."""

    rule = "GC-R3"
    seat: Seat


class Looks(Event, frozen=True):
    """A player looks through the bonus cards that are left."""

    rule = "GC-R4"
    reveals = True
    seat: Seat


class Bonus(Event, frozen=True):
    """A player keeps a bonus card."""

    rule = "GC-R4"
    seat: Seat
    bonus: Secret[BonusId] = UNSET


class GoodsTaken(Event, frozen=True):
    """A player takes a goods card that lies open."""

    rule = "GC-R5"
    seat: Seat
    goods: GoodsId


class GoodsDrawn(Event, frozen=True):
    """A player takes the top goods card of the deck."""

    rule = "GC-R5"
    seat: Seat
    goods: GoodsId


class GoodsShown(Event, frozen=True):
    """A goods card is turned up in place of the one taken."""

    rule = "GC-R5"
    reveals = True
    goods: GoodsId


class GaveUp(Event, frozen=True):
    """A player puts a goods card out of the game, to keep the limit."""

    rule = "GC-R6"
    seat: Seat
    goods: GoodsId


class NothingLeft(Event, frozen=True):
    """There is nothing left of a reward."""

    rule = By("reward", {"key": "GC-R3", "bonus": "GC-R4", "goods": "GC-R5"}, otherwise="GC-R1")
    seat: Seat
    reward: RewardId


class CityLetters(Event, frozen=True):
    """A player gets letters for building in a part of the city, or comes too late for any."""

    rule = By(
        "letters",
        dict.fromkeys(INNER_LETTERS, "GC-R8") | {0: "GC-D6"},
        otherwise="GC-R7",
    )
    seat: Seat
    letters: int
    place: int
    """Whether he is the first builder there, the second, …"""


# --- scoring


class ScoredGoods(Event, frozen=True):
    """A player gets letters for goods cards with the good of the score card."""

    rule = "GC-E1"
    opens = True
    seat: Seat
    good: GoodId
    count: int
    letters: int
    extra: int
    """How many of the letters he gets for being ahead of the others."""


class ScoredGoodsNobody(Event, frozen=True):
    """Nobody has the good of the score card."""

    rule = "GC-E1"
    opens = True
    good: GoodId


class ScoredArea(Event, frozen=True):
    """A player gets letters for businesses in the area of the score card."""

    rule = "GC-E3"
    opens = True
    seat: Seat
    area: AreaId
    count: int
    letters: int
    extra: int
    """How many of the letters he gets for being ahead of the others."""


class ScoredAreaNobody(Event, frozen=True):
    """Nobody has a business in the area of the score card."""

    rule = "GC-E2"
    opens = True
    area: AreaId


# --- the end


class BonusScored(Event, frozen=True):
    """A player's bonus card is turned up and counted."""

    rule = By(
        "bonus",
        {"scales": "GC-B1", "coin": "GC-B2", "city": "GC-B3", "river": "GC-B4"},
        otherwise="GC-B5",
    )
    opens = True
    reveals = True
    seat: Seat
    bonus: BonusId
    letters: int


class Total(Event, frozen=True):
    """A player's letters in the end."""

    rule = "GC-F6"
    opens = True
    seat: Seat
    letters: int


class Won(Event, frozen=True):
    """A player wins alone."""

    rule = "GC-F4"
    opens = True
    seat: Seat


class WonTogether(Event, frozen=True):
    """A player shares the victory."""

    rule = "GC-F4"
    opens = True
    seat: Seat


EVENTS: Final = declared(globals().values())
