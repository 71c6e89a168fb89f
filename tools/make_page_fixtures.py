"""Write what the page's tests look at.

Of Machi Koro: views for every question and number of seats, and decisions that together tell every
event, each with the view before and after it. Of the recorded games: what their decks held.
``--check`` writes nothing and fails when a file is stale.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from kontor.bots.registry import bot
from kontor.core import record_file
from kontor.core.chance import Seeded
from kontor.core.registry import games
from kontor.core.session import AnySession, Decision, Session
from kontor.core.setup import Setup
from kontor.core.view import to_json
from kontor.games.machi_koro import GAME

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "tests" / "records"
TESTS = ROOT / "web" / "tests"
GAMES = 40
Json = dict[str, object]


def seen(session: AnySession, seat: int | None) -> Json:
    """The view as the server sends it."""
    view = session.view(seat)
    plain = to_json(view)
    assert isinstance(plain, dict)
    return {**plain, "aid": to_json(GAME.aid(view))}


def moments(setup: Setup, seed: int) -> Iterator[tuple[Json, Decision, Json]]:
    """Every decision of a random game, with the decider's views before and after it."""
    session: AnySession = Session(GAME, setup, Seeded(seed))
    bots = [bot("machi-koro", "random")(seed + seat) for seat in range(setup.seats)]
    while (seat := session.to_move()) is not None:
        before = seen(session, seat)
        decision = session.play(bots[seat].choose(session.view(seat)))
        yield before, decision, seen(session, seat)


def machi_koro() -> str:
    views: dict[str, Json] = {}
    steps: list[Json] = []
    told: set[str] = set()
    for seed in range(GAMES):
        seats = 2 + seed % 3
        setup = Setup(seats, {"come-what-may": seed % 2 == 1})
        for before, decision, after in moments(setup, seed):
            come_what_may = "-deck" if setup.switched_on("come-what-may") else ""
            views.setdefault(f"{seats}{come_what_may}-{before['question']}", before)
            names = {event.name for event in decision.events}
            if names - told:
                told |= names
                events = [event.to_json() for event in decision.events]
                steps.append({"before": before, "events": events, "after": after})
            if after["result"]:
                views.setdefault(f"{seats}-over", after)
    assert told == set(GAME.vocabulary().events)
    wanted = ("2-roll", "2-deck-build", "3-reroll", "3-collect", "4-build", "4-swap", "4-give",
              "4-get", "3-over")  # fmt: skip
    kept = {name: views[name] for name in wanted}
    return json.dumps({"views": kept, "steps": steps}) + "\n"


def decks() -> str:
    """The face-down decks of every recorded game, as the server tells them when it is over."""
    found = {}
    for path in sorted(RECORDS.glob("*/*.jsonl")):
        record = record_file.load(path.read_text(encoding="utf-8"))
        game = games()[record.game]
        found[f"{path.parent.name}/{path.name}"] = game.decks(record.setup)
    return json.dumps(found) + "\n"


def main() -> None:
    for name, make in (("machi_koro.json", machi_koro), ("decks.json", decks)):
        text = make()
        target = TESTS / name
        if "--check" not in sys.argv[1:]:
            target.write_text(text, encoding="utf-8")
        elif target.read_text(encoding="utf-8") != text:
            sys.exit(f"{name} is stale: python tools/make_page_fixtures.py")


if __name__ == "__main__":
    main()
