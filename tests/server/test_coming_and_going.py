"""Bots in seats, clocks, resigning, leaving and coming back, spectators and talk."""

import asyncio
import json
import random

from websockets.asyncio.client import connect

from kontor.core.record_file import load
from kontor.core.replay import verify
from tests.server.client import Seat, call, record_of, run, started, table_of

LIVE = {"kind": "live", "bank": 1.0}


def kinds(person: Seat) -> list[str]:
    return [entry["type"] for entry in person.entries]


def test_a_whole_game_against_bots(base: str) -> None:
    async def story() -> None:
        bots = [{"seat": 1, "level": "easy"}, {"seat": 2, "level": "easy"}]
        (person,) = await started(base, seats=3, bots=bots)
        await person.play(random.Random(2))
        record = load(await record_of(person))
        assert {move.seat for move in record.moves} == {0, 1, 2}
        assert [player.bot is not None for player in record.players] == [False, True, True]
        assert not any("stumble" in entry for entry in person.entries)
        verify(record)

    run(story())


def test_who_runs_out_of_time_is_replaced_by_a_bot_and_can_come_back(base: str) -> None:
    async def story() -> None:
        people = await started(base, first=0, pace=LIVE)
        slow, other = people
        await other.until(lambda: "replaced" in kinds(other))
        replaced = other.entries[kinds(other).index("replaced")]
        assert (replaced["seat"], replaced["reason"]) == (0, "time")
        await other.until(lambda: other.may_move)
        seat = other.info["seats"][0]
        assert (seat["who"], seat["away"]) == ("stand-in", "time")
        await slow.until(lambda: slow.n >= other.n)
        assert (await slow.move({"do": "roll", "dice": 1}))["code"] == "stand-in"
        await slow.do("return")
        assert slow.info["seats"][0]["who"] == "person"
        assert slow.state["clock"]["left"][0] >= 20

    run(story())


def test_a_clock_tells_how_much_is_left_and_whose_time_runs(base: str) -> None:
    async def story() -> None:
        pace = {"kind": "live", "bank": 600, "increment": 60}
        people = await started(base, first=0, pace=pace)
        clock = people[0].state["clock"]
        assert clock["running"] == 0
        assert 599 < clock["left"][0] <= 600 == clock["left"][1]
        await people[0].play(random.Random(1), 2)
        clock = people[0].state["clock"]
        assert clock["running"] == 1
        assert 655 < clock["left"][0] <= 660

    run(story())


def test_who_leaves_is_replaced_and_can_come_back(base: str) -> None:
    async def story() -> None:
        people = await started(base, first=0, seats=2, stand_in="easy")
        leaver, other = people
        await leaver.do("leave")
        assert leaver.info["seats"][0]["level"] == "easy"
        assert (await leaver.do("leave"))["code"] == "stand-in"
        await other.until(lambda: other.may_move)
        assert other.info["seats"][0]["away"] == "left"
        await leaver.do("return")
        assert leaver.info["seats"][0]["away"] is None
        assert (await leaver.do("return"))["code"] == "taken"

    run(story())


def test_bots_wait_while_no_person_is_left(base: str) -> None:
    async def story() -> None:
        (person,) = await started(base, first=0, bots=[{"seat": 1, "level": "easy"}])
        await person.do("leave")
        n = person.n
        await asyncio.sleep(0.5)
        state = call(base, f"/api/tables/{person.table}?seat=0", token=person.token).json()
        assert state["n"] == n
        await person.do("return")
        assert person.may_move

    run(story())


