"""The server's application as a browser runs it: through its door, over its database."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kontor.browser import thinking
from kontor.browser.application import opened
from kontor.browser.workers import Hear
from kontor.core.record_file import load
from kontor.core.replay import verify
from kontor.core.setup import Setup
from tests.alone.database import Memory, Tabs
from tests.alone.games import every_setup
from tests.alone.person import Person
from tests.alone.workers import Prompt, Silent


class Talk:
    """The page's end of a socket."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.code = 0

    def opened(self) -> None:
        """Nothing is said before the server speaks."""

    def said(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def closed(self, code: int, reason: str) -> None:
        self.code = code


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(whole())


def named(value: object) -> str:
    """A set-up for the name of a test."""
    if not isinstance(value, Setup):
        return str(value)
    return "-".join(map(str, (value.seats, *value.options)))


@pytest.mark.parametrize(("game", "setup"), every_setup(), ids=named)
def test_a_whole_game_with_a_new_application_in_the_middle(game: str, setup: Setup) -> None:
    async def story() -> None:
        memory, tabs = Memory(), Tabs()
        person = Person(await opened(memory, tabs.end(), Prompt))
        await person.begin(game, setup.seats, options=setup.options)
        await person.play(12)
        before = await person.state()
        person.door = await opened(memory, tabs.end(), Prompt)
        after = await person.state()
        assert after["n"] >= before["n"]
        await person.play(5000)
        answer = await person.ask("GET", f"/tables/{person.table}/record")
        record = load(answer.body)
        assert record.result is not None
        assert verify(record) > 0
        assert record.setup.options.items() >= setup.options.items()

    run(story)


def test_two_tabs_see_the_same_table_and_one_of_two_moves_is_refused() -> None:
    async def story() -> None:
        memory, tabs = Memory(), Tabs()
        first, second = [Person(await opened(memory, tabs.end(), Prompt)) for _ in range(2)]
        await first.begin("machi-koro", 2)
        second.cookie, second.table = first.cookie, first.table
        while not (state := await first.state())["view"]["legal"]:
            await asyncio.sleep(0.01)
        talk = Talk()
        second.door.call(f"/api/tables/{first.table}/socket?since=0&seat=0", first.cookie, talk)
        while not talk.heard:
            await asyncio.sleep(0.01)
        action = state["view"]["legal"][0]
        moves = [
            person.ask(
                "POST", f"/tables/{first.table}/moves",
                {"type": "move", "id": id, "expect": state["n"], "action": action},
            )
            for person, id in ((first, "a"), (second, "b"))
        ]  # fmt: skip
        answers = await asyncio.gather(*moves)
        assert sorted(answer.status for answer in answers) == [200, 409]
        for _ in range(300):
            if any(one["type"] == "update" and one["n"] > state["n"] for one in talk.heard):
                break
            await asyncio.sleep(0.01)
        else:
            raise AssertionError("the other tab was not told")

    run(story)


def test_what_another_person_holds_stays_hidden_here_too() -> None:
    async def story() -> None:
        person = Person(await opened(Memory(), Tabs().end(), Prompt))
        await person.begin("golden-city", 3)
        person.cookie = "kontor_seat=guessed"
        answer = await person.ask("GET", f"/tables/{person.table}?seat=0")
        assert answer.status == 403

    run(story)


def test_a_full_storage_is_said_and_nothing_is_half_done() -> None:
    async def story() -> None:
        memory = Memory()
        person = Person(await opened(memory, Tabs().end(), Prompt))
        await person.begin("machi-koro", 2)
        while not (state := await person.state())["view"]["legal"]:
            await asyncio.sleep(0.01)
        memory.full = True
        move = {
            "type": "move",
            "id": "m",
            "expect": state["n"],
            "action": state["view"]["legal"][0],
        }
        path = f"/tables/{person.table}/moves"
        refused = await person.ask("POST", path, move)
        assert (refused.status, json.loads(refused.body)["code"]) == (503, "unavailable")
        memory.full = False
        assert (await person.ask("POST", path, move)).status == 200

    run(story)


def test_a_table_answers_while_a_bot_thinks_and_a_failed_bot_is_told() -> None:
    async def story() -> None:
        started: list[Silent] = []

        def start(hear: Hear) -> Silent:
            started.append(Silent(hear))
            return started[-1]

        memory = Memory()
        person = Person(await opened(memory, Tabs().end(), start))
        await person.begin("machi-koro", 2, "master", first=1)
        while not any(worker.sent for worker in started):
            await asyncio.sleep(0.01)
        before = await person.state()
        assert before["view"]["turn"] == 1
        started[0].hear(thinking.RAISED, "ValueError: a test (somewhere.py, line 1)")
        while (await person.state())["n"] == before["n"]:
            await asyncio.sleep(0.01)
        assert started[0].ended
        assert any('"stumble":"raised"' in row for row in memory.rows[person.table])

    run(story)


def test_a_finished_game_is_reviewed_in_another_worker_which_then_ends() -> None:
    async def story() -> None:
        started: list[Prompt] = []

        def start(hear: Hear) -> Prompt:
            started.append(Prompt(hear))
            return started[-1]

        person = Person(await opened(Memory(), Tabs().end(), start))
        await person.begin("machi-koro", 2)
        await person.play(5000)
        path = f"/tables/{person.table}/review?seat=0"
        while (found := json.loads((await person.ask("GET", path)).body))["done"] < 1:
            await asyncio.sleep(0.01)
        assert found["review"]["refined"]
        assert [worker.ended for worker in started] == [True]

    run(story)
