"""The score card at a round's end, for its good and for its area (GC-E1 … GC-E8)."""

from typing import Final

from kontor.core.event import Event
from kontor.core.game import Told
from kontor.games.golden_city import events
from kontor.games.golden_city.board import count
from kontor.games.golden_city.cards import MAJORITY, PRESENCE
from kontor.games.golden_city.geography import AREAS, GOODS, GOODS_PAIRS
from kontor.games.golden_city.state import GOODS_KINDS, GoldenCityState

KINDS_WITH: Final = [[n for n, pair in enumerate(GOODS_PAIRS) if good in pair] for good in GOODS]
"""For each good, the kinds of goods card that show it."""
GOOD_NAMES: Final = list(GOODS)
AREA_NAMES: Final = list(AREAS)


def cards_with(state: GoldenCityState, seat: int, good: int) -> int:
    """How many goods cards of a player show the good."""
    base = seat * GOODS_KINDS
    cards = 0
    for kind in KINDS_WITH[good]:
        cards += state.goods[base + kind]
    return cards


def businesses_in(state: GoldenCityState, seat: int, area: int) -> int:
    return count(state.own[seat] & state.board.area[area])


def score_round(state: GoldenCityState, told: Told) -> None:
    """Pay letters for the score card that lies open."""
    good = state.board.card_good[state.score]
    area = state.board.card_area[state.score]
    cards = [cards_with(state, seat, good) for seat in range(state.seats)]
    businesses = [businesses_in(state, seat, area) for seat in range(state.seats)]
    ahead = leader(cards) if state.goods_majority else sole(cards)
    most = leader(businesses)
    pay(state, cards, ahead)
    pay(state, businesses, most)
    if told is not None:
        tell_goods(state, cards, ahead, GOOD_NAMES[good], told)
        tell_area(state, businesses, most, AREA_NAMES[area], told)


def sole(counts: list[int]) -> int:
    """The only player who has any, or -1 (GC-E1)."""
    return leader(counts) if counts.count(0) == len(counts) - 1 else -1


def leader(counts: list[int]) -> int:
    """The player who has strictly more than every other, or -1 (GC-E3, GC-E7)."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else -1


def pay(state: GoldenCityState, counts: list[int], ahead: int) -> None:
    """Letters for all who have any of what is counted, and more for the one ahead (GC-E2)."""
    for seat in range(state.seats):
        if counts[seat]:
            state.letters[seat] += PRESENCE + (MAJORITY if seat == ahead else 0)


def gains(state: GoldenCityState, counts: list[int], ahead: int) -> list[tuple[int, int, int]]:
    """What `pay` gave, from the start player on: to whom, how much, how much of it as the extra."""
    seats = [(state.first + step) % state.seats for step in range(state.seats)]
    extras = [(seat, MAJORITY if seat == ahead else 0) for seat in seats if counts[seat]]
    return [(seat, PRESENCE + extra, extra) for seat, extra in extras]


def tell_goods(
    state: GoldenCityState, cards: list[int], ahead: int, good: str, told: list[Event]
) -> None:
    for seat, letters, extra in gains(state, cards, ahead):
        told.append(events.ScoredGoods(seat, good, cards[seat], letters, extra))
    if not any(cards):
        told.append(events.ScoredGoodsNobody(good))


def tell_area(
    state: GoldenCityState, businesses: list[int], most: int, area: str, told: list[Event]
) -> None:
    for seat, letters, extra in gains(state, businesses, most):
        told.append(events.ScoredArea(seat, area, businesses[seat], letters, extra))
    if not any(businesses):
        told.append(events.ScoredAreaNobody(area))
