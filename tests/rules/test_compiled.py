"""The same seeds give the same games on plain and on compiled rules."""

import os
import subprocess
import sys

import pytest

from kontor.core.registry import own_games

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


PRINT_BOTS_ANSWERS = """
import sys
from kontor.bots.registry import bots
from kontor.core.chance import Seeded
from kontor.core.registry import game
from kontor.core.setup import Setup

rules = game(sys.argv[1])
for name, make in bots(sys.argv[1]).items():
    if name in ("search", "guided", "veteran", "expectimax"):
        continue
    chance = Seeded(3)
    state = rules.start(Setup(rules.meta().seats[-1]), chance)
    players = [make(seat) for seat in range(rules.meta().seats[-1])]
    answers = []
    while (seat := rules.to_move(state)) is not None and len(answers) < 100:
        answers.append(players[seat].choose(rules.view(state, seat)))
        rules.advance(state, answers[-1], chance, None)
    print(name, [answer.index for answer in answers])
"""
"""What those answer who do not think long; they judge with compiled modules of their own."""


def printed(program: str, game: str, plain: str) -> str:
    environment = {**os.environ, "KONTOR_PLAIN": plain}
    command = [sys.executable, "-c", program, game]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("game", own_games())
def test_a_seeded_game_is_the_same_on_plain_and_compiled_rules(game: str) -> None:
    plain = printed(PRINT_DIGESTS, game, plain="1")
    assert len(plain.splitlines()) >= 2
    assert printed(PRINT_DIGESTS, game, plain="") == plain


@pytest.mark.parametrize("game", own_games())
def test_bots_answer_alike_on_plain_and_compiled_rules(game: str) -> None:
    plain = printed(PRINT_BOTS_ANSWERS, game, plain="1")
    assert len(plain.splitlines()) >= 4
    assert printed(PRINT_BOTS_ANSWERS, game, plain="") == plain
