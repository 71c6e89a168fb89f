"""What bots that play by networks think of positions, for a comparison of two Pythons.

``thoughts.py`` writes as JSON, for a few positions of each game and map: each network's liking for
every legal answer and the chances it sees, and what each level answers.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

from kontor.bots import registry as bots
from kontor.bots.trained import networks
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.setup import Setup
from kontor.core.view import View

TRIALS = 12
"""Of bots that think ahead: without a clock, so that both think alike."""
EVERY = 9
"""Of so many decisions, one is looked at."""
TABLES = [
    ("machi-koro", Setup(2)),
    ("machi-koro", Setup(4, {"come-what-may": True})),
    ("golden-city", Setup(3)),
    ("golden-city", Setup(4, {"island": "kontor"})),
]


def questions(id: str, setup: Setup, most: int) -> Iterator[View]:
    """Questions with several answers from a game of random players."""
    game, chance, source = registry.game(id), Seeded(5), random.Random(5)
    state = game.start(setup.checked(game.meta()), chance)
    asked = 0
    while (seat := game.to_move(state)) is not None and asked < most * EVERY:
        view = game.view(state, seat)
        if len(view.legal) > 1:
            asked += 1
            if asked % EVERY == 0:
                yield view
        game.apply(state, source.choice(view.legal), chance)


def thoughts(id: str, view: View) -> dict[str, Any]:
    judged = [
        [part.tolist() for part in one.judged(view)] for one in networks(id) if fits(one, view)
    ]
    answers = {}
    for level, name in bots.levels(id).items():
        bot = bots.bot(id, f"{name}@{TRIALS}" if name == "guided" else name)(7)
        answers[level] = bot.choose(view).index
    return {"judged": judged, "answers": answers}


def fits(network: Any, view: View) -> bool:
    return bool(network.is_at_home(view))


if __name__ == "__main__":
    told = [thoughts(id, view) for id, setup in TABLES for view in questions(id, setup, 2)]
    print(json.dumps(told))
