"""Takes what brings most letters now, then what leads to the city, then the best reward."""

from kontor.bots.golden_city import worth
from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.view import View
from kontor.games.golden_city import actions as do
from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.cards import BUILDS_A_TURN
from kontor.games.golden_city.ending import bonus_letters
from kontor.games.golden_city.geography import GOODS, GOODS_PAIRS
from kontor.games.golden_city.payment import CARDS
from kontor.games.golden_city.restore import restore
from kontor.games.golden_city.rules import legal
from kontor.games.golden_city.scoring import cards_with
from kontor.games.golden_city.state import GoldenCityState

NEW_GOOD = 2.0
GOOD_OF_THE_ROUND = 3.0
DECK = 2.5
"""The worth of a goods card that one cannot see."""


class GreedyBot:
    """Looks at this turn only. The same view always gets the same answer."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, view: View, deadline: float | None = None) -> Action:
        # What the view hides is filled in at random here; nothing below looks at it.
        return self.at(restore(view, Seeded(0)))

    def at(self, state: GoldenCityState) -> Action:
        """The answer at a position, whoever knows it: nothing hidden is looked at."""
        options = legal(state)
        values = worth.open_values(state, state.turn)
        return max(options, key=lambda action: value(state, action, values))


def value(state: GoldenCityState, action: Action, values: dict[int, float]) -> float:
    """What an action promises, in letters; to be compared with other answers to its question."""
    number = action.number
    builds = BUILDS_A_TURN - state.builds
    hand = worth.own_hand(state, state.turn)
    if action.verb == do.BID:
        hand[state.display[2 * number]] += 1
        hand[state.display[2 * number + 1]] += 1
        return worth.hand_value(state, hand, values, BUILDS_A_TURN) - price(state, number)
    if action.verb == do.BUILD:
        return worth.built_value(state, hand, number, values, builds)
    if action.verb == do.END:
        return worth.CARD * sum(hand)
    if action.verb == do.PAY:
        rest = worth.less(hand, CARDS[number])
        return worth.hand_value(state, rest, worth.without(values, state.site), builds - 1)
    if action.verb == do.CHOOSE:
        return bonus_letters(state, state.turn, number)
    if action.verb == do.DISCARD:
        hand[number] -= 1
        return worth.hand_value(state, hand, values, BUILDS_A_TURN)
    if action.verb == do.TAKE:
        return goods_value(state, number, 0)
    return -goods_value(state, number, 1)


def price(state: GoldenCityState, pair: int) -> float:
    """What the coins for this pair are worth."""
    free = state.holder[pair] < 0
    return 0.0 if free else worth.COIN * float(expulsion_price(state.expulsions))


def goods_value(state: GoldenCityState, kind: int, cards: int) -> float:
    """The goods on a card that so many cards of the player show; most of all this round's."""
    if kind == do.FROM_DECK:
        return DECK
    total = 0.0
    for good in GOODS_PAIRS[kind]:
        number = GOODS.index(good)
        if cards_with(state, state.turn, number) == cards:
            this_round = number == state.board.card_good[state.score]
            total += GOOD_OF_THE_ROUND if this_round else NEW_GOOD
    return total
