"""The batch engine of The Golden City plays as the rules do, on any island."""

from itertools import product
from typing import Any

import jax.numpy as jnp
import numpy as np

from kontor.batch.golden_city import payment
from kontor.batch.golden_city.bags import GOODS, LANDFORMS
from kontor.batch.golden_city.bits import single
from kontor.batch.golden_city.terms import terms
from kontor.batch.lockstep import prove
from kontor.core.setup import Setup
from kontor.games.golden_city.geography import SITES
from kontor.games.golden_city.meta import META
from kontor.games.golden_city.payment import (
    CARDS,
    ways,
)
from kontor.games.golden_city.state import LANDFORM_KINDS
from tests.positions import another_island

HOUSE_RULES = {option.id: True for option in META.options if option.is_switch}


def test_four_players_agree_after_every_decision() -> None:
    done = prove("golden-city", Setup(4), games=100, lanes=64)
    assert done.games >= 100
    assert done.bot_games > 0
    assert done.decisions > 100 * done.games
    assert done.observations > 1000


def test_three_players_agree_with_every_house_rule_on_another_island() -> None:
    setup = Setup(3, {**HOUSE_RULES, "island": another_island()}, first=1)
    done = prove("golden-city", setup, games=100, lanes=64)
    assert done.games >= 100
    assert done.decisions > 100 * done.games


def test_every_hand_pays_in_the_same_ways__GC_D7() -> None:
    hands = list(product(range(6), repeat=LANDFORM_KINDS))
    bags = jnp.array([LANDFORMS.pack(hand) for hand in hands])
    island = terms(Setup(4).checked(META))
    for site in (0, 16, 23, 31, 45, SITES - 1):
        low, high = payment.payments(bags, single(jnp.full_like(bags, site)), island)
        found = (np.array(low).astype(np.uint64) | np.array(high).astype(np.uint64) << 32).tolist()
        landform = next(
            (kind for kind in range(1, LANDFORM_KINDS) if _has(island.inland[kind], site)), 0
        )
        for hand, payments in zip(hands, found, strict=True):
            assert payments == sum(1 << way for way in ways(list(hand), 0, landform))


def _has(sites: Any, site: int) -> bool:
    return bool((int(sites.high) << 32 | int(sites.low)) >> site & 1)


def test_a_payment_takes_its_cards() -> None:
    numbers = jnp.arange(len(CARDS), dtype=jnp.uint32)
    taken = payment.cards(single(numbers))
    assert taken.tolist() == [LANDFORMS.pack(cards) for cards in CARDS]


def test_bags_count_and_compare_every_kind_at_once() -> None:
    hands = list(product((0, 1, 3, 10), repeat=LANDFORM_KINDS))
    bags = jnp.array([LANDFORMS.pack(hand) for hand in hands])
    assert LANDFORMS.size(bags).tolist() == [sum(hand) for hand in hands]
    enough = LANDFORMS.at_least(bags, 3)
    for kind in range(LANDFORM_KINDS):
        assert LANDFORMS.guard(enough, kind).tolist() == [hand[kind] >= 3 for hand in hands]
    less = LANDFORMS.without(bags, jnp.full_like(bags, LANDFORMS.pack([2, 1, 0, 4, 10])))
    expected = [
        LANDFORMS.pack(max(0, a - b) for a, b in zip(hand, (2, 1, 0, 4, 10), strict=True))
        for hand in hands
    ]
    assert less.tolist() == expected


def test_a_card_is_drawn_by_its_place_in_the_bag() -> None:
    counts = [2, 0, 1, 0, 3, 2]
    places = [0, 0, 2, 4, 4, 4, 5, 5]
    words = jnp.array([(place << 32) // 8 for place in range(8)], dtype=jnp.uint32) + (1 << 20)
    bags = jnp.full(8, GOODS.pack(counts))
    assert GOODS.draw(bags, lambda number: words, 0).tolist() == places
