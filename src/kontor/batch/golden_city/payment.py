"""What cards can pay for a business, as sets of the rules' payments (GC-D2, GC-D3, GC-D7)."""

import jax.numpy as jnp
from jax import Array

from kontor.batch.golden_city.bags import LANDFORMS
from kontor.batch.golden_city.bits import ALL, Bits, constant, either, only
from kontor.batch.golden_city.terms import COASTAL, Terms
from kontor.games.golden_city.board import mask
from kontor.games.golden_city.payment import (
    CARDS,
    COAST,
    INLAND,
    JOKER,
    PRICES,
    ways,
)
from kontor.games.golden_city.state import LANDFORM_KINDS

PLENTY = [max(PRICES) * JOKER] * LANDFORM_KINDS
"""A hand that can pay in every way there is."""
FOR = [constant(mask(ways(PLENTY, 0, landform))) for landform in range(LANDFORM_KINDS)]
"""The payments for each landform."""
PARTS = [
    (kind, count, constant(mask([n for n, cards in enumerate(CARDS) if cards[kind] == count])))
    for kind in range(LANDFORM_KINDS)
    for count in sorted({cards[kind] for cards in CARDS} - {0})
]
"""The payments that take so many cards of a kind."""


def affordable(hand: Array) -> Bits:
    """The payments for which a hand has the cards."""
    guards = {count: LANDFORMS.at_least(hand, count) for _, count, _ in PARTS}
    found = Bits(ALL, ALL)
    for kind, count, payments in PARTS:
        enough = LANDFORMS.guard(guards[count], kind)
        found = either(enough, found, found & ~payments)
    return found


def payments(hand: Array, site: Bits, terms: Terms) -> Bits:
    """The payments for a site out of a hand (GC-D8)."""
    wanted = FOR[COAST].when(site.meets(COASTAL))
    for landform in INLAND:
        wanted = wanted | FOR[landform].when(site.meets(terms.inland[landform]))
    return wanted & affordable(hand)


def cards(payment: Bits) -> Array:
    """The cards that a payment (the only one in the set) takes, as a bag."""
    taken = jnp.zeros_like(payment.low)
    for kind, count, payments in PARTS:
        some = LANDFORMS.pack(count * (each == kind) for each in range(LANDFORM_KINDS))
        taken = taken | only(payment.meets(payments), some)
    return taken
