"""What holds in every position of Machi Koro (MK-V1 … MK-V4)."""

from typing import Final

from kontor.games.machi_koro.cards import COPIES, KIND, STARTING, STARTING_COINS
from kontor.games.machi_koro.state import KINDS, MachiKoroState

STARTED_WITH: Final = [1 if kind in [KIND[c] for c in STARTING] else 0 for kind in range(KINDS)]


def broken(state: MachiKoroState) -> str | None:
    """The first invariant that does not hold."""
    seats = state.seats
    for kind in range(KINDS):
        total = state.market[kind] + state.deck[kind] + state.box[kind]
        if state.market[kind] < 0 or state.deck[kind] < 0:
            return "MK-V1: a pile holds less than nothing"
        for seat in range(seats):
            owned = state.cards[seat * KINDS + kind]
            if owned < 0:
                return "MK-V1: a city holds less than nothing of a kind"
            total += owned
        if total != COPIES[kind] + STARTED_WITH[kind] * seats:
            return f"MK-V1: {total} cards of kind {kind}"
    if sum(state.coins) != STARTING_COINS * seats + state.bank:
        return f"MK-V2: {sum(state.coins)} coins, but the bank gave {state.bank}"
    for seat in range(seats):
        if state.coins[seat] < 0:
            return f"MK-V3: seat {seat} has {state.coins[seat]} coins"
        if state.active[seat] & ~state.built[seat]:
            return f"MK-B3: seat {seat} uses a landmark it has not built"
    if not state.come_what_may and any(state.deck):
        return "MK-V4: there is a hidden deck without the variant"
    return None
