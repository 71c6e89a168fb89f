"""Finds everything that is wrong with an island's description, each with its place.

Only what GC-I1 … GC-I6 and the rules need is a fault. What our own island has beyond that
(GC-I8, GC-I9) the printed board may lack: see `atlas.remarks`.
"""

import json
import math
from collections import Counter
from collections.abc import Mapping
from typing import TypeGuard

from kontor.core.finding import Finding
from kontor.games.golden_city.geography import (
    AREAS,
    BACKS,
    CAN_HAVE,
    COAST_SITES,
    COIN_PARTS,
    DIRECTIONS,
    GOODS,
    GOODS_CARD_IDS,
    GOODS_CARDS,
    OUTER,
    PARTS_IN_A_QUARTER,
    REWARDS,
    RIVER_SITES,
    RIVERS,
    SCORE_CARDS,
    SECTORS,
    SITE_IDS,
    SITE_NUMBER,
    kind_of,
    river_sides,
)

TOP = (
    *("name", "title", "notes", "north", "direction"),
    *("sites", "roads", "score_cards", "goods_cards"),
)
SITE = ("id", "kind", "sector", "river", "reward", "coin", "x", "y")
CARD = ("id", "back", "good", "area")
FARTHEST = 1_000_000
"""A drawing has room for positions up to here."""

Entry = Mapping[str, object]
Road = tuple[str, str]


class Found:
    """What has been found so far."""

    def __init__(self) -> None:
        self.all: list[Finding] = []

    def add(self, code: str, *places: str, rule: str = "", **facts: object) -> None:
        self.all.append(Finding(code, places, facts, rule))

    def unless_one_of(self, entry: Entry, key: str, allowed: tuple[str, ...], place: str) -> None:
        value = entry.get(key)
        if not isinstance(value, str) or value not in allowed:
            choice = ", ".join(allowed)
            self.add("not-allowed", place, part=key, allowed=choice, found=_shown(value))


def faults(source: object) -> list[Finding]:
    """All that is wrong; nothing when `island.load` can make an island of it."""
    found = Found()
    if not isinstance(source, Mapping):
        found.add("no-island", found=_shown(source))
        return found.all
    _top(source, found)
    sites = _sites(source.get("sites"), found)
    _rivers(sites, found)
    _quarters(sites, found)
    _roads(source.get("roads"), set(sites), found)
    _score_cards(source.get("score_cards"), found)
    _goods_cards(source.get("goods_cards"), found)
    return found.all


def _top(source: Entry, found: Found) -> None:
    for key in source:
        if key not in TOP:
            found.add("unknown-part", _name(key))
    for key in ("name", "title", "notes"):
        text = source.get(key, "" if key != "name" else None)
        if not isinstance(text, str) or (key == "name" and not text.strip()):
            found.add("not-text", key, found=_shown(text))
        elif not text.replace("\n", " ").isprintable():
            found.add("unprintable", key)
    found.unless_one_of(source, "north", SECTORS, "north")
    found.unless_one_of(source, "direction", DIRECTIONS, "direction")


def _sites(listed: object, found: Found) -> dict[str, Entry]:
    """The sites by id; the first of two with the same."""
    sites: dict[str, Entry] = {}
    if not isinstance(listed, list):
        found.add("not-a-list", "sites", found=_shown(listed))
        return sites
    for number, entry in enumerate(listed, 1):
        site = entry.get("id") if isinstance(entry, Mapping) else None
        if not isinstance(entry, Mapping) or not isinstance(site, str):
            found.add("no-entry", "sites", number=number)
        elif site not in SITE_NUMBER:
            found.add("unknown-site", _name(site), rule="GC-I1")
        elif site in sites:
            found.add("site-twice", site, rule="GC-I1")
        else:
            sites[site] = entry
            _site(site, entry, found)
    for site in SITE_IDS:
        if site not in sites:
            found.add("site-missing", site, rule="GC-I1")
    _spots(sites, found)
    return sites


