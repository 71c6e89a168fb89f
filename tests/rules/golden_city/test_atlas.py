"""Pictures of islands."""

import copy
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.games.golden_city import GAME
from kontor.games.golden_city.atlas.picture import draw
from kontor.games.golden_city.atlas.shape import CENTRE, Shape, inside
from kontor.games.golden_city.disk import draw_file
from kontor.games.golden_city.geography import OUTER_SITES, SECTORS, SITE_IDS
from kontor.games.golden_city.island import load, shipped, to_json
from kontor.words import Words

SVG = "{http://www.w3.org/2000/svg}"


def echoed(message: str, /, **facts: object) -> str:
    return f"<{message}>"


@pytest.fixture(scope="module")
def picture() -> ET.Element:
    return ET.fromstring(draw(shipped(), echoed))


def test_every_site_is_drawn_once_with_its_reward(picture: ET.Element) -> None:
    groups = {group.get("id"): group for group in picture.iter(f"{SVG}g")}
    for site in shipped().sites:
        uses = [use.get("href") for use in groups[site.id].iter(f"{SVG}use")]
        if site.reward:
            assert uses == [f"#{site.reward}"]
        else:
            assert uses[0] == f"#{site.sector}"
            assert ("#coin-1" in uses) == site.coin
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(SITE_IDS) <= set(ids)


def test_every_sign_that_is_used_is_defined(picture: ET.Element) -> None:
    ids = {f"#{element.get('id')}" for element in picture.iter()}
    assert {use.get("href") for use in picture.iter(f"{SVG}use")} <= ids


def test_the_legend_speaks_the_readers_language_and_is_left_out_without_words(
    picture: ET.Element,
) -> None:
    said = {text.text for text in picture.iter(f"{SVG}text")}
    assert {"<landform-desert>", "<reward-key>", "<map-inner>"} <= said
    without = draw(shipped())
    assert "reward-key" not in re.sub("<[^>]*>", "", without)
    assert picture.get("viewBox") == "0 0 1000 1176"
    assert ET.fromstring(without).get("viewBox") == "0 0 1000 1000"


def test_a_title_cannot_break_the_picture() -> None:
    source: dict[str, Any] = to_json(shipped())
    source["title"] = "</title><script>& \"'"
    assert ET.fromstring(draw(load(source)))[0].text == source["title"]


def test_all_sites_lie_on_the_land_and_the_parts_within_the_wall() -> None:
    shape = Shape(shipped())
    for number, at in enumerate(shape.sites):
        assert inside(at, shape.coast)
        assert (at.distance(CENTRE) < shape.wall) == (number >= OUTER_SITES.start)


def test_rural_sites_lie_on_their_sectors_ground() -> None:
    shape = Shape(shipped())
    for site, at in zip(shipped().sites, shape.sites, strict=True):
        assert [sector for sector in SECTORS if inside(at, shape.sectors[sector])] == [site.sector]


def test_a_road_into_the_city_has_a_gate() -> None:
    island = shipped()
    into = [road for road in island.roads if road[0] < OUTER_SITES.start <= road[1]]
    assert len(Shape(island).gates) == len(into)


@settings(max_examples=10)
@given(st.lists(st.tuples(st.floats(-9e5, 9e5), st.floats(-9e5, 9e5)), min_size=58, max_size=58))
def test_any_sound_island_can_be_drawn(places: list[tuple[float, float]]) -> None:
    source: dict[str, Any] = copy.deepcopy(to_json(shipped()))
    for n, (entry, (x, y)) in enumerate(zip(source["sites"], places, strict=True)):
        entry.update(x=x + n, y=y)
    ET.fromstring(draw(load(source)))


def test_an_islands_file_is_drawn_into_another(tmp_path: Path) -> None:
    mine, picture = tmp_path / "mine.json", tmp_path / "map.svg"
    mine.write_text(json.dumps(to_json(shipped())), encoding="utf-8")
    draw_file(mine, picture)
    assert picture.read_text(encoding="utf-8") == draw(shipped())


def test_the_picture_in_the_documentation_shows_the_shipped_island() -> None:
    picture = Path(__file__).resolve().parents[3] / "docs/images/island.svg"
    assert picture.read_text(encoding="utf-8") == draw(shipped(), Words("en", GAME))
