"""Answers from the device that learns, beside NumPy's."""

import numpy as np

from kontor.bots.trained import networks
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.train.on_device import DeviceBot

GAME = "golden-city"


def test_it_answers_as_numpy_does_however_many_positions_there_are() -> None:
    network = networks(GAME)[-1]
    rules = registry.game(GAME)
    chance = Seeded(3)
    state = rules.start(Setup(4), chance)
    states = []
    for _ in range(7):
        states.append(state.copy())
        rules.apply(state, rules.legal(state)[0], chance)
    seen = network.features.seen(states)
    liked, prospects = DeviceBot(GAME, network._weights, 3).answers(seen)
    expected = network.answers(seen)
    assert np.allclose(liked, expected[0], atol=0.02)
    assert np.allclose(prospects, expected[1], atol=0.02)