def _site(site: str, entry: Entry, found: Found) -> None:
    kind = kind_of(SITE_NUMBER[site])
    for key in entry:
        if key not in SITE:
            found.add("unknown-key", site, part=_name(key))
    if entry.get("kind", kind) != kind:
        found.add("wrong-kind", site, kind=kind, found=_shown(entry["kind"]))
    found.unless_one_of(entry, "sector", SECTORS, site)
    if kind not in CAN_HAVE["reward"]:
        if "reward" in entry:
            found.add("city-reward", site, rule="GC-I6")
    elif entry.get("reward") is None:
        found.add("no-reward", site, rule="GC-I6")
    else:
        found.unless_one_of(entry, "reward", REWARDS, site)
    if entry.get("river") is not None:
        _site_river(site, kind, entry, found)
    coin = entry.get("coin", False)
    if not isinstance(coin, bool) or (coin and kind not in CAN_HAVE["coin"]):
        found.add("coin-elsewhere", site, rule="GC-R7")
    for axis in ("x", "y"):
        value = entry.get(axis)
        if not _is_number(value) or not abs(value) <= FARTHEST:
            found.add("not-a-number", site, part=axis, found=_shown(value))


def _site_river(site: str, kind: str, entry: Entry, found: Found) -> None:
    river = entry["river"]
    sector = entry.get("sector")
    if kind not in CAN_HAVE["river"]:
        found.add("river-inland-only", site, rule="GC-I3")
    elif not isinstance(river, str) or river not in RIVERS:
        found.unless_one_of(entry, "river", RIVERS, site)
    elif sector in SECTORS and sector not in river_sides(river):
        found.add("river-elsewhere", site, area=river, landform=sector, rule="GC-I3")


def _spots(sites: Mapping[str, Entry], found: Found) -> None:
    taken: dict[tuple[object, object], str] = {}
    for site, entry in sites.items():
        x, y = entry.get("x"), entry.get("y")
        if _is_number(x) and _is_number(y):
            other = taken.setdefault((x, y), site)
            if other != site:
                found.add("same-spot", site, other)


def _rivers(sites: Mapping[str, Entry], found: Found) -> None:
    missing = len(SITE_IDS) - len(sites)
    for river in RIVERS:
        count = sum(entry.get("river") == river for entry in sites.values())
        if not RIVER_SITES - missing <= count <= RIVER_SITES:
            found.add("river-count", river, count=count, wanted=RIVER_SITES, rule="GC-I3")


def _quarters(sites: Mapping[str, Entry], found: Found) -> None:
    missing = len(SITE_IDS) - len(sites)
    for sector in SECTORS:
        for kind, wanted in PARTS_IN_A_QUARTER.items():
            count = sum(entry.get("sector") == sector for entry in _parts(sites, kind))
            if not wanted - missing <= count <= wanted:
                found.add(f"{kind}-parts", sector, count=count, rule="GC-I4")
    coins = sum(entry.get("coin") is True for entry in _parts(sites, OUTER))
    if not COIN_PARTS - missing <= coins <= COIN_PARTS:
        found.add("coin-parts", "city", count=coins, wanted=COIN_PARTS, rule="GC-R7")


def _parts(sites: Mapping[str, Entry], kind: str) -> list[Entry]:
    return [entry for site, entry in sites.items() if kind_of(SITE_NUMBER[site]) == kind]


def _roads(listed: object, sites: set[str], found: Found) -> None:
    if not isinstance(listed, list):
        found.add("not-a-list", "roads", found=_shown(listed))
        return
    roads: set[Road] = set()
    for number, entry in enumerate(listed, 1):
        if not _is_pair(entry):
            found.add("bad-road", "roads", number=number)
            continue
        a, b = entry
        road = f"{_name(a)}–{_name(b)}"
        nowhere = [site for site in entry if site not in SITE_NUMBER]
        if nowhere:
            found.add("road-nowhere", road, id=_name(nowhere[0]), rule="GC-I5")
        elif a == b:
            found.add("road-loop", road, rule="GC-I5")
        elif (a, b) in roads or (b, a) in roads:
            found.add("road-twice", road)
        else:
            roads.add((a, b))
    _ways(roads, sites, found)


def _ways(roads: set[Road], sites: set[str], found: Found) -> None:
    """Whether every site can be reached from the coast and left again another way."""
    ways: dict[str, set[str]] = {site: set() for site in SITE_IDS}
    for a, b in roads:
        ways[a].add(b)
        ways[b].add(a)
    reached = _reached(ways)
    for site in SITE_IDS:
        if site not in sites:
            continue
        if not ways[site]:
            found.add("no-road", site, rule="GC-I5")
        elif site not in reached:
            found.add("unreachable", site, rule="GC-I5")
        elif len(ways[site]) == 1 and SITE_NUMBER[site] not in COAST_SITES:
            found.add("dead-end", site, site=min(ways[site]), rule="GC-I5")


