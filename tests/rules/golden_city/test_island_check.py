"""Island files that are wrong: each fault is found with its place, and told in three languages."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.core.finding import Finding
from kontor.games.golden_city import GAME
from kontor.games.golden_city.atlas.remarks import findings, remarks
from kontor.games.golden_city.disk import check, read_island
from kontor.games.golden_city.island import BadIsland, load, shipped, to_json
from kontor.games.golden_city.island_check import faults
from kontor.words import LANGUAGES, Words
from tests.words.ftl import messages

Source = dict[str, Any]
Change = Callable[[Source], object]


def brief(found: list[Finding]) -> list[tuple[str, ...]]:
    """Each finding as its code and its places."""
    return [(finding.code, *finding.places) for finding in found]


def told(found: list[Finding]) -> list[str]:
    """Each finding in every language."""
    return [Words(language, GAME).finding(one) for one in found for language in LANGUAGES]


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
        assert brief(faults(broken)) == [("site-missing", name)]


def test_a_duplicate_id_is_named__GC_I1(source: Source) -> None:
    source["sites"].append(dict(site(source, "r7"), x=1, y=2))
    assert brief(faults(source)) == [("site-twice", "r7")]


def test_a_river_with_four_sites_is_named__GC_I3(source: Source) -> None:
    extra = next(
        entry
        for entry in source["sites"]
        if entry["kind"] == "rural" and entry["sector"] == "meadow" and "river" not in entry
    )
    extra["river"] = "mountain-meadow"
    (fault,) = faults(source)
    assert brief([fault]) == [("river-count", "mountain-meadow")]
    assert fault.facts == {"count": 4, "wanted": 3}


def test_a_dead_end_is_named__GC_I5(source: Source) -> None:
    cut_off(source, "r7", keep=1)
    (road,) = roads_of(source, "r7")
    other = road[0] if road[1] == "r7" else road[1]
    assert Finding("dead-end", ("r7",), {"site": other}, "GC-I5") in faults(source)


def test_a_site_without_roads_is_named__GC_I5(source: Source) -> None:
    cut_off(source, "c5", keep=0)
    assert brief(faults(source))[0] == ("no-road", "c5")


def test_a_road_to_nowhere_is_named__GC_I5(source: Source) -> None:
    source["roads"].append(["r7", "r31"])
    assert brief(faults(source)) == [("road-nowhere", "r7–r31")]


def test_sites_out_of_reach_of_the_coast_are_named__GC_I5(source: Source) -> None:
    inner = {"i1", "i2", "i3", "i4"}
    source["roads"] = [road for road in source["roads"] if len(inner & set(road)) != 1]
    assert brief(faults(source)) == [("unreachable", name) for name in sorted(inner)]


def _set(name: str, **facts: object) -> Change:
    return lambda source: site(source, name).update(facts)


def _drop(name: str, key: str) -> Change:
    return lambda source: site(source, name).pop(key)


def _put(key: str, value: object) -> Change:
    return lambda source: source.update({key: value})


def _card(number: int, **facts: object) -> Change:
    return lambda source: source["score_cards"][number].update(facts)


CHANGES: list[tuple[Change, str, str]] = [
    (_put("name", ""), "not-text", "name"),
    (_put("title", "a\x00b"), "unprintable", "title"),
    (_put("notes", "\ud800"), "unprintable", "notes"),
    (_put("north", "coast"), "not-allowed", "north"),
    (_put("direction", 7), "not-allowed", "direction"),
    (_put("rivers", []), "unknown-part", "rivers"),
    (_put("sites", None), "not-a-list", "sites"),
    (_put("roads", {}), "not-a-list", "roads"),
    (_put("score_cards", 3), "not-a-list", "score_cards"),
    (_put("goods_cards", []), "not-counts", "goods_cards"),
    (lambda s: s["sites"].append("r7"), "no-entry", "sites"),
    (lambda s: s["sites"].append({"id": "x1"}), "unknown-site", "x1"),
    (_set("r7", kind="coast"), "wrong-kind", "r7"),
    (_set("r7", sector="coast"), "not-allowed", "r7"),
    (_set("r7", reward="gold"), "not-allowed", "r7"),
    (_set("r7", river="styx"), "not-allowed", "r7"),
    (_drop("c2", "reward"), "no-reward", "c2"),
    (_set("o1", reward="key"), "city-reward", "o1"),
    (_set("c1", river="desert-mountain"), "river-inland-only", "c1"),
    (_set("r7", colour="red"), "unknown-key", "r7"),
    (_set("r7", x=float("nan")), "not-a-number", "r7"),
    (_set("r7", y="far"), "not-a-number", "r7"),
    (_set("r7", y=True), "not-a-number", "r7"),
    (_set("r7", x=10**400), "not-a-number", "r7"),
    (_set("i1", coin=True), "coin-elsewhere", "i1"),
    (_set("o1", coin="yes"), "coin-elsewhere", "o1"),
    (lambda s: s["roads"].append(["r7"]), "bad-road", "roads"),
    (lambda s: s["roads"].append("r7"), "bad-road", "roads"),
    (lambda s: s["roads"].append(["r7", "r7"]), "road-loop", "r7–r7"),
    (lambda s: s["roads"].append(["r8", "r7"]), "road-twice", "r8–r7"),
    (_card(0, back=4), "card-value", "score_cards"),
    (_card(0, back=True), "card-value", "score_cards"),
    (_card(0, back=2), "back-count", "score_cards"),
    (_card(0, good="silk"), "card-value", "score_cards"),
    (_card(0, area="coast"), "card-value", "score_cards"),
    (_card(0, colour="red"), "card-key", "score_cards"),
    (_card(0, id=""), "no-entry", "score_cards"),
    (lambda s: s["score_cards"].pop(), "card-count", "score_cards"),
    (lambda s: s["score_cards"].__setitem__(1, s["score_cards"][0]), "card-twice", "score_cards"),
    (lambda s: s["goods_cards"].update({"wine-silk": 1}), "unknown-goods", "goods_cards"),
    (lambda s: s["goods_cards"].update({"pottery-wine": -1}), "goods-copies", "goods_cards"),
    (lambda s: s["goods_cards"].update({"pottery-wine": 5}), "goods-count", "goods_cards"),
]


@pytest.mark.parametrize(("change", "code", "place"), CHANGES)
def test_each_fault_is_found_with_its_place_and_told(
    source: Source, change: Change, code: str, place: str
) -> None:
    change(source)
    found = faults(source)
    assert (code, place) in brief(found)
    assert not any("\n" in line or "{" in line for line in told(found))
    with pytest.raises(BadIsland):
        load(source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_its_words_and_every_word_its_finding(language: str) -> None:
    folder = Path("src/kontor/games/golden_city")
    paths = [folder / name for name in ("island_check.py", "atlas/remarks.py", "disk.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in paths)
    named = set(re.findall(r"""(?:add|_remark|_unreadable)\(\s*"([a-z0-9-]+)\"""", code))
    named |= {"outer-parts", "inner-parts", "quarter-road", "foreign-road"}
    known = {name for name in messages(language, "golden-city-findings") if "finding-" in name}
    assert {f"finding-{name}" for name in named} == known


