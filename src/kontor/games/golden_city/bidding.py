"""The bidding: hands are placed on pairs of landform cards and driven away (GC-A1 … GC-A9)."""

from mypy_extensions import i64

from kontor.core.game import Told
from kontor.games.golden_city import events
from kontor.games.golden_city.cards import EXPULSIONS_AT_MOST
from kontor.games.golden_city.hands import NAMES, pick_up
from kontor.games.golden_city.state import NOBODY, GoldenCityState


def expulsion_price(before: i64) -> i64:
    """What an expulsion costs after so many in the same round (GC-A4)."""
    return before + 1


def _none_left(state: GoldenCityState) -> bool:
    """Whether nobody may be driven off any more in this round (GC-A7)."""
    return bool(state.three_expulsions) and state.expulsions >= EXPULSIONS_AT_MOST


def next_expulsion(state: GoldenCityState) -> int | None:
    """What the next expulsion of the round costs, or ``None`` if there may be none."""
    return None if _none_left(state) else expulsion_price(state.expulsions)


def may_expel(state: GoldenCityState) -> bool:
    """Whether the player to move can pay for the next expulsion (GC-A4, GC-A5, GC-A7)."""
    if _none_left(state):
        return False
    return state.coins[state.turn] >= expulsion_price(state.expulsions)


def why_not_bid(state: GoldenCityState, pair: int) -> str | None:
    if pair >= state.seats:
        return "GC-P2"
    if state.holder[pair] == NOBODY or may_expel(state):
        return None
    can_pay = state.coins[state.turn] >= expulsion_price(state.expulsions)
    return "GC-A7" if can_pay else "GC-A5"


def cards(state: GoldenCityState, pair: int) -> list[str]:
    """The two landforms of a pair, by name."""
    return [NAMES[state.display[2 * pair]], NAMES[state.display[2 * pair + 1]]]


def place(state: GoldenCityState, pair: int, told: Told) -> None:
    """Put the hand on a pair, free or not, and pass on to the next player without one."""
    seat = state.turn
    driven = state.holder[pair]
    if driven == NOBODY:
        if told is not None:
            told.append(events.Placed(seat, pair, cards(state, pair)))
    else:
        price = expulsion_price(state.expulsions)
        state.expulsions += 1
        state.coins[seat] -= price
        state.supply += price
        if told is not None:
            told.append(events.Expelled(seat, driven, pair, cards(state, pair), price))
    state.holder[pair] = seat
    state.turns += 1
    if NOBODY in state.holder:
        seat = (seat + 1) % state.seats
        while seat in state.holder:
            seat = (seat + 1) % state.seats
        state.turn = seat


def take_pairs(state: GoldenCityState, told: Told) -> None:
    """Everybody adds his pair to his hand, for all to see (GC-A6)."""
    for step in range(state.seats):
        seat = (state.first + step) % state.seats
        pair = state.holder.index(seat)
        pick_up(state, seat, state.display[2 * pair])
        pick_up(state, seat, state.display[2 * pair + 1])
        if told is not None:
            told.append(events.TookPair(seat, cards(state, pair)))
    state.display = [NOBODY] * (2 * state.seats)
    state.holder = [NOBODY] * state.seats
    state.expulsions = 0
