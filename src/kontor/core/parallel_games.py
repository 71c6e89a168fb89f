"""Many games side by side, a decision a step: what vector environments are made of.

Compiled with the rules. What the player to move sees in each game, and what he may do, is written
into arrays of the caller's.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.setup import Setup
from kontor.core.view import Result

Observe = Callable[[Any], Sequence[int]]
"""What the player to move sees of a position, as numbers that fit into bytes."""
Answer = Callable[[int, Any, int], Action]
"""What somebody does who does not learn: told the game's number, the position and his seat."""
EVERYBODY: Final = -1
"""Stands for the learner's seat if it answers for all of them."""


@final
class ParallelGames:
    """So many games with a chance of their own each; those that end begin anew."""

    def __init__(
        self, game: Game[Any], setup: Setup, observe: Observe, learner: int, answer: Answer
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.observe: Final = observe
        self.learner: Final = learner
        self.answer: Final = answer
        self.every: Final[list[Action]] = game.actions().all
        self.states: list[Any] = []
        self.chances: list[Seeded] = []
        self.legal: list[list[Action]] = []
        """What may be done in each game."""
        self.ended: list[int] = []
        """The games that the last step ended, and beside them how."""
        self.results: list[Result] = []
        self.last: list[Any] = []
        """The positions in which they ended."""

    def begin(self, seeds: list[int]) -> None:
        """New games everywhere."""
        self.chances = [Seeded(seed) for seed in seeds]
        self.states = [self.game.start(self.setup, chance) for chance in self.chances]
        self.legal = [self.game.legal(state) for state in self.states]
        self._forget()
        for place in range(len(seeds)):
            self._go_on(place)
        self._forget()

    def go_on_from(self, states: list[Any], chances: list[Seeded]) -> None:
        """Take up games that others have begun."""
        self.states = states
        self.chances = chances
        self.legal = [self.game.legal(state) for state in states]
        self._forget()

    def _forget(self) -> None:
        self.ended = []
        self.results = []
        self.last = []

    def step(self, actions: list[int]) -> None:
        """Carry out one action in each game. Raises `ValueError` if one is not legal."""
        self._forget()
        for place in range(len(actions)):
            action = self.every[actions[place]]
            if action not in self.legal[place]:
                raise ValueError(f"{action} is not legal in game {place}")
            state = self.states[place]
            self.game.advance(state, action, self.chances[place], None)
            self._go_on(place)

    def _go_on(self, place: int) -> None:
        """Go on to the learner's next question, in a new game where one has ended."""
        game = self.game
        while True:
            state = self.states[place]
            legal = game.legal(state)
            if not legal:
                self._renew(place)
            elif self.learner == EVERYBODY:
                break
            else:
                seat = game.to_move(state)
                assert seat is not None
                if seat == self.learner:
                    break
                action = self.answer(place, state, seat)
                game.advance(state, action, self.chances[place], None)
        self.legal[place] = legal

    def _renew(self, place: int) -> None:
        result = self.game.result(self.states[place])
        assert result is not None
        self.ended.append(place)
        self.results.append(result)
        self.last.append(self.states[place])
        self.states[place] = self.game.start(self.setup, self.chances[place])

    def look(self, seen: memoryview, allowed: memoryview, movers: memoryview) -> None:
        """Write down what the players to move see, a 1 for what each may do, and who they are.

        Rows of bytes, one a game.
        """
        game, observe = self.game, self.observe
        rows: list[bytes] = []
        seats: list[int] = []
        masks = bytearray(len(self.every) * len(self.states))
        start = 0
        for place in range(len(self.states)):
            state = self.states[place]
            rows.append(bytes(observe(state)))
            for action in self.legal[place]:
                masks[start + action.index] = 1
            start += len(self.every)
            seat = game.to_move(state)
            seats.append(0 if seat is None else seat)
        seen[:] = b"".join(rows)
        allowed[:] = masks
        movers[:] = bytes(seats)
