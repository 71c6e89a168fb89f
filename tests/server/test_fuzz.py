"""Nonsense of every kind, over HTTP and over the socket: no 500, no crash, no leak."""

import asyncio
import json
import random
import string
import subprocess
import sys
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kontor.server.openapi import openapi
from tests.server.client import Seat, call, record_of, run, started
from tests.server.servers import Server


def test_the_http_api_keeps_to_its_description_whatever_it_is_asked(tmp_path: Path) -> None:
    checks = "not_a_server_error,response_schema_conformance,content_type_conformance"
    with Server(tmp_path) as server:
        command = [
            str(Path(sys.executable).parent / "schemathesis"), "run",
            f"{server.base}/api/openapi.json", "--checks", checks, "--max-examples", "40",
            "--phases", "examples,coverage,fuzzing", "--seed", "1", "--no-color",
            "--generation-database", "none", "--suppress-health-check", "all",
        ]  # fmt: skip
        result = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-2000:]
        assert call(server.base, "/healthz").status == 200
    assert '"status":500' not in server.log.read_text()


def _nonsense(rng: random.Random) -> Any:
    """Anything that JSON can say."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice([None, True, False, 0, -1, 2**63, 2**200, 1e308, -0.0, ""])
    if kind == 1:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(40)))
    if kind == 2:
        return [_nonsense(rng) for _ in range(rng.randrange(3))]
    if kind == 3:
        return {rng.choice("abc"): _nonsense(rng) for _ in range(rng.randrange(3))}
    if kind == 4:
        return rng.choice(["\u0000", "\ud800", "ﷺ" * 20, "x" * 2000, "<script>", "'; DROP TABLE"])
    return rng.randrange(-5, 20)


def _message(rng: random.Random, person: Seat) -> str | bytes:
    """A message that is almost right, or not at all."""
    kinds = [
        "hello", "ping", "ready", "stand", "seat-bot", "move", "undo", "answer", "leave", "chat",
        "return", "why", "state", "update", "", "HELLO", 5, None,
    ]  # fmt: skip
    message: dict[str, Any] = {"type": rng.choice(kinds), "id": f"f{rng.randrange(50)}"}
    for field in ("seat", "since", "token", "expect", "action", "yes", "text", "level", "entropy"):
        if rng.random() < 0.4:
            message[field] = _nonsense(rng)
    if rng.random() < 0.3:
        message |= {"type": "move", "expect": person.n, "action": rng.choice(person.view["legal"])}
        message.pop("seat", None)
    text = json.dumps(message)
    match rng.randrange(12):
        case 0:
            return text.encode()
        case 1:
            return text[: rng.randrange(len(text))]
        case 2:
            return "[" * rng.randrange(15_000)
        case 3:
            return (
                '{"type":"move","expect":0,"id":"x","action":' + '{"a":' * 2500 + "1" + "}" * 2501
            )
        case 4:
            return rng.randbytes(rng.randrange(200))
        case _:
            return text


def test_whatever_comes_over_a_socket_the_table_stays_as_it_was(base: str) -> None:
    async def story() -> None:
        people = await started(base, rated=True)
        mover = next(person for person in people if person.may_move)
        other = next(person for person in people if person is not mover)
        address = f"{base.replace('http', 'ws')}/api/tables/{mover.table}/socket"
        rng = random.Random(1)
        received: list[str] = []
        codes: set[int] = set()
        for number in range(120):
            async with connect(address, compression=None) as socket:
                hello: dict[str, Any] = {"type": "hello"}
                if number % 3 == 1:
                    hello |= {"seat": other.seat, "token": other.token}
                if number % 3 == 2:
                    hello |= {"seat": mover.seat, "token": other.token}
                await socket.send(json.dumps(hello))
                try:
                    for _ in range(25):
                        await socket.send(_message(rng, mover))
                    await socket.send(json.dumps({"type": "ping", "id": "end"}))
                    while True:
                        text = await asyncio.wait_for(socket.recv(), 20)
                        received.append(str(text))
                        if '"id":"end"' in str(text):
                            break
                except ConnectionClosed as end:
                    codes.add(end.rcvd.code if end.rcvd else 1006)
        assert json.loads(await record_of(mover)).get("decisions") == 0
        assert len(received) > 500
        assert codes <= {1006, 1007, 1008, 1009}
        known = {"state", "update", "ack", "refused", "ruling", "presence", "pong"}
        assert {json.loads(text)["type"] for text in received} <= known
        assert not any(mover.token in text for text in received)
        assert not any("Traceback" in text or "kontor/" in text for text in received)
        state = call(base, f"/api/tables/{mover.table}", token=mover.token).json()
        assert state["view"]["legal"] == mover.view["legal"]

    run(story())


def test_the_description_is_served(base: str) -> None:
    assert call(base, "/api/openapi.json").json() == json.loads(json.dumps(openapi()))
