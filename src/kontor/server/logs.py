"""The server's log: a JSON object a line. No secret goes in: no query, no header, no body."""

import logging
import sys
import time

import msgspec
from websockets.exceptions import WebSocketException

LONGEST = 500
"""How many characters of a text are written down: the rest is the client's to repeat."""
TRACE = 10_000
"""The same of a traceback."""

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

OF_CLIENTS = (WebSocketException, UnicodeError, ConnectionError)
"""What a client did wrong, as uvicorn meets it: no traceback helps."""


class Lines(logging.Formatter):
    """Writes a log record with everything that was said with ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _cut(record.getMessage()),
        }
        line.update((k, _cut(v)) for k, v in vars(record).items() if k not in _STANDARD)
        if record.exc_info:
            line["fault"] = self._fault(record)
        return msgspec.json.encode(line, enc_hook=str).decode()

    def _fault(self, record: logging.LogRecord) -> object:
        fault = record.exc_info and record.exc_info[1]
        if isinstance(fault, OF_CLIENTS) and record.name.startswith("uvicorn"):
            return _cut(f"{type(fault).__name__}: {fault}")
        assert record.exc_info, "asked for nothing"
        return _cut(self.formatException(record.exc_info), TRACE)


def _cut(value: object, longest: int = LONGEST) -> object:
    if isinstance(value, str) and len(value) > longest:
        return value[:longest] + "…"
    return value


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("alembic").setLevel("WARNING")
