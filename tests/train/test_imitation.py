"""Networks that learn to answer as bots of other kinds do."""

import jax
import numpy as np
import pytest

from kontor.batch import for_setup
from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.steady import SteadyBot
from kontor.bots.machi_koro.plans import CHEESE
from kontor.bots.machi_koro.rollout import answer
from kontor.bots.registry import ADDED, bot
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.core.view import View
from kontor.games.machi_koro.view import restore
from kontor.train.demonstrations import Classroom, attended, joined
from kontor.train.imitate import imitated
from kontor.train.network import fresh
from kontor.train.setups import setups


class ByTheList:
    """Buys what is next on the cheese list and nothing else: what it answers is easily learnt."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, deadline: float | None = None) -> Action:
        return answer(restore(view), CHEESE)


def test_a_network_learns_to_follow_a_shopping_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADDED, "machi-koro", {"by-the-list": ByTheList})
    tables = setups("machi-koro", [2], [])
    school = Classroom("machi-koro", tables, ["by-the-list"], ["greedy"])
    games = [attended(school, number) for number in range(60)]
    lessons = joined([game["by-the-list"] for game in games if "by-the-list" in game])
    assert lessons.legal[np.arange(len(lessons.action)), lessons.action].all()
    assert (lessons.won.sum(axis=1) == 1).all()
    engine = for_setup("machi-koro", tables[0])
    begun = fresh(engine, jax.random.key(1), width=32, depth=1)
    _, before = imitated(lessons, engine.observation, begun, passes=0)
    _, after = imitated(lessons, engine.observation, begun, passes=60)
    assert after > max(0.8, before)


@pytest.mark.parametrize("name", ["greedy", "steady"])
def test_a_quick_bot_answers_a_position_as_it_answers_its_view(name: str) -> None:
    game = registry.game("golden-city")
    player = bot("golden-city", name)(1)
    assert isinstance(player, GreedyBot | SteadyBot)
    for seed in range(3):
        chance = Seeded(seed)
        state = game.start(Setup(3, {}).checked(game.meta()), chance)
        while (seat := game.to_move(state)) is not None:
            chosen = player.choose(game.view(state, seat))
            assert player.at(state) == chosen
            game.advance(state, chosen, chance, None)
