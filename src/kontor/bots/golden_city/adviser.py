"""Advice for The Golden City: what thinking ahead found best, and its worth in letters."""

from functools import partial
from typing import TYPE_CHECKING

from kontor.bots.advising import advice
from kontor.bots.golden_city.auction import offer
from kontor.bots.golden_city.hands import CARD, PRICE
from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.search import SearchBot
from kontor.bots.golden_city.worth import letters_now
from kontor.core.action import Action
from kontor.core.advice import Advice, Reason, because
from kontor.core.chance import Seeded
from kontor.core.view import View
from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.board import FIRST_CITY_PART, FIRST_INNER_PART
from kontor.games.golden_city.building import builders
from kontor.games.golden_city.cards import BUILDS_A_TURN, INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.restore import restore
from kontor.games.golden_city.rules import (
    FIRST_BID,
    FIRST_BUILD,
    FIRST_CHOOSE,
    FIRST_DISCARD,
    FIRST_GIVE_UP,
    FIRST_PAY,
    FIRST_TAKE,
)
from kontor.games.golden_city.state import NOBODY

if TYPE_CHECKING:
    from kontor.bots.trained import TrainedBot

SEED = 1
TRIALS = 600
"""Many times a bot's own, so that a chance can be named."""


def advise(view: View, deadline: float | None = None) -> list[Advice]:
    """The best answers with their chances and reasons."""
    network = network_at_home(view)
    told = partial(reasons, view)
    if network is None:
        played = SearchBot(SEED, TRIALS).ranked(view, deadline, enough=True)
        return advice(played, None, "reason-played-out", told)
    from kontor.bots.golden_city.guided import guided

    thought = guided(network, SEED, TRIALS).ranked(view, deadline, enough=True)
    return advice(thought, thought[0].chance, "reason-looked-ahead", told)


def network_at_home(view: View) -> "TrainedBot | None":
    from kontor.bots.trained import who_learnt_on

    return who_learnt_on(META.id, view)


def reasons(view: View, action: Action) -> list[Reason]:
    """What speaks for an answer."""
    # What the view hides is filled in at random here; nothing below looks at it.
    state = restore(view, Seeded(0))
    judge = Judge(state, int(state.turn), Preferences())
    number = action.index
    if action.do == "bid":
        return _of_pair(judge, number - FIRST_BID)
    if action.do == "build":
        return _of_site(judge, number - FIRST_BUILD)
    if action.do == "pay":
        rest = judge.hand() - PRICE[number - FIRST_PAY]
        worth = judge.worth(rest, BUILDS_A_TURN - state.builds - 1, state.site)
        return _about("reason-cards-left", worth)
    if action.do == "discard":
        rest = judge.hand() - CARD[number - FIRST_DISCARD]
        return _about("reason-cards-left", judge.worth(rest, BUILDS_A_TURN, NOBODY))
    if action.do == "end":
        return _about("reason-keeps", judge.kept(judge.hand()))
    if action.do == "choose":
        return _about("reason-bonus", judge.bonus(number - FIRST_CHOOSE))
    if action.do == "take":
        return _about("reason-goods", judge.goods(number - FIRST_TAKE))
    return _about("reason-goods-lost", judge.goods(number - FIRST_GIVE_UP))


def _of_pair(judge: Judge, pair: int) -> list[Reason]:
    """Its price, and what the hand is good for with it."""
    state = judge.state
    free = state.holder[pair] == NOBODY
    price = because("reason-price", coins=0 if free else expulsion_price(state.expulsions))
    worth = judge.worth(judge.hand() + offer(state, pair), BUILDS_A_TURN, NOBODY)
    return [price, *_about("reason-hand", worth)]


def _of_site(judge: Judge, site: int) -> list[Reason]:
    """What it brings at once, in this round's scoring, and with what follows."""
    state, found, city = judge.state, [], 0
    if site >= FIRST_CITY_PART:
        table = INNER_LETTERS if site >= FIRST_INNER_PART else OUTER_LETTERS
        city = table[builders(state, site) + 1]
        found.append(because("reason-letters", letters=city))
    scored = letters_now(state, judge.seat, site) - city
    if scored > 0:
        found.append(because("reason-scoring", letters=scored))
    return [*found, because("reason-worth", letters=round(judge.value(site), 1))]


def _about(message: str, letters: float) -> list[Reason]:
    """A reason that counts in letters, unless that is next to nothing."""
    told = round(letters, 1)
    return [because(message, letters=told)] if told > 0 else []
