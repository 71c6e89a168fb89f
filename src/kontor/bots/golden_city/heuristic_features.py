"""What the rule of thumb thinks of a position, as numbers for a network beside its `Observation`.

A network would have to work out for itself which sites a hand can reach and pay for and what they
bring; here it is told. Like the rule of thumb, it looks at nothing hidden. Compiled with the rules.
"""

from typing import Final

from mypy_extensions import i64

from kontor.bots.golden_city.judge import Judge
from kontor.bots.golden_city.observe import observe
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.rollout import value_of
from kontor.bots.golden_city.routes import first
from kontor.games.golden_city.actions import ACTIONS
from kontor.games.golden_city.geography import SITES
from kontor.games.golden_city.rules import legal
from kontor.games.golden_city.state import BID, CHOOSE, GIVE_UP, TAKE, GoldenCityState

SEATS: Final = 4
WISHES: Final = SEATS * SEATS
ANSWERS: Final = len(ACTIONS.all)
TENTHS: Final = 10.0
"""Everything is counted in tenths of letters."""
BEST: Final = 100
"""What is best; what is ten letters worse, or not allowed, is 0."""
MOST: Final = 255
PREFERENCES: Final = Preferences()


def advised(state: GoldenCityState) -> bytes:
    """What the player to move sees, and then what the rule of thumb thinks of it."""
    return observe(state) + bytes(heuristic_features(state))


def heuristic_features(state: GoldenCityState) -> list[int]:
    """Each player's wishes in the bidding, what each open site is worth, and each answer."""
    judge = Judge(state, state.turn, PREFERENCES)
    answers = _answers(judge, state)  # first, because a bid is judged by everybody's wishes
    return _wishes(judge, state) + _sites(judge, state) + answers


def _answers(judge: Judge, state: GoldenCityState) -> list[int]:
    """How near each answer comes to the best."""
    numbers = [0] * ANSWERS
    options = legal(state)
    worth = [value_of(judge, action.index) for action in options]
    best = max(worth)
    for place in range(len(options)):
        numbers[options[place].index] = _near(best, worth[place])
    return numbers


def _wishes(judge: Judge, state: GoldenCityState) -> list[int]:
    """How near each pair comes to the favourite of each player, the mover first."""
    numbers = [0] * WISHES
    if state.phase != BID:
        return numbers
    seats: i64 = state.seats
    for step in range(seats):
        wish = judge.wish[(judge.seat + step) % seats]
        best = max(wish)
        for pair in range(seats):
            numbers[step * SEATS + pair] = _near(best, wish[pair])
    return numbers


def _sites(judge: Judge, state: GoldenCityState) -> list[int]:
    """What a business is worth on each open site, while the player thinks of building."""
    numbers = [0] * SITES
    if state.phase in (CHOOSE, TAKE, GIVE_UP):
        return numbers
    sites: i64 = judge.open & judge.free
    while sites:
        site = first(sites)
        sites &= sites - 1
        numbers[site] = min(MOST, int(judge.value(site) * TENTHS + 0.5))
    return numbers


def _near(best: float, value: float) -> int:
    return max(0, BEST - int((best - value) * TENTHS + 0.5))
