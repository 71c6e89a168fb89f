"""Tells what a search found as advice: the best answer's chance, and how far off the next are."""

from collections.abc import Callable, Sequence
from typing import Protocol

from kontor.bots.evidence import ahead, share
from kontor.core.action import Action
from kontor.core.advice import Advice, Reason, because

SHOWN = 3
CLEARLY = 1.5
"""Standard errors by which an answer is called worse than the best."""


class Tried(Protocol):
    """An answer, and what the games after it were worth."""

    @property
    def action(self) -> Action: ...

    @property
    def games(self) -> list[float]: ...

    @property
    def won(self) -> float: ...


def advice(
    found: Sequence[Tried],
    chance: float | None,
    basis: str,
    reasons: Callable[[Action], list[Reason]],
) -> list[Advice]:
    """Advice on the first answers; ``chance`` is the best one's if no game was played for it."""
    best, *others = found[:SHOWN]
    games = len(best.games)
    told = share(best.won, games) if games else chance
    based = (*reasons(best.action), because(basis, games=games))
    return [
        Advice(best.action, told, based),
        *(Advice(one.action, None, (*reasons(one.action), beside(best, one))) for one in others),
    ]


def beside(best: Tried, other: Tried) -> Reason:
    worse = ahead(best.games, other.games, CLEARLY)
    return because("reason-worse" if worse else "reason-as-good")
