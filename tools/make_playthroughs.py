"""Writes the text playthroughs under tests/playthroughs: one seeded random game each, step by step.

A rule that moves shows as a diff. Run it after a wanted change, and read the diff.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.registry import games, own_games
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"


def playthrough(game: Game[Any], setup: Setup, seed: int) -> Iterator[str]:
    """A whole game as lines of text."""
    chance = Seeded(seed)
    session: AnySession = Session(game, setup, chance)
    yield f"{game.meta().title}, {setup.seats} seats, {dict(session.setup.options)}, seed {seed}"
    yield f"opening {session.opening}"
    while options := session.legal():
        seat = session.to_move()
        yield f"\n[{len(session.decisions)}] seat {seat} may " + ", ".join(map(repr, options))
        decision = session.play(options[chance.below(len(options))])
        yield f"    does {decision.action}"
        yield from (f"    {event}" for event in decision.events)
    yield f"\n{game.result(session.state)}"
    for name, value in session.state.fields().items():
        yield f"{name} {value}"


def all_playthroughs() -> Iterator[tuple[str, str]]:
    """File names and texts: our games with each seat count, plain and with every switch on."""
    for name in own_games():
        game = games()[name]
        switches = {option.id: True for option in game.meta().options if option.is_switch}
        for seats in game.meta().seats:
            for suffix, options in (("", {}), ("-variants", switches)):
                lines = playthrough(game, Setup(seats, options), seed=seats)
                yield f"{name}-{seats}{suffix}.txt", "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file_name, text in all_playthroughs():
        (FOLDER / file_name).write_text(text, encoding="utf-8")
        print(f"wrote {file_name}")
