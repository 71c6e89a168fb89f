"""Talk: heard, told from one another's, and never without end."""

import time

import pytest

from kontor.server import commands
from kontor.server import messages as msg
from kontor.server.commands import Actor, decide
from kontor.server.limits import Limits
from kontor.server.refusal import Refusal
from kontor.server.visibility import TALK
from tests.server.client import Seat, ask, run, started
from tests.server.driven import DrivenTable


def texts(entries: list[dict[str, object]]) -> list[object]:
    return [entry["text"] for entry in entries if entry["type"] == "chatted"]


def test_two_spectators_may_use_the_same_names_for_what_they_say(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        guests = [await Seat(base, people[0].table).connect(since=0) for _ in range(2)]
        for number, guest in enumerate(guests):
            await guest.send({"type": "chat", "id": "1", "text": f"line {number}", "name": "G"})
            assert (await guest.answered("1"))["type"] == "ack"
        await guests[0].do("ping")
        assert texts(guests[0].entries) == ["line 0", "line 1"]
        assert not [text for text in guests[1].received if '"ack":"1"' in text]
        await guests[1].send({"type": "chat", "id": "1", "text": "again", "name": "G"})
        await guests[1].answered("1")
        assert texts(guests[1].entries) == ["line 0", "line 1"], "sent twice, done once"

    run(story())


def test_the_last_lines_are_sent_and_older_ones_on_request(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        for number in range(TALK + 30):
            await people[0].do("chat", text=f"line {number}")
        late = await Seat(base, people[1].table, people[1].token, 1).connect(since=0)
        assert texts(late.entries) == [f"line {n}" for n in range(30, TALK + 30)]
        first = next(e["n"] for e in late.entries if e["type"] == "chatted")
        path = f"/api/tables/{late.table}/talk?seat=1&before={first}"
        assert texts(await ask(base, path, token=late.token)) == [f"line {n}" for n in range(30)]
        spectators = await ask(base, f"/api/tables/{late.table}/talk")
        assert spectators == []

    run(story())


def say(table: DrivenTable, seat: int | None) -> None:
    """One line; nothing is written."""
    actor = Actor() if seat is None else DrivenTable.actor(seat)
    decide(table.table, actor, msg.Chat("x", "hello", "G"))


def test_players_and_spectators_have_so_many_lines_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "TALK", 3)
    table = DrivenTable("machi-koro", 2, 1)
    for number in range(3):
        table.do(0, msg.Chat(str(number), "hello"))
    with pytest.raises(Refusal, match="enough has been said"):
        say(table, 1)
    say(table, None)


def test_talk_ends_some_time_after_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = DrivenTable("machi-koro", 2, 1)
    table.do(0, msg.Resign("r"))
    table.table.ended = time.time()
    say(table, 1)
    table.table.ended -= commands.TALK_AFTER + 1
    for seat in (1, None):
        with pytest.raises(Refusal, match="over for long"):
            say(table, seat)


@pytest.mark.parametrize("one", ["address", "table"])
def test_one_address_and_one_table_can_say_so_much_at_once(one: str) -> None:
    limits = Limits(on=True)

    def talk() -> None:
        for number in range(100):
            client, table = ("a", str(number)) if one == "address" else (str(number), "t")
            limits.check_chat(client, table, None)

    with pytest.raises(Refusal, match="too much talk"):
        talk()
    limits.check_chat("another", "another", None)
    limits.check_chat("a third", "t", 0)
