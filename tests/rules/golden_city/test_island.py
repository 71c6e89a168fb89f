"""The island that comes with Kontor."""

from collections import Counter
from itertools import combinations

import pytest

from kontor.games.golden_city.atlas.geometry import cross
from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.atlas.shape import Shape
from kontor.games.golden_city.geography import GOODS, RIVERS, SECTORS, SITE_IDS, kind_of
from kontor.games.golden_city.island import (
    COAST_SITES,
    INNER_SITES,
    OUTER_SITES,
    RURAL_SITES,
    Island,
    load,
    names,
    shipped,
    to_json,
)


@pytest.fixture(scope="module", params=names())
def island(request: pytest.FixtureRequest) -> Island:
    return shipped(request.param)


def sites_with(island: Island, reward: str) -> list[int]:
    return [n for n, site in enumerate(island.sites) if site.reward == reward]


def rural_on_the_way(island: Island, coast: int) -> int:
    """How many rural sites lie on the shortest way from a coastal site to the city."""
    far = {coast: 0}
    edge = [coast]
    for site in edge:
        for end in island.neighbours[site]:
            if end in OUTER_SITES and site in RURAL_SITES:
                return far[site]
            if end in RURAL_SITES and end not in far:
                far[end] = far[site] + 1
                edge.append(end)
    raise AssertionError(f"{coast} has no way to the city")


def test_there_are_58_locations_of_four_kinds__GC_I1(island: Island) -> None:
    kinds = Counter(site.kind for site in island.sites)
    assert kinds == {"coast": 16, "rural": 30, "outer": 8, "inner": 4}
    assert tuple(site.id for site in island.sites) == SITE_IDS
    assert [site.kind for site in island.sites] == [kind_of(n) for n in range(58)]


def test_the_landforms_lie_round_the_city_in_their_order__GC_I2(island: Island) -> None:
    quarters = Shape(island).quarters
    order = sorted(quarters, key=lambda quarter: quarters[quarter][0])
    start = order.index("mountain")
    assert tuple(order[start:] + order[:start]) == ("mountain", "meadow", "woodland", "desert")
    assert island.direction == "clockwise"
    assert island.north == "mountain"


def test_a_river_runs_between_every_two_neighbouring_sectors__GC_I2(island: Island) -> None:
    assert RIVERS == ("mountain-meadow", "meadow-woodland", "woodland-desert", "desert-mountain")
    shape = Shape(island)
    for n, river in enumerate(RIVERS):
        starts, ends = shape.quarters[SECTORS[(n + 1) % 4]][0], shape.quarters[SECTORS[n]][1]
        assert starts == ends == shape.borders[river]


def test_three_rural_locations_lie_on_each_river__GC_I3(island: Island) -> None:
    on_rivers = [site for site in island.sites if site.river]
    assert Counter(site.river for site in on_rivers) == dict.fromkeys(RIVERS, 3)
    for site in on_rivers:
        assert site.kind == "rural"
        assert site.landform in (site.river or "").split("-")


def test_each_quarter_has_one_inner_and_two_outer_parts__GC_I4(island: Island) -> None:
    parts = Counter((site.kind, site.quarter) for site in island.sites if site.quarter)
    assert parts == {
        **{("inner", sector): 1 for sector in SECTORS},
        **{("outer", sector): 2 for sector in SECTORS},
    }
    assert all(site.landform == site.quarter for site in island.sites if site.quarter)


def test_a_desert_chain_reaches_desert_mountain_a_key_and_the_city__GC_I5(island: Island) -> None:
    def chains() -> list[tuple[int, int, int]]:
        desert = [n for n, site in enumerate(island.sites) if site.sector == "desert"]
        return [
            (coast, inland, part)
            for coast in desert
            for inland in desert
            for part in desert
            if coast in COAST_SITES and inland in RURAL_SITES and part in OUTER_SITES
            if inland in island.neighbours[coast] and part in island.neighbours[inland]
        ]

    def reaches_all(chain: tuple[int, int, int]) -> bool:
        near = {end for site in chain for end in island.neighbours[site]} - set(chain)
        rural = [island.sites[n] for n in near if n in RURAL_SITES]
        return (
            any(site.landform == "desert" and site.reward == "key" for site in rural)
            and any(site.landform == "mountain" for site in rural)
            and any(n >= OUTER_SITES.start for n in near)
        )

    assert any(reaches_all(chain) for chain in chains())


def test_some_road_crosses_a_river__GC_I5(island: Island) -> None:
    assert any(
        island.sites[a].sector != island.sites[b].sector
        for a, b in island.roads
        if a in RURAL_SITES and b in RURAL_SITES
    )


def test_every_coastal_and_rural_location_has_one_reward__GC_I6(island: Island) -> None:
    rewards = {"coin-1", "coin-2", "landform", "key", "bonus", "goods"}
    for n, site in enumerate(island.sites):
        assert (site.reward in rewards) == (n < OUTER_SITES.start)


def test_the_island_says_that_it_is_a_reconstruction__GC_I7(island: Island) -> None:
    assert "reconstruction" in island.notes


def test_the_sectors_are_equally_large__GC_I8(island: Island) -> None:
    coast = Counter(island.sites[n].sector for n in COAST_SITES)
    rural = Counter(island.sites[n].sector for n in RURAL_SITES)
    assert sorted(coast.values()) == [4, 4, 4, 4]
    assert sorted(rural.values()) == [7, 7, 8, 8]


