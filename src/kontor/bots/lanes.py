"""Games played on in the head, many side by side, so that a network can be asked for all at once.

Compiled with the rules.
"""

from collections.abc import Callable
from typing import Any, Final, final

from kontor.core.action import Action
from kontor.core.chance import Aligned
from kontor.core.game import Game

Observe = Callable[[Any], bytes]
"""What the player to move sees of a position, as the numbers of the game's `Observation`."""
Habit = Callable[[Any], Action | None]
"""What a player is taken to answer in a position; ``None``: as the network would."""
Turned = list[list[int]]
"""[seat][action] → the network's number for the action: seats are counted from the player."""

THINKING: Final = 0
"""Somebody has to choose, and the network is to say what."""
ARRIVED: Final = 1
"""The game was played on as far as it was to be, and the player himself is to move."""
OVER: Final = 2
JUDGED: Final = 3
"""What the game is worth is known."""


@final
class Lane:
    """A game that goes on after an answer; luck depends on its seed and the turn alone."""

    def __init__(self, state: Any, answer: Action, seed: int, habits: list[Habit]) -> None:
        self.state: Final = state
        self.legal = [answer]
        self.chance: Final = Aligned(seed)
        self.habits: Final = habits
        """What each seat is taken to do."""
        self.stage = THINKING
        self.worth = 0.0
        self.won = 0.0

    def judge(self, worth: float, won: float) -> None:
        """Say what the game is worth, and how likely it is won."""
        self.worth = worth
        self.won = won
        self.stage = JUDGED


@final
class Journey:
    """How far lanes go on: until the seat is to move again at this turn, or later."""

    def __init__(self, game: Game[Any], seat: int, until: int, turned: Turned) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.until: Final = until
        self.turned: Final = turned

    def begin(self, lane: Lane) -> None:
        """Give the lane's answer, and go on to the next question."""
        self._advance(lane, lane.legal[0])
        self._go_on(lane)

    def step(self, lanes: list[Lane], chosen: list[int]) -> None:
        """Let everybody answer by the network's number, and go on to the next question."""
        for place in range(len(lanes)):
            lane = lanes[place]
            numbers = self.turned[self._mover(lane)]
            for action in lane.legal:
                if numbers[action.index] == chosen[place]:
                    self._advance(lane, action)
                    break
            self._go_on(lane)

    def look(self, lanes: list[Lane], observe: Observe) -> tuple[bytes, bytes]:
        """What the player to move sees in every lane, and 1 for each action that he may take."""
        seen: list[bytes] = []
        masks: list[int] = []
        actions = len(self.turned[0])
        for lane in lanes:
            seen.append(observe(lane.state))
            mask = [0] * actions
            numbers = self.turned[self._mover(lane)]
            for action in lane.legal:
                mask[numbers[action.index]] = 1
            masks += mask
        return b"".join(seen), bytes(masks)

    def _go_on(self, lane: Lane) -> None:
        """Play what leaves no choice or is a habit."""
        state = lane.state
        while True:
            legal = self.game.legal(state)
            if not legal:
                lane.stage = OVER
                return
            mover = self._mover(lane)
            if mover == self.seat and self.game.turn(state) >= self.until:
                lane.stage = ARRIVED
                return
            answer = legal[0] if len(legal) == 1 else lane.habits[mover](state)
            if answer is None:
                lane.legal = legal
                return
            self._advance(lane, answer)

    def _advance(self, lane: Lane, action: Action) -> None:
        lane.chance.at(self.game.turn(lane.state))
        self.game.advance(lane.state, action, lane.chance, None)

    def _mover(self, lane: Lane) -> int:
        seat = self.game.to_move(lane.state)
        return 0 if seat is None else seat
