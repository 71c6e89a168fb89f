"""Knocking at a table that one has no invitation to."""

import asyncio
from typing import Any

from tests.server.client import Answer, Seat, ask, call, run

Json = dict[str, Any]


async def host_of(base: str, seats: int = 2, **wishes: Any) -> Seat:
    wish = {"game": "machi-koro", "seats": seats, "people": ["Mira"], **wishes}
    made = await ask(base, "/api/tables", wish)
    return await Seat(base, made["table"], made["token"], 0).connect(since=0)


async def knock(host: Seat, name: str, token: str = "") -> Answer:
    path = f"/api/tables/{host.table}/knock"
    return await asyncio.to_thread(call, host.base, path, {"name": name}, token)


async def answer(host: Seat, number: int, yes: bool) -> Json:
    return await host.do("let-in", knock=number, yes=yes)


def test_who_knocks_sits_down_when_the_host_lets_him_in(base: str) -> None:
    async def story() -> None:
        host = await host_of(base)
        token = (await knock(host, "Tom")).json()["token"]
        await host.until(lambda: bool(host.info["knocks"]))
        (waiting,) = host.info["knocks"]
        assert waiting["name"] == "Tom"
        path = f"/api/tables/{host.table}"
        state = await ask(base, path, token=token)
        assert (state["you"]["seats"], state["you"]["knock"]) == ([], waiting["n"])
        assert (await ask(base, path))["you"]["knock"] is None
        await answer(host, waiting["n"], True)
        state = await ask(base, path, token=token)
        assert (state["you"]["seats"], state["you"]["knock"]) == ([1], None)
        assert state["table"]["knocks"] == []
        assert state["table"]["seats"][1]["name"] == "Tom"

    run(story())


def test_only_the_host_answers_and_who_is_turned_away_has_no_seat(base: str) -> None:
    async def story() -> None:
        host = await host_of(base)
        token = (await knock(host, "Tom")).json()["token"]
        again = (await knock(host, "Tom", token)).json()["token"]
        assert again == token
        await host.until(lambda: bool(host.info["knocks"]))
        (waiting,) = host.info["knocks"]
        path = f"/api/tables/{host.table}"
        wish = {"type": "let-in", "id": "x", "knock": waiting["n"], "yes": True}
        refused = await asyncio.to_thread(call, base, f"{path}/commands", wish, token)
        assert refused.json()["code"] == "not-host"
        await answer(host, waiting["n"], False)
        state = await ask(base, path, token=token)
        assert (state["you"]["seats"], state["you"]["knock"]) == ([], None)
        wish["id"] = "y"
        refused = await asyncio.to_thread(call, base, f"{path}/commands", wish, host.token)
        assert refused.json()["code"] == "nothing-asked"

    run(story())


def test_nobody_knocks_at_a_full_or_a_running_table_or_without_end(base: str) -> None:
    async def story() -> None:
        host = await host_of(base)
        for number in range(8):
            assert (await knock(host, f"Tom {number}")).status == 201
        assert (await knock(host, "Tom 9")).json()["code"] == "too-many"
        assert (await knock(host, "\u200b", "")).json()["code"] in ("bad-message", "too-many")
        await host.do("seat-bot", seat=1, level="easy")
        assert (await knock(host, "Tom 9")).json()["code"] == "taken"
        await host.do("ready", entropy="")
        assert (await knock(host, "Tom 9")).json()["code"] == "not-open"
        state = await ask(base, f"/api/tables/{host.table}")
        assert state["table"]["knocks"] == []

    run(story())
