"""What the player to move sees of Machi Koro, as numbers, straight from the position.

The same numbers as the game's `Observation` of his view, many times as fast: for bots that think
ahead. Compiled with the rules.
"""

from typing import Final

from mypy_extensions import i64

from kontor.games.machi_koro.meta import META
from kontor.games.machi_koro.state import GET, GIVE, KINDS, LANDMARK_KINDS, MachiKoroState

SEATS: Final[i64] = 4
MOST_COINS: Final[i64] = 255
MOST_CARDS: Final[i64] = 10

CITIES: Final[i64] = 2 * SEATS
BUILT: Final[i64] = CITIES + SEATS * KINDS
ACTIVE: Final[i64] = BUILT + SEATS * LANDMARK_KINDS
MARKET: Final[i64] = ACTIVE + SEATS * LANDMARK_KINDS
DECK: Final[i64] = MARKET + KINDS
TURN: Final[i64] = DECK + KINDS
QUESTION: Final[i64] = TURN + SEATS
DICE: Final[i64] = QUESTION + 8
SECOND: Final[i64] = DICE + 2
PARTNER: Final[i64] = SECOND + 2
GIVEN: Final[i64] = PARTNER + SEATS
VARIANTS: Final[i64] = GIVEN + KINDS
"""Where each field begins."""
SWITCHES: Final = [field for _, field in META.switches]
"""The variants as fields of a position."""
SIZE: Final = VARIANTS + len(SWITCHES)


def observe(state: MachiKoroState) -> list[int]:
    """The numbers of `kontor.games.machi_koro.observation` for the player to move."""
    numbers = [0] * SIZE
    seats = state.seats
    viewer = state.turn
    step: i64
    for step in range(seats):
        seat = (viewer + step) % seats
        numbers[step] = 1
        _see_city(numbers, state, seat, step)
    kind: i64
    for kind in range(KINDS):
        numbers[MARKET + kind] = state.market[kind]
        numbers[DECK + kind] = state.deck[kind]
    numbers[TURN] = 1
    numbers[QUESTION + state.phase] = 1
    numbers[DICE] = state.die1
    numbers[DICE + 1] = state.die2
    numbers[SECOND] = state.second
    numbers[SECOND + 1] = state.again
    if state.phase == GIVE or state.phase == GET:
        numbers[PARTNER + (state.partner - viewer + seats) % seats] = 1
    if state.phase == GET:
        numbers[GIVEN + state.given] = 1
    for place in range(len(SWITCHES)):
        numbers[VARIANTS + place] = getattr(state, SWITCHES[place])
    return numbers


def _see_city(numbers: list[int], state: MachiKoroState, seat: i64, step: i64) -> None:
    coins: i64 = state.coins[seat]
    numbers[SEATS + step] = min(coins, MOST_COINS)
    kind: i64
    for kind in range(KINDS):
        cards: i64 = state.cards[seat * KINDS + kind]
        if cards:
            numbers[CITIES + step * KINDS + kind] = min(cards, MOST_CARDS)
    built: i64 = state.built[seat]
    active: i64 = state.active[seat]
    landmark: i64
    for landmark in range(LANDMARK_KINDS):
        numbers[BUILT + step * LANDMARK_KINDS + landmark] = built >> landmark & 1
        numbers[ACTIVE + step * LANDMARK_KINDS + landmark] = active >> landmark & 1
