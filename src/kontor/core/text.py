"""How a game puts its table into words without knowing who prints them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class Words(Protocol):
    """A language: gives the message of that name with the facts filled in."""

    def __call__(self, message: str, /, **facts: object) -> str: ...


@dataclass(frozen=True)
class Block:
    """A headed table. The first cell of a row names what the others tell about."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
