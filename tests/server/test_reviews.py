"""Reviews over HTTP: of finished games alone, once for all who ask."""

import asyncio
import random

from kontor.core.record_file import load
from kontor.server.limits import Limits
from tests.server.client import Seat, ask, call, record_of, run, started


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


def test_a_finished_game_is_reviewed_for_players_and_spectators_alike(base: str) -> None:
    async def story() -> None:
        people = await finished(base)
        path = f"/api/tables/{people[0].table}/review"
        of_player, of_guest = [await ask(base, path, token=t) for t in (people[0].token, "")]
        assert of_player["review"] == of_guest["review"]
        record = load(await record_of(people[0]))
        found = of_player["review"]
        assert len(found["decisions"]) == len(record.moves) == len(of_player["moments"]) - 1
        for seat in found["seats"]:
            parts = (seat[part] for part in ("start", "luck", "skill", "others"))
            assert abs(sum(parts) - seat["result"]) < 1e-9

    run(story())


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
