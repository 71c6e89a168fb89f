"""What cards in The Golden City are worth to one player, by rule of thumb, in letters.

Compiled together with the rules. It looks at what its player may know and nothing else: the board,
his own hand and bonus cards, what lies open.
"""

from typing import Final

from mypy_extensions import i64

from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.remaining import coming_cards, rounds_left
from kontor.games.golden_city.actions import FROM_DECK
from kontor.games.golden_city.ending import bonus_letters
from kontor.games.golden_city.geography import GOODS, GOODS_PAIRS, SCORE_CARDS
from kontor.games.golden_city.scoring import cards_with
from kontor.games.golden_city.state import (
    GOODS_KINDS,
    GoldenCityState,
)

BONUS_CARDS: Final = 8
SCALES: Final = 0
COIN_CARD: Final = 1
CITY_CARD: Final = 2
RIVER_CARD: Final = 3
FIRST_LANDFORM_CARD: Final = 4
"""Bonus cards by number."""
PAIR_GOODS: Final = [[GOODS.index(good) for good in pair] for pair in GOODS_PAIRS]


class CardValues:
    """What goods, bonus cards and coins are worth to one player now."""

    def __init__(
        self, state: GoldenCityState, seat: i64, preferences: Preferences, by_another: bool
    ) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.preferences: Final = preferences
        rounds = rounds_left(state)
        self.weights: Final = coming_cards(state, rounds)
        """What each score card counts for: by how likely it still comes, the open one fully."""
        for card in range(SCORE_CARDS):
            if card == state.score:
                self.weights[card] = 1.0
            elif state.score_left[card]:
                self.weights[card] *= preferences.future
        self.lasting: Final = min(1.0, rounds / preferences.horizon)
        """How much of what only helps later still helps."""
        self.held: Final = [0] * BONUS_CARDS
        """1 for each bonus card of the player; another player does not know them."""
        for place in range(len(state.takers)):
            if state.takers[place] == seat and not by_another:
                self.held[state.taken[place]] = 1
        self.coin: Final = (
            preferences.coin * self.lasting + 2 * preferences.sure * self.held[COIN_CARD]
        )
        self.price: Final = (
            preferences.price * self.lasting + 2 * preferences.sure * self.held[COIN_CARD]
        )

    def bonus(self, card: int) -> float:
        """What a bonus card is likely to bring in the end."""
        preferences = self.preferences
        ahead = preferences.growth[card] * self.state.left[self.seat] / 16
        return preferences.bonus * bonus_letters(self.state, self.seat, card) + ahead

    def goods(self, kind: int) -> float:
        """What one more goods card of the kind brings by this and the coming score cards."""
        state, seat = self.state, self.seat
        scales = 3 * self.preferences.sure * self.held[SCALES]
        if kind == FROM_DECK:
            return self.preferences.blind * self.lasting + scales
        held = state.goods[seat * GOODS_KINDS + kind]
        total = scales
        for good in PAIR_GOODS[kind]:
            mine = cards_with(state, seat, good)
            if mine == held:
                mine = 0
            most = 0
            rivals = 0
            for other in range(state.seats):
                there = cards_with(state, other, good)
                if there and other != seat:
                    most = max(most, there)
                    rivals += 1
            gain = float(self._goods_letters(mine + 1, most) - self._goods_letters(mine, most))
            if not mine and rivals == 1:
                gain += 2 * self.preferences.denial
            often = 0.0
            for card in range(SCORE_CARDS):
                if state.board.card_good[card] == good:
                    often += self.weights[card]
            total += often * gain
        return total

    def _goods_letters(self, mine: int, most: int) -> int:
        """What a score card pays for a good of which no other player has more than that."""
        if not mine:
            return 0
        ahead = mine > most if self.state.goods_majority else not most
        return 4 if ahead else 2

    def best_goods(self) -> float:
        best = 0.0
        for kind in range(GOODS_KINDS):
            if self.state.goods_open[kind]:
                best = max(best, self.goods(kind))
        return best
