"""Says everything that is wrong with an island's description, a line each, naming the place.

Only what GC-I1 … GC-I6 and the rules need is a fault. What our own island has beyond that
(GC-I8, GC-I9) the printed board may lack: see `atlas.remarks`.
"""

import json
import math
from collections import Counter
from collections.abc import Mapping
from typing import TypeGuard

from kontor.games.golden_city.geography import (
    AREAS,
    BACKS,
    COAST,
    COAST_SITES,
    COIN_PARTS,
    DIRECTIONS,
    GOODS,
    GOODS_CARDS,
    GOODS_KINDS,
    INNER,
    OUTER,
    REWARDS,
    RIVER_SITES,
    RIVERS,
    RURAL,
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


def faults(source: object) -> list[str]:
    """All that is wrong; nothing when `island.load` can make an island of it."""
    if not isinstance(source, Mapping):
        return [f"the file: an island is an object with {_words(TOP)}, not {_shown(source)}"]
    found = _top(source)
    sites = _sites(source.get("sites"), found)
    _rivers(sites, found)
    _quarters(sites, found)
    _roads(source.get("roads"), set(sites), found)
    _score_cards(source.get("score_cards"), found)
    _goods_cards(source.get("goods_cards"), found)
    return found


def _top(source: Entry) -> list[str]:
    found = [f"{_name(key)}: an island has no such part" for key in source if key not in TOP]
    for key in ("name", "title", "notes"):
        text = source.get(key, "" if key != "name" else None)
        if not isinstance(text, str) or (key == "name" and not text.strip()):
            found.append(f"{key}: must be text, not {_shown(text)}")
        elif not text.replace("\n", " ").isprintable():
            found.append(f"{key}: has characters that cannot be printed")
    _one_of(source, "north", SECTORS, "north", found)
    _one_of(source, "direction", DIRECTIONS, "direction", found)
    return found


def _sites(listed: object, found: list[str]) -> dict[str, Entry]:
    """The sites by id; the first of two with the same."""
    sites: dict[str, Entry] = {}
    if not isinstance(listed, list):
        found.append(f"sites: must be a list, not {_shown(listed)}")
        return sites
    for place, entry in enumerate(listed, 1):
        site = entry.get("id") if isinstance(entry, Mapping) else None
        if not isinstance(entry, Mapping) or not isinstance(site, str):
            found.append(f"sites, number {place}: must be an object with an id")
        elif site not in SITE_NUMBER:
            found.append(f"site {_name(site)}: no such id; they are c1–c16, r1–r30, o1–o8, i1–i4")
        elif site in sites:
            found.append(f"site {site}: the id is there twice")
        else:
            sites[site] = entry
            _site(site, entry, found)
    found += [f"site {site}: is missing" for site in SITE_IDS if site not in sites]
    _spots(sites, found)
    return sites


def _site(site: str, entry: Entry, found: list[str]) -> None:
    place = f"site {site}"
    kind = kind_of(SITE_NUMBER[site])
    found += [f"{place}: has an unknown {_name(key)}" for key in entry if key not in SITE]
    if entry.get("kind", kind) != kind:
        found.append(f"{place}: is {kind}, as its id says, not {_shown(entry['kind'])}")
    _one_of(entry, "sector", SECTORS, place, found)
    if kind in (COAST, RURAL):
        _one_of(entry, "reward", REWARDS, place, found)
    elif "reward" in entry:
        found.append(f"{place}: a city part has no reward of its own")
    if entry.get("river") is not None:
        _site_river(place, kind, entry, found)
    if not isinstance(entry.get("coin", False), bool) or (entry.get("coin") and kind != OUTER):
        found.append(f"{place}: coin is true or false, and true in outer parts only")
    for axis in ("x", "y"):
        value = entry.get(axis)
        if not _is_number(value) or not abs(value) <= FARTHEST:
            found.append(f"{place}: {axis} must be a number, not {_shown(value)}")


def _site_river(place: str, kind: str, entry: Entry, found: list[str]) -> None:
    river = entry["river"]
    if kind != RURAL:
        found.append(f"{place}: only rural locations lie on a river")
    elif not isinstance(river, str) or river not in RIVERS:
        found.append(f"{place}: river must be one of {_words(RIVERS)}, not {_shown(river)}")
    elif entry.get("sector") in SECTORS and entry["sector"] not in river_sides(river):
        found.append(f"{place}: the river {river} does not touch the {entry['sector']} sector")


def _spots(sites: Mapping[str, Entry], found: list[str]) -> None:
    taken: dict[tuple[object, object], str] = {}
    for site, entry in sites.items():
        x, y = entry.get("x"), entry.get("y")
        if _is_number(x) and _is_number(y):
            other = taken.setdefault((x, y), site)
            if other != site:
                found.append(f"site {site}: lies on the same spot as {other}")


def _rivers(sites: Mapping[str, Entry], found: list[str]) -> None:
    for river in RIVERS:
        on_it = [site for site, entry in sites.items() if entry.get("river") == river]
        missing = len(SITE_IDS) - len(sites)
        if not RIVER_SITES - missing <= len(on_it) <= RIVER_SITES:
            names = f" ({', '.join(on_it)})" if on_it else ""
            found.append(
                f"river {river}: {RIVER_SITES} locations lie on it, not {len(on_it)}{names}"
            )


def _quarters(sites: Mapping[str, Entry], found: list[str]) -> None:
    missing = len(SITE_IDS) - len(sites)
    for sector in SECTORS:
        for kind, wanted in ((OUTER, 2), (INNER, 1)):
            parts = _parts(sites, kind)
            count = sum(entry.get("sector") == sector for entry in parts)
            if not wanted - missing <= count <= wanted:
                found.append(f"quarter {sector}: has {wanted} {kind} part(s), not {count}")
    coins = sum(entry.get("coin") is True for entry in _parts(sites, OUTER))
    if not COIN_PARTS - missing <= coins <= COIN_PARTS:
        found.append(f"city: {COIN_PARTS} outer parts give a coin, not {coins}")


def _parts(sites: Mapping[str, Entry], kind: str) -> list[Entry]:
    return [entry for site, entry in sites.items() if kind_of(SITE_NUMBER[site]) == kind]


def _roads(listed: object, sites: set[str], found: list[str]) -> None:
    if not isinstance(listed, list):
        found.append(f"roads: must be a list, not {_shown(listed)}")
        return
    roads: set[Road] = set()
    for place, entry in enumerate(listed, 1):
        if not _is_pair(entry):
            found.append(f"roads, number {place}: must be a list of two site ids")
            continue
        a, b = entry
        nowhere = [site for site in entry if site not in SITE_NUMBER]
        if nowhere:
            found.append(f"road {_name(a)}–{_name(b)}: there is no site {_name(nowhere[0])}")
        elif a == b:
            found.append(f"road {a}–{b}: leads back to where it starts")
        elif (a, b) in roads or (b, a) in roads:
            found.append(f"road {a}–{b}: is there twice")
        else:
            roads.add((a, b))
    _ways(roads, sites, found)


def _ways(roads: set[Road], sites: set[str], found: list[str]) -> None:
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
            found.append(f"site {site}: no road leads there")
        elif site not in reached:
            found.append(f"site {site}: cannot be reached from the coast")
        elif len(ways[site]) == 1 and SITE_NUMBER[site] not in COAST_SITES:
            found.append(f"site {site}: is a dead end, its only road leads to {min(ways[site])}")


def _reached(ways: Mapping[str, set[str]]) -> set[str]:
    reached = {SITE_IDS[number] for number in COAST_SITES}
    edge = list(reached)
    while edge:
        fresh = ways[edge.pop()] - reached
        reached |= fresh
        edge += fresh
    return reached


def _score_cards(listed: object, found: list[str]) -> None:
    if not isinstance(listed, list):
        found.append(f"score_cards: must be a list, not {_shown(listed)}")
        return
    backs: Counter[object] = Counter()
    seen: set[str] = set()
    for place, entry in enumerate(listed, 1):
        card = entry.get("id") if isinstance(entry, Mapping) else None
        if not isinstance(entry, Mapping) or not isinstance(card, str) or not card.strip():
            found.append(f"score_cards, number {place}: must be an object with an id")
            continue
        where = f"score card {_name(card)}"
        if card in seen:
            found.append(f"{where}: the id is there twice")
        seen.add(card)
        found += [f"{where}: has an unknown {_name(key)}" for key in entry if key not in CARD]
        _one_of(entry, "good", GOODS, where, found)
        _one_of(entry, "area", AREAS, where, found)
        back = entry.get("back")
        if type(back) is int and back in BACKS:
            backs[back] += 1
        else:
            found.append(f"{where}: back must be 1, 2 or 3, not {_shown(back)}")
    if len(listed) != SCORE_CARDS:
        found.append(f"score_cards: there are {SCORE_CARDS}, not {len(listed)}")
    elif sum(backs.values()) == SCORE_CARDS and backs != BACKS:
        dealt = ", ".join(str(backs[back]) for back in BACKS)
        found.append(f"score_cards: 4, 8 and 4 have the backs 1, 2 and 3, not {dealt}")


def _goods_cards(counts: object, found: list[str]) -> None:
    if not isinstance(counts, Mapping):
        found.append(f"goods_cards: must be an object of numbers, not {_shown(counts)}")
        return
    total = 0
    for kind, copies in counts.items():
        if kind not in GOODS_KINDS:
            found.append(f"goods card {_name(kind)}: must be one of {_words(GOODS_KINDS)}")
        elif type(copies) is not int or not 0 <= copies <= GOODS_CARDS:
            found.append(f"goods card {kind}: must be a number of cards, not {_shown(copies)}")
        else:
            total += copies
    if total != GOODS_CARDS and all(type(copies) is int for copies in counts.values()):
        found.append(f"goods_cards: there are {GOODS_CARDS}, not {total}")


def _one_of(entry: Entry, key: str, allowed: tuple[str, ...], place: str, found: list[str]) -> None:
    value = entry.get(key)
    if not isinstance(value, str) or value not in allowed:
        what = "" if key == place else f" {key}"
        found.append(f"{place}:{what} must be one of {_words(allowed)}, not {_shown(value)}")


def _is_number(value: object) -> TypeGuard[int | float]:
    return type(value) is int or (type(value) is float and math.isfinite(value))


def _is_pair(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and len(value) == 2 and all(type(end) is str for end in value)


def _words(names: tuple[str, ...]) -> str:
    return ", ".join(names[:-1]) + " or " + names[-1]


def _name(text: object) -> str:
    """Somebody else's word, made fit to stand in a line."""
    shown = str(text)
    return shown if shown.isprintable() and 0 < len(shown) <= 24 else _shown(shown)


def _shown(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if type(value) is int and abs(value) > FARTHEST:
        return "a huge number"
    text = json.dumps(value) if isinstance(value, bool | int | float | str) else "something else"
    return text if len(text) <= 40 else text[:39] + "…"