def test_a_finding_is_told_with_its_place_and_rule(source: Source) -> None:
    cut_off(source, "c5", keep=0)
    found = faults(source)[0]
    lines = [Words(language, GAME).finding(found) for language in LANGUAGES]
    assert lines == [
        "c5: Hierher führt keine Straße. (GC-I5)",
        "c5: No road leads here. (GC-I5)",
        "c5: Nie prowadzi tu żadna droga. (GC-I5)",
    ]


def test_two_sites_on_one_spot_are_named(source: Source) -> None:
    site(source, "r8").update(x=site(source, "r7")["x"], y=site(source, "r7")["y"])
    assert brief(faults(source)) == [("same-spot", "r8", "r7")]


def test_a_river_must_touch_the_sector_of_its_site__GC_I3(source: Source) -> None:
    name = on_river(source, "mountain-meadow")[0]
    site(source, name)["sector"] = "desert"
    assert ("river-elsewhere", name) in brief(faults(source))


def test_a_quarter_has_two_outer_parts_and_four_parts_give_a_coin__GC_I4__GC_R7(
    source: Source,
) -> None:
    first, second = (e for e in source["sites"] if e["id"] in ("o1", "o3"))
    first["sector"] = second["sector"]
    for part in range(1, 9):
        site(source, f"o{part}")["coin"] = True
    found = faults(source)
    assert brief(found) == [
        ("outer-parts", "mountain"),
        ("outer-parts", "meadow"),
        ("coin-parts", "city"),
    ]
    assert [fault.facts["count"] for fault in found] == [1, 3, 8]


def test_all_faults_are_found_at_once_and_summed_up_in_a_line(source: Source) -> None:
    source["roads"].append(["r7", "nowhere"])
    site(source, "r1")["reward"] = "gold"
    source["north"] = "up"
    with pytest.raises(BadIsland) as bad:
        load(source)
    assert len(bad.value.faults) == 3
    assert str(bad.value) == f"{bad.value.faults[0]} (and 2 more)"
    for language in LANGUAGES:  # whoever is told need not know which game it was
        line = Words(language).fault(bad.value)
        assert line.startswith(Words(language, GAME).finding(bad.value.faults[0]))
        assert "2" in line


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
    assert all(line.isprintable() and ": " in line and len(line) < 250 for line in told(found))
    if not found:
        told(remarks(load(source)))


@given(JUNK)
def test_what_is_no_island_at_all_is_answered_in_lines(junk: object) -> None:
    assert told(findings(junk))


def test_a_file_that_is_no_json_is_named_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{\n  "name": kontor\n}')
    (found,) = check(path).faults
    assert Words("en", GAME).finding(found) == f"{path}: Line 2, column 11: this is not JSON."


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\xff\xfe\xfa{}", "no-utf8"),
        (b"[" * 200_000, "too-deep"),
        (b'{"x": ' + b"9" * 10_000 + b"}", "too-deep"),
        (b" " * 1_000_001, "file-too-large"),
        (b"[]", "no-island"),
        (b"", "no-json"),
    ],
)
def test_odd_files_get_one_finding(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    (found,) = check(path).faults
    assert found.code == code
    assert len(set(told([found]))) == 3


def test_a_file_that_is_not_there_gets_one_finding(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        assert brief(check(path).faults) == [("no-file", str(path))]


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
    assert {("reward-count", "rewards"), ("north-elsewhere", "north")} <= set(brief(found.remarks))
    assert ("goods-usual", "goods_cards") in brief(found.remarks)
    assert not any(remark.fault for remark in found.remarks)
    assert not any("{" in line for line in told(found.remarks))


def test_crossing_roads_and_crowded_sites_are_remarked(source: Source) -> None:
    r1, r2 = site(source, "c1"), site(source, "c9")
    r1["x"], r1["y"], r2["x"], r2["y"] = r2["x"], r2["y"], r1["x"], r1["y"]
    site(source, "i1").update(x=site(source, "i2")["x"] + 5, y=site(source, "i2")["y"])
    found = remarks(load(source))
    assert any(remark.code == "roads-cross" for remark in found)
    assert ("too-near", "i1", "i2") in brief(found)
