"""How the game ends: who is blocked, what bonus cards bring, who has won (GC-F1 … GC-F7)."""

import jax.numpy as jnp
from jax import Array

from kontor.batch.golden_city.bags import GOODS
from kontor.batch.golden_city.bits import flag, only
from kontor.batch.golden_city.building import open_sites
from kontor.batch.golden_city.position import (
    BONUS_BITS,
    LETTER,
    Position,
    coins,
    letters,
    unbuilt,
)
from kontor.batch.golden_city.terms import CITY, COASTAL
from kontor.games.golden_city import state as phase
from kontor.games.golden_city.cards import (
    BONUS_CARDS,
    IN_CITY,
    ON_RIVER,
    OWN_COINS,
    OWN_GOODS,
    BonusCard,
)
from kontor.games.golden_city.geography import LANDFORMS
from kontor.games.golden_city.state import TIE_ALL_BUSINESSES


def find_blocked(position: Position, when: Array) -> None:
    """Note every player who can never build again (GC-F3)."""
    occupied = position.occupied()
    no_coast = when & (COASTAL & ~occupied).empty()
    for seat in range(position.terms.seats):
        purse = position.purse[seat]
        stuck = open_sites(position.own[seat], position.reach[seat], purse, occupied).empty()
        blocked = flag(no_coast & stuck & (unbuilt(purse) != 0))
        position.blocked = position.blocked | blocked << seat


def ends(position: Position) -> Array:
    """Whether the game ends with this round."""
    over = (position.blocked != 0) | (position.score_left == 0)
    for purse in position.purse:
        over = over | (unbuilt(purse) == 0)
    return over


def finish(position: Position, when: Array) -> None:
    """Turn up all bonus cards and count them (GC-F6)."""
    position.ask(when, phase.OVER)
    for seat in range(position.terms.seats):
        total = jnp.zeros_like(position.bonus)
        for number, card in enumerate(BONUS_CARDS):
            has = (position.bonus >> BONUS_BITS * seat + number & 1) != 0
            total = total + only(has, counted(position, seat, card) * card.letters)
        position.purse[seat] = position.purse[seat] + only(when, total) * LETTER


def counted(position: Position, seat: int, card: BonusCard) -> Array:
    """How many of the things there are that a bonus card counts (GC-B1 … GC-B5, GC-F7)."""
    terms = position.terms
    if card.counts == OWN_GOODS:
        return GOODS.size(position.goods[seat])
    if card.counts == OWN_COINS:
        return coins(position.purse[seat])
    if card.counts == IN_CITY:
        sites = CITY
    elif card.counts == ON_RIVER:
        sites = terms.river
    else:
        sites = terms.inland[LANDFORMS.index(card.id)]
    return (position.own[seat] & sites).size()


def standing(position: Position, seat: int) -> Array:
    """What decides between two players in one number, the weightiest first (GC-F3 … GC-F5)."""
    own = position.own[seat]
    built = (own if position.terms.has(TIE_ALL_BUSINESSES) else own & CITY).size()
    free = ~position.blocked >> seat & 1
    purse = position.purse[seat]
    return free << 31 | letters(purse) << 16 | built << 8 | coins(purse)


def places(position: Position) -> list[Array]:
    """Each seat's place, from 1; 0 while the game goes on."""
    seats = range(position.terms.seats)
    standings = [standing(position, seat) for seat in seats]
    over = position.phase == phase.OVER
    found = []
    for own in standings:
        place = flag(over)
        for other in standings:
            place = place + flag(over & (other > own))
        found.append(place.astype(jnp.int32))
    return found
