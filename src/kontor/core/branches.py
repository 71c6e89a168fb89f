"""All that can come of an action: for search over chance, and for counting positions."""

from collections.abc import Iterator
from typing import TypeVar

from kontor.core.action import Action
from kontor.core.chance import Asked, Outcome, Question
from kontor.core.game import Game
from kontor.core.state import State

S = TypeVar("S", bound=State)


def branches(game: Game[S], state: S, action: Action) -> Iterator[tuple[float, S]]:
    """Every position that a legal action can lead to, with its probability."""
    open_scripts: list[tuple[float, list[Outcome]]] = [(1.0, [])]
    while open_scripts:
        probability, script = open_scripts.pop()
        after = state.copy()
        try:
            game.advance(after, action, Asked(script), None)
        except Question as question:
            total = sum(question.weights)
            for outcome, weight in zip(question.outcomes, question.weights, strict=True):
                open_scripts.append((probability * weight / total, script + outcome))
        else:
            yield probability, after
