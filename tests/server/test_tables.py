"""Making a table, coming to it, and what is told of it."""

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import connect

from tests.server.client import Seat, ask, call, run, started, table_of


def make(base: str, **wishes: object) -> dict[str, Any]:
    answer = call(base, "/api/tables", {"game": "machi-koro", "seats": 2, **wishes})
    assert answer.status == 201, answer.body
    made: dict[str, Any] = answer.json()
    return made


def test_a_table_the_game_does_not_have_is_refused(base: str) -> None:
    for wish in (
        {"game": "chess", "seats": 2},
        {"game": "machi-koro", "seats": 7},
        {"game": "machi-koro", "seats": 2, "first": 2},
        {"game": "machi-koro", "seats": 2, "options": {"harbour": True}},
        {"game": "machi-koro", "seats": 2, "options": {"first-games": 1}},
    ):
        answer = call(base, "/api/tables", wish)
        assert (answer.status, answer.json()["code"]) == (400, "bad-setup")
    answer = call(base, "/api/tables", {"game": "machi-koro", "seats": 2, "stand_in": "god"})
    assert answer.json()["code"] == "no-such-level"


def test_people_and_bots_sit_down_with_the_table_that_is_made(base: str) -> None:
    bots = [{"seat": 1, "level": "easy"}]
    made = make(base, seats=3, bots=bots, people=["Anna", "Bert"])
    assert made["seats"] == [0, 2]
    state = call(base, f"/api/tables/{made['table']}?seat=2", token=made["token"]).json()
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Anna", "", "Bert"]
    assert state["table"]["seats"][1]["who"] == "bot"
    assert state["table"]["status"] == "open"


def test_nothing_is_made_when_not_everybody_can_sit(base: str) -> None:
    before = call(base, "/api/tables").json()
    bots = [{"seat": 0, "level": "easy"}]
    for wish, code in (
        ({"people": ["Anna", "Bert"], "bots": bots}, "taken"),
        ({"people": ["\u200b"]}, "bad-message"),
        ({"bots": [{"seat": 5, "level": "easy"}]}, "no-such-seat"),
    ):
        wish = {"game": "machi-koro", "seats": 2, "public": True, **wish}
        assert call(base, "/api/tables", wish).json()["code"] == code
    assert call(base, "/api/tables").json() == before


def test_a_game_starts_with_the_options_and_the_player_that_were_chosen(base: str) -> None:
    async def story() -> None:
        options = {"open-letters": True, "goods-majority": True}
        people = await started(base, game="golden-city", seats=4, options=options, first=2)
        for person in people:
            chosen = {name for name, on in person.view["options"].items() if on}
            assert chosen == set(options)
            assert person.view["to_move"] == 2
            assert all(player["letters"] is not None for player in person.view["players"])

    run(story())


def test_the_games_are_listed_with_options_and_levels(base: str) -> None:
    games = {game["id"]: game for game in call(base, "/api/games").json()}
    assert games["machi-koro"]["seats"] == [2, 3, 4]
    assert {option["rule"] for option in games["machi-koro"]["options"]} >= {"MK-M2", "MK-M3"}
    assert games["machi-koro"]["levels"]
    assert "cheese" in games["machi-koro"]["characters"]
    assert games["machi-koro"]["ratings"]["easy"] == 1000
    assert games["machi-koro"]["bots"]["easy"] == "gentle"


def test_a_table_by_link_needs_the_invitation(base: str) -> None:
    made = make(base)
    path = f"/api/tables/{made['table']}/seats"
    assert call(base, path, {"name": "Eve"}).status == 403
    assert call(base, path, {"name": "Eve", "invite": "x" * 22}).status == 403
    assert call(base, path, {"name": "Anna", "invite": made["invite"]}).status == 201


def test_a_seat_is_taken_once(base: str) -> None:
    made = make(base, public=True)
    path = f"/api/tables/{made['table']}/seats"
    assert call(base, path, {"name": "Anna", "seat": 0}).status == 201
    answer = call(base, path, {"name": "Bert", "seat": 0})
    assert (answer.status, answer.json()["code"]) == (409, "taken")
    assert call(base, path, {"name": "Bert", "seat": 9}).status == 404
    assert call(base, path, {"name": "Bert"}).json()["seats"] == [1]
    assert call(base, path, {"name": "Carl"}).json()["code"] == "taken"


def test_of_two_who_take_a_seat_at_once_one_gets_it(base: str) -> None:
    async def story() -> None:
        made = make(base, public=True)
        path = f"/api/tables/{made['table']}/seats"
        wishes = [{"name": name, "seat": 1} for name in "ABCDEFGH"]
        answers = await asyncio.gather(
            *(asyncio.to_thread(call, base, path, wish) for wish in wishes)
        )
        assert sorted(answer.status for answer in answers) == [201] + [409] * 7

    run(story())


def test_one_device_can_hold_several_seats_and_changes_eyes_by_hello(base: str) -> None:
    async def story() -> None:
        made = make(base)
        path = f"/api/tables/{made['table']}/seats"
        for name in ("Anna", "Bert"):
            seated = await ask(base, path, {"name": name}, made["token"])
        assert seated["seats"] == [0, 1]
        device = await Seat(base, made["table"], made["token"], 0).connect(since=0)
        assert device.state["you"] == {"seat": 0, "seats": [0, 1], "host": True, "knock": None}
        await device.do("ready")
        await device.send({"type": "hello", "seat": 1})
        await device.until(lambda: device.state["you"]["seat"] == 1)
        device.seat = 1
        await device.command("ready")
        await device.until(lambda: device.view is not None)
        assert device.view["seat"] == 1

    run(story())


