"""Saying no to a client, in a way that it can act on."""

from kontor.server.messages import Code, Refused

STATUS: dict[str, int] = {
    "bad-message": 400, "bad-setup": 400, "no-such-level": 400, "bad-record": 400,
    "not-invited": 403, "not-yours": 403, "not-host": 403, "not-watchable": 403, "bad-origin": 403,
    "no-such-table": 404, "no-such-seat": 404, "not-found": 404, "not-allowed": 405,
    "illegal": 422, "unknown-action": 422, "too-slow": 408, "too-large": 413,
    "bad-host": 421,
    "too-fast": 429, "too-many": 429, "busy": 429, "unavailable": 503, "damaged": 503,
}  # fmt: skip
"""The HTTP status of each code; 409, a conflict with how the table is now, for the others."""


class Refusal(Exception):
    """Raised wherever a client's wish cannot be granted."""

    def __init__(self, code: Code, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def to_message(self, id: str | None = None) -> Refused:
        return Refused(self.code, self.message, id, self.rule)
