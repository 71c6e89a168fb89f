"""What docs/api.md promises: a whole bot over HTTP in a few lines."""

import json
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import Server

PAGE = Path(__file__).parent.parent.parent / "docs" / "api.md"


def test_the_bot_of_the_page_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    sleep = time.sleep
    monkeypatch.setattr(time, "sleep", lambda _: sleep(0.01))
    wishes = {"game": "machi-koro", "seats": 2, "bots": [{"seat": 1, "level": "easy"}]}
    with Server(tmp_path) as server:

        def post(path: str, body: Any, **headers: str) -> Any:
            headers["Content-Type"] = "application/json"
            asked = urllib.request.Request(server.base + path, json.dumps(body).encode(), headers)
            return json.load(urllib.request.urlopen(asked))

        made = post("/api/tables", {**wishes, "people": ["Example"]})
        ready = {"type": "ready", "id": "ready"}
        post(
            f"/api/tables/{made['table']}/commands", ready, Authorization=f"Bearer {made['token']}"
        )
        names = {"SITE": server.base, "TABLE": made["table"], "TOKEN": made["token"]}
        exec(program[1], names)
    state: Any = names["state"]
    assert sorted(state["table"]["result"]["places"]) == [1, 2]
