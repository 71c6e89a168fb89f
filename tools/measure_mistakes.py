"""Measures whether reviews find mistakes.

Strong bots play, and now and then another legal move is made instead of theirs.
``results/review/mistakes.json`` has the share of those moves called a mistake or worse, the same
for the moves left alone, and how long a review took.
"""

import json
import platform
import random
import subprocess
import time
from pathlib import Path
from typing import Any

from kontor.bots import registry as bots
from kontor.core import registry
from kontor.core.chance import Seeded
from kontor.core.record import Player, Record, of_session
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.review.reviewing import review

OUT = Path("results/review/mistakes.json")
REPLACED = 200
OFTEN = 0.08
"""The share of decisions that are replaced."""
KINDS = [
    ("machi-koro", 2, True),
    ("machi-koro", 4, True),
    ("machi-koro", 2, False),
    ("golden-city", 4, True),
]
"""Game, seats, and whether the review is quick."""
ISLAND: dict[str, dict[str, object]] = {"golden-city": {"island": "kontor"}}


def spoilt(game: str, seats: int, seed: int) -> tuple[Record, set[int]]:
    """A game of strong bots, and the decisions at which chance answered for them."""
    source, replaced = random.Random(seed), set()
    setup = Setup(seats, ISLAND.get(game, {}))
    session: AnySession = Session(registry.game(game), setup, Seeded(seed))
    players = [bots.bot(game, "veteran")(seed + seat) for seat in range(seats)]
    while (seat := session.to_move()) is not None:
        legal = session.legal()
        chosen = legal[0]
        if len(legal) > 1:
            chosen = players[seat].choose(session.view(seat), None)
            if source.random() < OFTEN:
                replaced.add(len(session.decisions))
                chosen = source.choice([action for action in legal if action != chosen])
        session.play(chosen)
    return of_session(session, [Player(f"veteran {n}") for n in range(seats)], None), replaced


def measured(game: str, seats: int, quick: bool) -> dict[str, Any]:
    found = spoilt_count = alarms = left_alone = games = 0
    seconds = 0.0
    while spoilt_count < REPLACED:
        record, replaced = spoilt(game, seats, games)
        begun = time.process_time()
        told = review(record, quick=quick)
        seconds += time.process_time() - begun
        games += 1
        for one in told.decisions:
            bad = one.verdict in ("mistake", "blunder")
            if one.number in replaced:
                spoilt_count += 1
                found += bad
            elif one.verdict != "forced":
                left_alone += 1
                alarms += bad
    return {
        "game": game,
        "seats": seats,
        "effort": "quick" if quick else "full",
        "games": games,
        "replaced": spoilt_count,
        "found": round(found / spoilt_count, 3),
        "left_alone": left_alone,
        "false_alarms": round(alarms / left_alone, 4),
        "processor_seconds_a_review": round(seconds / games, 2),
    }


def main() -> None:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    found: dict[str, Any] = {
        "command": "python tools/measure_mistakes.py",
        "commit": commit,
        "machine": f"{platform.machine()}, one core, Python {platform.python_version()}",
        "reviews": [],
    }
    for kind in KINDS:
        found["reviews"].append(measured(*kind))
        OUT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
