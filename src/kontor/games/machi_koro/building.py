"""Building: what can be had for how much, the market and its refill (MK-B1 … B4, MK-M1 … M3)."""

from typing import Final

from mypy_extensions import i64

from kontor.core.action import Action
from kontor.core.chance import Chance, Deck
from kontor.core.game import Told
from kontor.games.machi_koro import actions as do
from kontor.games.machi_koro import events
from kontor.games.machi_koro.actions import ACTIONS
from kontor.games.machi_koro.cards import (
    CARD_IDS,
    ESTABLISHMENTS,
    FACE_UP_KINDS,
    FIRST_GAMES_MOST,
    LANDMARKS,
    PURPLE,
    PURPLE_MOST,
)
from kontor.games.machi_koro.state import KINDS, LANDMARK_KINDS, MachiKoroState

OPEN_KINDS: Final[i64] = FACE_UP_KINDS
LANDMARK_IDS: Final = [landmark.id for landmark in LANDMARKS]
LANDMARK_COST: Final = [landmark.cost for landmark in LANDMARKS]
CHEAPEST_LANDMARK: Final[i64] = min(LANDMARK_COST)
ALL_LANDMARKS: Final[i64] = (1 << len(LANDMARKS)) - 1

COST: Final = [card.cost for card in ESTABLISHMENTS]
IS_PURPLE: Final = [card.colour == PURPLE for card in ESTABLISHMENTS]
NO_LIMIT: Final = 99
MOST: Final = [
    [PURPLE_MOST if purple else others for purple in IS_PURPLE]
    for others in (NO_LIMIT, FIRST_GAMES_MOST)
]
"""How many of each kind a player may own: as a rule (MK-B1), and in "First games" (MK-M3)."""

DEAREST: Final[i64] = max(COST)
AFFORDABLE: Final = [
    [kind for kind, cost in enumerate(COST) if cost <= coins] for coins in range(DEAREST + 1)
]
"""The kinds that so many coins can buy."""

BUILDS: Final = ACTIONS.all[ACTIONS.first(do.BUILD) : ACTIONS.first(do.LANDMARK)]
LANDMARK_BUILDS: Final = ACTIONS.all[ACTIONS.first(do.LANDMARK) : ACTIONS.first(do.PASS)]
PASS: Final = ACTIONS.all[ACTIONS.first(do.PASS)]

MARKET_DECK: Final = Deck("establishment", CARD_IDS)


# --- what is legal


def legal_builds(state: MachiKoroState) -> list[Action]:
    """Every establishment and landmark the player may build, and building nothing."""
    seat = state.turn
    coins: i64 = state.coins[seat]
    base = seat * KINDS
    cards = state.cards
    market = state.market
    most = MOST[state.first_games]
    options = []
    kind: i64
    for kind in AFFORDABLE[coins if coins < DEAREST else DEAREST]:
        if market[kind] > 0 and cards[base + kind] < most[kind]:
            options.append(BUILDS[kind])
    if coins >= CHEAPEST_LANDMARK:
        built: i64 = state.built[seat]
        landmark: i64
        for landmark in range(LANDMARK_KINDS):
            if not built >> landmark & 1 and LANDMARK_COST[landmark] <= coins:
                options.append(LANDMARK_BUILDS[landmark])
    options.append(PASS)
    return options


def why_not_build(state: MachiKoroState, kind: int) -> str | None:
    if not state.market[kind]:
        return "MK-M2" if state.come_what_may else "MK-B1"
    if state.cards[state.turn * KINDS + kind] >= MOST[state.first_games][kind]:
        return "MK-B1" if IS_PURPLE[kind] else "MK-M3"
    return "MK-T5" if COST[kind] > state.coins[state.turn] else None


def why_not_landmark(state: MachiKoroState, landmark: int) -> str | None:
    if state.built[state.turn] >> landmark & 1:
        return "MK-B2"
    return "MK-T5" if LANDMARK_COST[landmark] > state.coins[state.turn] else None


# --- what happens


def spend(state: MachiKoroState, cost: i64) -> None:
    """Pay the bank."""
    coins: i64 = state.coins[state.turn]
    state.coins[state.turn] = coins - cost
    state.bank -= cost


def build(state: MachiKoroState, kind: i64, chance: Chance, told: Told) -> None:
    """Buy an establishment; the market is refilled at once."""
    seat = state.turn
    place = seat * KINDS + kind
    offered: i64 = state.market[kind]
    owned: i64 = state.cards[place]
    spend(state, COST[kind])
    state.market[kind] = offered - 1
    state.cards[place] = owned + 1
    if told is not None:
        told.append(events.Built(seat, CARD_IDS[kind], COST[kind]))
    if offered == 1 and state.come_what_may:
        refill(state, chance, told)


def refill(state: MachiKoroState, chance: Chance, told: Told) -> None:
    """Turn up cards until ten kinds lie open or the deck is used up (MK-M2)."""
    open_kinds = KINDS - state.market.count(0)
    left = sum(state.deck)
    while open_kinds < OPEN_KINDS and left:
        kind = chance.draw(MARKET_DECK, state.deck)
        if not state.market[kind]:
            open_kinds += 1
        state.deck[kind] -= 1
        state.market[kind] += 1
        left -= 1
        if told is not None:
            told.append(events.Revealed(CARD_IDS[kind], left))


def build_landmark(state: MachiKoroState, landmark: i64, told: Told) -> None:
    """Turn over one of one's own landmarks."""
    seat = state.turn
    cost: i64 = LANDMARK_COST[landmark]
    spend(state, cost)
    state.built[seat] |= 1 << landmark
    if told is not None:
        told.append(events.BuiltLandmark(seat, LANDMARK_IDS[landmark], cost))
