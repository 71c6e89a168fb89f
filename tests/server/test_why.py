"""Why not? A question about an action of one's own: it changes nothing and tells no secret."""

import asyncio
import json
from typing import Any

import pytest

from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.record_file import load
from kontor.server import messages as msg
from kontor.server.commands import Actor
from kontor.server.refusal import Refusal
from kontor.server.rulings import ruling
from kontor.server.seats import hashed
from tests.server.client import Seat, ask, call, record_of, run, started
from tests.server.driven import DrivenTable, snapshot

ROLL = {"do": "roll", "dice": 1}
TWO_DICE = {"do": "roll", "dice": 2}


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_the_answer_is_what_the_rules_say_of_every_action_and_the_table_stays(game: str) -> None:
    rules = registry.game(game)
    for seed in range(3):
        driven = DrivenTable(game, rules.meta().seats[-1], seed)
        while (seat := driven.table.to_move) is not None:
            before = snapshot(driven.table)
            legal = driven.session.legal()
            for action in rules.actions().all:
                question = msg.Why("q", action.to_json())
                answer = ruling(driven.table, driven.actor(seat), question)
                assert answer == msg.Ruling("q", rules.why_not(driven.session.state, action))
                assert (answer.rule is None) == (action in legal)
            assert snapshot(driven.table) == before
            driven.play(7)


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_the_answer_follows_from_what_the_asker_sees(game: str) -> None:
    """In every position that he could take for the true one it is the same."""
    rules = registry.game(game)
    chance = Seeded(5)
    for seed in range(6):
        driven = DrivenTable(game, rules.meta().seats[-1], 100 + seed)
        while (seat := driven.table.to_move) is not None:
            state = driven.session.state
            other = rules.determinise(rules.view(state, seat), chance)
            for action in rules.actions().all:
                assert rules.why_not(state, action) == rules.why_not(other, action), action
            driven.play(5)


def refusal_of(driven: DrivenTable, actor: Actor, action: dict[str, Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        ruling(driven.table, actor, msg.Why("q", action))
    return refusal.value.code


def test_only_who_has_to_decide_himself_is_answered() -> None:
    driven = DrivenTable("machi-koro", 3, 1)
    seat = driven.table.to_move
    assert seat is not None
    other = (seat + 1) % 3
    assert refusal_of(driven, driven.actor(other), ROLL) == "not-your-turn"
    assert refusal_of(driven, Actor(hashed(f"token {other}"), seat), ROLL) == "not-yours"
    assert refusal_of(driven, Actor(), ROLL) == "not-yours"
    assert refusal_of(driven, driven.actor(seat), {"do": "fly"}) == "unknown-action"
    driven.do(seat, msg.Leave("l"))
    assert refusal_of(driven, driven.actor(seat), ROLL) == "stand-in"
    driven.do(seat, msg.Return("r"))
    assert ruling(driven.table, driven.actor(seat), msg.Why("q", ROLL)).rule is None
    for loser in range(2):
        driven.do(loser, msg.Resign("x"))
    assert refusal_of(driven, driven.actor(2), ROLL) == "not-playing"
    waiting = DrivenTable("machi-koro", 2, 1, ready=False)
    assert refusal_of(waiting, waiting.actor(0), ROLL) == "not-playing"


async def everything(person: Seat) -> dict[str, Any]:
    """What the server tells this seat of its table, but for the seconds that pass."""
    path = f"/api/tables/{person.table}?since=0&seat={person.seat}"
    state: dict[str, Any] = await ask(person.base, path, None, person.token)
    return {**state, "clock": state["clock"]["running"]}


async def news(person: Seat) -> list[str]:
    """The types of the messages that came until now."""
    known = len(person.received)
    await person.send({"type": "ping", "id": "now"})
    await person.answered("now")
    return [json.loads(text)["type"] for text in person.received[known:-1]]


def test_nothing_is_written_and_nobody_hears_of_a_question(base: str) -> None:
    async def story() -> None:
        people = await started(base, pace={"kind": "live", "bank": 600})
        person, other = people if people[0].may_move else people[::-1]
        await news(person)
        await news(other)
        before = [await everything(one) for one in people]
        path = f"/api/tables/{person.table}/why?seat={person.seat}"
        for action, rule in ((ROLL, None), (TWO_DICE, "MK-T1")):
            answer = await person.do("why", action=action)
            assert answer == {"type": "ruling", "id": answer["id"], "rule": rule}
            question = {"type": "why", "id": "q", "action": action}
            assert await ask(base, path, question, person.token) == {**answer, "id": "q"}
            refused = await other.do("why", action=action)
            assert refused["code"] == "not-your-turn"
            assert (await asyncio.to_thread(call, base, path, question, other.token)).status == 403
            assert (await asyncio.to_thread(call, base, path, question)).status == 403
        assert await news(person) == []
        assert await news(other) == []
        assert [await everything(one) for one in people] == before
        assert load(await record_of(person)).moves == []
        assert (await person.move(ROLL))["type"] == "update"

    run(story())


def test_a_question_needs_a_hello_and_is_no_command(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person = people[0] if people[0].may_move else people[1]
        question = {"type": "why", "id": "q", "action": ROLL}
        path = f"/api/tables/{person.table}/commands?seat={person.seat}"
        assert (await asyncio.to_thread(call, base, path, question, person.token)).status == 400
        stranger = Seat(base, person.table, "", person.seat)
        stranger.state = {"not": "asked"}
        await stranger.connect()
        assert (await stranger.receive())["code"] == "not-yours"
        assert (await stranger.do("why", action=ROLL))["code"] == "bad-message"

    run(story())
