"""Plays The Golden City by rule of thumb, fast: a good opponent, and the playouts of better ones.

Compiled together with the rules.
"""

from kontor.bots.golden_city.auction import offer, outcome, wishes
from kontor.bots.golden_city.hands import CARD, PRICE
from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.preferences import Preferences
from kontor.core.action import Action
from kontor.core.chance import Chance
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.cards import BUILDS_A_TURN
from kontor.games.golden_city.rules import (
    END,
    FIRST_BID,
    FIRST_BUILD,
    FIRST_CHOOSE,
    FIRST_DISCARD,
    FIRST_GIVE_UP,
    FIRST_PAY,
    FIRST_TAKE,
    advance,
    legal,
)
from kontor.games.golden_city.state import NOBODY, GoldenCityState


def answer(state: GoldenCityState, preferences: Preferences) -> Action:
    """What the player to move does by rule of thumb."""
    options = legal(state)
    return (
        options[0] if len(options) == 1 else chosen(Judge(state, state.turn, preferences), options)
    )


def chosen(judge: Judge, options: list[Action]) -> Action:
    """The best answer; the first of several."""
    best = options[0]
    most = -1e9
    for action in options:
        value = value_of(judge, action.index)
        if value > most:
            best, most = action, value
    return best


def value_of(judge: Judge, action: int) -> float:
    """How good an answer is, compared with others to the same question."""
    state = judge.state
    now = state.phase
    if now == phase.BID:
        return bid_value(judge, action - FIRST_BID)
    builds = BUILDS_A_TURN - state.builds
    if now == phase.BUILD:
        if action == END.index:
            return judge.kept(judge.hand())
        site = action - FIRST_BUILD
        most = -1e9
        for rest in judge.paid(state.board.landform[site]):
            most = max(most, judge.worth(rest, builds - 1, site))
        return judge.value(site) + most
    if now == phase.PAY:
        return judge.worth(judge.hand() - PRICE[action - FIRST_PAY], builds - 1, state.site)
    if now == phase.DISCARD:
        return judge.worth(judge.hand() - CARD[action - FIRST_DISCARD], BUILDS_A_TURN, NOBODY)
    if now == phase.CHOOSE:
        return judge.bonus(action - FIRST_CHOOSE)
    if now == phase.TAKE:
        return judge.goods(action - FIRST_TAKE)
    return -judge.goods(action - FIRST_GIVE_UP)


def bid_value(judge: Judge, pair: int) -> float:
    """What the pair adds to the hand, less its price; with foresight also what will come of it."""
    state = judge.state
    foresight = judge.preferences.foresight
    price = 0.0 if state.holder[pair] == NOBODY else float(expulsion_price(state.expulsions))
    if foresight == 0.0:
        return (
            judge.worth(judge.hand() + offer(state, pair), BUILDS_A_TURN, NOBODY)
            - judge.price * price
        )
    if not judge.wish:
        judge.wish.extend(wishes(judge))
    now = judge.wish[judge.seat][pair] - judge.price * price
    return (1 - foresight) * now + foresight * outcome(judge, pair)


def play_out(state: GoldenCityState, preferences: list[Preferences], chance: Chance) -> None:
    """Play to the end, each seat by its preferences."""
    judge: Judge | None = None
    while state.phase != phase.OVER:
        options = legal(state)
        action = options[0]
        if len(options) > 1:
            # Who has to say how he pays has just said what for: he sees the same board.
            if judge is None or state.phase != phase.PAY:
                judge = Judge(state, state.turn, preferences[state.turn])
            action = chosen(judge, options)
        advance(state, action, chance, None)
