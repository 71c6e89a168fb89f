"""A game that was played to its end over HTTP, without a browser, and who sat there."""

import json
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from kontor.server.http import COOKIE
from tests.server.client import call

Json = dict[str, Any]
QUICK = "easy"
"""A bot that answers at once."""


class Finished(NamedTuple):
    base: str
    table: str
    game: str
    token: str

    def come(self, page: Page, address: str = "", review: Json | None = None) -> None:
        """Goes there as the one who played, and finds this review."""
        path = f"/api/tables/{self.table}"
        page.context.add_cookies(
            [{"name": COOKIE, "value": self.token, "domain": "127.0.0.1", "path": path}]
        )
        mine = {"id": self.table, "game": self.game, "at": 0, "invite": None, "seats": [0]}
        page.evaluate("mine => localStorage.setItem('kontor-tables', JSON.stringify([mine]))", mine)
        told = json.dumps(self.review() if review is None else review)
        page.route("**/review?*", lambda route: route.fulfill(body=told))
        page.goto(f"/table/{self.table}{address}")

    def review(self) -> Json:
        """What the server found out first, as if it were all: the closer look would take long."""
        if self.table not in _reviews:
            path = f"/api/tables/{self.table}/review"
            while (found := _asked(self.base, path, None, self.token))["review"] is None:
                time.sleep(0.1)
            _reviews[self.table] = {**found, "done": 1}
        return _reviews[self.table]


_reviews: dict[str, Json] = {}


def played(base: str, game: str, seats: int = 2, **options: object) -> Finished:
    """One person against quick bots, to the end."""
    bots = [{"seat": seat, "level": QUICK} for seat in range(1, seats)]
    wish = {"game": game, "seats": seats, "options": options, "bots": bots}
    made = _asked(base, "/api/tables", {**wish, "people": ["Mira"], "first": 0})
    one = Finished(base, made["table"], game, made["token"])
    path = f"/api/tables/{one.table}"
    _asked(base, f"{path}/commands", {"type": "ready", "id": "r"}, one.token)
    rng = random.Random(7)
    while True:
        state = _asked(base, path, None, one.token)
        if state["table"]["status"] == "over":
            return one
        if state["view"] and state["view"]["legal"]:
            move = {"type": "move", "id": f"m{state['n']}", "expect": state["n"]}
            action = _chosen(state["view"]["legal"], rng)
            _asked(base, f"{path}/commands", {**move, "action": action}, one.token)


def _chosen(legal: list[Json], rng: random.Random) -> Json:
    """Builds what it can, the dearest last, and otherwise does anything."""
    order: list[Callable[[Json], bool]] = [
        lambda act: "landmark" in act,
        lambda act: act["do"] == "build",
    ]
    for wanted in order:
        found = [action for action in legal if wanted(action)]
        if found:
            return rng.choice(found)
    return rng.choice(legal)


def _asked(base: str, path: str, body: object, token: str = "") -> Any:
    answer = call(base, path, body, token)
    assert answer.status < 300 or answer.json()["code"] == "stale", answer.body
    return json.loads(answer.body)
