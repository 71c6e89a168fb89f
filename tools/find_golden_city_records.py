"""Searches for whole games of The Golden City in which something rare happens, and keeps them.

python tools/find_golden_city_records.py [CASE …]

Each case is searched for with three and with four players, by seeded random play or by greedy
players, on the island of the tests, which every record carries.
"""

import argparse
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from kontor.bots.registry import bots
from kontor.core import record_file
from kontor.core.record import Player, Seal, of_session
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME, ending
from kontor.games.golden_city.meta import END_BLOCKED, END_BUSINESSES, END_SCORE_CARDS

TESTS = Path(__file__).resolve().parent.parent / "tests"
ISLAND = TESTS / "rules" / "golden_city" / "island.json"
FOLDER = TESTS / "records" / "golden-city"
SEATS = (3, 4)


@dataclass(frozen=True)
class Case:
    """What to look for, and in which games."""

    happened: Callable[[AnySession], bool]
    options: tuple[str, ...] = ()
    player: str = "random"
    others: str = "random"


def ended_by(reason: str) -> Callable[[AnySession], bool]:
    return lambda session: session.game.result(session.state).reason == reason  # type: ignore[union-attr]


def decided_by(step: int) -> Callable[[AnySession], bool]:
    """Whether the best two players are equal in all that counts before this step, not in it."""

    def decided(session: AnySession) -> bool:
        state = session.state
        standings = [ending.standing(state, seat) for seat in range(state.seats)]
        first, second = sorted(standings, reverse=True)[:2]
        return first[:step] == second[:step] and first[step : step + 1] != second[step : step + 1]

    return decided


def shared(session: AnySession) -> bool:
    result = session.game.result(session.state)
    return result is not None and len(result.winners()) > 1


def told(name: str) -> Callable[[AnySession], bool]:
    """Whether an event of this name was told."""

    def was_told(session: AnySession) -> bool:
        return any(event.name == name for d in session.decisions for event in d.events)

    return was_told


def majority_paid(session: AnySession) -> bool:
    """Whether somebody got the goods bonus although he was not the only one with the good."""
    for decision in session.decisions:
        scored = [event.facts for event in decision.events if event.name == "scored-goods"]
        if len(scored) > 1 and any(facts["extra"] for facts in scored):
            return True
    return False


def three_expulsions(session: AnySession) -> bool:
    """Whether a round had three, and somebody could have paid for the fourth."""
    expulsions, coins = 0, [3] * session.setup.seats
    for decision in session.decisions:
        for event in decision.events:
            seat = event.facts.get("seat")
            if event.name == "round":
                expulsions = 0
            elif event.name == "expelled":
                expulsions += 1
                coins[int(str(seat))] -= int(str(event.facts["coins"]))
            elif event.name == "coins":
                coins[int(str(seat))] += int(str(event.facts["coins"]))
            elif event.name == "placed" and expulsions == 3 and coins[int(str(seat))] > 3:
                return True
    return False


def crowded(session: AnySession) -> bool:
    """Whether everybody has a business in one and the same city part."""
    common = (1 << 58) - 1
    for own in session.state.own:
        common &= own
    return common != 0


def always(session: AnySession) -> bool:
    return True


CASES = {
    "businesses": Case(ended_by(END_BUSINESSES), player="greedy"),
    "score-cards": Case(ended_by(END_SCORE_CARDS)),
    "blocked": Case(ended_by(END_BLOCKED)),
    "tie-city": Case(decided_by(2)),
    "tie-coins": Case(decided_by(3)),
    "shared-victory": Case(shared),
    "gave-up-goods": Case(told("gave-up"), player="greedy"),
    "hand-limit": Case(told("discarded")),
    "crowded-city-part": Case(crowded, player="greedy"),
    "greedy": Case(always, player="greedy", others="greedy"),
    "three-expulsions": Case(three_expulsions, ("three-expulsions",)),
    "goods-majority": Case(majority_paid, ("goods-majority",), player="greedy"),
    "tie-all-businesses": Case(decided_by(2), ("tie-all-businesses",)),
    "open-letters": Case(always, ("open-letters",), player="greedy"),
    "all-house-rules": Case(
        always, ("three-expulsions", "goods-majority", "tie-all-businesses", "open-letters")
    ),
}


def play(case: Case, seats: int, number: int) -> tuple[AnySession, list[str], Seal]:
    """One game of a case's kind."""
    players = [case.player, *[case.others] * (seats - 1)]
    players = players[number % seats :] + players[: number % seats]
    seal = Seal.of(hashlib.sha256(f"golden-city {seats} {number}".encode()).digest())
    island = json.loads(ISLAND.read_text(encoding="utf-8"))
    setup = Setup(seats, {"island": island, **dict.fromkeys(case.options, True)})
    session: AnySession = Session(GAME, setup, seal.chance())
    seated = [bots("golden-city")[name](100 * number + seat) for seat, name in enumerate(players)]
    while (seat := session.to_move()) is not None:
        session.play(seated[seat].choose(session.view(seat)))
    return session, players, seal


def find(name: str, seats: int) -> str:
    """The first game of the case, as a record."""
    for number in count():
        session, players, seal = play(CASES[name], seats, number)
        if CASES[name].happened(session):
            return record_file.dump(of_session(session, [Player(p, p) for p in players], seal))
    raise AssertionError("there is always another game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", nargs="*", help=f"one of {', '.join(CASES)}; all if none is named")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in parser.parse_args().case or CASES:
        for seats in SEATS:
            path = FOLDER / f"{seats}-{name}.jsonl"
            path.write_text(find(name, seats), encoding="utf-8")
            print(f"wrote {path.name}", flush=True)


if __name__ == "__main__":
    main()
