"""Write what the page's tests of The Golden City look at: moments of the recorded games.

A view for every question, decisions that together tell every event, each with the decider's view
before and after it, and the events of one whole game.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from kontor.core import record_file
from kontor.core.replay import replay
from kontor.core.session import AnySession, Decision
from kontor.core.view import to_json
from kontor.games.golden_city import GAME

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "tests" / "records" / "golden-city"
TARGET = ROOT / "web" / "tests" / "golden_city.json"
WHOLE = "4-score-cards"
RARE = {"nothing-left"}
"""Events that no recorded game tells."""
Json = dict[str, object]


def seen(session: AnySession, seat: int | None) -> Json:
    """The view as the server sends it, on the shipped island."""
    view = session.view(seat)
    plain = to_json(view)
    assert isinstance(plain, dict)
    return {**plain, "aid": to_json(GAME.aid(view)), "island": "kontor"}


def moments(path: Path) -> Iterator[tuple[Json, Decision, Json]]:
    record = record_file.load(path.read_text(encoding="utf-8"))
    before = replay(record, 0)
    for number in range(1, len(record.moves) + 1):
        after = replay(record, number)
        seat = before.to_move()
        yield seen(before, seat), after.decisions[-1], seen(after, seat)
        before = after


def main() -> None:
    views: dict[str, Json] = {}
    steps: list[Json] = []
    whole: list[list[Json]] = []
    told: set[str] = set()
    for path in sorted(RECORDS.glob("*.jsonl")):
        for before, decision, after in moments(path):
            views.setdefault(f"{path.stem[0]}-{before['question']}", before)
            events = [event.to_json() for event in decision.events]
            if path.stem == WHOLE:
                whole.append(events)
            names = {event.name for event in decision.events}
            if names - told:
                told |= names
                steps.append({"before": before, "events": events, "after": after})
            if after["result"]:
                views.setdefault(f"{path.stem[0]}-over", after)
    assert set(GAME.vocabulary().events) - told <= RARE
    plain = {"views": views, "steps": steps, "whole": {"record": WHOLE, "events": whole}}
    TARGET.write_text(json.dumps(plain) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
