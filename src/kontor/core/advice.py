"""What a bot would tell a person: the best answers, the chance of winning after each, and why."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from kontor.core.action import Action
from kontor.core.names import AnyAction
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
    chance: float | None
    """None if too little is known to name one."""
    reasons: tuple[Reason, ...]


class Because(msgspec.Struct, frozen=True):
    """A reason: a message of the catalogue ``bots`` and its facts."""

    message: str
    facts: dict[str, Any]


class Advised(msgspec.Struct, frozen=True):
    """An answer, the chance of winning after it, and what speaks for it."""

    action: AnyAction
    chance: float | None
    """Null if too little is known to name one."""
    reasons: list[Because]


def told(advice: Advice) -> Advised:
    """Advice as it is sent and written."""
    reasons = [Because(reason.message, dict(reason.facts)) for reason in advice.reasons]
    chance = None if advice.chance is None else round(advice.chance, 3)
    return Advised(advice.action.to_json(), chance, reasons)


Adviser = Callable[[View, float | None], list[Advice]]
"""Gives advice on a view, the best answer first; the second argument is a deadline."""


def because(message: str, **facts: object) -> Reason:
    return Reason(message, facts)
