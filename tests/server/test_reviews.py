"""Reviews over HTTP: of finished games alone, once for all who ask."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from kontor.core.faults import BadRecord
from kontor.core.record_file import load
from kontor.core.replay import replay
from kontor.review.reviewing import review
from kontor.server.backends import open_store
from kontor.server.config import Config
from kontor.server.limits import Limits
from tests.server.client import Answer, Seat, ask, call, record_of, run, started
from tests.server.servers import Server

Json = dict[str, Any]


def refused(base: str, table: str, token: str = "") -> str:
    answer = call(base, f"/api/tables/{table}/review", token=token)
    assert answer.status == 409
    return str(answer.json()["code"])


async def finished(base: str) -> list[Seat]:
    people = await started(base)
    rng = random.Random(1)
    await asyncio.gather(*(person.play(rng) for person in people))
    return people


def test_a_running_game_is_not_reviewed_for_anybody(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        for token in ("", people[0].token, people[1].token):
            assert await asyncio.to_thread(refused, base, people[0].table, token) == "not-over"

    run(story())


@pytest.mark.parametrize("game", ["machi-koro", "golden-city"])
def test_the_record_of_a_running_game_cannot_be_reviewed(base: str, game: str) -> None:
    async def story() -> None:
        people = await started(base, game=game, seats=3)
        rng = random.Random(1)
        others = [asyncio.ensure_future(person.play(rng)) for person in people[1:]]
        await people[0].play(rng, 6)
        for playing in others:
            playing.cancel()
        for person in (*people, Seat(base, people[0].table)):
            record = load(await record_of(person))
            assert record.moves
            with pytest.raises(BadRecord):
                review(record)

    run(story())


@pytest.mark.parametrize("token", ["", "player"])
def test_nothing_else_can_be_handed_to_a_review_or_a_puzzle(base: str, token: str) -> None:
    """No position, record or number of a moment: only the address of a table or a puzzle."""

    async def story() -> None:
        people = await started(base)
        record = await record_of(people[0])
        token_of = people[0].token if token else ""
        at = f"/api/tables/{people[0].table}/review"
        for path in (at, "/api/puzzles/machi-koro", "/api/puzzles/machi-koro/0"):
            for body in (record.encode(), {"record": record}, {"state": people[0].view}):
                answer = await asyncio.to_thread(call, base, path, body, token_of)
                assert answer.status == 405
        for query in ("?seat=0", "?moment=3", f"?record={quote(record)}", "?n=1"):
            answer = await asyncio.to_thread(call, base, at + query, None, token_of)
            assert answer.json()["code"] in ("not-over", "not-yours")

    run(story())


def test_a_game_that_goes_on_from_another_is_not_reviewed_either(base: str) -> None:
    async def story() -> None:
        people = await finished(base)
        moments = (await ask(base, f"/api/tables/{people[0].table}/review"))["moments"]
        seated = (await play_on(people[0], moments[5])).json()
        for token in ("", seated["token"]):
            assert await asyncio.to_thread(refused, base, seated["table"], token) == "not-over"
        again = await play_on(Seat(base, seated["table"], seated["token"], 1), 1)
        assert again.json()["code"] == "not-over"

    run(story())


def test_a_finished_game_is_reviewed_for_players_and_spectators_alike(base: str) -> None:
    async def story() -> None:
        people = await finished(base)
        path = f"/api/tables/{people[0].table}/review"
        while (of_player := await ask(base, path, token=people[0].token))["done"] < 1:
            await asyncio.sleep(0.2)
        of_guest = await ask(base, path)
        assert of_player["review"] == of_guest["review"]
        record = load(await record_of(people[0]))
        found = of_player["review"]
        assert len(found["decisions"]) == len(record.moves) == len(of_player["moments"]) - 1
        for seat in found["seats"]:
            parts = (seat[part] for part in ("start", "luck", "skill", "others"))
            assert abs(sum(parts) - seat["result"]) < 1e-9

    run(story())


def test_after_the_end_every_step_can_be_looked_at(base: str) -> None:
    async def story() -> None:
        people = await started(base, game="golden-city", seats=3)
        rng = random.Random(1)
        await asyncio.gather(*(person.play(rng) for person in people))
        path = f"/api/tables/{people[0].table}/past?seat=0&from="
        moments: list[int] = []
        token = people[0].token
        while found := await ask(base, f"{path}{moments[-1] + 1 if moments else 0}", token=token):
            moments += [moment["n"] for moment in found]
        record = load(await record_of(people[0]))
        assert len(moments) == len(record.moves) + 1

    run(story())


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest) -> dict[str, str]:
    """A server's settings for a database of each kind."""
    if request.param == "sqlite":
        return {}
    return {"KONTOR_DATABASE_URL": request.getfixturevalue("new_database")()}