def _reached(ways: Mapping[str, set[str]]) -> set[str]:
    reached = {SITE_IDS[number] for number in COAST_SITES}
    edge = list(reached)
    while edge:
        fresh = ways[edge.pop()] - reached
        reached |= fresh
        edge += fresh
    return reached


def _score_cards(listed: object, found: Found) -> None:
    if not isinstance(listed, list):
        found.add("not-a-list", "score_cards", found=_shown(listed))
        return
    backs: Counter[object] = Counter()
    seen: set[str] = set()
    for number, entry in enumerate(listed, 1):
        card = entry.get("id") if isinstance(entry, Mapping) else None
        if not isinstance(entry, Mapping) or not isinstance(card, str) or not card.strip():
            found.add("no-entry", "score_cards", number=number)
            continue
        if card in seen:
            found.add("card-twice", "score_cards", id=_name(card))
        seen.add(card)
        _score_card(_name(card), entry, found)
        if _has_back(entry):
            backs[entry["back"]] += 1
    if len(listed) != SCORE_CARDS:
        found.add("card-count", "score_cards", count=len(listed), wanted=SCORE_CARDS, rule="GC-C4")
    elif sum(backs.values()) == SCORE_CARDS and backs != BACKS:
        first, second, third = (backs[back] for back in BACKS)
        facts = {"first": first, "second": second, "third": third}
        found.add("back-count", "score_cards", rule="GC-C4", **facts)


def _score_card(card: str, entry: Entry, found: Found) -> None:
    for key in entry:
        if key not in CARD:
            found.add("card-key", "score_cards", id=card, part=_name(key))
    for key, allowed in (("good", GOODS), ("area", AREAS)):
        value = entry.get(key)
        if not isinstance(value, str) or value not in allowed:
            facts = {"part": key, "allowed": ", ".join(allowed), "found": _shown(value)}
            found.add("card-value", "score_cards", id=card, **facts)
    if not _has_back(entry):
        facts = {
            "part": "back",
            "allowed": ", ".join(map(str, BACKS)),
            "found": _shown(entry.get("back")),
        }
        found.add("card-value", "score_cards", id=card, **facts)


def _has_back(entry: Entry) -> bool:
    back = entry.get("back")
    return type(back) is int and back in BACKS


def _goods_cards(counts: object, found: Found) -> None:
    if not isinstance(counts, Mapping):
        found.add("not-counts", "goods_cards", found=_shown(counts))
        return
    total = 0
    for kind, copies in counts.items():
        if kind not in GOODS_CARD_IDS:
            allowed = ", ".join(GOODS_CARD_IDS)
            found.add("unknown-goods", "goods_cards", id=_name(kind), allowed=allowed)
        elif type(copies) is not int or not 0 <= copies <= GOODS_CARDS:
            found.add("goods-copies", "goods_cards", id=kind, found=_shown(copies))
        else:
            total += copies
    if total != GOODS_CARDS and all(type(copies) is int for copies in counts.values()):
        found.add("goods-count", "goods_cards", count=total, wanted=GOODS_CARDS, rule="GC-C5")


def _is_number(value: object) -> TypeGuard[int | float]:
    return type(value) is int or (type(value) is float and math.isfinite(value))


def _is_pair(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and len(value) == 2 and all(type(end) is str for end in value)


def _name(text: object) -> str:
    """Somebody else's word, made fit to stand in a line."""
    shown = str(text)
    return shown if shown.isprintable() and 0 < len(shown) <= 24 else _shown(shown)


def _shown(value: object) -> str:
    """What stands there: a word that ``found-value`` knows, or the value itself."""
    if value is None:
        return "nothing"
    if isinstance(value, Mapping):
        return "object"
    if isinstance(value, list):
        return "list"
    if type(value) is int and abs(value) > FARTHEST:
        return "huge"
    text = json.dumps(value) if isinstance(value, bool | int | float | str) else "other"
    return text if len(text) <= 40 else text[:39] + "…"
