"""What a bot would tell a person: the best answers, the chance of winning after each, and why."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kontor.core.action import Action
from kontor.core.text import Words
from kontor.core.view import View


@dataclass(frozen=True)
class Reason:
    """A message of the catalogue ``bots`` and its facts."""

    message: str
    facts: Mapping[str, object]

    def said(self, words: Words) -> str:
        return words(self.message, **self.facts)


@dataclass(frozen=True)
class Advice:
    """An answer, the chance of winning after it (from 0 to 1), and what speaks for it."""

    action: Action
    chance: float
    reasons: tuple[Reason, ...]


Adviser = Callable[[View, float | None], list[Advice]]
"""Gives advice on a view, the best answer first; the second argument is a deadline."""


def because(message: str, **facts: object) -> Reason:
    return Reason(message, facts)
