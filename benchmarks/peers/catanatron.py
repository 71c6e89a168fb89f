"""Catanatron: a board game of dice, cards and building in Python, with its own random players."""

import random
from functools import partial

from catanatron import Color, Game, RandomPlayer

from benchmarks.row import Group, Label, Row, serve
from kontor.stopwatch import Play


def random_games(seats: int) -> Play:
    random.seed(1)
    colours = list(Color)[:seats]

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return play


if __name__ == "__main__":
    serve(
        [
            Row(
                Label("Catanatron", "Settlers", "Python", seats, Group.PYTHON_PEER),
                partial(random_games, seats),
            )
            for seats in (2, 4)
        ]
    )
