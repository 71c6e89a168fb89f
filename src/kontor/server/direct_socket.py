"""The short way of a socket: what the application asks of it beside ASGI."""

from collections.abc import Callable
from typing import Protocol

NAME = "kontor.line"
"""Where the application finds it in its scope."""


class Line(Protocol):
    hear: Callable[[str], bool] | None
    """Is given each message first, and says whether it has dealt with it; what it leaves, and all
    that comes while that waits, is queued for the application."""

    @property
    def waiting(self) -> int:
        """How many bytes have been pushed that nobody has taken yet."""
        ...

    def push(self, message: bytes) -> None:
        """Send a text message, if the connection is open. Never waits."""
        ...

    def leave(self, text: str) -> None:
        """Queue a message for the application."""
        ...

    def drop(self, code: int, reason: str, seconds: float) -> None:
        """Close the connection; if the client does not take its leave, cut it."""
        ...
