"""Taking back: free up to the horizon, by consent beyond it, never at a rated table."""

import random

from kontor.core.record_file import load
from kontor.core.replay import replay
from kontor.server import messages as msg
from kontor.server import undo
from tests.server.client import Seat, record_of, run, started
from tests.server.driven import DrivenTable


async def to_move(people: list[Seat]) -> Seat:
    """Who is to move, once everybody knows it."""
    latest = max(people, key=lambda person: person.n)
    if latest.may_move:
        return latest
    for person in people:
        await person.reach(latest.n)
    return next(person for person in people if person.may_move)


async def rolled(people: list[Seat]) -> Seat:
    person = await to_move(people)
    await person.move({"do": "roll", "dice": 1})
    return person


def test_beyond_the_horizon_the_others_are_asked_and_may_agree(base: str) -> None:
    async def story() -> None:
        people = await started(base, seats=3)
        person = await rolled(people)
        offer = person.state["undo"]
        assert offer["free"] is False
        assert offer["decisions"] == [{"seat": person.seat, "action": {"do": "roll", "dice": 1}}]
        await person.do("undo", expect=person.n)
        assert person.state["asked"]["decisions"] == offer["decisions"]
        others = [other for other in people if other is not person]
        assert person.state["asked"]["waiting_for"] == [other.seat for other in others]
        assert (await person.do("answer", yes=True))["code"] == "nothing-asked"
        await others[0].do("answer", yes=True)
        await person.until(lambda: person.entries[-1]["type"] == "undo-answered")
        assert len(load(await record_of(person)).moves) == 1
        await others[1].do("answer", yes=True)
        await person.until(lambda: person.entries[-1]["type"] == "took-back")
        assert person.view["question"] == "roll"
        rolled_at = next(e["n"] for e in person.entries if e["type"] == "moved")
        assert person.entries[-1]["undone"] == [rolled_at]
        assert load(await record_of(person)).moves == []

    run(story())


def test_one_no_is_enough_to_keep_what_happened(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person = await rolled(people)
        other = people[1 - (person.seat or 0)]
        await person.do("undo", expect=person.n)
        await other.do("answer", yes=False)
        await person.until(lambda: person.entries[-1]["type"] == "undo-answered")
        assert "asked" not in person.entries[-1]
        assert (await other.do("answer", yes=True))["code"] == "nothing-asked"
        assert len(load(await record_of(person)).moves) == 1

    run(story())


def test_a_new_move_ends_the_request(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person = await rolled(people)
        other = people[1 - (person.seat or 0)]
        await person.do("undo", expect=person.n)
        await person.move({"do": "pass"})
        await other.until(lambda: other.n == person.n)
        assert (await other.do("answer", yes=True))["code"] == "nothing-asked"

    run(story())


def test_dice_taken_back_come_again_as_they_were(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        person = await rolled(people)
        first = person.view["dice"]
        other = people[1 - (person.seat or 0)]
        await person.do("undo", expect=person.n)
        await other.do("answer", yes=True)
        await person.until(lambda: person.entries[-1]["type"] == "took-back")
        await person.move({"do": "roll", "dice": 1})
        assert person.view["dice"] == first
        replay(load(await record_of(person)))

    run(story())


def test_a_swap_is_taken_back_freely_step_by_step(base: str) -> None:
    """The business centre asks with whom, what to give, what to get: until then all is free."""

    async def story() -> None:
        rng = random.Random(3)
        people = await started(base, first=0)
        while True:
            person = await to_move(people)
            options = person.view["legal"]
            if person.view["question"] == "give":
                break
            wanted = [a for a in options if a.get("card") == "business-centre" or a["do"] == "swap"]
            cheap = [a for a in options if a["do"] in ("pass", "decline")]
            build = person.view["cities"][person.seat]["coins"] < 8 and cheap
            await person.move(rng.choice(wanted or build or options))
            assert not person.over, "nobody got a business centre; take another seed"
        count = len(load(await record_of(person)).moves)
        assert person.state["undo"]["free"] is True
        assert len(person.state["undo"]["decisions"]) == 1
        await person.do("undo", expect=person.n)
        assert person.view["question"] == "swap"
        assert len(load(await record_of(person)).moves) == count - 1

    run(story())


def test_against_bots_nobody_need_be_asked(base: str) -> None:
    async def story() -> None:
        people = await started(base, first=0, bots=[{"seat": 1, "level": "easy"}])
        person = await rolled(people)
        assert person.state["undo"]["free"] is True
        await person.do("undo", expect=person.n)
        assert person.view["question"] == "roll"

    run(story())


def test_who_is_away_is_asked_before_dice_are_foreseen() -> None:
    driven = DrivenTable("machi-koro", 2, 1, first=0)
    table = driven.table
    driven.do(1, msg.Leave("away"))
    driven.do(0, msg.Move(table.n, "m", {"do": "roll", "dice": 1}))
    offer = undo.offer(table, 0)
    assert offer == undo.Offer(1, free=False)
    driven.do(0, msg.Undo(table.n, "u"))
    assert undo.still_to_consent(table) == {1}
    assert len(driven.session.decisions) == 1
    driven.do(1, msg.UndoReply("y", yes=True))
    assert not driven.session.decisions


def test_who_resigned_need_not_be_asked() -> None:
    driven = DrivenTable("machi-koro", 3, 1, first=0)
    driven.do(1, msg.Resign("r"))
    driven.do(0, msg.Move(driven.table.n, "m", {"do": "roll", "dice": 1}))
    driven.do(0, msg.Undo(driven.table.n, "u"))
    assert undo.still_to_consent(driven.table) == {2}


def test_at_a_rated_table_nothing_is_taken_back(base: str) -> None:
    async def story() -> None:
        people = await started(base, rated=True)
        person = await rolled(people)
        assert "undo" not in person.state
        assert (await person.do("undo", expect=person.n))["code"] == "no-undo"

    run(story())