def test_there_are_as_many_rewards_as_cards_and_coins_for_all__GC_I8(island: Island) -> None:
    given = Counter(site.reward for site in island.sites)
    assert (given["key"], given["bonus"], given["goods"]) == (6, 8, 8)
    assert given["coin-1"] + 2 * given["coin-2"] <= 19


def test_one_outer_part_in_each_quarter_gives_a_coin__GC_I8__GC_R7(island: Island) -> None:
    assert sorted(site.quarter or "" for site in island.sites if site.coin) == sorted(SECTORS)
    assert all(site.kind == "outer" for site in island.sites if site.coin)


def test_the_city_is_two_rings_joined_within_each_quarter__GC_I8(island: Island) -> None:
    for ring in (OUTER_SITES, INNER_SITES):
        here, around = ring[0], [ring[0]]
        while True:
            onward = [n for n in island.neighbours[here] if n in ring]
            assert len(onward) == 2
            fresh = [n for n in onward if n not in around]
            if not fresh:
                break
            here = fresh[0]
            around.append(here)
        assert sorted(around) == list(ring)
    for inner in INNER_SITES:
        outer = [n for n in island.neighbours[inner] if n in OUTER_SITES]
        assert [island.sites[n].quarter for n in outer] == [island.sites[inner].quarter] * 2


def test_from_coast_to_city_it_takes_one_to_three_rural_locations__GC_I8(island: Island) -> None:
    assert {rural_on_the_way(island, coast) for coast in COAST_SITES} <= {1, 2, 3}


def test_every_sector_has_more_than_one_way_into_the_city__GC_I8(island: Island) -> None:
    ways = Counter(
        island.sites[n].sector
        for n in RURAL_SITES
        if any(end in OUTER_SITES for end in island.neighbours[n])
    )
    assert all(ways[sector] >= 2 for sector in SECTORS)


def test_a_desert_key_lies_next_to_a_location_at_the_wall__GC_I8(island: Island) -> None:
    keys = [n for n in sites_with(island, "key") if island.sites[n].sector == "desert"]
    assert any(
        outer in OUTER_SITES
        for key in keys
        for next_to in island.neighbours[key]
        for outer in island.neighbours[next_to]
        if next_to in RURAL_SITES
    )


def test_keys_lie_on_different_branches__GC_I8(island: Island) -> None:
    for a, b in combinations(sites_with(island, "key"), 2):
        assert b not in island.neighbours[a]
        assert not set(island.neighbours[a]) & set(island.neighbours[b])


def test_keys_and_bonus_cards_are_never_on_the_coast__GC_I8(island: Island) -> None:
    assert all(n in RURAL_SITES for kind in ("key", "bonus") for n in sites_with(island, kind))


def test_score_cards_have_three_backs_and_score_every_area__GC_C4__GC_I9(island: Island) -> None:
    areas = {
        back: sorted(card.area for card in island.score_cards if card.back == back)
        for back in (1, 2, 3)
    }
    assert areas == {1: sorted(RIVERS), 2: sorted([*RIVERS, *SECTORS]), 3: sorted(SECTORS)}


def test_each_good_is_on_four_score_cards__GC_C4__GC_I9(island: Island) -> None:
    goods = Counter((card.back, card.good) for card in island.score_cards)
    assert goods == {(back, good): 2 if back == 2 else 1 for back in (1, 2, 3) for good in GOODS}
    assert len({(card.good, card.area) for card in island.score_cards}) == 16


def test_the_two_known_score_cards_exist__GC_I9(island: Island) -> None:
    shown = {(card.good, card.area) for card in island.score_cards}
    assert {("pottery", "mountain-meadow"), ("wine", "desert")} <= shown


def test_goods_cards_show_all_pairs_and_each_good_four_times__GC_C5__GC_I9(island: Island) -> None:
    assert [card.id for card in island.goods_cards] == [
        "pottery-wine",
        "pottery-spices",
        "pottery-cloth",
        "wine-spices",
        "wine-cloth",
        "spices-cloth",
    ]
    assert sorted(card.copies for card in island.goods_cards) == [1, 1, 1, 1, 2, 2]
    shown: Counter[str] = Counter()
    for card in island.goods_cards:
        shown.update(dict.fromkeys(card.goods, card.copies))
    assert shown == dict.fromkeys(GOODS, 4)


def test_no_two_roads_cross(island: Island) -> None:
    at = Shape(island).sites
    for (a, b), (c, d) in combinations(island.roads, 2):
        if len({a, b, c, d}) == 4:
            assert not cross(at[a], at[b], at[c], at[d])


def test_sites_are_far_enough_apart_for_a_finger_on_a_telephone(island: Island) -> None:
    at = Shape(island).sites
    assert min(a.distance(b) for a, b in combinations(at, 2)) * 390 / 1000 >= 22


def test_our_own_island_earns_no_remark__GC_I8__GC_I9(island: Island) -> None:
    assert remarks(island) == []


def test_neighbours_say_what_the_roads_say(island: Island) -> None:
    for n, ends in enumerate(island.neighbours):
        assert list(ends) == sorted({a + b - n for a, b in island.roads if n in (a, b)})


def test_an_island_survives_being_written_and_read(island: Island) -> None:
    assert load(to_json(island)) == island