def test_a_resignation_between_two_ends_the_game(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        await people[1].do("resign")
        await people[0].until(lambda: people[0].over)
        assert people[0].info["result"]["reason"] == "resigned"
        assert people[0].info["result"]["places"] == [1, 2]
        assert people[0].info["secret"] is not None
        assert load(await record_of(people[0])).seal is not None
        assert (await people[1].do("return"))["code"] == "not-playing"

    run(story())


def test_a_resignation_among_three_leaves_the_seat_to_a_bot_for_good(base: str) -> None:
    async def story() -> None:
        people = await started(base, seats=3)
        await people[1].do("resign")
        assert (await people[1].do("return"))["code"] == "not-playing"
        assert (await people[1].do("resign"))["code"] == "not-playing"
        assert people[1].info["seats"][1]["away"] == "resigned"
        await people[2].do("resign")
        await people[0].until(lambda: people[0].over)
        assert people[0].info["result"]["places"] == [1, 3, 2]

    run(story())


def test_a_spectator_sees_the_table_and_has_no_answers_to_give(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        guest = await Seat(base, people[0].table).connect(since=0)
        assert guest.view["seat"] is None
        assert guest.view["legal"] == []
        assert kinds(guest)[:4] == ["sat", "sat", "readied", "readied"]
        assert (await guest.move({"do": "roll", "dice": 1}))["code"] == "not-yours"
        moving = next(person for person in people if person.may_move)
        await moving.move({"do": "roll", "dice": 1})
        await guest.until(lambda: "moved" in kinds(guest))

    run(story())


def test_spectators_may_have_to_wait(base: str) -> None:
    async def story() -> None:
        people = await started(base, delay=2)
        guest = await Seat(base, people[0].table).connect(since=0)
        assert guest.view is not None, "the start is no secret"
        moving = next(person for person in people if person.may_move)
        answer = await moving.move({"do": "roll", "dice": 1})
        at = answer["entries"][-1]["at"]
        record = call(base, f"/api/tables/{guest.table}/record")
        assert load(record.body.decode()).moves == []
        await guest.until(lambda: "moved" in kinds(guest))
        assert guest.n == moving.n
        message = await guest.do("ping")
        assert message["type"] == "pong"
        assert guest.entries[-1]["at"] == at

    run(story())


def test_a_table_can_be_closed_to_spectators(base: str) -> None:
    async def story() -> None:
        people = await table_of(base, watchable=False)
        early = await Seat(base, people[0].table).connect(since=0)
        for person in people:
            await person.command("ready")
        for person in people:
            await person.until(lambda p=person: p.view is not None)  # type: ignore[misc]
        assert call(base, f"/api/tables/{people[0].table}").status == 403
        assert call(base, f"/api/tables/{people[0].table}/record").status == 403
        await early.do("ping")
        assert early.view is None
        assert "started" not in kinds(early)

    run(story())


def test_players_and_spectators_talk_apart(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        guests = [await Seat(base, people[0].table).connect(since=0) for _ in range(2)]
        await people[0].do("chat", text="among players")
        await guests[0].do("chat", text="among guests", name="Gast")
        await people[1].until(lambda: "chatted" in kinds(people[1]))
        await guests[1].until(lambda: "chatted" in kinds(guests[1]))
        for person in people:
            assert (await person.do("ping"))["type"] == "pong"
            assert [e["text"] for e in person.entries if "text" in e] == ["among players"]
        for guest in guests:
            assert (await guest.do("ping"))["type"] == "pong"
            assert [e["text"] for e in guest.entries if "text" in e] == ["among guests"]
        assert next(e for e in guests[1].entries if "text" in e)["name"] == "Gast"
        # Talk does not make a move stale.
        moving = next(person for person in people if person.may_move)
        assert (await moving.move({"do": "roll", "dice": 1}))["type"] == "update"

    run(story())


async def first_said(base: str, person: Seat, query: str) -> dict[str, object]:
    """What the server says at once to whoever greets by the address alone."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{person.table}/socket?{query}"
    cookie = {"Cookie": f"kontor_seat={person.token}"}
    async with connect(address, additional_headers=cookie) as socket:
        said: dict[str, object] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        return said


def test_an_address_can_say_hello(base: str) -> None:
    async def story() -> None:
        _, person = await started(base, first=0)
        state = await first_said(base, person, "since=0&seat=1&aid=true")
        assert state["type"] == "state"
        assert (state["you"], state["view"]) == (person.state["you"], person.state["view"])
        assert isinstance(state["entries"], list)
        assert [entry["n"] for entry in state["entries"]] == list(range(1, person.n + 1))
        watcher = await first_said(base, person, "since=0")
        assert isinstance(watcher["you"], dict)
        assert watcher["you"]["seat"] is None
        assert (await first_said(base, person, "seat=0"))["code"] == "not-yours"
        assert (await first_said(base, person, "seat=none"))["code"] == "bad-message"

    run(story())
