"""What the program shows and asks, whether on a rich screen or as plain lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from kontor.core.action import Action
from kontor.core.text import Section

Paragraph = Sequence[str]
"""Sentences that belong together, as those about a turn do."""


@dataclass(frozen=True)
class Choice:
    """A possible decision as it is offered."""

    number: int
    text: str
    action: Action


@dataclass(frozen=True)
class Scene:
    """All that a player needs for a decision, from top to bottom."""

    heading: str
    sections: Sequence[Section]
    news: Sequence[Paragraph]
    question: str
    answers: Sequence[Choice]
    hint: str


class Display(Protocol):
    """One way of showing and asking. `ask` raises `EOFError` when nobody can answer any more."""

    def present(self, scene: Scene) -> None: ...

    def table(self, sections: Sequence[Section]) -> None: ...

    def news(self, paragraphs: Sequence[Paragraph]) -> None: ...

    def say(self, *lines: str) -> None: ...

    def ask(self, prompt: str) -> str: ...

    def wipe(self) -> None:
        """Take everything off the screen, so that the next player does not see it."""
        ...


def typed(prompt: str) -> str:
    """What a person types. Whoever leaves instead does so on a line of its own."""
    try:
        return input(f"{prompt} ")
    except (EOFError, KeyboardInterrupt):
        print()
        raise