def test_a_review_outlives_the_server_and_goes_with_its_table(
    tmp_path: Path, settings: dict[str, str]
) -> None:
    found: list[tuple[str, Json]] = []

    async def complete(base: str) -> None:
        table = (await finished(base))[0].table
        while (review := await ask(base, f"/api/tables/{table}/review"))["done"] < 1:
            await asyncio.sleep(0.2)
        found.append((table, review))

    async def again(base: str) -> None:
        table, review = found[0]
        # What is made anew begins with an estimate that is not complete.
        assert await ask(base, f"/api/tables/{table}/review") == review

    async def removed() -> None:
        config = Config(data=tmp_path, database_url=settings.get("KONTOR_DATABASE_URL", ""))
        store = open_store(config)
        [(table, n)] = await store.untouched(time.time(), time.time())
        assert await store.review(table)
        await store.keep_review(table, "{}")
        assert await store.review(table) == "{}"
        assert await store.remove(table, n)
        assert await store.review(table) is None
        await store.keep_review(table, "{}")
        assert await store.review(table) is None
        await store.close()

    for story in (complete, again):
        with Server(tmp_path, 1, **settings) as server:
            run(story(server.base))
    run(removed())


def test_who_lags_behind_gets_no_review_before_the_end_has_come_to_him(base: str) -> None:
    async def story() -> None:
        people = await started(base, delay=3600)
        rng = random.Random(1)
        await asyncio.gather(*(person.play(rng) for person in people))
        table = people[0].table
        assert await asyncio.to_thread(refused, base, table) == "not-over"
        answer = await asyncio.to_thread(
            call, base, f"/api/tables/{table}/review", None, people[0].token
        )
        assert answer.status == 200

    run(story())


def test_a_game_that_was_broken_off_is_not_reviewed(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        await people[1].do("resign")
        assert await asyncio.to_thread(refused, base, people[0].table) == "not-over"

    run(story())


def test_questions_about_reviews_are_limited() -> None:
    limits = Limits(on=True)
    assert [limits.review("here") for _ in range(60)].count(True) == 30


# --- playing on


async def play_on(person: Seat, moment: int, seat: int = 1) -> Answer:
    path = f"/api/tables/{person.table}/play-on"
    wish = {"moment": moment, "seat": seat, "name": "Ada", "level": "easy"}
    return await asyncio.to_thread(call, person.base, path, wish, person.token)


def test_one_can_play_on_from_any_moment_of_a_finished_game(base: str) -> None:
    async def story() -> None:
        people = await finished(base)
        path = f"/api/tables/{people[0].table}"
        moments = (await ask(base, f"{path}/review", token=people[0].token))["moments"]
        record = load(await record_of(people[0]))
        for number in (0, 9, len(record.moves) - 1):
            answer = await play_on(people[0], moments[number])
            assert answer.status == 201, answer.body
            seated = answer.json()
            again = await Seat(base, seated["table"], seated["token"], 1).connect(since=0)
            origin = again.info["origin"]
            assert (origin["table"], origin["moment"]) == (people[0].table, moments[number])
            assert (origin["how"], origin["sealed"]) == ("played-on", False)
            assert not again.info["rated"]
            assert again.info["commitment"] != people[0].info["commitment"]
            await again.play(random.Random(2))
            after = load(await record_of(again))
            assert after.seal is None
            assert after.moves[:number] == record.moves[:number]
            assert replay(after).decisions

    run(story())


def test_nobody_plays_on_from_a_running_game_or_from_its_end(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        started_at = next(e["n"] for e in people[0].entries if e["type"] == "started")
        for person in (*people, Seat(base, people[0].table)):
            answer = await play_on(person, started_at)
            assert answer.json()["code"] == "not-over"
        rng = random.Random(1)
        await asyncio.gather(*(person.play(rng) for person in people))
        end = (await ask(base, f"/api/tables/{people[0].table}/review"))["moments"][-1]
        for moment in (end, 10**6):
            assert (await play_on(people[0], moment)).json()["code"] == "bad-message"
        assert (await play_on(people[0], started_at, seat=7)).json()["code"] == "no-such-seat"

    run(story())


def test_who_lags_behind_cannot_play_on_before_the_end_has_come_to_him(base: str) -> None:
    async def story() -> None:
        people = await started(base, delay=3600)
        started_at = next(e["n"] for e in people[0].entries if e["type"] == "started")
        rng = random.Random(1)
        await asyncio.gather(*(person.play(rng) for person in people))
        guest = Seat(base, people[0].table)
        assert (await play_on(guest, started_at)).json()["code"] == "not-over"

    run(story())
