"""Where a player may build, and what happens when he does (GC-D1 … GC-D12)."""

from jax import Array

from kontor.batch.golden_city import payment
from kontor.batch.golden_city.bags import LANDFORMS
from kontor.batch.golden_city.bits import Bits, either, flag, lookup, only
from kontor.batch.golden_city.position import KEY, UNBUILT, PlayerFields, Position, keys, unbuilt
from kontor.batch.golden_city.terms import COASTAL, INNER
from kontor.games.golden_city.payment import COAST, INLAND


def open_sites(own: Bits, reach: Bits, purse: Array, occupied: Bits) -> Bits:
    """The inland sites that a player may build on, whatever cards he holds (GC-D3 … GC-D6)."""
    sites = reach & ~(COASTAL | occupied | own)
    return either(keys(purse) != 0, sites, sites & ~INNER)


def buildable(position: Position, mover: PlayerFields) -> Bits:
    """The sites that the player to move may build on and can pay for."""
    occupied = position.occupied()
    affordable = payment.affordable(mover.hand)
    inland = open_sites(mover.own, mover.reach, mover.purse, occupied)
    sites = (COASTAL & ~occupied).when(affordable.meets(payment.FOR[COAST]))
    for landform in INLAND:
        payable = affordable.meets(payment.FOR[landform])
        sites = sites | (inland & position.terms.inland[landform]).when(payable)
    return sites.when(unbuilt(mover.purse) != 0)


def erect(
    position: Position, mover: PlayerFields, when: Array, site: Bits, number: Array, pay: Bits
) -> None:
    """Pay for a business and put it on the board. Its reward comes after."""
    play(position, mover, when, payment.cards(pay))
    inner = flag(when & site.meets(INNER))
    mover.purse = mover.purse - inner * KEY - only(when, UNBUILT)
    mover.own = mover.own | site.when(when)
    roads = position.terms.roads
    low = lookup([near.low for near in roads], number)
    high = lookup([near.high for near in roads], number)
    mover.reach = mover.reach | Bits(low, high).when(when)


def play(position: Position, mover: PlayerFields, when: Array, cards: Array) -> None:
    """Put cards on the discard pile; those that the table knew of go first."""
    cards = only(when, cards)
    mover.hand = mover.hand - cards
    mover.known = LANDFORMS.without(mover.known, cards)
    position.discard = position.discard + cards
