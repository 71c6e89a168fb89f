"""The same seeds give the same games on plain and on compiled rules."""

import os
import subprocess
import sys

import pytest

from kontor.core.registry import games

PRINT_DIGESTS = """
import hashlib, json, sys
from kontor.core.chance import Seeded
from kontor.core.playout import play_out
from kontor.core.registry import game
from tests.positions import setups

rules = game(sys.argv[1])
for setup in setups(rules):
    digest = hashlib.sha256()
    for seed in range(10):
        chance = Seeded(seed)
        state = rules.start(setup, chance)
        decisions = play_out(rules, state, chance)
        digest.update(json.dumps([decisions, state.fields()], sort_keys=True).encode())
    print(setup, digest.hexdigest())
"""


def digests(game: str, plain: str) -> str:
    environment = {**os.environ, "KONTOR_PLAIN": plain}
    command = [sys.executable, "-c", PRINT_DIGESTS, game]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("game", games())
def test_a_seeded_game_is_the_same_on_plain_and_compiled_rules(game: str) -> None:
    plain = digests(game, plain="1")
    assert len(plain.splitlines()) >= 2
    assert digests(game, plain="") == plain
