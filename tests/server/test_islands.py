"""Islands of one's own: checked over HTTP, played at a table, carried by its record."""

import asyncio
import copy
import http.client
import json
import random
import time
from collections.abc import Sequence
from typing import Any

import pytest

from kontor.core import registry
from kontor.core.record_file import load
from kontor.core.replay import verify
from kontor.games.golden_city.island import shipped, to_json
from kontor.server.limits import Limits
from tests.server.client import Answer, call, record_of, run, started

OPTION = "/api/games/golden-city/options/island"


@pytest.fixture
def island() -> dict[str, Any]:
    """Ours with another name, two rewards swapped and as many roads fewer as can be missed."""
    source: dict[str, Any] = copy.deepcopy(to_json(shipped()))
    first, second = source["sites"][:2]
    first["reward"], second["reward"] = second["reward"], first["reward"]
    source["name"] = source["title"] = "Mine"
    rules = registry.game("golden-city")
    roads = source["roads"]
    for road in (roads[0], roads[len(roads) // 2], roads[-1]):
        fewer = {**source, "roads": [other for other in source["roads"] if other != road]}
        if not any(finding.fault for finding in rules.check("island", fewer)):
            source = fewer
    assert len(source["roads"]) < len(roads)
    return source


def test_an_island_is_checked_by_the_rules_own_validator(base: str, island: dict[str, Any]) -> None:
    assert call(base, f"{OPTION}/check", {"value": to_json(shipped())}).json() == []
    island["roads"] = [road for road in island["roads"] if "c5" not in road]
    found = call(base, f"{OPTION}/check", {"value": island}).json()
    assert found[0] == {
        "code": "no-road", "places": ["c5"], "facts": {}, "rule": "GC-I5", "fault": True,
    }  # fmt: skip


@pytest.mark.parametrize("value", [None, 7, "kontor", [], {}, {"sites": {"x": [[[[1]]]]}}])
def test_whatever_is_sent_is_answered_with_findings(base: str, value: object) -> None:
    answer = call(base, f"{OPTION}/check", {"value": value})
    assert answer.status == 200
    assert all(finding["fault"] for finding in answer.json())
    assert answer.json()


def test_what_is_too_large_or_unknown_is_refused(base: str) -> None:
    large = call(base, f"{OPTION}/check", {"value": "x" * 70_000})
    assert (large.status, large.json()["code"]) == (413, "too-large")
    for path in ("chess/options/island", "golden-city/options/weather"):
        answer = call(base, f"/api/games/{path}/check", {"value": {}})
        assert (answer.status, answer.json()["code"]) == (404, "not-found")
    assert call(base, "/api/games/machi-koro/options/open-market/draft?seed=1").status == 404


def test_an_island_is_drafted_by_its_seed(base: str) -> None:
    answer = call(base, f"{OPTION}/draft?seed=3")
    assert answer.status == 200
    drafted = answer.json()["value"]
    assert call(base, f"{OPTION}/check", {"value": drafted}).json() == []
    assert call(base, f"{OPTION}/draft?seed=x").status == 400


def test_nobody_can_keep_the_server_busy_with_checks_and_drafts() -> None:
    limits = Limits(on=True)
    assert [limits.draft("here") for _ in range(20)].count(True) == 8
    assert [limits.check("here") for _ in range(100)].count(True) < 70
    assert limits.draft("elsewhere")


def test_a_table_on_a_bad_island_is_refused_and_says_why(base: str, island: dict[str, Any]) -> None:
    del island["sites"][3]
    wish = {"game": "golden-city", "seats": 3, "options": {"island": island}}
    answer = call(base, "/api/tables", wish)
    assert (answer.status, answer.json()["code"]) == (400, "bad-setup")
    assert "c4: This location is missing." in answer.json()["message"]


def test_the_list_of_tables_does_not_carry_whole_islands(base: str, island: dict[str, Any]) -> None:
    wish = {"game": "golden-city", "seats": 3, "public": True, "options": {"island": island}}
    made = call(base, "/api/tables", wish).json()["table"]
    (line,) = [one for one in call(base, "/api/tables").json()["tables"] if one["id"] == made]
    assert line["options"]["island"] == "own"


def test_a_whole_game_on_an_own_island_and_its_record(base: str, island: dict[str, Any]) -> None:
    async def story() -> None:
        rng = random.Random(11)
        bots = [{"seat": 2, "level": "easy"}]
        people = await started(
            base, game="golden-city", seats=3, bots=bots, options={"island": island}
        )
        await asyncio.gather(*(person.play(rng) for person in people))
        record = load(await record_of(people[0]))
        assert record.setup.options["island"] == island
        verify(record)

    run(story())


# --- trials


def reports(base: str, value: object, games: int = 4, seats: Sequence[int] = (4,)) -> Answer:
    return call(base, f"{OPTION}/trial", {"value": value, "seats": list(seats), "games": games})


def test_bots_try_an_island_out_and_tell_as_they_go(base: str, island: dict[str, Any]) -> None:
    answer = reports(base, island)
    assert answer.status == 200
    told = [json.loads(line) for line in answer.body.splitlines() if line]
    assert told[-1]["done"] == told[-1]["of"] == 12
    assert [count["seats"] for count in told[-1]["counts"]] == [4]
    assert told[-1]["verdict"][-1]["code"] == "few"


def test_an_island_is_tried_out_with_every_number_of_players(
    base: str, island: dict[str, Any]
) -> None:
    answer = call(base, f"{OPTION}/trial", {"value": island, "games": 1})
    told = json.loads(answer.body.splitlines()[-1])
    assert {count["seats"] for count in told["counts"]} == {3, 4}


@pytest.mark.parametrize(
    ("path", "value", "seats", "status"),
    [
        ("chess/options/island", {}, [4], 404),
        ("machi-koro/options/open-market", {}, [4], 404),
        ("golden-city/options/open-letters", True, [4], 404),
        ("golden-city/options/island", {}, [4], 400),
        ("golden-city/options/island", "nowhere", [4], 400),
        ("golden-city/options/island", to_json(shipped()), [2], 400),
        ("golden-city/options/island", to_json(shipped()), [], 400),
    ],
)
def test_what_cannot_be_tried_out_is_refused(
    base: str, path: str, value: object, seats: list[int], status: int
) -> None:
    answer = call(base, f"/api/games/{path}/trial", {"value": value, "seats": seats})
    assert answer.status == status


def test_nobody_has_two_trials_at_once_and_who_is_gone_has_none(
    base: str, island: dict[str, Any]
) -> None:
    """The first one would take minutes; it ends when nobody reads it any more."""
    host = base.removeprefix("http://")
    body = json.dumps({"value": island, "games": 2000})
    first = http.client.HTTPConnection(host, timeout=60)
    first.request("POST", f"{OPTION}/trial", body, {"content-type": "application/json"})
    answer = first.getresponse()
    while not answer.readline().strip():
        pass
    second = reports(base, island)
    assert (second.status, second.json()["code"]) == (429, "too-many")
    answer.close()
    first.close()
    for _ in range(100):
        if (third := reports(base, island, games=1)).status == 200:
            break
        time.sleep(0.1)
    assert third.status == 200
    assert json.loads(third.body.splitlines()[-1])["done"] == 6


def test_trials_are_limited_too() -> None:
    limits = Limits(on=True)
    assert [limits.trial("here") for _ in range(20)].count(True) == 6
