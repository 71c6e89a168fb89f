"""What a roll brings to whom: red pays first, then blue and green, purple last (MK-I1)."""

from typing import Final

from mypy_extensions import i64

from kontor.core.game import Told
from kontor.games.machi_koro import events
from kontor.games.machi_koro.cards import (
    BLUE,
    CARD_IDS,
    ESTABLISHMENTS,
    GREEN,
    HIGHEST_ROLL,
    KIND,
    LANDMARK,
    MALL_BONUS,
    MALL_SYMBOLS,
    PURPLE,
    RED,
)
from kontor.games.machi_koro.state import KINDS, MachiKoroState

INCOME: Final = [card.income for card in ESTABLISHMENTS]
MALL_RAISES: Final = [MALL_BONUS if card.symbol in MALL_SYMBOLS else 0 for card in ESTABLISHMENTS]
"""By how much a working shopping mall raises the income of each kind."""
STADIUM: Final = KIND["stadium"]
TV_STATION: Final = KIND["tv-station"]
BUSINESS_CENTRE: Final = KIND["business-centre"]
MALL: Final = 1 << LANDMARK["shopping-mall"]


def _kinds_on(colour: str) -> list[list[int]]:
    """For each total from 0 on, the kinds of this colour that it activates."""
    return [
        [
            kind
            for kind, card in enumerate(ESTABLISHMENTS)
            if card.colour == colour and t in card.rolls
        ]
        for t in range(HIGHEST_ROLL + 1)
    ]


RED_ON: Final = _kinds_on(RED)
BLUE_ON: Final = _kinds_on(BLUE)
GREEN_ON: Final = _kinds_on(GREEN)
PURPLE_ON: Final = _kinds_on(PURPLE)
ROLLS: Final = [sum(1 << roll for roll in card.rolls) for card in ESTABLISHMENTS]
"""For each kind, the totals that activate it, as bits."""

COUNTED_BY: Final = [
    [kind for kind, other in enumerate(ESTABLISHMENTS) if card.per and other.symbol == card.per]
    for card in ESTABLISHMENTS
]
"""For each kind, the kinds whose symbol multiplies its income."""


def pay(state: MachiKoroState, payer: i64, payee: i64, kind: i64, owed: i64, told: Told) -> None:
    """Move coins between players: as many as are owed, or as there are (MK-I3)."""
    has: i64 = state.coins[payer]
    had: i64 = state.coins[payee]
    coins = min(owed, has)
    state.coins[payer] = has - coins
    state.coins[payee] = had + coins
    if told is not None:
        told.append(events.Paid(payer, payee, CARD_IDS[kind], coins, unpaid=owed - coins))


def earn(state: MachiKoroState, seat: i64, kind: i64, each: i64, told: Told) -> None:
    """Take coins from the bank for all copies of a kind."""
    copies: i64 = state.cards[seat * KINDS + kind]
    had: i64 = state.coins[seat]
    coins = copies * each
    state.coins[seat] = had + coins
    state.bank += coins
    if told is not None:
        told.append(events.Earned(seat, CARD_IDS[kind], copies, coins))


def income_each(state: MachiKoroState, seat: i64, kind: i64) -> i64:
    """What one copy of a kind earns this player, the shopping mall included (MK-I5, MK-I6)."""
    each: i64 = INCOME[kind]
    counted = COUNTED_BY[kind]
    if counted:
        base = seat * KINDS
        symbols: i64 = 0
        other: i64
        for other in counted:
            symbols += state.cards[base + other]
        return each * symbols
    raised: i64 = MALL_RAISES[kind]
    if raised and state.active[seat] & MALL:
        return each + raised
    return each


def settle(state: MachiKoroState, total: i64, told: Told) -> None:
    """Pay and earn for a roll, up to and including the stadium."""
    roller = state.turn
    seats = state.seats
    before = len(told) if told is not None else 0
    kind: i64
    step: i64
    for kind in RED_ON[total]:
        for step in range(1, seats):
            creditor = (roller - step) % seats
            copies: i64 = state.cards[creditor * KINDS + kind]
            if copies:
                owed = copies * income_each(state, creditor, kind)
                pay(state, roller, creditor, kind, owed, told)
    for kind in BLUE_ON[total]:
        for step in range(seats):
            seat = (roller + step) % seats
            if state.cards[seat * KINDS + kind]:
                earn(state, seat, kind, INCOME[kind], told)
    for kind in GREEN_ON[total]:
        if state.cards[roller * KINDS + kind]:
            earn(state, roller, kind, income_each(state, roller, kind), told)
    if PURPLE_ON[total] and has_purple(state, STADIUM, total):
        for step in range(1, seats):
            pay(state, (roller + step) % seats, roller, STADIUM, INCOME[STADIUM], told)
    if told is not None and len(told) == before and not has_choice(state, total):
        told.append(events.NoIncome(total))


def has_purple(state: MachiKoroState, kind: i64, total: i64) -> bool:
    """Whether the roller has a purple card that acts on this total (MK-I7)."""
    if not state.cards[state.turn * KINDS + kind]:
        return False
    rolls: i64 = ROLLS[kind]
    return bool(rolls >> total & 1)


def has_choice(state: MachiKoroState, total: i64) -> bool:
    """Whether a purple card is still to act after the stadium (MK-I7)."""
    return has_purple(state, TV_STATION, total) or has_purple(state, BUSINESS_CENTRE, total)
