"""Games of bots, for a comparison of two Pythons: what every seat sees at every decision.

``games.py FIRST COUNT`` plays so many and writes a line a game: which it was, who played, how many
decisions and views there were, and a digest of all the views.
"""

import json
import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from typing import Any

from kontor.bots import registry as bots
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Meta, Setup
from kontor.core.view import to_json

BY_NETWORK = "veteran"
"""Answers of networks are compared elsewhere: they are rounded in other ways."""
MAPS: dict[str, dict[str, object]] = {"golden-city": {"island": "kontor"}}
"""Options that are no switches."""


def setups(meta: Meta) -> Iterator[Setup]:
    """Every number of seats, with every variant by itself."""
    variants: list[dict[str, object]] = [{name: True} for name, _ in meta.switches]
    variants += [MAPS[meta.id]] if meta.id in MAPS else []
    return (Setup(seats, options) for options, seats in product([{}, *variants], meta.seats))


def every_setup() -> list[tuple[str, Setup]]:
    """Those of all games; games take turns as long as each has more."""
    metas = [game.meta() for game in registry.games().values()]
    found = [(n, meta.id, setup) for meta in metas for n, setup in enumerate(setups(meta))]
    return [(id, setup) for _, id, setup in sorted(found, key=lambda each: each[:2])]


def played(number: int) -> dict[str, object]:
    """A game of bots and random players; equal numbers, equal games."""
    known = every_setup()
    id, wanted = known[number % len(known)]
    game = registry.game(id)
    setup, source = wanted.checked(game.meta()), random.Random(number)
    quick = sorted({*registry.bots(id).quick, "random"} - {BY_NETWORK})
    names = [source.choice(quick) for _ in range(setup.seats)]
    players = [bots.bot(id, name)(number) for name in names]
    chance, digest = Seeded(number), sha256()
    state = game.start(setup, chance)
    decisions = views = 0
    while True:
        seen = [game.view(state, seat) for seat in (*range(setup.seats), None)]
        for view in seen:
            digest.update(json.dumps(to_json(view)).encode())
        views += len(seen)
        mover = game.to_move(state)
        if mover is None:
            break
        game.apply(state, players[mover].choose(seen[mover]), chance)
        decisions += 1
    about: dict[str, Any] = {"game": id, "seats": setup.seats, "options": dict(wanted.options)}
    counts = {"bots": names, "decisions": decisions, "views": views}
    return {**about, **counts, "digest": digest.hexdigest()}


if __name__ == "__main__":
    first, count = map(int, sys.argv[1:])
    for number in range(first, first + count):
        print(json.dumps(played(number)), flush=True)
