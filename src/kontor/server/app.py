"""The application: routes, what stands before them, and what is opened and closed with it."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from kontor.bots.choosing import offer
from kontor.server import logs, page
from kontor.server.backends import open_bus, open_store
from kontor.server.bot_workers import BotWorkers
from kontor.server.config import Config
from kontor.server.guard import Guard
from kontor.server.http import FAULTS, Answers
from kontor.server.limits import Limits
from kontor.server.openapi import describe
from kontor.server.service import TableService
from kontor.server.sockets import Sockets


def routes(answers: Answers, sockets: Sockets) -> list[BaseRoute]:
    one = "/api/tables/{id:str}"
    return [
        Route("/healthz", answers.healthz),
        Route("/metrics", answers.metrics),
        Route("/api/openapi.json", describe),
        Route("/api/games", answers.games),
        Route("/api/games/{game:str}/words", answers.words),
        Route("/api/games/{game:str}/options/{option:str}/check", answers.check, methods=["POST"]),
        Route("/api/games/{game:str}/options/{option:str}/draft", answers.draft),
        Route("/api/games/{game:str}/options/{option:str}/trial", answers.trial, methods=["POST"]),
        Route("/api/tables", answers.tables),
        Route("/api/tables", answers.create, methods=["POST"]),
        Route(one, answers.table),
        Route(f"{one}/seats", answers.sit, methods=["POST"]),
        Route(f"{one}/enter", answers.enter, methods=["POST"]),
        Route(f"{one}/moves", answers.move, methods=["POST"]),
        Route(f"{one}/commands", answers.command, methods=["POST"]),
        Route(f"{one}/why", answers.why, methods=["POST"]),
        Route(f"{one}/rematch", answers.rematch, methods=["POST"]),
        Route(f"{one}/play-on", answers.play_on, methods=["POST"]),
        Route(f"{one}/record", answers.record),
        Route(f"{one}/review", answers.review),
        Route(f"{one}/past", answers.past),
        Route(f"{one}/talk", answers.talk),
        Route(f"{one}/text", answers.text),
        Route(f"{one}/hint", answers.hint),
        WebSocketRoute(f"{one}/socket", sockets.table),
        WebSocketRoute("/api/lobby", sockets.lobby),
        *page.routes(),
    ]


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

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            await service.open()
            yield
            await answers.close()
            await service.close()

        answers = Answers(service, limits, config.metrics_token)
        listed = routes(answers, Sockets(service, limits))
        app = Starlette(routes=listed, exception_handlers=dict(FAULTS), lifespan=lifespan)
        return Guard(app, config, limits)


def create() -> ASGIApp:
    """What uvicorn calls in each process."""
    logs.set_up()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # tables live long: looking through them often is idle work
    return Application(Config.from_environment())
