"""The business centre's swap: one own card against one of another player's (MK-I10, MK-M3)."""

from typing import Final

from kontor.core.game import Told
from kontor.games.machi_koro import events
from kontor.games.machi_koro.actions import SWAPPABLE
from kontor.games.machi_koro.building import MOST
from kontor.games.machi_koro.cards import CARD_IDS
from kontor.games.machi_koro.state import KINDS, MachiKoroState

RULE: Final = "MK-I10"


def allowed(state: MachiKoroState, partner: int, given: int, got: int) -> bool:
    """Whether both own what they give and neither ends up with too many."""
    mine = state.turn * KINDS
    his = partner * KINDS
    cards = state.cards
    if not cards[mine + given] or not cards[his + got]:
        return False
    if given == got:
        return True
    most = MOST[state.first_games]
    return cards[his + given] < most[given] and cards[mine + got] < most[got]


def can_give(state: MachiKoroState, partner: int, given: int) -> bool:
    """Whether there is anything to get for this card."""
    return any(allowed(state, partner, given, got) for got in SWAPPABLE)


def possible(state: MachiKoroState, partner: int) -> bool:
    """Whether any swap with this player is allowed."""
    return partner != state.turn and any(can_give(state, partner, kind) for kind in SWAPPABLE)


def why_not_with(state: MachiKoroState, partner: int) -> str | None:
    if partner == state.turn or partner >= state.seats:
        return RULE
    return None if possible(state, partner) else "MK-M3"


def why_not_give(state: MachiKoroState, given: int) -> str | None:
    if not state.cards[state.turn * KINDS + given]:
        return RULE
    return None if can_give(state, state.partner, given) else "MK-M3"


def why_not_get(state: MachiKoroState, got: int) -> str | None:
    if not state.cards[state.partner * KINDS + got]:
        return RULE
    return None if allowed(state, state.partner, state.given, got) else "MK-M3"


def carry_out(state: MachiKoroState, got: int, told: Told) -> None:
    """Exchange the chosen cards."""
    mine = state.turn * KINDS
    his = state.partner * KINDS
    given = state.given
    state.cards[mine + given] -= 1
    state.cards[his + given] += 1
    state.cards[his + got] -= 1
    state.cards[mine + got] += 1
    if told is not None:
        told.append(
            events.Swapped(state.turn, state.partner, gave=CARD_IDS[given], got=CARD_IDS[got])
        )
    state.partner = state.given = 0
