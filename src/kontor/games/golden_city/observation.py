"""The Golden City as numbers. Players come in order from the viewer on; empty seats are zeros.

What the viewer may not know is 0; a field beside it says how much there is.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from kontor.core.observation import Field, Observation, one_of, relative, round_from
from kontor.core.view import View
from kontor.games.golden_city.cards import (
    BONUS_CARDS,
    BUILDS_A_TURN,
    BUSINESSES,
    COINS,
    KEYS,
    LANDFORM_COPIES,
)
from kontor.games.golden_city.geography import (
    AREAS,
    BACKS,
    GOODS,
    GOODS_CARD_IDS,
    LANDFORMS,
    SCORE_CARDS,
    SITE_IDS,
)
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.state import LANDFORM_KINDS, PHASES
from kontor.games.golden_city.view import GoldenCityView, PlayerView, ScoreCard

SEATS = META.seats[-1]
BONUS = [card.id for card in BONUS_CARDS]
PAIRS = SEATS
HOUSE_RULES = [rule for rule, _ in META.switches]
CARD_SIZE = len(GOODS) + len(AREAS)

FIELDS = (
    Field("seats", SEATS, 1, "1 for each player there is"),
    Field("businesses", SEATS * len(SITE_IDS), 1, "on which sites each player has one"),
    Field("unbuilt", SEATS, max(BUSINESSES.values()), "businesses each player has left"),
    Field("blocked", SEATS, 1, "who can never build again"),
    Field("coins", SEATS, COINS, "coins of each player"),
    Field("keys", SEATS, KEYS, "keys of each player"),
    Field("goods", SEATS * len(GOODS_CARD_IDS), 2, "goods cards: " + ", ".join(GOODS_CARD_IDS)),
    Field("cards", SEATS, LANDFORM_KINDS * LANDFORM_COPIES, "landform cards each player holds"),
    Field(
        "known",
        SEATS * LANDFORM_KINDS,
        LANDFORM_COPIES,
        "those everybody knows of: " + ", ".join(LANDFORMS),
    ),
    Field("hand", LANDFORM_KINDS, LANDFORM_COPIES, "the viewer's own landform cards"),
    Field("bonus-cards", SEATS, len(BONUS), "bonus cards each player holds"),
    Field("bonus", len(BONUS), 1, "the viewer's own: " + ", ".join(BONUS)),
    Field("letters", SEATS, 255, "letters of each player, 0 where they are secret"),
    Field("start-player", SEATS, 1, "who has the start-player key"),
    Field("turn", SEATS, 1, "who has to decide"),
    Field("round", 1, SCORE_CARDS, "the round, from 1"),
    Field("question", len(PHASES), 1, "what is to be decided: " + ", ".join(PHASES)),
    Field("score-card", CARD_SIZE, 1, "this round's: " + ", ".join((*GOODS, *AREAS))),
    Field("score-deck", CARD_SIZE, SCORE_CARDS, "how many cards to come show each of these"),
    Field("next-back", 1, max(BACKS), "the back of the next score card; 0 when there is none"),
    Field("pairs", PAIRS * LANDFORM_KINDS, 2, "landforms of each pair on offer"),
    Field("holders", PAIRS * SEATS, 1, "whose hand lies on each pair"),
    Field("expulsions", 1, 255, "expulsions in this round"),
    Field("builds", 1, BUILDS_A_TURN, "businesses built in this turn"),
    Field("paying-for", len(SITE_IDS), 1, "the site that is being paid for"),
    Field("draw-pile", 1, LANDFORM_KINDS * LANDFORM_COPIES, "cards in the draw pile"),
    Field("discards", LANDFORM_KINDS, LANDFORM_COPIES, "landform cards in the discard pile"),
    Field("supply", 2, max(COINS, KEYS), "coins and keys in the supply"),
    Field("goods-open", len(GOODS_CARD_IDS), 2, "goods cards that lie open"),
    Field("goods-deck", len(GOODS_CARD_IDS), 2, "goods cards in the deck"),
    Field("house-rules", len(HOUSE_RULES), 1, ", ".join(HOUSE_RULES)),
)


def numbers(seen: View) -> Mapping[str, Sequence[int]]:
    """The numbers of every field."""
    view = cast(GoldenCityView, seen)
    viewer = view.seat or 0
    own = view.players[viewer]
    return {
        **_players(view, viewer),
        "hand": _counted(own.hand or {}, LANDFORMS),
        "bonus": [int(card in (own.bonus or ())) for card in BONUS],
        "round": [view.round],
        "question": one_of(len(PHASES), PHASES.index(view.phase)),
        "score-card": _shown([view.score_card] if view.score_card else []),
        "score-deck": _shown(view.score_deck),
        "next-back": [view.next_back],
        **_bidding(view, viewer),
        "builds": [view.builds],
        "paying-for": [int(site == view.paying_for) for site in SITE_IDS],
        "draw-pile": [view.draw_pile],
        "discards": _counted(view.discards, LANDFORMS),
        "supply": [view.supply, view.key_supply],
        "goods-open": _counted(view.goods_open, GOODS_CARD_IDS),
        "goods-deck": _counted(view.goods_deck, GOODS_CARD_IDS),
        "house-rules": [int(view.options[rule]) for rule in HOUSE_RULES],
    }


def _players(view: GoldenCityView, viewer: int) -> dict[str, Sequence[int]]:
    players = view.players
    count = len(players)

    def of_each(values: Sequence[Sequence[int]]) -> list[int]:
        return round_from(values, viewer, SEATS)

    sites = [
        [int(seat in view.businesses.get(site, ())) for site in SITE_IDS] for seat in range(count)
    ]
    return {
        "seats": [int(seat < count) for seat in range(SEATS)],
        "businesses": of_each(sites),
        "unbuilt": of_each([[player.unbuilt] for player in players]),
        "blocked": of_each([[int(player.blocked)] for player in players]),
        "coins": of_each([[player.coins] for player in players]),
        "keys": of_each([[player.keys] for player in players]),
        "goods": of_each([_counted(player.goods, GOODS_CARD_IDS) for player in players]),
        "cards": of_each([[player.cards] for player in players]),
        "known": of_each([_counted(player.known, LANDFORMS) for player in players]),
        "bonus-cards": of_each([[player.bonus_cards] for player in players]),
        "letters": of_each([[_letters(player)] for player in players]),
        "start-player": one_of(SEATS, relative(view.start_player, viewer, count)),
        "turn": one_of(SEATS, relative(view.turn, viewer, count)),
    }


def _letters(player: PlayerView) -> int:
    return player.letters or 0


def _bidding(view: GoldenCityView, viewer: int) -> dict[str, Sequence[int]]:
    pairs = [[0] * LANDFORM_KINDS for _ in range(PAIRS)]
    holders = [[0] * SEATS for _ in range(PAIRS)]
    for place, pair in enumerate(view.pairs):
        for card in pair.cards:
            pairs[place][LANDFORMS.index(card)] += 1
        holders[place] = one_of(SEATS, relative(pair.holder, viewer, len(view.players)))
    return {
        "pairs": [number for pair in pairs for number in pair],
        "holders": [number for pair in holders for number in pair],
        "expulsions": [view.expulsions],
    }


def _shown(cards: Sequence[ScoreCard]) -> list[int]:
    """How many of the cards show each good, and each area."""
    goods = [sum(card.good == good for card in cards) for good in GOODS]
    return goods + [sum(card.area == area for card in cards) for area in AREAS]


def _counted(cards: Mapping[str, int], kinds: Sequence[str]) -> list[int]:
    return [cards.get(kind, 0) for kind in kinds]


OBSERVATION = Observation(FIELDS, numbers)
