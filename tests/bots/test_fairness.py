"""A bot knows what its seat's browser knows: the same JSON, and nothing besides."""

import inspect
import json
from collections.abc import Iterator
from typing import Any

import pytest

from kontor.arena.play import sent
from kontor.bots.registry import bots
from kontor.core.bot import Bot
from kontor.core.chance import Seeded
from kontor.core.registry import games
from kontor.core.setup import Setup
from kontor.core.view import View, to_json


def views(name: str, seats: int, seed: int, every: int) -> list[View]:
    """Some positions of a random game, as the player to move sees them."""
    game = games()[name]
    chance = Seeded(seed)
    state = game.start(Setup(seats), chance)
    seen = []
    count = 0
    while (seat := game.to_move(state)) is not None and count < 600:
        legal = game.legal(state)
        if len(legal) > 1 and count % every == 0:
            seen.append(game.view(state, seat))
        game.advance(state, legal[chance.below(len(legal))], chance, None)
        count += 1
    return seen


def sampled(name: str, seats: int) -> Iterator[View]:
    """A few positions of one game after another."""
    for seed in range(3, 13):
        yield from views(name, seats, seed, every=41)


@pytest.mark.parametrize("name", games())
def test_what_is_sent_to_a_browser_is_the_whole_view(name: str) -> None:
    game = games()[name]
    for seats in game.meta().seats:
        for view in views(name, seats, seed=seats, every=1):
            assert sent(view, game.actions()) == view


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in games() for bot in bots(name)])
def test_equal_views_and_seeds_get_equal_answers_whatever_is_hidden(name: str, bot: str) -> None:
    game = games()[name]
    compared = 0
    for view in sampled(name, game.meta().seats[-1]):
        other = game.view(game.determinise(view, Seeded(9)), view.seat)
        if plain(other) == plain(view):
            answers = {quick(name, bot).choose(seen) for seen in (view, other)}
            assert len(answers) == 1
            assert answers <= set(view.legal)
            compared += 1
        if compared == 3:
            return
    pytest.fail("no two positions looked alike")


def plain(view: View) -> str:
    return json.dumps(to_json(view), sort_keys=True)


def quick(name: str, bot: str) -> Bot:
    """The bot with a seed, and with little effort if it is one that searches."""
    make: Any = bots(name)[bot]
    searches = "trials" in inspect.signature(make).parameters
    chosen: Bot = make(5, trials=24) if searches else make(5)
    return chosen
