"""Write what the page's tests of Machi Koro look at: bots play, and moments of each kind are kept.

Views for every question and number of seats, and decisions that together tell every event, each
with the view before and after it. ``--check`` writes nothing and fails when the file is stale.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from kontor.bots.registry import bot
from kontor.core.chance import Seeded
from kontor.core.session import AnySession, Decision, Session
from kontor.core.setup import Setup
from kontor.core.view import to_json
from kontor.games.machi_koro import GAME

TARGET = Path(__file__).parent.parent / "web" / "tests" / "machi_koro.json"
GAMES = 40
Json = dict[str, object]


def seen(session: AnySession, seat: int | None) -> Json:
    """The view as the server sends it."""
    view = session.view(seat)
    plain = to_json(view)
    assert isinstance(plain, dict)
    return {**plain, "aid": to_json(GAME.aid(view))}


def moments(setup: Setup, seed: int) -> Iterator[tuple[Json, Decision, Json]]:
    """Every decision of a game between bots, with the decider's views before and after it."""
    session: AnySession = Session(GAME, setup, Seeded(seed))
    bots = [bot("machi-koro", "gentle")(seed + seat) for seat in range(setup.seats)]
    while (seat := session.to_move()) is not None:
        before = seen(session, seat)
        decision = session.play(bots[seat].choose(session.view(seat)))
        yield before, decision, seen(session, seat)


def made() -> str:
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


def main() -> None:
    text = made()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET} is stale: python tools/make_page_fixtures.py")


if __name__ == "__main__":
    main()
