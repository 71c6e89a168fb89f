"""Where a player may build, and what happens when he does (GC-D1 … GC-D12)."""

from typing import Final

from mypy_extensions import i64

from kontor.core.game import Told
from kontor.games.golden_city import events
from kontor.games.golden_city.board import (
    CITY,
    COASTAL,
    FIRST_CITY_PART,
    FIRST_INNER_PART,
    INNER,
    count,
)
from kontor.games.golden_city.hands import play
from kontor.games.golden_city.payment import CARDS, COAST_PRICE, JOKER, PAYMENTS, PRICE, ways
from kontor.games.golden_city.state import LANDFORM_KINDS, GoldenCityState

INNER_KEYS: Final = 1
"""How many keys a business in an inner part costs, besides cards (GC-D4)."""


def open_sites(state: GoldenCityState, seat: i64) -> i64:
    """The inland sites that a player may build on, whatever cards he holds (GC-D3 … GC-D6)."""
    sites: i64 = state.reach[seat] & ~(COASTAL | state.occupied | state.own[seat])
    if state.keys[seat] < INNER_KEYS:
        sites &= ~INNER
    return sites


def buildable(state: GoldenCityState, seat: i64) -> i64:
    """The sites that a player may build on and can pay for."""
    if not state.left[seat]:
        return 0
    base = seat * LANDFORM_KINDS
    hand = state.hand
    coast: i64 = hand[base]
    jokers: i64 = coast // JOKER
    for kind in range(base + 1, base + LANDFORM_KINDS):
        have: i64 = hand[kind]
        jokers += have // JOKER
    pays_coast = coast + jokers - coast // JOKER >= COAST_PRICE
    sites: i64 = COASTAL & ~state.occupied if pays_coast else 0
    inland = open_sites(state, seat)
    if inland:
        of_landform = state.board.inland
        for kind in range(1, LANDFORM_KINDS):
            own: i64 = hand[base + kind]
            if own + jokers - own // JOKER >= PRICE:
                sites |= inland & of_landform[kind]
    return sites


def why_not_build(state: GoldenCityState, site: int) -> str | None:
    seat = state.turn
    if not state.left[seat]:
        return "GC-D11"
    bit = 1 << site
    if state.occupied & bit:
        return "GC-D5"
    if state.own[seat] & bit:
        return "GC-D6"
    if COASTAL & bit:
        return None if buildable(state, seat) & bit else "GC-D2"
    if not state.reach[seat] & bit:
        return "GC-D3"
    if INNER & bit and state.keys[seat] < INNER_KEYS:
        return "GC-D4"
    return None if buildable(state, seat) & bit else "GC-D3"


def payments(state: GoldenCityState, site: int) -> list[int]:
    """The ways in which the player to move can pay for a site (GC-D8)."""
    return ways(state.hand, state.turn * LANDFORM_KINDS, state.board.landform[site])


def why_not_pay(state: GoldenCityState, payment: int) -> str | None:
    return None if payment in payments(state, state.site) else "GC-D7"


def erect(state: GoldenCityState, site: int, payment: int, told: Told) -> None:
    """Pay for a business and put it on the board. Its reward comes after."""
    seat = state.turn
    cards = CARDS[payment]
    reveals = False
    for kind in range(LANDFORM_KINDS):
        if cards[kind] and play(state, seat, kind, cards[kind]):
            reveals = True
    keys = INNER_KEYS if site >= FIRST_INNER_PART else 0
    state.keys[seat] -= keys
    state.key_box += keys
    bit = 1 << site
    state.own[seat] |= bit
    state.reach[seat] |= state.board.roads[site]
    state.left[seat] -= 1
    if site < FIRST_CITY_PART:
        state.occupied |= bit
    if told is not None:
        site_id = state.board.ids[site]
        built = events.BuiltWithHidden if reveals else events.Built
        told.append(built(seat, site_id, PAYMENTS[payment], keys))
        if not state.left[seat]:
            told.append(events.BuiltAll(seat))


def builders(state: GoldenCityState, site: i64) -> i64:
    """How many players have a business there."""
    there: i64 = 0
    for seat in range(state.seats):
        own: i64 = state.own[seat]
        there += own >> site & 1
    return there


def in_city(state: GoldenCityState, seat: int) -> int:
    """How many businesses a player has in the Golden City."""
    return count(state.own[seat] & CITY)
