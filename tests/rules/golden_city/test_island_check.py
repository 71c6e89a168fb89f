"""Island files that are wrong: each fault gets one line, which names the place."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.games.golden_city.atlas.remarks import remarks
from kontor.games.golden_city.commands import check, check_file, read_island
from kontor.games.golden_city.island import BadIsland, load, shipped, to_json
from kontor.games.golden_city.island_check import faults

Source = dict[str, Any]
Change = Callable[[Source], object]


@pytest.fixture
def source() -> Source:
    return copy.deepcopy(to_json(shipped()))


def site(source: Source, name: str) -> Source:
    return next(entry for entry in source["sites"] if entry["id"] == name)


def roads_of(source: Source, name: str) -> list[list[str]]:
    return [road for road in source["roads"] if name in road]


def cut_off(source: Source, name: str, keep: int) -> None:
    for road in roads_of(source, name)[keep:]:
        source["roads"].remove(road)


def on_river(source: Source, river: str) -> list[str]:
    return [entry["id"] for entry in source["sites"] if entry.get("river") == river]


def test_the_shipped_island_has_no_fault(source: Source) -> None:
    assert faults(source) == []


def test_a_missing_site_is_named_and_nothing_else_is_said__GC_I1(source: Source) -> None:
    for name in ("c3", "r7", "o2", "i4"):
        broken = copy.deepcopy(source)
        broken["sites"].remove(site(broken, name))
        assert faults(broken) == [f"site {name}: is missing"]


def test_a_duplicate_id_is_named__GC_I1(source: Source) -> None:
    source["sites"].append(dict(site(source, "r7"), x=1, y=2))
    assert faults(source) == ["site r7: the id is there twice"]


def test_a_river_with_four_sites_is_named_with_them__GC_I3(source: Source) -> None:
    extra = next(
        entry
        for entry in source["sites"]
        if entry["kind"] == "rural" and entry["sector"] == "meadow" and "river" not in entry
    )
    extra["river"] = "mountain-meadow"
    names = ", ".join(on_river(source, "mountain-meadow"))
    assert faults(source) == [f"river mountain-meadow: 3 locations lie on it, not 4 ({names})"]


def test_a_dead_end_is_named__GC_I5(source: Source) -> None:
    cut_off(source, "r7", keep=1)
    (road,) = roads_of(source, "r7")
    other = road[0] if road[1] == "r7" else road[1]
    assert f"site r7: is a dead end, its only road leads to {other}" in faults(source)


def test_a_site_without_roads_is_named__GC_I5(source: Source) -> None:
    cut_off(source, "c5", keep=0)
    assert faults(source)[0] == "site c5: no road leads there"


def test_a_road_to_nowhere_is_named__GC_I5(source: Source) -> None:
    source["roads"].append(["r7", "r31"])
    assert faults(source) == ["road r7–r31: there is no site r31"]


def test_sites_out_of_reach_of_the_coast_are_named__GC_I5(source: Source) -> None:
    inner = {"i1", "i2", "i3", "i4"}
    source["roads"] = [road for road in source["roads"] if len(inner & set(road)) != 1]
    assert faults(source) == [
        f"site {name}: cannot be reached from the coast" for name in sorted(inner)
    ]


def _set(name: str, **facts: object) -> Change:
    return lambda source: site(source, name).update(facts)


def _drop(name: str, key: str) -> Change:
    return lambda source: site(source, name).pop(key)


def _put(key: str, value: object) -> Change:
    return lambda source: source.update({key: value})


def _card(number: int, **facts: object) -> Change:
    return lambda source: source["score_cards"][number].update(facts)


CHANGES: list[tuple[Change, str]] = [
    (_put("name", ""), "name: must be text"),
    (_put("title", "a\x00b"), "title: has characters that cannot be printed"),
    (_put("notes", "\ud800"), "notes: has characters that cannot be printed"),
    (_put("north", "coast"), "north: must be one of mountain, meadow, woodland or desert"),
    (_put("direction", 7), "direction: must be one of clockwise or counter-clockwise, not 7"),
    (_put("rivers", []), "rivers: an island has no such part"),
    (_put("sites", None), "sites: must be a list, not nothing"),
    (_put("roads", {}), "roads: must be a list, not an object"),
    (_put("score_cards", 3), "score_cards: must be a list, not 3"),
    (_put("goods_cards", []), "goods_cards: must be an object of numbers, not a list"),
    (lambda s: s["sites"].append("r7"), "sites, number 59: must be an object with an id"),
    (lambda s: s["sites"].append({"id": "x1"}), "site x1: no such id"),
    (_set("r7", kind="coast"), 'site r7: is rural, as its id says, not "coast"'),
    (_set("r7", sector="coast"), "site r7: sector must be one of"),
    (_set("r7", reward="gold"), "site r7: reward must be one of coin-1, coin-2, landform, key,"),
    (_drop("c2", "reward"), "site c2: reward must be one of"),
    (_set("o1", reward="key"), "site o1: a city part has no reward of its own"),
    (_set("c1", river="desert-mountain"), "site c1: only rural locations lie on a river"),
    (_set("r7", colour="red"), "site r7: has an unknown colour"),
    (_set("r7", x=float("nan")), "site r7: x must be a number, not NaN"),
    (_set("r7", y="far"), 'site r7: y must be a number, not "far"'),
    (_set("r7", y=True), "site r7: y must be a number, not true"),
    (_set("r7", x=10**400), "site r7: x must be a number, not a huge number"),
    (_set("i1", coin=True), "site i1: coin is true or false, and true in outer parts only"),
    (_set("o1", coin="yes"), "site o1: coin is true or false"),
    (lambda s: s["roads"].append(["r7"]), "must be a list of two site ids"),
    (lambda s: s["roads"].append("r7"), "must be a list of two site ids"),
    (lambda s: s["roads"].append(["r7", "r7"]), "road r7–r7: leads back to where it starts"),
    (lambda s: s["roads"].append(s["roads"][0][::-1]), "is there twice"),
    (_card(0, back=4), "back must be 1, 2 or 3, not 4"),
    (_card(0, back=True), "back must be 1, 2 or 3, not true"),
    (_card(0, back=2), "score_cards: 4, 8 and 4 have the backs 1, 2 and 3, not 3, 9, 4"),
    (_card(0, good="silk"), "good must be one of pottery, wine, spices or cloth"),
    (_card(0, area="coast"), "area must be one of"),
    (_card(0, id=""), "score_cards, number 1: must be an object with an id"),
    (lambda s: s["score_cards"].pop(), "score_cards: there are 16, not 15"),
    (lambda s: s["score_cards"].__setitem__(1, s["score_cards"][0]), "the id is there twice"),
    (lambda s: s["goods_cards"].update({"wine-silk": 1}), "goods card wine-silk: must be one of"),
    (lambda s: s["goods_cards"].update({"pottery-wine": -1}), "goods card pottery-wine: must be"),
    (lambda s: s["goods_cards"].update({"pottery-wine": 5}), "goods_cards: there are 8, not"),
]


@pytest.mark.parametrize(("change", "line"), CHANGES, ids=[line for _, line in CHANGES])
def test_each_fault_gets_a_line_that_names_the_place(
    source: Source, change: Change, line: str
) -> None:
    change(source)
    found = faults(source)
    assert any(line in fault for fault in found), found
    assert all("\n" not in fault for fault in found)
    with pytest.raises(BadIsland):
        load(source)


def test_two_sites_on_one_spot_are_named(source: Source) -> None:
    site(source, "r8").update(x=site(source, "r7")["x"], y=site(source, "r7")["y"])
    assert faults(source) == ["site r8: lies on the same spot as r7"]


def test_a_river_must_touch_the_sector_of_its_site__GC_I3(source: Source) -> None:
    name = on_river(source, "mountain-meadow")[0]
    site(source, name)["sector"] = "desert"
    line = f"site {name}: the river mountain-meadow does not touch the desert sector"
    assert line in faults(source)


def test_a_quarter_has_two_outer_parts_and_four_parts_give_a_coin__GC_I4__GC_R7(
    source: Source,
) -> None:
    first, second = (e for e in source["sites"] if e["id"] in ("o1", "o3"))
    first["sector"] = second["sector"]
    for part in range(1, 9):
        site(source, f"o{part}")["coin"] = True
    assert set(faults(source)) == {
        "quarter mountain: has 2 outer part(s), not 1",
        "quarter meadow: has 2 outer part(s), not 3",
        "city: 4 outer parts give a coin, not 8",
    }


def test_all_faults_are_found_at_once_and_summed_up_in_a_line(source: Source) -> None:
    source["roads"].append(["r7", "nowhere"])
    site(source, "r1")["reward"] = "gold"
    source["north"] = "up"
    with pytest.raises(BadIsland) as bad:
        load(source)
    assert len(bad.value.faults) == 3
    assert str(bad.value) == f"{bad.value.faults[0]} (and 2 more)"


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_file_is_answered_in_lines(data: st.DataObject) -> None:
    source: Any = copy.deepcopy(to_json(shipped()))
    for _ in range(data.draw(st.integers(1, 3))):
        part: Any = source
        while isinstance(part, dict | list) and part:
            keys = list(part) if isinstance(part, dict) else list(range(len(part)))
            key = data.draw(st.sampled_from(keys))
            if isinstance(part[key], dict | list) and data.draw(st.integers(0, 3)):
                part = part[key]
            else:
                part[key] = data.draw(JUNK)
                break
    found = faults(source)
    assert all(fault.isprintable() and ": " in fault and len(fault) < 200 for fault in found)
    if not found:
        remarks(load(source))


@given(JUNK)
def test_what_is_no_island_at_all_is_answered_in_lines(junk: object) -> None:
    assert faults(junk)


def test_a_file_that_is_no_json_is_named_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{\n  "name": kontor\n}')
    assert check_file(path) == [f"{path}, line 2, column 11: no JSON (Expecting value)"]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"\xff\xfe\xfa{}", "no UTF"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"x": ' + b"9" * 10_000 + b"}", "nested too deeply, or has a number too long"),
        (b" " * 1_000_001, "too large"),
        (b"[]", "an island is an object with name"),
        (b"", "line 1, column 1: no JSON"),
    ],
)
def test_odd_files_get_one_line(tmp_path: Path, content: bytes, line: str) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    (found,) = check_file(path)
    assert line in found


def test_a_file_that_is_not_there_gets_one_line(tmp_path: Path) -> None:
    assert check_file(tmp_path / "none.json") == [
        f"{tmp_path / 'none.json'}: No such file or directory"
    ]
    (folder,) = check_file(tmp_path)
    assert str(tmp_path) in folder


def test_an_island_in_a_file_can_be_read(tmp_path: Path, source: Source) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(source))
    assert read_island(path) == shipped()
    assert check(path).faults == check(path).remarks == []


def test_what_is_unusual_is_remarked_but_is_no_fault__GC_I8(tmp_path: Path, source: Source) -> None:
    site(source, "c1")["reward"] = "key"
    source["goods_cards"] = {"pottery-wine": 8}
    source["north"] = "desert"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(source))
    found = check(path)
    assert found.faults == []
    assert found.island is not None
    assert "rewards: 7 locations give a key card of 6 (GC-I8)" in found.remarks
    assert "north: the map does not show desert there" in found.remarks
    assert any(line.startswith("goods_cards: all six pairs") for line in found.remarks)


def test_crossing_roads_and_crowded_sites_are_remarked(source: Source) -> None:
    r1, r2 = site(source, "c1"), site(source, "c9")
    r1["x"], r1["y"], r2["x"], r2["y"] = r2["x"], r2["y"], r1["x"], r1["y"]
    site(source, "i1").update(x=site(source, "i2")["x"] + 5, y=site(source, "i2")["y"])
    found = remarks(load(source))
    assert any("crosses the road" in line for line in found)
    assert "site i2: drawn too near to i1 to be touched" in found
