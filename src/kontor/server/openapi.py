"""The description of the API, generated from the messages: OpenAPI for HTTP, and JSON Schema for
all that goes over a socket."""

import logging
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kontor
from kontor.core.registry import games, trial
from kontor.core.schema import components, declarations
from kontor.core.setup import MAX_SEATS
from kontor.server import messages as msg
from kontor.words import LANGUAGES

logger = logging.getLogger("kontor.openapi")

_REF = "#/components/schemas/{name}"
_ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
_GAME = {**_ID, "name": "game"}
_OPTION = {**_ID, "name": "option"}
_SEAT = {
    "name": "seat", "in": "query", "description": "The seat to look from or speak for.",
    "schema": {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1},
}  # fmt: skip
_SINCE = {
    "name": "since", "in": "query", "description": "The last entry you have.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 10**15 - 1},
}  # fmt: skip
_NUMBER = {
    "name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0},
}  # fmt: skip
_SEED = {**_SINCE, "name": "seed", "description": "Equal seed, equal data."}
_FROM = {**_SINCE, "name": "from", "description": "The first entry to tell of."}
_EYES = {**_SINCE, "name": "eyes", "description": "After the end: the seat to see as."}
_BEFORE = {**_SINCE, "name": "before", "description": "The entry before which it was said."}
_LANGUAGE = {
    "name": "language", "in": "query", "required": True, "schema": {"enum": list(LANGUAGES)},
}  # fmt: skip
_NAMES = {
    "name": "name", "in": "query", "description": "How each seat is called, in their order.",
    "schema": {"type": "array", "items": {"type": "string"}},
}  # fmt: skip

_GET: dict[str, tuple[str, Any, list[Any]]] = {
    "/api/games": ("The games, their options and bots", list[msg.GameInfo], []),
    "/api/games/{game}/words": ("A game's words", msg.GameWords, [_GAME, _LANGUAGE]),
    "/api/games/{game}/options/{option}/draft": (
        "Data for an option, made by chance",
        msg.Draft,
        [_GAME, _OPTION, _SEED],
    ),
    "/api/puzzles/{game}": ("The puzzles of a game", list[msg.PuzzleInfo], [_GAME]),
    "/api/puzzles/{game}/{number}": ("A puzzle", msg.PuzzleAsked, [_GAME, _NUMBER]),
    "/api/tables": ("The public tables", msg.Lobby, []),
    "/api/tables/{id}": ("A table as a seat sees it", msg.State, [_ID, _SEAT, _SINCE]),
    "/api/tables/{id}/talk": ("Earlier talk", list[msg.Chatted], [_ID, _SEAT, _BEFORE]),
    "/api/tables/{id}/past": ("Earlier moments", list[msg.Moment], [_ID, _SEAT, _FROM, _EYES]),
    "/api/tables/{id}/text": (
        "The table in words",
        list[msg.TextSection],
        [_ID, _SEAT, _LANGUAGE, _NAMES],
    ),
    "/api/tables/{id}/review": ("Why a finished game was won", msg.Reviewed, [_ID, _SEAT]),
    "/api/tables/{id}/hint": ("What a bot would do", msg.Hint, [_ID, _SEAT]),
}
_POST: dict[str, tuple[str, Any, Any, int, list[Any]]] = {
    "/api/games/{game}/options/{option}/check": (
        "What is to be said about data for an option",
        msg.Check,
        list[msg.Finding],
        200,
        [_GAME, _OPTION],
    ),
    "/api/records": ("Open a game from a file", msg.OpenRecord, msg.Opened, 201, [_LANGUAGE]),
    "/api/tables": ("Make a table", msg.Create, msg.Seated, 201, []),
    "/api/tables/{id}/seats": ("Take a seat", msg.Sit, msg.Seated, 201, [_ID]),
    "/api/tables/{id}/knock": ("Ask to be let in", msg.KnockAt, msg.Seated, 201, [_ID]),
    "/api/tables/{id}/enter": ("Bring a token here", msg.Enter, msg.Seated, 200, [_ID]),
    "/api/tables/{id}/moves": ("Decide", msg.Move, msg.State, 200, [_ID, _SEAT]),
    "/api/tables/{id}/commands": ("Anything else", msg.Command, msg.Ack, 200, [_ID, _SEAT]),
    "/api/tables/{id}/why": ("Why not?", msg.Why, msg.Ruling, 200, [_ID, _SEAT]),
    "/api/tables/{id}/play-on": (
        "Play on from a moment of a finished game",
        msg.PlayOn,
        msg.Seated,
        201,
        [_ID],
    ),
    "/api/tables/{id}/same-deal": (
        "A new game with the dice and cards of a finished one",
        msg.SameDeal,
        msg.Seated,
        201,
        [_ID],
    ),
    "/api/tables/{id}/rematch": ("Play again", None, msg.Seated, 201, [_ID]),
}
_SOCKET = (msg.ClientMessage, msg.ServerMessage)


