"""Somebody who plays through the application's door, as a page does."""

import asyncio
import json
from typing import Any

from kontor.browser.asgi import Door

ENTROPY = "00112233445566778899aabbccddeeff"


class Answer:
    """Waits for an answer as the page does."""

    def __init__(self) -> None:
        self.status = 0
        self.headers = ""
        self.body = ""
        self.ended = asyncio.Event()

    def head(self, status: int, headers: str) -> None:
        self.status, self.headers = status, headers

    def part(self, body: str) -> None:
        self.body += body

    def end(self) -> None:
        self.ended.set()


class Person:
    """Somebody at one table of the browser."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.cookie = ""
        self.table = ""

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        answer = Answer()
        text = "" if body is None else json.dumps(body)
        self.door.ask(method, f"/api{path}", self.cookie, text, answer)
        await asyncio.wait_for(answer.ended.wait(), 30)
        return answer

    async def begin(self, game: str, seats: int, level: str = "easy", **wishes: Any) -> None:
        bots = [{"seat": seat, "level": level} for seat in range(1, seats)]
        wish = {"game": game, "seats": seats, "bots": bots, "people": ["Ann"], **wishes}
        await self.open(wish, 1)

    async def open(self, wish: dict[str, Any], people: int) -> None:
        """A new table, at which that many people sit on this device."""
        answer = await self.ask("POST", "/tables", wish)
        assert answer.status == 201, answer.body
        made = json.loads(answer.body)
        self.table, self.cookie = made["table"], f"kontor_seat={made['token']}"
        for seat in range(people):
            ready = {"type": "ready", "id": f"r{seat}", "entropy": f"{seat}{ENTROPY}"[:32]}
            path = f"/tables/{self.table}/commands?seat={seat}"
            assert (await self.ask("POST", path, ready)).status == 200

    async def state(self, seat: int = 0) -> Any:
        return json.loads((await self.ask("GET", f"/tables/{self.table}?seat={seat}")).body)

    async def play(self, turns: int) -> None:
        """Answer so many questions with the first answer that is allowed, or until the end."""
        for n in range(turns):
            state = await self.state()
            if state["table"]["status"] == "over":
                return
            if not state["view"]["legal"]:
                await asyncio.sleep(0.01)
                continue
            move = {"id": f"m{n}", "expect": state["n"], "action": state["view"]["legal"][0]}
            await self.ask("POST", f"/tables/{self.table}/moves", {"type": "move", **move})
