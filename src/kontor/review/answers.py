"""What other answers would have led to, for all that the player of a decision could know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kontor.bots.hindsight import Hindsight
from kontor.core.action import Action
from kontor.core.chance import Chance
from kontor.core.game import Game
from kontor.review.batched_estimates import Judged, Waiting
from kontor.review.course import DRAWN, Course, Spread, Step, played, source, spread
from kontor.review.estimate import Estimator, hindsight
from kontor.review.luck import Numbers

WIDTH = 6
"""Answers that are compared with the one given."""
UNLIKELY = 0.01
"""Answers that a good player would give less often are not."""
WORLDS = 12
"""Deals of the hidden cards and of what comes, for answers after which cards are drawn."""
RIVALS = 3
"""The best of the other answers, which may be looked at more closely."""


@dataclass(frozen=True)
class Comparison:
    """An answer beside the others."""

    effect: Numbers
    """What the answer brought each seat against the best one."""
    best: Action | None
    """The best one, if it was another."""
    chance: float
    """Of winning after the best answer."""
    rivals: Sequence[Action]
    """The others, the best first."""
    losses: Mapping[Action, float]
    """What each answer loses its seat against the best one."""
    margin: float = 0.0
    """By how much the effect may be wrong."""


def compared(whole: Course, step: Step, tried: dict[Action, Waiting]) -> Comparison:
    """The answer that was given beside those that were tried, once they are judged."""
    even = np.zeros(whole.seats)
    if not tried:
        return Comparison(even, None, 0.0, (), {})
    means = {action: waiting.mean for action, waiting in tried.items()}
    order = sorted(means, key=lambda action: -float(means[action][step.seat]))
    chance = float(means[order[0]][step.seat])
    rivals = [action for action in order if action != step.action][:RIVALS]
    losses = {action: chance - float(means[action][step.seat]) for action in order}
    if means[step.action][step.seat] >= chance:
        return Comparison(even, None, chance, rivals, losses)
    return Comparison(means[step.action] - means[order[0]], order[0], chance, rivals, losses)


def tried(
    whole: Course, estimator: Estimator, judged: Judged, seed: int
) -> list[dict[Action, Waiting]]:
    """For each decision that was one, what the answers that come into question lead to."""
    chosen = [step for step in whole.steps if len(step.legal) > 1]
    liked = dict(
        zip(
            (step.number for step in chosen),
            estimator.liked([step.state for step in chosen]),
            strict=True,
        )
    )
    found: list[dict[Action, Waiting]] = []
    for step in whole.steps:
        answers = _answers(step, liked[step.number]) if step.number in liked else []
        worlds = worlds_of(whole, step, seed)
        found.append({act: judged.ask(worlds.spread(act), step.seat) for act in answers})
    return found


def _answers(step: Step, liked: Any) -> list[Action]:
    """The answer that was given, and those that a good player might give."""
    order = sorted(range(len(step.legal)), key=lambda place: -liked[place])[:WIDTH]
    likely = [step.legal[n] for n in order if n == order[0] or liked[n] >= UNLIKELY]
    return likely if step.action in likely else [*likely, step.action]


def worlds_of(whole: Course, step: Step, seed: int) -> "Worlds":
    return Worlds(whole.game, hindsight(whole.game), step, seed + step.number)


class Worlds:
    """Positions that fit what the player of a step knew; all answers meet the same luck."""

    def __init__(self, game: Game[Any], about: Hindsight, step: Step, seed: int) -> None:
        self._game = game
        self._about = about
        self._step = step
        self._seed = seed
        self._dealt: list[Any] = []

    def spread(self, action: Action) -> Spread:
        found = spread(self._game, self._dealt_anew(0), action, self._seed)
        if len(found) < DRAWN:
            return found
        return [
            (1 / WORLDS, played(self._game, self._dealt_anew(n), action, self._chance(n)))
            for n in range(WORLDS)
        ]

    def _dealt_anew(self, number: int) -> Any:
        while len(self._dealt) <= number:
            chance = self._chance(-1 - len(self._dealt))
            self._dealt.append(self._deal(chance))
        return self._dealt[number]

    def _deal(self, chance: Chance) -> Any:
        state, seat = self._step.state, self._step.seat
        if self._about.dealt_anew:
            return self._about.dealt_anew(state, seat, chance)
        return self._game.determinise(self._game.view(state, seat), chance)

    def _chance(self, number: int) -> Chance:
        return source(self._seed, number)
