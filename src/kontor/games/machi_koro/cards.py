"""The fifteen establishments and four landmarks, as a table (MK-C1)."""

from dataclasses import dataclass

from kontor.core.chance import FACES

BLUE, GREEN, RED, PURPLE = "blue", "green", "red", "purple"
WHEAT, COW, GEAR, SHOP, CUP, FACTORY, FRUIT, TOWER = (
    "wheat",
    "cow",
    "gear",
    "shop",
    "cup",
    "factory",
    "fruit",
    "tower",
)


@dataclass(frozen=True)
class Establishment:
    """A card of the market. It earns `income` coins, for each own `per` symbol if there is one."""

    id: str
    rolls: tuple[int, ...]
    colour: str
    symbol: str
    cost: int
    income: int
    per: str | None = None


@dataclass(frozen=True)
class Landmark:
    """One of the four buildings that win the game."""

    id: str
    cost: int


ESTABLISHMENTS = (
    Establishment("wheat-field", (1,), BLUE, WHEAT, 1, 1),
    Establishment("ranch", (2,), BLUE, COW, 1, 1),
    Establishment("bakery", (2, 3), GREEN, SHOP, 1, 1),
    Establishment("cafe", (3,), RED, CUP, 2, 1),
    Establishment("convenience-store", (4,), GREEN, SHOP, 2, 3),
    Establishment("forest", (5,), BLUE, GEAR, 3, 1),
    Establishment("stadium", (6,), PURPLE, TOWER, 6, 2),
    Establishment("tv-station", (6,), PURPLE, TOWER, 7, 5),
    Establishment("business-centre", (6,), PURPLE, TOWER, 8, 0),
    Establishment("cheese-factory", (7,), GREEN, FACTORY, 5, 3, per=COW),
    Establishment("furniture-factory", (8,), GREEN, FACTORY, 3, 3, per=GEAR),
    Establishment("mine", (9,), BLUE, GEAR, 6, 5),
    Establishment("family-restaurant", (9, 10), RED, CUP, 3, 2),
    Establishment("apple-orchard", (10,), BLUE, WHEAT, 3, 3),
    Establishment("produce-market", (11, 12), GREEN, FRUIT, 2, 2, per=WHEAT),
)

LANDMARKS = (
    Landmark("train-station", 4),
    Landmark("shopping-mall", 10),
    Landmark("amusement-park", 16),
    Landmark("radio-tower", 22),
)

COPIES = tuple(4 if card.colour == PURPLE else 6 for card in ESTABLISHMENTS)
STARTING = ("wheat-field", "bakery")
STARTING_COINS = 3
DICE = (1, 2)
"""How many dice can be rolled (MK-T1)."""
HIGHEST_ROLL = FACES * max(DICE)
MALL_SYMBOLS = (CUP, SHOP)
"""The symbols of the cards that earn more with a shopping mall (MK-I6) …"""
MALL_BONUS = 1
"""… and how much more each of them earns."""
PURPLE_MOST = 1
"""How many cards of a purple kind a player may own (MK-B1)."""
FIRST_GAMES_MOST = 2
"""How many of any other kind in "First games" (MK-M3)."""
FACE_UP_KINDS = 10
"""How many kinds lie open in "Come what may" (MK-M2)."""

CARD_IDS = [card.id for card in ESTABLISHMENTS]
KIND = {card.id: number for number, card in enumerate(ESTABLISHMENTS)}
"""The number of each establishment."""
LANDMARK = {landmark.id: number for number, landmark in enumerate(LANDMARKS)}
"""The number of each landmark."""
