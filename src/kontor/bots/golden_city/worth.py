"""What things in The Golden City are worth to a greedy player, in letters of business.

First come letters that a business brings at once or with this round's score card, then steps
towards the city, then its reward.
"""

from functools import cache

from kontor.games.golden_city import board as reward
from kontor.games.golden_city.board import (
    CITY,
    COASTAL,
    FIRST_CITY_PART,
    FIRST_INNER_PART,
    INNER,
    Board,
    count,
)
from kontor.games.golden_city.building import builders, open_sites
from kontor.games.golden_city.cards import (
    INNER_LETTERS,
    MAJORITY,
    OUTER_LETTERS,
    PRESENCE,
    REWARD_COINS,
)
from kontor.games.golden_city.geography import LANDFORMS, SITES
from kontor.games.golden_city.payment import CARDS, ways
from kontor.games.golden_city.scoring import businesses_in, leader
from kontor.games.golden_city.state import GoldenCityState

COIN = 0.8
CARD = 0.5
STEP_NEARER = 2.0
FAR_AWAY = 5
"""Steps to the city for a player without a business."""
WAY_IN = 0.6
"""For each city part that a business opens up."""
FIRST_KEY = 5.0
REWARD = {
    reward.COIN: REWARD_COINS["coin-1"] * COIN,
    reward.TWO_COINS: REWARD_COINS["coin-2"] * COIN,
    reward.LANDFORM: 1.0,
    reward.KEY: 1.5,
    reward.BONUS: 3.5,
    reward.GOOD: 3.0,
    reward.NO_REWARD: 0.0,
}


def sites_of(mask: int) -> list[int]:
    """The members of a set of sites."""
    return [site for site in range(SITES) if mask >> site & 1]


@cache
def steps_to_city(board: Board) -> list[int]:
    """How many roads lie between each site and the nearest city part."""
    steps = [0 if CITY >> site & 1 else FAR_AWAY for site in range(SITES)]
    for reached in range(FAR_AWAY):
        for site in range(SITES):
            if steps[site] == reached:
                for other in sites_of(board.roads[site]):
                    steps[other] = min(steps[other], reached + 1)
    return steps


def letters_now(state: GoldenCityState, seat: int, site: int) -> int:
    """What a business there brings at once and in this round's scoring."""
    letters = 0
    if site >= FIRST_CITY_PART:
        table = INNER_LETTERS if site >= FIRST_INNER_PART else OUTER_LETTERS
        letters = table[builders(state, site) + 1]
    area = state.board.card_area[state.score]
    if state.board.area[area] >> site & 1:
        counts = [businesses_in(state, other, area) for other in range(state.seats)]
        before = _area_letters(counts, seat)
        counts[seat] += 1
        letters += _area_letters(counts, seat) - before
    return letters


def _area_letters(counts: list[int], seat: int) -> int:
    return (PRESENCE if counts[seat] else 0) + (MAJORITY if leader(counts) == seat else 0)


def site_value(state: GoldenCityState, seat: int, site: int) -> float:
    """What a business there is worth, without what it costs."""
    steps = steps_to_city(state.board)
    nearest = min([steps[own] for own in sites_of(state.own[seat])], default=FAR_AWAY)
    value = letters_now(state, seat, site) + STEP_NEARER * max(0, nearest - steps[site])
    opened = state.board.roads[site] & CITY & ~(state.reach[seat] | state.own[seat])
    value += WAY_IN * count(opened)
    kind = state.board.reward[site]
    if kind == reward.KEY and not state.keys[seat] and INNER & ~state.own[seat]:
        return value + (FIRST_KEY if state.key_supply else 0)
    return value + REWARD[kind]


def open_values(state: GoldenCityState, seat: int) -> dict[int, float]:
    """The value of every site that a player could build on if he had the cards."""
    if not state.left[seat]:
        return {}
    sites = (COASTAL & ~state.occupied) | open_sites(state, seat)
    return {site: site_value(state, seat, site) for site in sites_of(sites)}


def cheapest(state: GoldenCityState, hand: list[int], site: int) -> list[int] | None:
    """The cards of the payment that takes the fewest; ``None`` if the hand cannot pay."""
    payments = ways(hand, 0, state.board.landform[site])
    return min((CARDS[payment] for payment in payments), key=sum, default=None)


def hand_value(
    state: GoldenCityState, hand: list[int], values: dict[int, float], builds: int
) -> float:
    """What a player can make of a hand: the best sites it pays for, and the cards left over."""
    best = CARD * sum(hand)
    if builds:
        for site in best_sites(state, values):
            best = max(best, built_value(state, hand, site, values, builds))
    return best


def best_sites(state: GoldenCityState, values: dict[int, float]) -> list[int]:
    """The most valuable site of each landform: others of it cost the same and bring less."""
    best: dict[int, int] = {}
    for site, value in values.items():
        landform = state.board.landform[site]
        if landform not in best or value > values[best[landform]]:
            best[landform] = site
    return list(best.values())


def built_value(
    state: GoldenCityState, hand: list[int], site: int, values: dict[int, float], builds: int
) -> float:
    """What a hand is worth if this site is built on first, and the best other one after it."""
    cards = cheapest(state, hand, site)
    if cards is None:
        return 0.0
    return values[site] + hand_value(state, less(hand, cards), without(values, site), builds - 1)


def less(hand: list[int], cards: list[int]) -> list[int]:
    return [have - paid for have, paid in zip(hand, cards, strict=True)]


def without(values: dict[int, float], site: int) -> dict[int, float]:
    return {other: value for other, value in values.items() if other != site}


def own_hand(state: GoldenCityState, seat: int) -> list[int]:
    width = len(LANDFORMS)
    return state.hand[seat * width : (seat + 1) * width]
