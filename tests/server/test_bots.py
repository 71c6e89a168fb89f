"""Bots and hints at work: who is slow keeps nobody else waiting, and everybody has his turn."""

import asyncio
import http.client
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kontor.server.bot_workers import HINTS, BotWorkers
from kontor.server.fair_queue import Turns
from kontor.server.refusal import Refusal
from tests.server.client import Seat, call, in_doubt, run, started
from tests.server.slow import Gate, until
from tests.server.test_backends import choice_of_a_game

GAME = "machi-koro"


@pytest.fixture
def slow_bots(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """For bots that this process starts itself."""
    for name, value in gate.environment.items():
        monkeypatch.setenv(name, value)
    return gate


def have_hung_up(log: Path, askers: int) -> bool:
    return log.read_text().count('"status":499') == askers


def ask_for_a_hint(person: Seat) -> http.client.HTTPConnection:
    connection = http.client.HTTPConnection(urlsplit(person.base).netloc)
    headers = {"Authorization": f"Bearer {person.token}"}
    connection.request("GET", f"/api/tables/{person.table}/hint?seat={person.seat}", None, headers)
    return connection


async def status_of(connection: http.client.HTTPConnection) -> int:
    with closing(connection):
        answer = await asyncio.to_thread(connection.getresponse)
        answer.read()
        return answer.status


def hint(person: Seat) -> int:
    path = f"/api/tables/{person.table}/hint?seat={person.seat}"
    return call(person.base, path, token=person.token).status


async def a_bot_answers(person: Seat) -> None:
    """Play until a bot has made a move."""
    while not any(e["type"] == "moved" and e["seat"] != person.seat for e in person.entries):
        await person.until(lambda: person.may_move or person.over)
        await person.move(person.view["legal"][0])


def test_hints_keep_no_bot_waiting(gate: Gate) -> None:
    async def story(base: str) -> None:
        tables = [await started(base, hints=True) for _ in range(3)]
        asking = [ask_for_a_hint(await in_doubt(people)) for people in tables]
        await gate.until_asked("explain")
        (person,) = await started(base, first=0, bots=[{"seat": 1, "level": "easy"}])
        await a_bot_answers(person)
        gate.open()
        for connection in asking:
            assert await status_of(connection) == 200

    with gate.server() as server:
        run(story(server.base))


def test_quick_bots_are_never_behind_slow_ones(gate: Gate) -> None:
    async def story(base: str) -> None:
        bots = [{"seat": 1, "level": "waits"}]
        slow = await started(base, first=1, bots=bots)
        await gate.until_asked("choose")
        (person,) = await started(base, first=0, bots=[{"seat": 1, "level": "easy"}])
        await a_bot_answers(person)
        gate.open()
        await a_bot_answers(slow[0])

    with gate.server() as server:
        run(story(server.base))


def test_a_hint_is_dropped_when_its_asker_hangs_up(gate: Gate) -> None:
    async def story(base: str) -> None:
        tables = [await started(base, hints=True) for _ in range(3)]
        first, gone, last = [await in_doubt(people) for people in tables]
        asking = [ask_for_a_hint(first)]
        await gate.until_asked("explain")
        for count in range(1, 6):
            ask_for_a_hint(gone).close()
            await until(partial(have_hung_up, server.log, count))
        asking.append(ask_for_a_hint(last))
        gate.open()
        for connection in asking:
            assert await status_of(connection) == 200
        assert gate.asked("explain") == 2

    with gate.server() as server:
        run(story(server.base))


def test_a_seat_has_one_hint_at_a_time(gate: Gate) -> None:
    async def story(base: str) -> None:
        person = await in_doubt(await started(base, hints=True))
        asking = ask_for_a_hint(person)
        await gate.until_asked("explain")
        assert await asyncio.to_thread(hint, person) == 429
        gate.open()
        assert await status_of(asking) == 200
        assert await asyncio.to_thread(hint, person) == 200

    with gate.server() as server:
        run(story(server.base))


def test_one_address_may_ask_for_so_many_hints_and_no_more(gate: Gate) -> None:
    async def story(base: str) -> None:
        person = await in_doubt(await started(base, hints=True))
        statuses = [await asyncio.to_thread(hint, person) for _ in range(20)]
        assert statuses[0] == 200
        assert statuses[-1] == 429

    gate.open()
    with gate.server(KONTOR_LIMITS="on") as server:
        run(story(server.base))


def test_hints_wait_in_a_short_queue(slow_bots: Gate) -> None:
    async def story() -> None:
        work = BotWorkers(1, 300.0)
        view = choice_of_a_game(GAME)
        asking = [asyncio.ensure_future(work.explain(GAME, view, "a")) for _ in range(HINTS + 1)]
        await slow_bots.until_asked("explain")
        with pytest.raises(Refusal, match="too many are asking"):
            await work.explain(GAME, view, "b")
        slow_bots.open()
        await asyncio.gather(*asking)
        await work.close()

    asyncio.run(story())


def test_for_a_bot_that_waited_too_long_a_quick_one_answers(slow_bots: Gate) -> None:
    async def story() -> None:
        work = BotWorkers(1, 1.0)
        view = choice_of_a_game(GAME)
        waiting = [asyncio.ensure_future(work.choose(GAME, "waits", view)) for _ in range(2)]
        assert [(await answer).stumble for answer in waiting] == ["time", "late"]
        await work.close()

    asyncio.run(story())


def test_who_waits_has_his_turn_before_another_has_his_second() -> None:
    async def story() -> None:
        turns, order = Turns(1), list[str]()

        async def wish(client: str) -> None:
            await turns.take(client)
            order.append(client)

        await turns.take("first")
        wishes = [asyncio.ensure_future(wish(client)) for client in ("a", "a", "a", "b", "c")]
        await asyncio.sleep(0)
        assert len(turns) == 5
        wishes[1].cancel()
        for _ in range(4):
            turns.give()
            await asyncio.sleep(0)
        assert order == ["a", "b", "c", "a"]
        assert not turns

    asyncio.run(story())


@pytest.mark.parametrize("give_first", [True, False])
def test_a_place_given_to_who_is_cancelled_goes_to_the_next(give_first: bool) -> None:
    async def story() -> None:
        turns = Turns(1)
        await turns.take("a")
        gone = asyncio.ensure_future(turns.take("b"))
        await asyncio.sleep(0)
        steps: list[Callable[[], object]] = [turns.give, gone.cancel]
        for step in steps if give_first else reversed(steps):
            step()
        await asyncio.wait_for(turns.take("c"), 10)

    asyncio.run(story())
