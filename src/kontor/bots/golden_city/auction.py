"""The bidding as a game of prices: where everybody's hand comes to lie if all bid by their wishes.

Compiled together with the rules. What the others wish is judged by the cards of theirs that
everybody knows of.
"""

from mypy_extensions import i64

from kontor.bots.golden_city.hands import CARD, packed
from kontor.bots.golden_city.judge import Judge
from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.cards import BUILDS_A_TURN, EXPULSIONS_AT_MOST
from kontor.games.golden_city.state import LANDFORM_KINDS, NOBODY, GoldenCityState

LONGEST = 24
"""Bids after which nobody has the coins to go on."""


def wishes(judge: Judge) -> list[list[float]]:
    """What each pair is worth to each player."""
    state = judge.state
    found = []
    for seat in range(state.seats):
        own = seat == judge.seat
        his = judge if own else Judge(state, seat, judge.preferences, by_another=True)
        values = []
        hand = packed(state.hand if own else state.known, seat * LANDFORM_KINDS)
        for pair in range(state.seats):
            values.append(his.worth(hand + offer(state, pair), BUILDS_A_TURN, NOBODY))
        found.append(values)
    return found


def offer(state: GoldenCityState, pair: i64) -> i64:
    """The two cards of a pair."""
    return CARD[state.display[2 * pair]] + CARD[state.display[2 * pair + 1]]


def outcome(judge: Judge, pair: int) -> float:
    """What the player has of it in the end, and the others have not, if he bids for this now."""
    state, wish = judge.state, judge.wish
    seats = int(state.seats)
    holder = state.holder[:]
    coins = state.coins[:]
    expulsions = int(state.expulsions)
    limit = EXPULSIONS_AT_MOST if state.three_expulsions else LONGEST
    seat = judge.seat
    bid = pair
    for _ in range(LONGEST):
        if holder[bid] != NOBODY:
            coins[seat] -= expulsion_price(expulsions)
            expulsions += 1
        holder[bid] = seat
        if NOBODY not in holder:
            break
        seat = (seat + 1) % seats
        while seat in holder:
            seat = (seat + 1) % seats
        price = expulsion_price(expulsions)
        bid = _bid(wish[seat], holder, coins[seat], price, judge.price, expulsions < limit)
    gained = wish[judge.seat][holder.index(judge.seat)]
    gained -= judge.price * (state.coins[judge.seat] - coins[judge.seat])
    others = 0.0
    for other in range(seats):
        if other != judge.seat:
            others += wish[other][holder.index(other)] + judge.price * coins[other]
    return gained - judge.preferences.spite * others


def _bid(
    wish: list[float], holder: list[int], coins: int, price: int, coin: float, expel: bool
) -> int:
    """What a player does who looks no further than his own bid."""
    best = NOBODY
    most = -1e9
    for pair in range(len(holder)):
        value = wish[pair]
        if holder[pair] != NOBODY:
            if not expel or coins < price:
                continue
            value -= coin * price
        if value > most:
            best, most = pair, value
    return best
