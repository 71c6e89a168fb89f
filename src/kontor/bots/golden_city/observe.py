"""What the player to move sees of The Golden City, as numbers, straight from the position.

The same numbers as the game's `Observation` of his view, many times as fast: for bots that think
ahead. Compiled with the rules.
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
    PAY,
    PHASES,
    GoldenCityState,
)

SEATS: Final = 4
SWITCHES: Final = [field for _, field in META.switches]
GOODS_SHOWN: Final = len(GOODS)
CARD_SIZE: Final = len(GOODS) + len(AREAS)
EIGHT: Final = [[bits >> place & 1 for place in range(8)] for bits in range(256)]
"""The sites of every set of eight."""


def observe(state: GoldenCityState) -> list[int]:
    """The numbers of `kontor.games.golden_city.observation` for the player to move."""
    seats: i64 = state.seats
    viewer: i64 = state.turn
    order = [int((viewer + step) % seats) for step in range(seats)]
    gap = SEATS - len(order)
    numbers = [1] * len(order) + [0] * gap
    for seat in order:
        _see_sites(numbers, state.own[seat])
    numbers += [0] * (gap * SITES)
    _see_each(numbers, state.left, order, gap)
    _see_each(numbers, state.blocked, order, gap)
    _see_each(numbers, state.coins, order, gap)
    _see_each(numbers, state.keys, order, gap)
    _see_parts(numbers, state.goods, order, gap, GOODS_KINDS)
    for seat in order:
        numbers.append(sum(state.hand[seat * LANDFORM_KINDS : (seat + 1) * LANDFORM_KINDS]))
    numbers += [0] * gap
    _see_parts(numbers, state.known, order, gap, LANDFORM_KINDS)
    numbers += state.hand[viewer * LANDFORM_KINDS : (viewer + 1) * LANDFORM_KINDS]
    _see_bonus_cards(numbers, state, order, gap)
    _see_letters(numbers, state, order, gap)
    _see_one(numbers, SEATS, (state.first - viewer + seats) % seats)
    _see_one(numbers, SEATS, 0)
    numbers.append(state.round)
    _see_one(numbers, len(PHASES), state.phase)
    _see_score_cards(numbers, state)
    numbers.append(next_back(state))
    _see_bidding(numbers, state, gap)
    numbers.append(min(state.expulsions, 255))
    numbers.append(state.builds)
    _see_one(numbers, SITES, state.site if state.phase == PAY else NOBODY)
    numbers.append(sum(state.draw))
    numbers += state.discard
    numbers.append(state.supply)
    numbers.append(state.key_supply)
    numbers += state.goods_open
    numbers += state.goods_deck
    numbers += [getattr(state, variant) for variant in SWITCHES]
    return numbers


def _see_one(numbers: list[int], size: int, place: int) -> None:
    start = len(numbers)
    numbers += [0] * size
    if place >= 0:
        numbers[start + place] = 1


def _see_sites(numbers: list[int], own: i64) -> None:
    part: i64
    for part in range(0, 56, 8):
        numbers += EIGHT[own >> part & 255]
    numbers.append(own >> 56 & 1)
    numbers.append(own >> 57 & 1)


def _see_each(numbers: list[int], values: list[int], order: list[int], gap: int) -> None:
    for seat in order:
        numbers.append(values[seat])
    numbers += [0] * gap


def _see_parts(
    numbers: list[int], values: list[int], order: list[int], gap: int, width: int
) -> None:
    for seat in order:
        numbers += values[seat * width : (seat + 1) * width]
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
        seen = seat == order[0] or state.open_letters
        numbers.append(min(state.letters[seat], 255) if seen else 0)
    numbers += [0] * gap


def _see_score_cards(numbers: list[int], state: GoldenCityState) -> None:
    start = len(numbers)
    numbers += [0] * (2 * CARD_SIZE)
    board = state.board
    if state.score != NOBODY:
        numbers[start + board.card_good[state.score]] = 1
        numbers[start + GOODS_SHOWN + board.card_area[state.score]] = 1
    start += CARD_SIZE
    for card in range(SCORE_CARDS):
        if state.score_left[card]:
            numbers[start + board.card_good[card]] += 1
            numbers[start + GOODS_SHOWN + board.card_area[card]] += 1


def _see_bidding(numbers: list[int], state: GoldenCityState, gap: int) -> None:
    start = len(numbers)
    holders = start + SEATS * LANDFORM_KINDS
    numbers += [0] * (SEATS * (LANDFORM_KINDS + SEATS))
    if state.phase != BID:
        return
    for pair in range(state.seats):
        numbers[start + pair * LANDFORM_KINDS + state.display[2 * pair]] += 1
        numbers[start + pair * LANDFORM_KINDS + state.display[2 * pair + 1]] += 1
        holder = state.holder[pair]
        if holder != NOBODY:
            step = (holder - state.turn + state.seats) % state.seats
            numbers[holders + pair * SEATS + step] = 1