def test_a_token_can_be_brought_to_another_device(base: str) -> None:
    made = make(base, public=True)
    path = f"/api/tables/{made['table']}"
    seated = call(base, f"{path}/seats", {"name": "Anna"}).json()
    answer = call(base, f"{path}/enter", {"token": seated["token"]})
    cookie = answer.headers["set-cookie"]
    assert seated["token"] in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert f"Path={path}" in cookie
    brought = cookie.partition(";")[0]
    state = call(base, path, headers={"Cookie": brought}).json()
    assert state["you"]["seat"] == 0
    assert call(base, f"{path}/enter", {"token": "x" * 22}).status == 403


def test_names_and_talk_are_cleaned_of_what_cannot_be_seen(base: str) -> None:
    async def story() -> None:
        made = make(base, public=True)
        path = f"/api/tables/{made['table']}/seats"
        assert call(base, path, {"name": " \u200b\n "}).status == 400
        assert call(base, path, {"name": "x" * 25}).status == 400
        seated = await ask(base, path, {"name": " An\u202ena\n<b> "})
        anna = await Seat(base, made["table"], seated["token"], 0).connect(since=0)
        assert anna.info["seats"][0]["name"] == "Anna <b>"
        await anna.do("chat", text="two\nlines\x07")
        assert anna.entries[-1]["text"] == "two lines"
        assert (await anna.do("chat", text="\u200b"))["code"] == "bad-message"

    run(story())


def test_the_host_seats_and_unseats_before_the_start(base: str) -> None:
    async def story() -> None:
        made = make(base, seats=3, public=True)
        path = f"/api/tables/{made['table']}/seats"
        seated = await ask(base, path, {"name": "Anna", "seat": 0})
        anna = await Seat(base, made["table"], seated["token"], 0).connect(since=0)
        host = await Seat(base, made["table"], made["token"], None).connect(since=0)
        assert (await anna.do("seat-bot", seat=1, level="easy"))["code"] == "not-host"
        assert (await host.do("seat-bot", seat=1, level="none"))["code"] == "no-such-level"
        assert (await host.do("seat-bot", seat=0, level="easy"))["code"] == "taken"
        await host.do("seat-bot", seat=1, level="easy")
        assert host.info["seats"][1]["who"] == "bot"
        await host.do("stand", seat=1)
        await host.do("stand", seat=0)
        assert [seat["who"] for seat in host.info["seats"]] == ["nobody"] * 3
        assert (await anna.do("ready"))["code"] == "not-yours"

    run(story())


def test_the_list_of_public_tables_is_live(base: str) -> None:
    async def story() -> None:
        address = base.replace("http", "ws", 1) + "/api/lobby"
        async with connect(address) as lobby:
            await lobby.recv()
            made = await asyncio.to_thread(make, base, public=True)
            hidden = await asyncio.to_thread(make, base, public=False)

            async def line() -> dict[str, object]:
                while True:
                    tables = json.loads(await asyncio.wait_for(lobby.recv(), 10))["tables"]
                    assert hidden["table"] not in {table["id"] for table in tables}
                    for table in tables:
                        if table["id"] == made["table"]:
                            found: dict[str, object] = table
                            return found

            assert (await line())["status"] == "open"
            path = f"/api/tables/{made['table']}/seats"
            await ask(base, path, {"name": "Anna"})
            while (found := await line())["seats"][0]["who"] != "person":  # type: ignore[index]
                pass
            assert found["seats"][0]["name"] == "Anna"  # type: ignore[index]

    run(story())


def test_everybody_sees_who_is_connected(base: str) -> None:
    async def story() -> None:
        people = await table_of(base)
        guest = await Seat(base, people[0].table).connect()
        assert guest.state["here"] == {"seats": [0, 1], "spectators": 1}
        await people[1].close()
        while (message := await people[0].receive()) != {
            "type": "presence",
            "here": {"seats": [0], "spectators": 1},
        }:
            assert message["type"] == "presence"

    run(story())


def test_the_same_people_play_again(base: str) -> None:
    async def story() -> None:
        people = await started(base, bots=[])
        rng = random.Random(9)
        path = f"/api/tables/{people[0].table}/rematch"
        assert call(base, path, {}, people[0].token).status == 409
        await asyncio.gather(*(person.play(rng) for person in people))
        first = await ask(base, path, {}, people[0].token)
        second = await ask(base, path, {}, people[1].token)
        assert first["table"] == second["table"] != people[0].table
        assert (first["seats"], second["seats"]) == ([0], [1])
        await people[0].until(lambda: people[0].entries[-1]["type"] == "rematched")
        again = await Seat(base, first["table"], people[0].token, 0).connect(since=0)
        assert again.info["commitment"] != people[0].info["commitment"]
        assert [seat["name"] for seat in again.info["seats"]] == ["P0", "P1"]
        assert call(base, path, {}).status == 403

    run(story())
