"""A record as a file: a header, a line a decision, a closing line. See docs/record-format.md."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from kontor.core.chance import Outcome
from kontor.core.faults import BadRecord, KontorError
from kontor.core.printable import steers
from kontor.core.record import Move, Player, Record, Seal
from kontor.core.setup import Setup
from kontor.core.view import Result

FORMAT = 1


def dump(record: Record) -> str:
    """The record as text."""
    header: dict[str, object] = {
        "kontor": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.setup.options),
        "first": record.setup.first,
        "seats": [
            {"name": player.name, **({"bot": player.bot} if player.bot else {})}
            for player in record.players
        ],
    }
    if record.seal is not None:
        header["commitment"] = record.seal.commitment
        header["entropy"] = list(record.seal.entropy)
        if record.seal.secret is not None:
            header["secret"] = record.seal.secret
    header["opening"] = list(record.opening)
    header["decisions"] = len(record.moves)
    lines = [header]
    for move in record.moves:
        line: dict[str, object] = {"seat": move.seat, **move.action}
        if move.chance:
            line["chance"] = list(move.chance)
        lines.append(line)
    if record.result is not None:
        points = record.result.points
        lines.append(
            {
                "end": record.result.reason,
                "places": list(record.result.places),
                "points": list(points) if points is not None else None,
            }
        )
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def load(text: str) -> Record:
    """Read a record; whether it obeys the rules, `replay` says. Raises `BadRecord`."""
    lines = [_object(line, number) for number, line in enumerate(text.splitlines(), 1)]
    if not lines:
        raise BadRecord("the file is empty", name="file-empty")
    record = _header(lines[0])
    rest = lines[1:]
    result = _result(rest.pop(), len(lines)) if rest and "end" in rest[-1] else None
    expected = lines[0].get("decisions")
    if len(rest) != expected:
        raise BadRecord(
            f"the file is cut short: {len(rest)} of {expected} decisions are there",
            name="cut-short",
            found=len(rest),
            expected=expected,
        )
    moves = [_move(line, number) for number, line in enumerate(rest, 2)]
    return replace(record, moves=moves, result=result)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        text = "this is no JSON; the file is damaged or no record"
        raise BadRecord(text, number, name="no-json") from None
    if not isinstance(value, dict):
        raise BadRecord("a JSON object is expected here", number, name="no-object")
    if steers(value):
        raise BadRecord("control characters in a text", number, name="control-characters")
    return value


def _need(line: dict[str, Any], key: str, kind: type | tuple[type, ...], number: int) -> Any:
    value = line.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        text = f"{key!r} is missing or of the wrong type"
        raise BadRecord(text, number, name="missing", key=key)
    return value


def _outcomes(line: dict[str, Any], key: str, number: int) -> list[Outcome]:
    values = line.get(key, [])
    if not isinstance(values, list) or any(type(value) not in (int, str) for value in values):
        text = f"{key!r} must be a list of dice and cards"
        raise BadRecord(text, number, name="no-outcomes", key=key)
    return values


def _header(line: dict[str, Any]) -> Record:
    if "kontor" not in line:
        raise BadRecord("this is no record of Kontor: its header is missing", 1, name="foreign")
    if line["kontor"] != FORMAT:
        found = repr(line["kontor"])
        text = f"format {found} is unknown; this Kontor reads {FORMAT}"
        raise BadRecord(text, 1, name="unknown-format", found=found, known=FORMAT)
    seats = _need(line, "seats", list, 1)
    players = [
        Player(str(s.get("name", "")), s.get("bot"))
        for s in seats
        if isinstance(s, dict) and isinstance(s.get("bot"), str | None)
    ]
    if len(players) != len(seats):
        raise BadRecord("'seats' must be a list of objects with a name", 1, name="no-seats")
    setup = Setup(
        len(seats), _need(line, "options", dict, 1), _need(line, "first", (int, type(None)), 1)
    )
    return Record(
        game=_need(line, "game", str, 1),
        rules=_need(line, "rules", int, 1),
        setup=setup,
        players=players,
        opening=_outcomes(line, "opening", 1),
        seal=_seal(line),
    )


def _seal(line: dict[str, Any]) -> Seal | None:
    if "commitment" not in line:
        return None
    entropy = line.get("entropy", [])
    secret = line.get("secret")
    parts = [line["commitment"], *(entropy if isinstance(entropy, list) else [None])]
    for part in parts if secret is None else [*parts, secret]:
        try:
            bytes.fromhex(part)
        except (TypeError, ValueError):
            text = "the seal is damaged: hexadecimal digits are expected"
            raise BadRecord(text, 1, name="bad-seal") from None
    return Seal(line["commitment"], entropy, secret)


def _move(line: dict[str, Any], number: int) -> Move:
    seat = _need(line, "seat", int, number)
    action = {key: value for key, value in line.items() if key not in ("seat", "chance")}
    return Move(seat, action, _outcomes(line, "chance", number))


def _result(line: dict[str, Any], number: int) -> Result:
    places = _need(line, "places", list, number)
    points = _need(line, "points", (list, type(None)), number)
    for numbers in (places, points or []):
        if any(type(value) is not int for value in numbers):
            raise BadRecord("places and points are whole numbers", number, name="bad-result")
    reason = _need(line, "end", str, number)
    return Result(reason, tuple(places), None if points is None else tuple(points))


def read(path: Path) -> Record:
    """The record in a file. Raises `KontorError` with what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as fault:
        told = f"cannot read {path}: {fault.strerror}"
        facts = {"path": str(path), "reason": fault.strerror}
        raise KontorError(told, "cannot-read", **facts) from None
    except UnicodeDecodeError:
        told = f"{path} is no record: it is not even text"
        raise KontorError(told, "not-text", path=str(path)) from None
    with named(path):
        return load(text)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Let every fault of a record say which file it is in."""
    try:
        yield
    except BadRecord as fault:
        fault.file = str(path)
        raise
