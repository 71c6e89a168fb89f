"""Every decision there can be in Machi Koro."""

from typing import Final

from kontor.core.action import Actions, Verb
from kontor.games.machi_koro.cards import CARD_IDS, DICE, ESTABLISHMENTS, LANDMARKS, PURPLE
from kontor.games.machi_koro.meta import META

ROLL: Final = 0
KEEP: Final = 1
REROLL: Final = 2
COLLECT: Final = 3
SWAP: Final = 4
DECLINE: Final = 5
GIVE: Final = 6
GET: Final = 7
BUILD: Final = 8
LANDMARK: Final = 9
PASS: Final = 10

SEAT_NUMBERS = range(META.seats[-1])
SWAPPABLE: Final = [kind for kind, card in enumerate(ESTABLISHMENTS) if card.colour != PURPLE]
"""Kinds that the business centre may touch; `GIVE` and `GET` count through these."""

ACTIONS: Final = Actions(
    Verb("roll", "dice", DICE),
    Verb("keep"),
    Verb("reroll"),
    Verb("collect", "from", SEAT_NUMBERS, of_seats=True),
    Verb("swap", "with", SEAT_NUMBERS, of_seats=True),
    Verb("decline"),
    Verb("give", "card", [CARD_IDS[kind] for kind in SWAPPABLE]),
    Verb("get", "card", [CARD_IDS[kind] for kind in SWAPPABLE]),
    Verb("build", "card", CARD_IDS),
    Verb("build", "landmark", [landmark.id for landmark in LANDMARKS]),
    Verb("pass"),
)
