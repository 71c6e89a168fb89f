"""How the game ends: who is blocked, what bonus cards bring, who has won (GC-F1 … GC-F7)."""

from typing import Final

from kontor.core.event import Event
from kontor.core.game import Told
from kontor.core.view import Result
from kontor.games.golden_city import events
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.board import COASTAL, count
from kontor.games.golden_city.building import in_city, open_sites
from kontor.games.golden_city.cards import (
    BONUS_CARDS,
    IN_CITY,
    ON_LANDFORM,
    ON_RIVER,
    OWN_COINS,
    OWN_GOODS,
)
from kontor.games.golden_city.geography import LANDFORMS
from kontor.games.golden_city.meta import END_BLOCKED, END_BUSINESSES, END_SCORE_CARDS
from kontor.games.golden_city.payment import COAST
from kontor.games.golden_city.rewards import BONUS_NAMES, goods_held
from kontor.games.golden_city.state import GoldenCityState

# Bonus cards, by their place among `BONUS_CARDS`.
_COUNTED = [card.counts for card in BONUS_CARDS]
SCALES: Final = _COUNTED.index(OWN_GOODS)
COIN: Final = _COUNTED.index(OWN_COINS)
CITY: Final = _COUNTED.index(IN_CITY)
RIVER: Final = _COUNTED.index(ON_RIVER)
LANDFORM_OF: Final = [
    LANDFORMS.index(card.id) if card.counts == ON_LANDFORM else COAST for card in BONUS_CARDS
]
LETTERS: Final = [card.letters for card in BONUS_CARDS]


def find_blocked(state: GoldenCityState, told: Told) -> None:
    """Note every player who can never build again (GC-F3)."""
    if COASTAL & ~state.occupied:
        return
    for seat in range(state.seats):
        if state.blocked[seat] or not state.left[seat] or open_sites(state, seat):
            continue
        state.blocked[seat] = 1
        if told is not None:
            told.append(events.Blocked(seat))


def reason(state: GoldenCityState) -> str | None:
    """Why the game ends with this round; ``None`` if it goes on. A blocked player comes first."""
    if 1 in state.blocked:
        return END_BLOCKED
    if 0 in state.left:
        return END_BUSINESSES
    return None if 1 in state.score_left else END_SCORE_CARDS


def bonus_letters(state: GoldenCityState, seat: int, card: int) -> int:
    """What a bonus card is worth to a player now (GC-B1 … GC-B5, GC-F7)."""
    if card == SCALES:
        things = goods_held(state, seat)
    elif card == COIN:
        things = state.coins[seat]
    elif card == CITY:
        things = in_city(state, seat)
    elif card == RIVER:
        things = count(state.own[seat] & state.board.river)
    else:
        things = count(state.own[seat] & state.board.inland[LANDFORM_OF[card]])
    return LETTERS[card] * things


def finish(state: GoldenCityState, told: Told) -> None:
    """Turn up all bonus cards and count them (GC-F6)."""
    state.phase = phase.OVER
    for seat in range(state.seats):
        for place, taker in enumerate(state.takers):
            if taker != seat:
                continue
            card = state.taken[place]
            letters = bonus_letters(state, seat, card)
            state.letters[seat] += letters
            if told is not None:
                told.append(events.BonusScored(seat, BONUS_NAMES[card], letters))
    if told is not None:
        tell_result(state, told)


def tell_result(state: GoldenCityState, told: list[Event]) -> None:
    for seat in range(state.seats):
        told.append(events.Total(seat, state.letters[seat]))
    end = result(state)
    if end is not None:
        winners = end.winners()
        for seat in winners:
            told.append(events.Won(seat) if len(winners) == 1 else events.WonTogether(seat))


def standing(state: GoldenCityState, seat: int) -> tuple[int, int, int, int]:
    """What decides between two players, the weightiest first (GC-F3, GC-F4, GC-F5)."""
    built = count(state.own[seat]) if state.tie_all_businesses else in_city(state, seat)
    return 1 - state.blocked[seat], state.letters[seat], built, state.coins[seat]


def result(state: GoldenCityState) -> Result | None:
    """Places and points when the game is over."""
    if state.phase != phase.OVER:
        return None
    standings = [standing(state, seat) for seat in range(state.seats)]
    places = [1 + len([other for other in standings if other > own]) for own in standings]
    return Result(reason(state) or "", tuple(places), tuple(state.letters))


BY_CITY: Final = "in-city"
BY_ALL: Final = "built"
CRITERIA: Final = ("not-blocked", "letters", BY_CITY, BY_ALL, "coins")
"""What `standing` compares; of the two kinds of businesses the one that the table plays with."""


def decided_by(state: GoldenCityState) -> str | None:
    """What set the winner apart from the second; ``None`` if they share the victory."""
    end = result(state)
    if end is None or 2 not in end.places:
        return None
    ignored = BY_CITY if state.tie_all_businesses else BY_ALL
    names = [name for name in CRITERIA if name != ignored]
    first, second = (standing(state, end.places.index(place)) for place in (1, 2))
    for name, one, other in zip(names, first, second, strict=True):
        if one != other:
            return name
    return None
