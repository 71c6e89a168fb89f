"""Many games through the rules side by side, a decision at a time: what batch engines do.

Compiled with the rules; `kontor.batch.lockstep` compares the two.
"""

from typing import Any, Final

from kontor.core.chance import Numbered
from kontor.core.game import Game
from kontor.core.setup import Setup

ENDED: Final = -1
"""Stands for the action of a lane whose game is over."""
LARGE: Final = 255
NOTHING: Final = -1
"""Fills up lists that are not full yet."""


def choose(game: Game[Any], states: list[Any], words: list[int]) -> list[int]:
    """A random legal action for every lane, by its number."""
    chosen = []
    for lane in range(len(states)):
        options = game.legal(states[lane])
        if options:
            chosen.append(options[(words[lane] >> 8) * len(options) >> 24].index)
        else:
            chosen.append(ENDED)
    return chosen


def advance(
    game: Game[Any], setup: Setup, states: list[Any], actions: list[int], words: list[list[int]]
) -> None:
    """Carry out the actions; ended games begin anew."""
    every = game.actions().all
    chance = Numbered()
    for lane in range(len(states)):
        chance.take(words[lane])
        action = actions[lane]
        if action == ENDED:
            states[lane] = game.start(setup, chance)
        else:
            game.advance(states[lane], every[action], chance, None)


def positions(states: list[Any], names: list[str], sizes: list[int]) -> tuple[bytes, list[int]]:
    """The named fields of every lane, number after number, lists filled up to their size.

    A number that is no byte below `LARGE` is `LARGE` there, and follows in the list.
    """
    small: list[int] = []
    large: list[int] = []
    for state in states:
        fields = state.fields()
        for place in range(len(names)):
            value = fields[names[place]]
            numbers: list[int] = value if isinstance(value, list) else [value]
            for number in numbers:
                if 0 <= number < LARGE:
                    small.append(number)
                else:
                    small.append(LARGE)
                    large.append(number)
            for _ in range(len(numbers), sizes[place]):
                small.append(LARGE)
                large.append(NOTHING)
    return bytes(small), large


def masks(game: Game[Any], states: list[Any], words: int) -> list[int]:
    """The legal actions of every lane, as so many words of 32 bits."""
    numbers: list[int] = []
    for state in states:
        mask = [0] * words
        for action in game.legal(state):
            mask[action.index >> 5] |= 1 << (action.index & 31)
        numbers += mask
    return numbers


def to_move(game: Game[Any], states: list[Any]) -> list[int]:
    """Who must decide in every lane; `ENDED` where nobody must."""
    seats = [game.to_move(state) for state in states]
    return [ENDED if seat is None else seat for seat in seats]
