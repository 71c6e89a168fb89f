"""Moves: numbered, sent twice, sent at once, sent too late, and over plain HTTP."""

import asyncio
import random

from kontor.core.record_file import load
from kontor.core.replay import replay, verify
from tests.server.client import Seat, all_told, ask, call, moves_of, record_of, run, started

ROLL = {"do": "roll", "dice": 1}


async def mover(people: list[Seat]) -> tuple[Seat, Seat]:
    """Who is to move, and another."""
    return (people[0], people[1]) if people[0].may_move else (people[1], people[0])


def test_the_same_move_sent_twice_is_done_once(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person, other = await mover(people)
        move = {"type": "move", "id": "once", "expect": person.n, "action": ROLL}
        await person.send(move)
        await person.send(move)
        first = await person.answered("once")
        second = await person.answered("once")
        assert first["type"] == "update"
        assert second == {"type": "ack", "id": "once", "n": first["n"]}
        await other.until(lambda: bool(moves_of(other)))
        assert len(load(await record_of(person)).moves) == 1

    run(story())


def test_of_two_moves_for_the_same_number_one_is_done_and_the_other_gets_a_resync(
    base: str,
) -> None:
    async def story() -> None:
        people = await started(base)
        person, _ = await mover(people)
        await person.move(ROLL)
        twin = await Seat(base, person.table, person.token, person.seat).connect(since=0)
        n = person.n
        options = person.view["legal"]
        for seat, action in ((person, options[0]), (twin, options[-1])):
            await seat.send({"type": "move", "id": f"at{n}", "expect": n, "action": action})
            await seat.send({"type": "ping", "id": "end"})
        # One id, one seat: the second is taken for the first, sent again.
        await asyncio.gather(person.answered(f"at{n}"), twin.answered(f"at{n}"))
        assert len(load(await record_of(person)).moves) == 2

    run(story())


def test_two_different_moves_for_the_same_number_cannot_both_be_done(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person, _ = await mover(people)
        twin = await Seat(base, person.table, person.token, person.seat).connect(since=0)
        n = person.n
        await person.send({"type": "move", "id": "a", "expect": n, "action": ROLL})
        await twin.send({"type": "move", "id": "b", "expect": n, "action": ROLL})
        answers = await asyncio.gather(person.answered("a"), twin.answered("b"))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["refused", "update"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["code"] == "stale"
        loser = person if answers[0] is refused else twin
        message = await loser.receive()
        assert message["type"] == "state"
        assert message["n"] == n + 1
        assert len(load(await record_of(person)).moves) == 1

    run(story())


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_changes(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person, other = await mover(people)
        answer = await person.move({"do": "roll", "dice": 2})
        assert (answer["code"], answer["rule"]) == ("illegal", "MK-T1")
        answer = await person.move({"do": "fly"})
        assert answer["code"] == "unknown-action"
        answer = await other.move(ROLL)
        assert answer["code"] == "not-your-turn"
        answer = await person.do("move", expect=person.n + 7, action=ROLL)
        assert answer["code"] == "stale"
        assert load(await record_of(person)).moves == []

    run(story())


def test_nobody_plays_from_anothers_seat(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person, other = await mover(people)
        thief = Seat(base, person.table, other.token, person.seat)
        thief.state = {"not": "asked"}
        await thief.connect()
        assert (await thief.receive())["code"] == "not-yours"
        assert (await thief.move(ROLL))["code"] == "bad-message"
        path = f"/api/tables/{person.table}/moves?seat={person.seat}"
        body = {"type": "move", "expect": person.n, "id": "x", "action": ROLL}
        assert call(base, path, body, other.token).status == 403
        assert call(base, path, body).status == 403
        assert load(await record_of(person)).moves == []

    run(story())


def test_a_client_that_reconnects_a_hundred_times_misses_and_doubles_nothing(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        rng = random.Random(4)
        restless, steady = people
        quiet = asyncio.ensure_future(steady.play(rng))
        reconnects = 0
        while not restless.over:
            await restless.until(lambda: restless.over or restless.may_move)
            if restless.over:
                break
            if reconnects < 100:
                # Gone right after sending: the answer finds nobody, and the move must stand.
                id = await restless.command(
                    "move", expect=restless.n, action=rng.choice(restless.view["legal"])
                )
                await restless.close()
                await restless.connect(since=restless.entries[-1]["n"])
                await restless.send(
                    {"type": "move", "expect": 0, "id": id, "action": {"do": "sent again"}}
                )
                assert (await restless.answered(id))["type"] in ("ack", "update", "refused")
                reconnects += 1
            else:
                await restless.move(rng.choice(restless.view["legal"]))
        await quiet
        assert reconnects == 100 or restless.over
        assert reconnects > 30
        record = load(await record_of(restless))
        assert all_told(people, record)
        verify(record)

    run(story())


def test_a_whole_game_over_plain_http(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        tokens = {person.seat: person.token for person in people}
        rng = random.Random(5)
        path = f"/api/tables/{people[0].table}"
        state = await ask(base, path, None, tokens[0])
        moves = 0
        while state["table"]["status"] == "playing" and moves < 60:
            seat = state["view"]["to_move"]
            state = await ask(base, f"{path}?seat={seat}&since={state['n']}", None, tokens[seat])
            body = {
                "type": "move",
                "expect": state["n"],
                "id": f"m{moves}",
                "action": rng.choice(state["view"]["legal"]),
            }
            state = await ask(base, path + "/moves", body, tokens[seat])
            assert [entry["type"] for entry in state["entries"]] == ["moved"]
            assert await ask(base, path + "/moves", body, tokens[seat])
            moves += 1
        record = load(await record_of(people[0]))
        assert len(record.moves) == moves
        replay(record)

    run(story())
