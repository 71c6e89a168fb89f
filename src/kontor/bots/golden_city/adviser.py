"""Advice for The Golden City: what thinking ahead found best, and its worth in letters."""

from functools import partial
from typing import TYPE_CHECKING

from kontor.bots.advising import advice
from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.search import SearchBot
from kontor.core.action import Action
from kontor.core.advice import Advice, Reason, because
from kontor.core.chance import Seeded
from kontor.core.view import View
from kontor.games.golden_city.bidding import expulsion_price
from kontor.games.golden_city.board import FIRST_CITY_PART, FIRST_INNER_PART
from kontor.games.golden_city.building import builders
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.restore import restore
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
    found: list[Reason] = []
    if action.do == "bid":
        free = state.holder[action.number] == NOBODY
        price = 0 if free else expulsion_price(state.expulsions)
        found.append(because("reason-price", coins=price))
    elif action.do == "build":
        site = action.number
        if site >= FIRST_CITY_PART:
            table = INNER_LETTERS if site >= FIRST_INNER_PART else OUTER_LETTERS
            found.append(because("reason-letters", letters=table[builders(state, site) + 1]))
        found.append(because("reason-worth", letters=round(judge.value(site), 1)))
    return found
