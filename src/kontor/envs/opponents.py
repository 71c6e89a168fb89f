"""Who plays the seats that do not learn: bots by name, files of weights, functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from kontor.bots import choosing
from kontor.bots.registry import UnknownBot, opponents
from kontor.core.action import Action
from kontor.core.bot import Bot, Maker
from kontor.core.game import Game
from kontor.core.state import State
from kontor.core.view import View
from kontor.envs.spaces import Observed, Observer

SELF_PLAY = "self"
"""Nobody else plays: whoever steps the environment answers for every seat."""
RANDOM = "random"


class Opponent(Protocol):
    """Answers for a seat."""

    def answer(self, state: State, seat: int) -> Action: ...


@dataclass(frozen=True)
class ByObservation:
    """A function from an observation (vector and mask) to the number of an action."""

    choose: Callable[[Observed], int]
    normalised: bool = False


Asked = str | Bot | ByObservation | Callable[[View], Action]
"""The name of a level or a bot, a file of weights, a bot, or a function."""


def by_observation(choose: Callable[[Observed], int], normalised: bool = False) -> ByObservation:
    """Let a function of the observation play; others are given the view and return an action."""
    return ByObservation(choose, normalised)


class RandomPlayer:
    """Takes any legal action, without a view."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game, self.source = game, Random(seed)

    def answer(self, state: State, seat: int) -> Action:
        return self.source.choice(self.game.legal(state))


class ViewPlayer:
    """A bot, or a function of the view."""

    def __init__(self, game: Game[Any], choose: Callable[[View], Action]) -> None:
        self.game, self.choose = game, choose

    def answer(self, state: State, seat: int) -> Action:
        legal = self.game.legal(state)
        return legal[0] if len(legal) == 1 else self.choose(self.game.view(state, seat))


class ObservationPlayer:
    """A function of the observation."""

    def __init__(self, game: Game[Any], asked: ByObservation) -> None:
        self.game, self.choose = game, asked.choose
        self.observer = Observer(game.meta().id, normalised=asked.normalised)

    def answer(self, state: State, seat: int) -> Action:
        return self.game.actions()[int(self.choose(self.observer.observed(state, seat)))]


class Opponents:
    """Those asked for, one for each other seat, clockwise from the learner."""

    def __init__(self, game: Game[Any], asked: Asked | Sequence[Asked], count: int) -> None:
        several = isinstance(asked, Sequence) and not isinstance(asked, str)
        self.asked: list[Any] = list(asked) if several else [asked] * count  # type: ignore[arg-type]
        if len(self.asked) != count:
            told = f"{count} opponents are needed, one for each other seat; {len(self.asked)} given"
            raise UnknownBot(told)
        self.game = game
        self.makers = [self._maker(each) for each in self.asked]

    def _maker(self, asked: Any) -> Maker | None:
        if not isinstance(asked, str) or asked == RANDOM:
            return None
        name = self.game.meta().id
        return choosing.kept(name, opponents(name).get(asked, asked))

    def seated(self, seeds: Sequence[int]) -> list[Opponent]:
        """New players for a new game."""
        return [self._player(*each) for each in zip(self.asked, self.makers, seeds, strict=True)]

    def _player(self, asked: Any, maker: Maker | None, seed: int) -> Opponent:
        if asked == RANDOM:
            return RandomPlayer(self.game, seed)
        if isinstance(asked, ByObservation):
            return ObservationPlayer(self.game, asked)
        bot: Any = maker(seed) if maker else asked
        return ViewPlayer(self.game, bot.choose if hasattr(bot, "choose") else bot)