@cache
def openapi() -> dict[str, Any]:
    kinds = [kind for _, kind, _ in _GET.values()]
    kinds += [kind for _, body, answer, _, _ in _POST.values() for kind in (body, answer) if kind]
    kinds += [msg.Refused, msg.Try, *_SOCKET]
    schemas, parts = components(kinds, _REF)
    schema = {id(kind): found for kind, found in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for path, (summary, kind, parameters) in _GET.items():
        paths.setdefault(path, {})["get"] = _operation(
            summary, parameters, {"200": schema[id(kind)]}, schema[id(msg.Refused)]
        )
    for path, (summary, body, answer, status, parameters) in _POST.items():
        operation = _operation(
            summary, parameters, {str(status): schema[id(answer)]}, schema[id(msg.Refused)]
        )
        if body is not None:
            operation["requestBody"] = {"required": True, "content": _json(schema[id(body)])}
        paths.setdefault(path, {})["post"] = operation
    paths["/api/games/{game}/options/{option}/trial"] = {"post": _trial(schema)}
    paths["/api/tables/{id}/record"] = {"get": _record(schema[id(msg.Refused)])}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kontor", "version": kontor.__version__},
        "paths": paths,
        "components": {"schemas": parts | _of_games(), "securitySchemes": _SECURITY},
        "security": [{}, {"token": []}, {"cookie": []}],
        "x-socket": {"client": schema[id(_SOCKET[0])], "server": schema[id(_SOCKET[1])]},
    }


def _of_games() -> dict[str, Any]:
    """What the installed games declare, under ``GAME.NAME``, and any event, action or view."""
    schemas: dict[str, Any] = {name: {"anyOf": []} for name in ("Event", "Action", "View")}
    for name, game in games().items():
        try:
            declared = declarations(game, _REF.format(name=f"{name}.{{name}}"), _reports(name))
        except Exception as fault:  # a stranger's types may be anything
            logger.warning("a game cannot be described", extra={"game": name, "why": str(fault)})
            continue
        for part, schema in declared.items():
            schemas[f"{name}.{part}"] = schema
            if part in schemas:
                schemas[part]["anyOf"].append({"$ref": _REF.format(name=f"{name}.{part}")})
    return schemas


def _reports(game: str) -> list[type]:
    """What trials of the game find."""
    found = trial(game)
    return [found.report] if found else []


_SECURITY = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "kontor_seat"},
}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _operation(
    summary: str, parameters: list[Any], answers: dict[str, Any], refused: Any
) -> dict[str, Any]:
    responses = {
        status: {"description": "Done", "content": _json(schema)}
        for status, schema in answers.items()
    }
    responses["default"] = {"description": "Refused", "content": _json(refused)}
    return {"summary": summary, "parameters": parameters, "responses": responses}


def _trial(schema: dict[int, Any]) -> dict[str, Any]:
    summary = "Bots try out data for an option, until you close the connection"
    operation = _operation(summary, [_GAME, _OPTION], {}, schema[id(msg.Refused)])
    operation["requestBody"] = {"required": True, "content": _json(schema[id(msg.Try)])}
    operation["responses"]["200"] = {
        "description": "A report a line, each on all games so far; its type is the game's own",
        "content": {"application/jsonl": {"schema": {"type": "string"}}},
    }
    return operation


def _record(refused: Any) -> dict[str, Any]:
    operation = _operation("The game as a file", [_ID, _SEAT], {}, refused)
    operation["responses"]["200"] = {
        "description": "A record: a JSON object a line",
        "content": {"application/jsonl": {"schema": {"type": "string"}}},
    }
    return operation


async def describe(request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")
