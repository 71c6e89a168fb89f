"""Tokens, origins, limits, headers, logs: what keeps a stranger out and a secret in."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import Seat, ask, call, record_of, run, started
from tests.server.servers import Server


def test_every_answer_forbids_a_browser_what_it_need_not_do(base: str) -> None:
    for path in ("/healthz", "/api/games", "/api/tables", "/nothing", "/api/tables/nothing"):
        headers = call(base, path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_pages_of_other_sites_can_neither_post_nor_open_sockets(base: str) -> None:
    async def story() -> None:
        wish = {"game": "machi-koro", "seats": 2}
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            answer = call(base, "/api/tables", wish, headers={"Origin": origin})
            assert (answer.status, answer.json()["code"]) == (403, "bad-origin")
            with pytest.raises(InvalidStatus):
                await connect(base.replace("http", "ws") + "/api/lobby", origin=origin)  # type: ignore[arg-type]
        assert call(base, "/api/tables", wish, headers={"Origin": base}).status == 201
        async with connect(base.replace("http", "ws") + "/api/lobby", origin=base):  # type: ignore[arg-type]
            pass

    run(story())


def test_a_form_of_another_site_cannot_post_even_without_an_origin(base: str) -> None:
    wish = b'{"game": "machi-koro", "seats": 2}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        assert call(base, "/api/tables", wish, headers={"Content-Type": kind}).status == 400


def test_what_is_too_large_is_refused(base: str) -> None:
    async def story() -> None:
        answer = call(base, "/api/tables", b"[" * 70_000)
        assert (answer.status, answer.json()["code"]) == (413, "too-large")
        people = await started(base)
        await people[0].send({"type": "chat", "id": "x", "text": "y" * 20_000})
        assert await people[0].closed() == 1009
        await people[1].do("ping")

    run(story())


def test_a_secret_is_told_only_when_the_game_is_over(base: str) -> None:
    async def story() -> None:
        people = await started(base)
        guest = await Seat(base, people[0].table).connect(since=0)
        rng = random.Random(1)
        await asyncio.gather(*(person.play(rng) for person in people))
        await guest.until(lambda: guest.over)
        secret = people[0].info["secret"]
        assert len(secret) == 64
        for seat in (*people, guest):
            told = [text for text in seat.received if secret in text]
            assert told == [text for text in seat.received if '"status":"over"' in text]
            for token in (people[0].token, people[1].token):
                assert not any(token in text for text in seat.received)
        assert secret in await record_of(people[0])

    run(story())


def test_with_limits_on_a_flood_is_refused_and_others_are_served(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        wish = {"game": "machi-koro", "seats": 2, "public": True}
        codes = [call(server.base, "/api/tables", wish).status for _ in range(25)]
        assert codes.count(429) >= 3
        table = (await ask(server.base, "/api/tables"))["tables"][0]["id"]
        seated = await ask(server.base, f"/api/tables/{table}/seats", {"name": "Anna"})
        anna = await Seat(server.base, table, seated["token"], 0).connect()
        for number in range(100):
            await anna.send({"type": "ping", "id": str(number)})
        assert await anna.closed() == 1008
        assert {refusal["code"] for refusal in anna.refusals} == {"too-fast"}
        statuses = [call(server.base, "/api/games").status for _ in range(250)]
        assert 429 in statuses

    with Server(tmp_path, KONTOR_LIMITS="on") as server:
        run(story(server))


def test_no_secret_is_in_a_log(tmp_path: Path) -> None:
    async def story(server: Server) -> list[str]:
        made = await ask(server.base, "/api/tables", {"game": "machi-koro", "seats": 2})
        people = await started(server.base)
        path = f"/api/tables/{people[0].table}"
        call(server.base, f"{path}?token={people[0].token}", token=people[1].token)
        call(server.base, f"{path}/enter", {"token": people[0].token})
        call(server.base, f"{path}/moves", b"{" + people[0].token.encode())
        await people[0].send({"type": "hello", "token": people[0].token, "seat": 9})
        await people[0].do("resign")
        return [made["token"], made["invite"], people[0].token, people[0].info["secret"]]

    secrets: list[str] = []

    async def remember(server: Server) -> None:
        secrets.extend(await story(server))

    with Server(tmp_path) as server:
        run(remember(server))
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(line["message"] == "request" for line in lines)
    assert len(secrets) == 4
    for secret in secrets:
        assert secret not in log


def test_the_database_keeps_no_token(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def story(server: Server) -> None:
        people = await started(server.base)
        tokens.extend(person.token for person in people)

    with Server(tmp_path) as server:
        run(story(server))
    for file in tmp_path.glob("kontor.sqlite3*"):
        content = file.read_bytes()
        assert not any(token.encode() in content for token in tokens)
