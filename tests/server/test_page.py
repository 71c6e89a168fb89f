"""What the server does for a page alone: its files, earlier moments, hints."""

import asyncio
import random

from kontor.bots.registry import explain
from kontor.core.record_file import load
from tests.server.client import (
    Answer,
    Json,
    Seat,
    ask,
    call,
    in_doubt,
    record_of,
    run,
    started,
)  # fmt: skip
from tests.server.driven import DrivenTable

HTML = {"accept": "text/html"}


def test_every_address_of_the_page_gives_the_one_document(base: str) -> None:
    for path in (
        "/",
        "/design",
        "/table/any",
        "/table/any/17",
        "/new/machi-koro/friends",
        "/text/any",
        "/learn/machi-koro",
        "/rules/golden-city",
    ):
        answer = call(base, path)
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_a_browser_that_is_lost_gets_the_page_and_a_script_gets_a_refusal(base: str) -> None:
    assert b"<title>Kontor</title>" in call(base, "/no/such/thing", headers=HTML).body
    assert call(base, "/no/such/thing", headers=HTML).status == 404
    assert call(base, "/no/such/thing").json()["code"] == "not-found"
    assert call(base, "/api/no/such/thing", headers=HTML).json()["code"] == "not-found"


def test_files_come_compressed_and_nothing_beside_them_comes(base: str) -> None:
    answer = call(base, "/manifest.webmanifest", headers={"accept-encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "br"
    for path in ("/../page.py", "/assets/../../page.py", "/%2e%2e/page.py"):
        assert call(base, path).status == 404


def test_earlier_moments_are_what_the_seat_saw_then(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        rng = random.Random(3)
        await asyncio.gather(*(person.play(rng) for person in people))
        first = people[0]
        told = [e for e in first.entries if e["type"] in ("started", "moved", "took-back")]
        moments: list[Json] = []
        while len(moments) < len(told):
            since = moments[-1]["n"] + 1 if moments else 0
            path = f"/api/tables/{first.table}/past?seat={first.seat}&from={since}"
            moments += await ask(base, path, token=first.token)
        numbers = [moment["n"] for moment in moments]
        assert numbers == sorted(set(numbers))
        assert {entry["n"] for entry in told} <= set(numbers)
        record = load(await record_of(first))  # after the end others' quiet steps are told as well
        assert len(numbers) == 1 + len(record.moves)
        assert moments[-1]["view"]["result"] is not None
        assert all(moment["view"]["seat"] == first.seat for moment in moments)
        path = f"/api/tables/{first.table}/past?seat={first.seat}&eyes=1&from=0"
        seen = await ask(base, path, token=first.token)
        assert {moment["view"]["seat"] for moment in seen} == {1}

    run(story())


def test_nobody_sees_through_others_eyes_before_the_end(base: str) -> None:
    async def story() -> None:
        people = await started(base, game="golden-city", seats=3)
        for person in people:
            other = (int(person.seat or 0) + 1) % 3
            path = f"/api/tables/{person.table}/past?seat={person.seat}&eyes={other}"
            answer = await asyncio.to_thread(call, base, path, None, person.token)
            assert answer.json()["code"] == "not-over"
        await asyncio.gather(*(person.close() for person in people))

    run(story())


def hint(person: Seat) -> Answer:
    path = f"/api/tables/{person.table}/hint?seat={person.seat}"
    return call(person.base, path, token=person.token)


def test_a_hint_is_a_legal_answer_stays_the_same_and_all_are_told(base: str) -> None:
    async def story() -> None:
        people = await started(base, hints=True)
        mover = await in_doubt(people)
        other = next(person for person in people if person is not mover)
        assert (await asyncio.to_thread(hint, other)).json()["code"] == "not-your-turn"
        first = (await asyncio.to_thread(hint, mover)).json()["answers"]
        assert (await asyncio.to_thread(hint, mover)).json()["answers"] == first
        best, *others = first
        assert len(others) <= 2
        assert all(one["action"] in mover.view["legal"] for one in first)
        assert best["chance"] is None or 0 < best["chance"] <= 1
        assert all(one["chance"] is None for one in others)
        for one in first:
            assert all(reason["message"].startswith("reason-") for reason in one["reasons"])
        await other.until(lambda: other.entries[-1]["type"] == "hinted")
        await other.command("chat", text="Aha!")
        await mover.until(lambda: mover.entries[-1]["type"] == "chatted")
        told = [entry for entry in mover.entries if entry["type"] == "hinted"]
        assert [entry["seat"] for entry in told] == [mover.seat]
        await asyncio.gather(*(person.close() for person in people))

    run(story())


def test_there_are_no_hints_among_people_unless_they_were_chosen(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        mover = await in_doubt(people)
        assert (await asyncio.to_thread(hint, mover)).json()["code"] == "not-allowed"
        alone = await in_doubt(await started(base, first=0, bots=[{"seat": 1, "level": "easy"}]))
        assert (await asyncio.to_thread(hint, alone)).json()["answers"]
        assert all(entry["type"] != "hinted" for entry in alone.entries)
        await asyncio.gather(*(person.close() for person in [*people, alone]))

    run(story())


def test_where_one_answer_is_possible_nothing_is_advised() -> None:
    driven = DrivenTable("machi-koro", 2, seed=3)
    first = driven.session.view(driven.session.to_move())
    assert len(first.legal) == 1
    assert explain("machi-koro", first) == []
    driven.move()
    then = driven.session.view(driven.session.to_move())
    assert explain("machi-koro", then) == explain("machi-koro", then) != []


def test_a_table_is_read_out_as_its_seat_may_know_it(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        for person in people:
            names = "&".join(f"name=N{seat}" for seat in range(len(people)))
            path = f"/api/tables/{person.table}/text?seat={person.seat}"
            sections = await ask(base, f"{path}&language=de&{names}", token=person.token)
            assert all(section["title"] and section["rows"] for section in sections)
            chosen = [
                row["action"] for section in sections for row in section["rows"] if row["action"]
            ]
            assert all(action in person.view["legal"] for action in chosen)
            for wrong in (f"language=xx&{names}", "language=de&name=one", ""):
                refused = await asyncio.to_thread(call, base, f"{path}&{wrong}", None, person.token)
                assert refused.json()["code"] == "bad-message"
        await asyncio.gather(*(person.close() for person in people))

    run(story())
