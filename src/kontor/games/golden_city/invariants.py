"""What holds in every position of The Golden City (GC-V1 … GC-V8)."""

from mypy_extensions import i64

from kontor.games.golden_city.board import CITY, COASTAL, INNER, count
from kontor.games.golden_city.cards import BONUS_CARDS, COINS, GOODS_LIMIT, KEYS, LANDFORM_COPIES
from kontor.games.golden_city.geography import SCORE_CARDS
from kontor.games.golden_city.rewards import goods_held
from kontor.games.golden_city.state import (
    GIVE_UP,
    GOODS_KINDS,
    LANDFORM_KINDS,
    GoldenCityState,
)


def broken(state: GoldenCityState) -> str | None:
    """The first invariant that does not hold. What a bid may do (GC-V7) a test compares."""
    return (
        broken_landforms(state)
        or broken_stock(state)
        or broken_goods(state)
        or broken_bonus(state)
        or broken_network(state)
        or broken_course(state)
    )


def broken_landforms(state: GoldenCityState) -> str | None:
    hidden = 0
    for kind in range(LANDFORM_KINDS):
        piles = state.draw[kind] + state.discard[kind]
        hidden += piles
        total = piles + state.display.count(kind)
        if state.draw[kind] < 0 or state.discard[kind] < 0:
            return "GC-V1: a pile holds less than nothing"
        for seat in range(state.seats):
            place = seat * LANDFORM_KINDS + kind
            if not 0 <= state.known[place] <= state.hand[place]:
                return f"GC-H1: the table knows of cards that seat {seat} does not hold"
            total += state.hand[place]
        if total != LANDFORM_COPIES:
            return f"GC-V1: {total} landform cards of kind {kind}"
    return None if hidden else "GC-V3: no card is left to draw"


def broken_stock(state: GoldenCityState) -> str | None:
    if state.supply < 0 or min(state.coins) < 0 or sum(state.coins) + state.supply != COINS:
        return f"GC-V2: {sum(state.coins)} coins with players, {state.supply} in the supply"
    keys = sum(state.keys) + state.key_supply + state.key_box
    if state.key_supply < 0 or min(state.keys) < 0 or keys != KEYS:
        return f"GC-V8: {keys} keys"
    return None


def broken_goods(state: GoldenCityState) -> str | None:
    for kind in range(GOODS_KINDS):
        total = state.goods_open[kind] + state.goods_deck[kind] + state.goods_box[kind]
        for seat in range(state.seats):
            total += state.goods[seat * GOODS_KINDS + kind]
        if total != state.board.goods[kind]:
            return f"GC-V8: {total} goods cards of kind {kind}"
    for seat in range(state.seats):
        extra = 1 if state.phase == GIVE_UP and seat == state.turn else 0
        if goods_held(state, seat) > GOODS_LIMIT + extra:
            return f"GC-R6: seat {seat} has too many goods cards"
    return None


def broken_bonus(state: GoldenCityState) -> str | None:
    if len(state.takers) != len(state.taken) or len(state.taken) > len(BONUS_CARDS):
        return "GC-V8: bonus cards and their takers do not match"
    return None if len(set(state.taken)) == len(state.taken) else "GC-V8: a bonus card twice"


def broken_network(state: GoldenCityState) -> str | None:
    occupied: i64 = 0
    inner = 0
    for seat in range(state.seats):
        own: i64 = state.own[seat]
        if linked(state, own) != own:
            return f"GC-V4: seat {seat} has a business without a link to the coast"
        if occupied & own & ~CITY:
            return "GC-D5: two businesses on one location"
        occupied |= own & ~CITY
        inner += count(own & INNER)
    if occupied != state.occupied:
        return "GC-D5: the occupied locations are not those with a business"
    if inner != state.key_box:
        return f"GC-V5: {inner} businesses in inner parts for {state.key_box} keys"
    return None


def linked(state: GoldenCityState, own: i64) -> i64:
    """Those of the sites that lead over others of them to a coastal one."""
    roads = state.board.roads
    reached: i64 = 0
    grown: i64 = own & COASTAL
    while grown != reached:
        fresh: i64 = grown & ~reached
        reached = grown
        site: i64 = 0
        while fresh:
            if fresh & 1:
                grown |= roads[site] & own
            fresh >>= 1
            site += 1
    return reached


def broken_course(state: GoldenCityState) -> str | None:
    if not 1 <= state.round <= SCORE_CARDS:
        return f"GC-V6: round {state.round}"
    return None
