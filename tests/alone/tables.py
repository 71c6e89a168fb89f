"""Tables as a server has them and as a browser has them, for a comparison of their records.

``tables.py`` plays a game of each kind with a secret that is no secret, and writes the records.
Everybody answers at random, but always alike.
"""

import asyncio
import random
import secrets
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from kontor.browser.asgi import Door
from kontor.core import registry
from tests.alone.person import Person

IN_BROWSER = sys.platform == "emscripten"
SECRET = "00" * 31 + "17"
MOST = 5000


async def of_browser() -> Door:
    from kontor.browser.application import opened
    from tests.alone.database import Memory, Tabs
    from tests.alone.workers import Prompt

    return await opened(Memory(), Tabs().end(), Prompt)


async def of_server(stack: AsyncExitStack) -> Door:
    """What `kontor serve` opens, without a port."""
    from kontor.server.backends import migrate, open_bus, open_store
    from kontor.server.background import Aside
    from kontor.server.bot_workers import BotWorkers
    from kontor.server.config import Config
    from kontor.server.http import Answers
    from kontor.server.limits import Limits
    from kontor.server.routes import application
    from kontor.server.service import TableService
    from kontor.server.sockets import Sockets

    data = stack.enter_context(tempfile.TemporaryDirectory())
    config, limits = Config(Path(data)), Limits(on=False)
    migrate(config)
    service = TableService(open_store(config), open_bus(config), BotWorkers(1, 1.0))
    app = application(service, Answers(service, limits, Aside), Sockets(service, limits))
    await stack.enter_async_context(app.router.lifespan_context(app))
    return Door(app)


async def record(door: Door, game: str, seed: int) -> str:
    """The record of a game of as many people as there can be."""
    person, source = Person(door), random.Random(seed)
    seats = registry.game(game).meta().seats[-1]
    people = [f"P{seat}" for seat in range(seats)]
    await person.open({"game": game, "seats": seats, "people": people}, seats)
    for n in range(MOST):
        for seat in range(seats):
            state = await person.state(seat)
            if state["table"]["status"] == "over":
                return (await person.ask("GET", f"/tables/{person.table}/record?seat=0")).body
            if legal := state["view"]["legal"]:
                action = source.choice(legal)
                move = {"type": "move", "id": f"m{n}", "expect": state["n"], "action": action}
                path = f"/tables/{person.table}/moves?seat={seat}"
                assert (await person.ask("POST", path, move)).status == 200
                break
    raise AssertionError("the game has no end")


async def main() -> None:
    vars(secrets)["token_hex"] = lambda size=32: SECRET[-2 * size :]
    async with AsyncExitStack() as stack:
        door = await (of_browser() if IN_BROWSER else of_server(stack))
        for game in registry.games():
            print(await record(door, game, 3), end="")


if __name__ == "__main__" and not IN_BROWSER:
    asyncio.run(main())
