"""The log: short lines, and no traceback for what a client did wrong."""

import json
import logging
import socket
import sys
from pathlib import Path

from websockets.exceptions import InvalidUpgrade

from kontor.server.logs import LONGEST, Lines
from tests.server.client import call
from tests.server.servers import Server


def test_a_long_path_is_cut(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert call(server.base, "/" + "x" * 9000).status == 404
    lines = server.log.read_text().splitlines()
    (line,) = [line for line in lines if "xxx" in line]
    assert len(line) < LONGEST + 200
    assert json.loads(line)["status"] == 404


def line(name: str, fault: Exception) -> dict[str, str]:
    try:
        raise fault
    except Exception:
        record = logging.LogRecord(name, logging.ERROR, "", 0, "failed", None, sys.exc_info())
    found: dict[str, str] = json.loads(Lines().format(record))
    return found


def test_faults_of_clients_have_no_traceback_and_ours_have() -> None:
    of_a_client = line("uvicorn.error", InvalidUpgrade("Upgrade", "x" * 9000))
    assert of_a_client["fault"].startswith("InvalidUpgrade: ")
    assert len(of_a_client["fault"]) <= LONGEST + 1
    assert "Traceback" in line("uvicorn.error", KeyError("ours"))["fault"]
    assert "Traceback" in line("kontor.rooms", UnicodeError("ours"))["fault"]


def test_nonsense_on_the_wire_leaves_no_traceback(tmp_path: Path) -> None:
    upgrade = b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    version = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    bad = b"".join(b"\x81\x81\0\0\0\0x" for _ in range(20))
    with Server(tmp_path) as server:
        for said in (upgrade + b"\r\n", b"\xff\xff\r\n\r\n", upgrade + version + b"\xff\xff"):
            talk(server.port, said)
        talk(server.port, upgrade + version, bad)
        talk(server.port, upgrade + version, b"\x81\x82\0\0\0\0\xff\xff")
        assert call(server.base, "/api/games").status == 200
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "a socket failed" not in log


def talk(port: int, *said: bytes) -> None:
    """Say this, each after an answer, and hang up."""
    with socket.create_connection(("127.0.0.1", port), 10) as connection:
        for part in said:
            connection.sendall(part)
            connection.recv(1000)
