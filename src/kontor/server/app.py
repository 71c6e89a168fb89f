"""What uvicorn serves: the application with its backends, and what stands before it."""

import gc

from starlette.types import ASGIApp, Receive, Scope, Send

from kontor.bots.choosing import offer
from kontor.server import logs, page
from kontor.server.backends import open_bus, open_store
from kontor.server.background import Aside
from kontor.server.bot_workers import BotWorkers
from kontor.server.config import Config
from kontor.server.guard import Guard
from kontor.server.http import Answers
from kontor.server.limits import Limits
from kontor.server.routes import application
from kontor.server.service import TableService
from kontor.server.sockets import Sockets


class Application:
    """Opened by the server's start, because a store needs a running event loop."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._app: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._app is None:
            self._app = self._made()
        await self._app(scope, receive, send)

    def _made(self) -> ASGIApp:
        config = self._config
        limits = Limits(config.limits)
        for bot in config.bots:
            offer(bot)
        work = BotWorkers(config.bot_workers, config.bot_seconds, config.bots)
        service = TableService(open_store(config), open_bus(config), work, config.retention)
        answers = Answers(service, limits, Aside, config.metrics_token)
        app = application(service, answers, Sockets(service, limits), page.routes())
        return Guard(app, config, limits)


def create() -> ASGIApp:
    """What uvicorn calls in each process."""
    logs.set_up()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # tables live long: looking through them often is idle work
    return Application(Config.from_environment())
