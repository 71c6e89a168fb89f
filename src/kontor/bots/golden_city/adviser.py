"""Advice for The Golden City: what the search found best, and what it is worth in letters."""

from kontor.bots.advice import Advice, Reason, because
from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.search import Answer, SearchBot
from kontor.bots.golden_city.taste import Taste
from kontor.core.chance import Seeded
from kontor.core.view import View
from kontor.games.golden_city.board import FIRST_CITY_PART, FIRST_INNER_PART
from kontor.games.golden_city.building import builders
from kontor.games.golden_city.cards import INNER_LETTERS, OUTER_LETTERS
from kontor.games.golden_city.restore import restore
from kontor.games.golden_city.state import NOBODY

SEED = 1
SHOWN = 3


def advise(view: View, deadline: float | None = None) -> list[Advice]:
    """The best answers with their chances and reasons."""
    answers = SearchBot(SEED).ranked(view, deadline)[:SHOWN]
    return [
        Advice(answer.action, chance(answer), tuple(reasons(view, answer))) for answer in answers
    ]


def chance(answer: Answer) -> float:
    return answer.won / len(answer.games) if answer.games else 0.0


def reasons(view: View, answer: Answer) -> list[Reason]:
    """What speaks for an answer."""
    # What the view hides is filled in at random here; nothing below looks at it.
    state = restore(view, Seeded(0))
    judge = Judge(state, int(state.turn), Taste())
    action = answer.action
    found: list[Reason] = []
    if action.do == "bid":
        free = state.holder[action.number] == NOBODY
        price = 0 if free else int(state.expulsions) + 1
        found.append(because("reason-price", coins=price))
    elif action.do == "build":
        site = action.number
        if site >= FIRST_CITY_PART:
            table = INNER_LETTERS if site >= FIRST_INNER_PART else OUTER_LETTERS
            found.append(because("reason-letters", letters=table[builders(state, site) + 1]))
        found.append(because("reason-worth", letters=round(judge.values[site], 1)))
    return [*found, because("reason-played-out", games=len(answer.games))]
