"""What the player to move sees of The Golden City, a byte a number, straight from the position.

The same numbers as the game's `Observation` of his view, many times as fast: for environments and
for bots that think ahead. Compiled with the rules.
"""

from typing import Final

from mypy_extensions import i64

from kontor.games.golden_city.geography import AREAS, GOODS, SCORE_CARDS, SITES
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.rewards import BONUS_NAMES
from kontor.games.golden_city.rounds import next_back
from kontor.games.golden_city.state import (
    BID,
    GOODS_KINDS,
    LANDFORM_KINDS,
    NOBODY,
    OVER,
    PAY,
    PHASES,
    GoldenCityState,
)

SEATS: Final = 4
SWITCHES: Final = [field for _, field in META.switches]
GOODS_SHOWN: Final = len(GOODS)
CARD_SIZE: Final = len(GOODS) + len(AREAS)


def one_of(size: int) -> list[bytes]:
    """A 1 at each place in turn; last, which is place -1, nowhere."""
    return [bytes([int(n == place) for n in range(size)]) for place in [*range(size), -1]]


ORDERS: Final = [
    [[(viewer + step) % seats for step in range(seats)] for viewer in range(seats)]
    for seats in range(SEATS + 1)
]
"""The seats from the viewer on, by how many there are."""
SEATED: Final = [bytes([1] * seats + [0] * (SEATS - seats)) for seats in range(SEATS + 1)]
EIGHT: Final = [bytes([bits >> place & 1 for place in range(8)]) for bits in range(256)]
"""The sites of every set of eight."""
TWO: Final = [bytes([bits & 1, bits >> 1]) for bits in range(4)]
NO_SITES: Final = [bytes((SEATS - seats) * SITES) for seats in range(SEATS + 1)]
"""Of empty seats."""
PLAYER: Final = one_of(SEATS)
QUESTION: Final = one_of(len(PHASES))
SITE: Final = one_of(SITES)
AT_MOST_TWO: Final = bytes([min(number, 2) for number in range(256)])
"""Where counts of goods cards are cut off; an island may have more of a kind."""
NO_BIDDING: Final = bytes(SEATS * (LANDFORM_KINDS + SEATS))


def observe(state: GoldenCityState) -> bytes:
    """The numbers of `kontor.games.golden_city.observation` for the player to move."""
    seats = state.seats
    order = ORDERS[seats][state.turn]
    parts = [SEATED[seats]]
    for seat in order:
        _see_sites(parts, state.own[seat])
    parts.append(NO_SITES[seats])
    parts.append(bytes(_before_players(state, order)))
    parts.append(_goods(state, order))
    parts.append(bytes(_cards(state, order)))
    parts.append(PLAYER[(state.first - state.turn + seats) % seats])
    parts.append(PLAYER[0])
    parts.append(bytes([state.round]))
    parts.append(QUESTION[state.phase])
    parts.append(bytes(_score_cards(state)))
    parts.append(bytes(_bidding(state)) if state.phase == BID else NO_BIDDING)
    parts.append(bytes([min(state.expulsions, 255), state.builds]))
    parts.append(SITE[state.site if state.phase == PAY else NOBODY])
    parts.append(bytes(_on_the_table(state)))
    parts.append(bytes(state.goods_open + state.goods_deck).translate(AT_MOST_TWO))
    parts.append(bytes([getattr(state, variant) for variant in SWITCHES]))
    return b"".join(parts)


def _see_sites(parts: list[bytes], own: i64) -> None:
    part: i64
    for part in range(0, 56, 8):
        parts.append(EIGHT[own >> part & 255])
    parts.append(TWO[own >> 56 & 3])


def _before_players(state: GoldenCityState, order: list[int]) -> list[int]:
    """Businesses, coins and keys of each player."""
    gap = SEATS - len(order)
    numbers: list[int] = []
    _see_each(numbers, state.left, order, gap)
    _see_each(numbers, state.blocked, order, gap)
    _see_each(numbers, state.coins, order, gap)
    _see_each(numbers, state.keys, order, gap)
    return numbers


def _goods(state: GoldenCityState, order: list[int]) -> bytes:
    numbers: list[int] = []
    _see_parts(numbers, state.goods, order, SEATS - len(order), GOODS_KINDS)
    return bytes(numbers).translate(AT_MOST_TWO)


def _cards(state: GoldenCityState, order: list[int]) -> list[int]:
    """Cards and letters of each player, and what the viewer alone knows."""
    viewer = order[0]
    gap = SEATS - len(order)
    numbers: list[int] = []
    for seat in order:
        numbers.append(sum(state.hand[seat * LANDFORM_KINDS : (seat + 1) * LANDFORM_KINDS]))
    numbers += [0] * gap
    _see_parts(numbers, state.known, order, gap, LANDFORM_KINDS)
    numbers += state.hand[viewer * LANDFORM_KINDS : (viewer + 1) * LANDFORM_KINDS]
    _see_bonus_cards(numbers, state, order, gap)
    _see_letters(numbers, state, order, gap)
    return numbers


def _see_each(numbers: list[int], values: list[int], order: list[int], gap: int) -> None:
    for seat in order:
        numbers.append(values[seat])
    numbers += [0] * gap


def _see_parts(
    numbers: list[int], values: list[int], order: list[int], gap: int, width: int
) -> None:
    split = order[0] * width
    numbers += values[split:]
    numbers += values[:split]
    numbers += [0] * (gap * width)


def _see_bonus_cards(
    numbers: list[int], state: GoldenCityState, order: list[int], gap: int
) -> None:
    for seat in order:
        numbers.append(state.takers.count(seat))
    numbers += [0] * gap
    start = len(numbers)
    numbers += [0] * len(BONUS_NAMES)
    for place in range(len(state.takers)):
        if state.takers[place] == order[0]:
            numbers[start + state.taken[place]] = 1


def _see_letters(numbers: list[int], state: GoldenCityState, order: list[int], gap: int) -> None:
    for seat in order:
        seen = seat == order[0] or state.open_letters or state.phase == OVER
        numbers.append(min(state.letters[seat], 255) if seen else 0)
    numbers += [0] * gap


def _score_cards(state: GoldenCityState) -> list[int]:
    numbers = [0] * (2 * CARD_SIZE)
    board = state.board
    if state.score != NOBODY:
        numbers[board.card_good[state.score]] = 1
        numbers[GOODS_SHOWN + board.card_area[state.score]] = 1
    for card in range(SCORE_CARDS):
        if state.score_left[card]:
            numbers[CARD_SIZE + board.card_good[card]] += 1
            numbers[CARD_SIZE + GOODS_SHOWN + board.card_area[card]] += 1
    numbers.append(next_back(state))
    return numbers


def _bidding(state: GoldenCityState) -> list[int]:
    """The pairs on offer, and whose hands lie on them."""
    holders = SEATS * LANDFORM_KINDS
    numbers = [0] * (SEATS * (LANDFORM_KINDS + SEATS))
    for pair in range(state.seats):
        numbers[pair * LANDFORM_KINDS + state.display[2 * pair]] += 1
        numbers[pair * LANDFORM_KINDS + state.display[2 * pair + 1]] += 1
        holder = state.holder[pair]
        if holder != NOBODY:
            step = (holder - state.turn + state.seats) % state.seats
            numbers[holders + pair * SEATS + step] = 1
    return numbers


def _on_the_table(state: GoldenCityState) -> list[int]:
    numbers = [sum(state.draw)]
    numbers += state.discard
    numbers.append(state.supply)
    numbers.append(state.key_supply)
    return numbers
