"""Islands that chance lays out."""

import json
from itertools import count

from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.disk import written
from kontor.games.golden_city.geography import SECTORS, SITE_NUMBER
from kontor.games.golden_city.island import load, shipped, to_json
from kontor.games.golden_city.layout.draft import drafted, laid_out
from kontor.games.golden_city.layout.symmetric import alike

KONTORS_SEED = 1505
PARTS = ("sites", "roads", "score_cards", "goods_cards", "north", "direction")


def test_the_island_kontor_is_what_its_seed_gives() -> None:
    graded = laid_out(KONTORS_SEED)
    assert graded is not None
    _, source = graded
    island = shipped("kontor")
    own = to_json(island)
    assert {part: source[part] for part in PARTS} == {part: own[part] for part in PARTS}
    assert str(KONTORS_SEED) in island.notes


def test_every_island_laid_out_is_sound_and_unremarkable() -> None:
    graded = next(graded for graded in map(laid_out, count(24)) if graded is not None)
    assert remarks(load(graded[1])) == []


def test_a_drafted_island_is_sound_and_the_same_for_the_same_seed() -> None:
    source = drafted(3)
    assert remarks(load(source)) == []
    assert drafted(3) == source


def test_an_island_of_four_like_sectors_is_sound_and_the_same_for_the_same_seed() -> None:
    source, _ = alike(2)
    assert remarks(load(source)) == []
    assert alike(2)[0] == source


def test_a_quarter_turn_leads_from_road_to_road_and_from_reward_to_reward() -> None:
    source, places = alike(2)
    island = load(source)
    quarters = {site: n for sites in places for n, site in enumerate(sites) if len(sites) == 4}
    image = {site: sites[(n + 1) % 4] for sites in places for n, site in enumerate(sites[:4])
             if len(sites) == 4}  # fmt: skip
    assert len(image) == 56
    roads = {frozenset(road) for road in source["roads"]}
    for a, b in source["roads"]:
        if a in image and b in image:
            assert frozenset((image[a], image[b])) in roads
    unlike = set()
    for site, next in image.items():
        here, there = island.sites[SITE_NUMBER[site]], island.sites[SITE_NUMBER[next]]
        assert SECTORS.index(there.sector) == (SECTORS.index(here.sector) + 1) % 4
        if here.reward != there.reward:
            unlike.add(next if quarters[next] else site)
    assert len({tuple(sites) for sites in places for site in sites if site in unlike}) == 1


def test_an_island_is_written_with_a_line_for_each_site() -> None:
    source = to_json(shipped())
    text = written(source)
    assert json.loads(text) == source
    assert text.count('\n    {"id": "r') == 30
