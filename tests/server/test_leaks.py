"""Small things that told more than they should, and what a stranger may ask for."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from kontor.server import messages as msg
from kontor.server.commands import cleaned, decide
from kontor.server.refusal import Refusal
from kontor.server.rooms import Room
from tests.server.client import Seat, call, run, table_of
from tests.server.driven import DrivenTable
from tests.server.servers import Server

SITE = "https://games.example"
CREATE = {"game": "machi-koro", "seats": 2}


def hidden_step() -> DrivenTable:
    """A table at which the player to move has just made a step that nobody else sees."""
    for seed in range(200):
        driven = DrivenTable("machi-koro", 2, seed)
        while driven.table.to_move is not None:
            driven.move()
            if driven.table.history[-1].quiet:
                return driven
    raise AssertionError("no game had a hidden step")


def test_a_number_to_come_does_not_tell_of_a_hidden_step() -> None:
    """Both answers are the same, whether there was a step or not."""
    table = hidden_step().table
    other = 1 - (table.to_move or 0)
    known = table.known_to(other)
    assert known < table.n
    for expect, code in ((known, "not-your-turn"), (known + 1, "stale"), (known + 2, "stale")):
        with pytest.raises(Refusal) as refusal:
            decide(table, DrivenTable.actor(other), msg.Move(expect, "x", {"do": "pass"}))
        assert refusal.value.code == code


def test_since_a_number_to_come_tells_the_whole_as_without_the_step() -> None:
    table = hidden_step().table
    other = 1 - (table.to_move or 0)
    service: Any = SimpleNamespace(process="p", store=SimpleNamespace(shared=False))
    room = Room(table.header.id, service, table)

    def entries(since: int) -> int:
        state = asyncio.run(room.state(DrivenTable.actor(other), since))
        return len(state.entries)

    known = table.known_to(other)
    assert entries(known) == 0
    assert entries(known + 1) == entries(known + 2) == entries(0) > 0


def test_who_lags_behind_is_not_told_how_far_the_game_is(base: str) -> None:
    async def story() -> None:
        people = await table_of(base, delay=600, first=0)
        guest = await Seat(base, people[0].table).connect(since=0)
        for person in people:
            await person.do("ready")
        await guest.until(lambda: guest.info["status"] == "playing")
        start = guest.n
        await people[0].until(lambda: people[0].view is not None)
        await people[0].move({"do": "roll", "dice": 1})
        answer = await guest.do("chat", text="hello", name="G")
        assert answer == {"type": "ack", "id": answer["id"], "n": start}
        assert guest.view["question"] == "roll"
        late = await Seat(base, people[0].table).connect(since=0)
        assert (late.info["status"], late.n) == ("playing", start)

    run(story())


@pytest.mark.parametrize(
    "text", ["\u3164", "\u2800 \u115f", "\u1160\uffa0", "\u0301", "\u200b\u034f"]
)
def test_a_name_of_which_nothing_is_seen_is_none(text: str) -> None:
    assert cleaned(text) == ""


@pytest.mark.parametrize("text", ["Zoë", "李", "🙂", "-", "Łukasz 2", "Ana\u0301"])
def test_other_names_stay_as_they_are(text: str) -> None:
    assert cleaned(text) == text


def test_two_at_one_table_never_have_the_same_name(base: str) -> None:
    wish = {"game": "machi-koro", "seats": 4, "people": ["Anna", "ANNA", "Ａｎｎａ", "A" * 24]}
    made = call(base, "/api/tables", wish).json()
    state = call(base, f"/api/tables/{made['table']}", token=made["token"]).json()
    names = [seat["name"] for seat in state["table"]["seats"]]
    assert names == ["Anna", "ANNA 2", "Ａｎｎａ 3", "A" * 24]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a name."""
    environment = {
        "KONTOR_HOSTS": "play.example 127.0.0.1",
        "KONTOR_ORIGINS": SITE,
        "KONTOR_METRICS_TOKEN": "a long secret",
    }
    with Server(tmp_path_factory.mktemp("guarded"), workers=1, **environment) as server:
        yield server.base


def test_only_the_sites_own_names_are_answered(guarded: str) -> None:
    for host, status in (
        ("play.example", 200),
        ("play.example:443", 200),
        ("127.0.0.1", 200),
        ("evil.example", 421),
        ("[", 421),
    ):
        assert call(guarded, "/api/games", headers={"Host": host}).status == status, host
    assert call(guarded, "/healthz", headers={"Host": "10.0.0.7:8000"}).status == 200


def test_pages_of_sites_that_may_can_ask_over_http(guarded: str) -> None:
    asks = {"Origin": SITE, "Access-Control-Request-Method": "POST"}
    answer = call(guarded, "/api/tables", headers=asks, method="OPTIONS")
    assert answer.status == 204
    assert answer.headers["access-control-allow-origin"] == SITE
    assert "authorization" in answer.headers["access-control-allow-headers"]
    made = call(guarded, "/api/tables", CREATE, headers={"Origin": SITE})
    assert (made.status, made.headers["access-control-allow-origin"]) == (201, SITE)
    evil = {**asks, "Origin": "https://evil.example"}
    answer = call(guarded, "/api/tables", headers=evil, method="OPTIONS")
    assert answer.status == 403
    assert "access-control-allow-origin" not in answer.headers


def test_figures_are_for_this_machine_and_for_who_has_the_token(guarded: str) -> None:
    far = {"X-Forwarded-For": "192.0.2.7"}
    assert call(guarded, "/metrics").status == 200
    assert call(guarded, "/metrics", headers=far).status == 404
    assert call(guarded, "/metrics", headers=far, token="another").status == 404
    assert call(guarded, "/metrics", headers=far, token="a long secret").status == 200


def test_behind_tls_a_browser_is_told_to_stay_there(guarded: str) -> None:
    name = "strict-transport-security"
    assert name not in call(guarded, "/api/games").headers
    answer = call(guarded, "/api/games", headers={"X-Forwarded-Proto": "https"})
    assert "max-age" in answer.headers[name]
