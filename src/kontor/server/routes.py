"""The application: every route, and what is opened and closed with it."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Route, WebSocketRoute

from kontor.server.http import FAULTS, Answers
from kontor.server.openapi import describe
from kontor.server.service import TableService
from kontor.server.sockets import Sockets


def application(
    service: TableService, answers: Answers, sockets: Sockets, more: Sequence[BaseRoute] = ()
) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.open()
        yield
        await answers.close()
        await service.close()

    routes = [*_routes(answers, sockets), *more]
    return Starlette(routes=routes, exception_handlers=dict(FAULTS), lifespan=lifespan)


def _routes(answers: Answers, sockets: Sockets) -> list[BaseRoute]:
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
        Route("/api/puzzles/{game:str}", answers.puzzles),
        Route("/api/puzzles/{game:str}/{number:int}", answers.puzzle),
        Route("/api/records", answers.open_record, methods=["POST"]),
        Route("/api/tables", answers.tables),
        Route("/api/tables", answers.create, methods=["POST"]),
        Route(one, answers.table),
        Route(f"{one}/seats", answers.sit, methods=["POST"]),
        Route(f"{one}/knock", answers.knock, methods=["POST"]),
        Route(f"{one}/enter", answers.enter, methods=["POST"]),
        Route(f"{one}/moves", answers.move, methods=["POST"]),
        Route(f"{one}/commands", answers.command, methods=["POST"]),
        Route(f"{one}/why", answers.why, methods=["POST"]),
        Route(f"{one}/rematch", answers.rematch, methods=["POST"]),
        Route(f"{one}/play-on", answers.play_on, methods=["POST"]),
        Route(f"{one}/same-deal", answers.same_deal, methods=["POST"]),
        Route(f"{one}/record", answers.record),
        Route(f"{one}/review", answers.review),
        Route(f"{one}/past", answers.past),
        Route(f"{one}/talk", answers.talk),
        Route(f"{one}/text", answers.text),
        Route(f"{one}/hint", answers.hint),
        WebSocketRoute(f"{one}/socket", sockets.table),
        WebSocketRoute("/api/lobby", sockets.lobby),
    ]
