"""What the rolls of the coming round are worth to a city, on average.

Counts every player's roll until the owner's next turn is over, all colours, the shopping mall and
the factories. Payments are capped by the coins that lie on the table now.
"""

from kontor.games.machi_koro.cards import (
    BLUE,
    ESTABLISHMENTS,
    GREEN,
    KIND,
    MALL_SYMBOLS,
    RED,
    Establishment,
)
from kontor.games.machi_koro.view import MachiKoroView

ONE_DIE = dict.fromkeys(range(1, 7), 1 / 6)
TWO_DICE = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}
ODDS = {1: ONE_DIE, 2: TWO_DICE}

STADIUM = KIND["stadium"]
TV_STATION = KIND["tv-station"]
BUSINESS_CENTRE = KIND["business-centre"]
WORTH_OF_A_SWAP = 1.0
"""About what a better card from a swap earns in a round."""


def _on(colour: str) -> list[list[int]]:
    cards = list(enumerate(ESTABLISHMENTS))
    return [
        [kind for kind, card in cards if card.colour == colour and total in card.rolls]
        for total in range(13)
    ]


BLUE_ON, GREEN_ON, RED_ON = _on(BLUE), _on(GREEN), _on(RED)


def _counted_by(card: Establishment) -> list[int]:
    return [kind for kind, other in enumerate(ESTABLISHMENTS) if other.symbol == card.per]


COUNTED_BY = [_counted_by(card) for card in ESTABLISHMENTS]
INCOME = [card.income for card in ESTABLISHMENTS]
RAISED = [card.symbol in MALL_SYMBOLS for card in ESTABLISHMENTS]


class Prospects:
    """The table as numbers. Change ``cards`` or ``malls`` and ask again."""

    def __init__(self, view: MachiKoroView) -> None:
        self.seats = len(view.cities)
        self.coins = [city.coins for city in view.cities]
        self.cards = [[c.cards.get(card.id, 0) for card in ESTABLISHMENTS] for c in view.cities]
        self.malls = ["shopping-mall" in city.built for city in view.cities]
        self.stations = ["train-station" in city.built for city in view.cities]
        self.dice = [self.better_dice(seat) for seat in range(self.seats)]
        """How many dice each player is likely to roll."""

    def each(self, seat: int, kind: int) -> int:
        """What one copy of a kind earns this player."""
        if COUNTED_BY[kind]:
            return INCOME[kind] * sum(self.cards[seat][other] for other in COUNTED_BY[kind])
        return INCOME[kind] + (self.malls[seat] and RAISED[kind])

    def own_roll(self, seat: int, total: int) -> float:
        """What a roll of his own brings the player, less what he pays for it."""
        mine = self.cards[seat]
        owed = sum(
            self.cards[other][kind] * self.each(other, kind)
            for kind in RED_ON[total]
            for other in range(self.seats)
            if other != seat
        )
        gain: float = -min(owed, self.coins[seat])
        for kind in BLUE_ON[total]:
            gain += mine[kind] * INCOME[kind]
        for kind in GREEN_ON[total]:
            if mine[kind]:
                gain += mine[kind] * self.each(seat, kind)
        if total == 6:
            gain += self._purple(seat)
        return gain

    def _purple(self, seat: int) -> float:
        mine = self.cards[seat]
        others = [coins for other, coins in enumerate(self.coins) if other != seat]
        gain = 0.0
        if mine[STADIUM]:
            gain += sum(min(INCOME[STADIUM], coins) for coins in others)
        if mine[TV_STATION]:
            gain += min(INCOME[TV_STATION], max(others))
        if mine[BUSINESS_CENTRE]:
            gain += WORTH_OF_A_SWAP
        return gain

    def roll_of(self, roller: int, seat: int, total: int) -> float:
        """What another player's roll brings this one."""
        mine = self.cards[seat]
        gain = 0.0
        for kind in BLUE_ON[total]:
            gain += mine[kind] * INCOME[kind]
        for kind in RED_ON[total]:
            if mine[kind]:
                gain += min(mine[kind] * self.each(seat, kind), self.coins[roller])
        if total == 6 and self.cards[roller][STADIUM]:
            gain -= min(INCOME[STADIUM], self.coins[seat])
        return gain

    def own_turn(self, seat: int, dice: int) -> float:
        """What a turn of his own brings the player if he rolls so many dice."""
        return sum(odds * self.own_roll(seat, total) for total, odds in ODDS[dice].items())

    def better_dice(self, seat: int) -> int:
        """One die or two, whichever brings more."""
        two = self.stations[seat] and self.own_turn(seat, 2) > self.own_turn(seat, 1)
        return 2 if two else 1

    def round(self, seat: int) -> float:
        """What the player can expect from every player's next roll together."""
        gain = self.own_turn(seat, self.better_dice(seat))
        for roller in range(self.seats):
            if roller != seat:
                for total, odds in ODDS[self.dice[roller]].items():
                    gain += odds * self.roll_of(roller, seat, total)
        return gain
