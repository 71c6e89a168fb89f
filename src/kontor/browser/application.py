"""Opens the application in a worker of the browser."""

from contextlib import AsyncExitStack
from functools import partial

from kontor.browser.asgi import Door
from kontor.browser.channel import Broadcast, Channel
from kontor.browser.indexeddb import Database, Shelf
from kontor.browser.workers import Aside, Bots, Start
from kontor.server.http import Answers
from kontor.server.limits import Limits
from kontor.server.routes import application
from kontor.server.service import TableService
from kontor.server.sockets import Sockets

SECONDS = 1.0
"""How long a bot may think."""


async def opened(database: Database, broadcast: Broadcast, start: Start) -> Door:
    """The application with its tables in this database; it runs as long as the worker does.

    ``start`` starts another worker, for bots and reviews.
    """
    service = TableService(Shelf(database), Channel(broadcast), Bots(SECONDS, start))
    limits = Limits(on=False)
    app = application(
        service, Answers(service, limits, partial(Aside, start)), Sockets(service, limits)
    )
    await AsyncExitStack().enter_async_context(app.router.lifespan_context(app))
    return Door(app)
