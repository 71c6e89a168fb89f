"""What the rolls of the coming round are worth to a city, on average.

Counts every player's roll until the owner's next turn is over, all colours and landmarks. Payments
are capped by the coins that lie on the table now.
"""

from collections import Counter
from itertools import product
from typing import Final, final

from mypy_extensions import i64

from kontor.core.chance import FACES
from kontor.games.machi_koro.cards import DICE, HIGHEST_ROLL
from kontor.games.machi_koro.income import (
    BLUE_ON,
    BUSINESS_CENTRE,
    GREEN_ON,
    INCOME,
    PURPLE_ON,
    RED_ON,
    STADIUM,
    income_each,
)
from kontor.games.machi_koro.rules import PARK, STATION, TOWER
from kontor.games.machi_koro.state import KINDS, MachiKoroState

TOTALS: Final = HIGHEST_ROLL + 1


def _odds(dice: int) -> list[float]:
    """How likely each total from 0 on is."""
    rolls = [sum(faces) for faces in product(range(1, FACES + 1), repeat=dice)]
    ways = Counter(rolls)
    return [ways[total] / len(rolls) for total in range(TOTALS)]


ODDS: Final = [_odds(dice) for dice in range(max(DICE) + 1)]
"""By dice and total."""
WORTH_OF_A_SWAP: Final = 1.0
"""About what a better card from a swap earns in a round."""
SECOND_TURN: Final = 1 + 1 / FACES
"""Turns for each of two dice with an amusement park."""


@final
class Forecast:
    """A table that may be changed. Landmarks that were built count as open."""

    def __init__(self, state: MachiKoroState, others: float = 1.0) -> None:
        self.table: Final = state.copy()
        self.table.active[:] = state.built
        self.others: Final = others
        """How much of what players take from one another, and earn from others' dice, counts."""
        self.dice: Final = [self.better_dice(seat) for seat in range(state.seats)]
        """How many each player is likely to roll."""

    def own_roll(self, seat: i64, total: i64) -> float:
        """What a roll of its own brings the player, less what it pays for it."""
        table = self.table
        base = seat * KINDS
        owed: i64 = 0
        gain: i64 = 0
        kind: i64
        copies: i64
        other: i64
        for kind in RED_ON[total]:
            for other in range(table.seats):
                copies = table.cards[other * KINDS + kind]
                if copies and other != seat:
                    owed += copies * income_each(table, other, kind)
        for kind in BLUE_ON[total]:
            copies = table.cards[base + kind]
            gain += copies * income_each(table, seat, kind)
        for kind in GREEN_ON[total]:
            copies = table.cards[base + kind]
            if copies:
                gain += copies * income_each(table, seat, kind)
        coins: i64 = table.coins[seat]
        return float(gain) - self.others * float(min(owed, coins)) + self._purple(seat, total)

    def _purple(self, seat: i64, total: i64) -> float:
        gain = 0.0
        kind: i64
        for kind in PURPLE_ON[total]:
            if self.table.cards[seat * KINDS + kind]:
                gain += self._taken(seat, kind)
        return gain

    def _taken(self, seat: i64, kind: i64) -> float:
        """What a purple card takes from the others."""
        if kind == BUSINESS_CENTRE:
            return WORTH_OF_A_SWAP
        each: i64 = INCOME[kind]
        most: i64 = 0
        total: i64 = 0
        other: i64
        coins: i64
        for other in range(self.table.seats):
            if other != seat:
                coins = self.table.coins[other]
                most = max(most, min(each, coins))
                total += min(each, coins)
        return float(total if kind == STADIUM else most)

    def roll_of(self, roller: i64, seat: i64, total: i64) -> float:
        """What another player's roll brings this one."""
        table = self.table
        base = seat * KINDS
        gain: i64 = 0
        copies: i64
        kind: i64
        for kind in BLUE_ON[total]:
            copies = table.cards[base + kind]
            gain += copies * income_each(table, seat, kind)
        coins: i64 = table.coins[roller]
        for kind in RED_ON[total]:
            copies = table.cards[base + kind]
            if copies:
                gain += min(copies * income_each(table, seat, kind), coins)
        for kind in PURPLE_ON[total]:
            if kind == STADIUM and table.cards[roller * KINDS + kind]:
                coins = table.coins[seat]
                gain -= min(income_each(table, roller, kind), coins)
        return float(gain)

    def own_turn(self, seat: i64, dice: i64) -> float:
        """What a turn of its own brings the player if it rolls so many dice."""
        odds = ODDS[dice]
        worth = [self.own_roll(seat, total) if odds[total] else 0.0 for total in range(TOTALS)]
        hope = 0.0
        total: i64
        for total in range(TOTALS):
            hope += odds[total] * worth[total]
        mean = hope
        if self.table.active[seat] & TOWER:
            mean = 0.0
            for total in range(TOTALS):
                mean += odds[total] * max(worth[total], hope)
        if dice == 2 and self.table.active[seat] & PARK:
            mean *= SECOND_TURN
        return mean

    def better_dice(self, seat: i64) -> i64:
        """One die or two, whichever brings more."""
        if self.table.active[seat] & STATION:
            return 2 if self.own_turn(seat, 2) > self.own_turn(seat, 1) else 1
        return 1

    def from_others(self, seat: i64) -> float:
        """What the others' next rolls together bring the player."""
        gain = 0.0
        roller: i64
        total: i64
        for roller in range(self.table.seats):
            if roller != seat:
                odds = ODDS[self.dice[roller]]
                for total in range(TOTALS):
                    if odds[total]:
                        gain += odds[total] * self.roll_of(roller, seat, total)
        return gain

    def round(self, seat: i64) -> float:
        """What the player can expect from every player's next roll together."""
        gain = self.own_turn(seat, self.better_dice(seat))
        return gain + self.others * self.from_others(seat) if self.others else gain

    def with_station(self, seat: i64) -> float:
        """The same if it rolls two dice, whether it may or not."""
        gain = self.own_turn(seat, 2)
        return gain + self.others * self.from_others(seat) if self.others else gain

    def gain(self, seat: i64, kind: i64) -> float:
        """What one more card of the kind adds to the coming round."""
        place = seat * KINDS + kind
        have: i64 = self.table.cards[place]
        before = self.round(seat)
        self.table.cards[place] = have + 1
        after = self.round(seat)
        self.table.cards[place] = have
        return after - before
