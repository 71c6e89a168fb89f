"""Long work that is done beside all else, wherever that is."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Protocol

Work = Callable[..., Iterator[bytes]]
"""What is done, and what it reports; a function of a module."""


class LongWork(Protocol):
    """A place where one piece of work is done at a time."""

    def reports(
        self, gone: Callable[[], Awaitable[bool]], work: Work, *arguments: Any
    ) -> AsyncIterator[bytes]:
        """What the work reports, until it is done or nobody is there any more."""
        ...
