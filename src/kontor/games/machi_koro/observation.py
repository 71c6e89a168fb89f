"""Machi Koro as numbers. Players come in order from the viewer on; empty seats are zeros."""

from collections.abc import Mapping, Sequence
from typing import cast

from kontor.core.chance import FACES
from kontor.core.observation import Field, Observation, one_of, relative, round_from
from kontor.core.view import View
from kontor.games.machi_koro.cards import COPIES, ESTABLISHMENTS, LANDMARKS
from kontor.games.machi_koro.meta import META
from kontor.games.machi_koro.state import PHASES
from kontor.games.machi_koro.view import MachiKoroView

SEATS = META.seats[-1]
CARDS = [card.id for card in ESTABLISHMENTS]
BUILDINGS = [landmark.id for landmark in LANDMARKS]
VARIANTS = [variant for variant, _ in META.switches]
"""Those that networks are told of."""
MANY = 255
"""Where counts of coins are cut off."""

FIELDS = (
    Field("seats", SEATS, 1, "1 for each player there is"),
    Field("coins", SEATS, MANY, "coins of each player"),
    Field(
        "cards", SEATS * len(CARDS), max(COPIES) + SEATS, "cards of each kind, player after player"
    ),
    Field("built", SEATS * len(BUILDINGS), 1, "landmarks built, player after player"),
    Field("active", SEATS * len(BUILDINGS), 1, "landmarks whose advantage holds"),
    Field("market", len(CARDS), max(COPIES), "cards of each kind on sale"),
    Field(
        "deck", len(CARDS), max(COPIES), "cards of each kind still to be turned up (come-what-may)"
    ),
    Field("turn", SEATS, 1, "whose turn it is"),
    Field("question", len(PHASES), 1, "what is to be decided: " + ", ".join(PHASES)),
    Field("dice", 2, FACES, "the roll; the second is 0 when one die was rolled, both before it"),
    Field("second-turn", 2, 1, "whether this is the park's second turn; whether one follows"),
    Field("partner", SEATS, 1, "with whom the business centre swaps"),
    Field("given", len(CARDS), 1, "which kind it gives away"),
    Field("variants", len(VARIANTS), 1, ", ".join(VARIANTS)),
)


def numbers(seen: View) -> Mapping[str, Sequence[int]]:
    """The numbers of every field."""
    view = cast(MachiKoroView, seen)
    viewer = view.seat or 0
    cities = view.cities
    count = len(cities)
    return {
        "seats": [int(seat < count) for seat in range(SEATS)],
        "coins": round_from([[city.coins] for city in cities], viewer, SEATS),
        "cards": round_from([counted(city.cards) for city in cities], viewer, SEATS),
        "built": round_from([among(city.built) for city in cities], viewer, SEATS),
        "active": round_from([among(city.active) for city in cities], viewer, SEATS),
        "market": counted(view.market),
        "deck": counted(view.deck),
        "turn": one_of(SEATS, relative(view.turn, viewer, count)),
        "question": one_of(len(PHASES), PHASES.index(view.phase)),
        "dice": [*view.dice, 0, 0][:2],
        "second-turn": [int(view.second_turn), int(view.second_turn_follows)],
        "partner": one_of(SEATS, relative(view.partner, viewer, count)),
        "given": one_of(len(CARDS), CARDS.index(view.given) if view.given else None),
        "variants": [int(view.options[name]) for name in VARIANTS],
    }


def counted(cards: Mapping[str, int]) -> list[int]:
    return [cards.get(card, 0) for card in CARDS]


def among(landmarks: Sequence[str]) -> list[int]:
    return [int(landmark in landmarks) for landmark in BUILDINGS]


OBSERVATION = Observation(FIELDS, numbers)
