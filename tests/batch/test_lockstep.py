"""Batch engines play as the rules do."""

from collections.abc import Mapping

import jax.numpy as jnp
import pytest
from jax import Array, tree

from kontor.batch import for_setup, make, random_play
from kontor.batch.chance import Chance
from kontor.batch.engine import Vectors
from kontor.batch.lockstep import Apart, Pair, prove
from kontor.batch.machi_koro.position import Position
from kontor.batch.machi_koro.rules import MachiKoroEngine
from kontor.cli import run
from kontor.core.setup import Setup

VARIANTS = {"come-what-may": True, "first-games": True}


@pytest.mark.parametrize("setup", [Setup(2), Setup(3, VARIANTS), Setup(4)], ids=str)
def test_machi_koro_agrees_after_every_decision(setup: Setup) -> None:
    done = prove("machi-koro", setup, games=150, lanes=128)
    assert done.games >= 150
    assert done.bot_games > 0
    assert done.decisions > 100 * done.games
    assert done.observations > 1000


class Generous(MachiKoroEngine):
    """Gives a coin to whoever rolls a three."""

    def step(self, state: Position, action: Array, chance: Chance) -> Position:
        after = super().step(state, action, chance)
        coins = after.coins[0] + ((state.die1 == 0) & (after.die1 == 3))
        return after._replace(coins=(coins, *after.coins[1:]))


class Forgetful(MachiKoroEngine):
    """Leaves out a field, so that nobody would compare it."""

    def fields(self, state: Position) -> Mapping[str, Vectors]:
        return {name: found for name, found in super().fields(state).items() if name != "bank"}


def test_a_field_that_nobody_compares_is_found() -> None:
    with pytest.raises(Apart, match="the list of fields"):
        Pair(Forgetful(Setup(2)), 1, lanes=8)


def go_on(pair: Pair, steps: int) -> None:
    for _ in range(steps):
        pair.step()


def test_a_rule_that_differs_is_found() -> None:
    pair = Pair(Generous(Setup(2)), seed=1, lanes=64)
    with pytest.raises(Apart, match=r"coins is -?\d+, by the rules"):
        go_on(pair, steps=20)


def test_the_kernel_plays_the_same_games_as_the_loop() -> None:
    engine = make("machi-koro", seats=2)
    plain = random_play.play(engine, random_play.begin(engine, 3, 64), 40)
    kernel = random_play.play_in_registers(
        engine, random_play.begin(engine, 3, 64), 40, block=64, together=8
    )
    assert int(plain.step) == int(kernel.step) == 41
    for one, other in zip(tree.leaves(plain), tree.leaves(kernel), strict=True):
        assert jnp.array_equal(one, other)


def test_ended_games_begin_anew() -> None:
    engine = make("machi-koro", seats=2)
    played = random_play.play(engine, random_play.begin(engine, 1, 64), 500)
    assert int(played.games.sum()) > 64
    assert not bool(engine.over(played.state).any())


def test_the_command_tells_what_was_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lockstep", "machi-koro", "--seats", "2", "--games", "2", "--lang", "en"]) == 0
    assert "batch engine and rules agree" in capsys.readouterr().out


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(Exception, match="has no variant"):
        for_setup("machi-koro", Setup(2, {"harbour": True}))
