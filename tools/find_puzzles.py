"""Finds puzzles: bots play, their games are reviewed, and what was clearly a mistake is looked at
more closely.

python tools/find_puzzles.py GAME [FILE] [--count N] [--seed N] [--join FILE…]

A position is taken if games that are played on after each answer, with common luck, show with 95 %
certainty that every other answer loses more than an inaccuracy. The file, which is the one that
ships if none is named, is written after each game; a second run goes on with the next. Runs with
seeds far apart may go side by side: ``--join`` takes in what they found, and all reasons are told
anew. Without a file to begin with, the same seed finds the same puzzles.
"""

import argparse
import random
from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from kontor.bots import registry as bots
from kontor.bots.effort import Effort
from kontor.bots.guided import Candidate, Search, victory
from kontor.bots.trained import at_home
from kontor.core import registry
from kontor.core.action import Action
from kontor.core.advice import Advice, told
from kontor.core.chance import Seeded
from kontor.core.record import Player, Record, of_session
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup
from kontor.review.answers import worlds_of
from kontor.review.batched_estimates import Judged
from kontor.review.course import Course, Step, course
from kontor.review.estimate import hindsight, network_estimator
from kontor.review.puzzles import SCALE, Collection, Puzzle, names_of, position, written
from kontor.review.reviewing import Reviewing
from kontor.review.verdicts import limits

PLAYERS = {
    "machi-koro": ("patient", "farsighted", "bakery", "hasty", "veteran"),
    "golden-city": ("steady", "racer", "hasty", "veteran"),
}
OPTIONS: dict[str, dict[str, Any]] = {"golden-city": {"island": "kontor"}}
KINDS = {
    "machi-koro": {
        "roll": "dice", "keep": "reroll", "reroll": "reroll", "build": "build", "pass": "build",
        "collect": "purple", "swap": "purple", "give": "purple", "get": "purple",
    },
    "golden-city": {
        "bid": "pair", "build": "site", "end": "site", "pay": "pay", "choose": "card",
        "take": "card", "give-up": "card", "discard": "card",
    },
}  # fmt: skip
SEATS = {"machi-koro": (2, 2, 3, 4), "golden-city": (3, 4)}
GAMES = {"machi-koro": 960, "golden-city": 240}
"""Games after each answer at most."""
ROUND = 48
RIVALS = 3
"""Answers beside the best that are looked at closely."""
OPEN = 0.12, 0.92
"""Between these chances of winning there is something to decide."""
A_GAME = 2
"""Puzzles from one game at most."""
LARGEST = 0.55
"""The part of all puzzles that one kind may take."""
Z = 1.96


def played(game: str, seed: int) -> Record:
    source = random.Random(seed)
    seats = source.choice(SEATS[game])
    setup = Setup(seats, OPTIONS.get(game, {}))
    session: AnySession = Session(registry.game(game), setup, Seeded(seed))
    names = [source.choice(PLAYERS[game]) for _ in range(seats)]
    players = [bots.bot(game, name)(seed + seat) for seat, name in enumerate(names)]
    while (seat := session.to_move()) is not None:
        legal = session.legal()
        chosen = players[seat].choose(session.view(seat), None) if len(legal) > 1 else legal[0]
        session.play(chosen)
    return of_session(session, [Player(name) for name in names], None)


def ranked(whole: Course, step: Step) -> list[Action]:
    """All answers by the first estimate, the best first; none if the second is nearly as good."""
    judged = Judged(whole.game, network_estimator(whole.game, whole.start))
    worlds = worlds_of(whole, step, 1)
    waiting = {action: judged.ask(worlds.spread(action), step.seat) for action in step.legal}
    judged.judge()
    chances = {action: float(one.mean[step.seat]) for action, one in waiting.items()}
    order = sorted(chances, key=lambda action: -chances[action])
    near = chances[order[0]] - chances[order[1]] < limits(whole.seats)["inaccuracy"]
    return [] if near else order


def solved(whole: Course, step: Step, order: list[Action]) -> tuple[list[Candidate], bool]:
    """The answers after many games, the best first, and whether the best is clearly so."""
    id = whole.game.meta().id
    network, about = at_home(id, whole.start), hindsight(whole.game)
    assert network is not None
    assert about.guide is not None
    guide = replace(about.guide(network), worth=victory)
    most = GAMES[id]
    tried = [*order[: 1 + RIVALS]]
    if step.action not in tried:
        tried.append(step.action)
    answers = [Candidate(action, 1.0, 0.0) for action in tried]
    effort = Effort(most * len(answers), None)
    search = Search(guide, whole.game.view(step.state, step.seat), step.number, effort)
    least = limits(whole.seats)["inaccuracy"]
    while len(answers[0].games) < most:
        search.play(answers, min(1.0, effort.used() + ROUND / most))
        answers.sort(key=lambda answer: -answer.mean)
        losses = [lost(answers[0], other) for other in answers[1:]]
        if any(loss + margin < least for loss, margin in losses):
            return answers, False
        if all(loss - margin >= least for loss, margin in losses):
            return answers, True
    return answers, False


def lost(best: Candidate, other: Candidate) -> tuple[float, float]:
    pairs = [here - there for here, there in zip(best.games, other.games, strict=True)]
    return fmean(pairs), Z * stdev(pairs) / sqrt(len(pairs))


def puzzle(whole: Course, step: Step, names: list[str]) -> Puzzle | None:
    order = ranked(whole, step)
    if not order or order[0] == step.action:
        return None
    answers, is_clear = solved(whole, step, order)
    best = answers[0]
    if not is_clear or best.action == step.action or not OPEN[0] < best.mean < OPEN[1]:
        return None
    view = whole.game.view(step.state, step.seat)
    reasons = tuple(hindsight(whole.game).reasons(view, best.action))
    return Puzzle(
        KINDS[whole.game.meta().id][best.action.do],
        whole.seats,
        written(step.state, names),
        [(answer.action.index, round(SCALE * (best.mean - answer.mean))) for answer in answers],
        round(SCALE * best.mean),
        told(Advice(best.action, best.mean, reasons)).reasons,
    )


def candidates(record: Record) -> list[int]:
    """The decisions that were mistakes while others would have been good, the worst first."""
    review = Reviewing(record).review()
    mistake = review.limits["mistake"]
    found = [d for d in review.decisions if d.options > 1 and d.loss >= mistake]
    return [d.number for d in sorted(found, key=lambda d: -d.loss)]


def joined(game: str, every: Collection, others: list[Collection]) -> Collection:
    """All puzzles of these files, each once, with the reasons of today."""
    rules, about = registry.game(game), hindsight(registry.game(game))
    found = {str(one.state): one for each in (every, *others) for one in each.puzzles}
    puzzles = []
    for one in found.values():
        state = position(rules, every, one)
        best, chance = rules.actions()[one.answers[0][0]], one.chance / SCALE
        reasons = tuple(about.reasons(rules.view(state, rules.to_move(state)), best))
        advice = told(Advice(best, chance, reasons))
        puzzles.append(msgspec.structs.replace(one, reasons=advice.reasons))
    return msgspec.structs.replace(every, puzzles=puzzles)


def found_in(game: str, seed: int, room: Counter[str]) -> list[Puzzle]:
    """The puzzles of a game of bots; of each kind no more than there is room for."""
    record = played(game, seed)
    whole = course(record)
    names = names_of(whole.start)
    found: list[Puzzle] = []
    for number in candidates(record):
        step = whole.steps[number]
        if len(found) < A_GAME and room[KINDS[game][step.action.do]] > 0:
            one = puzzle(whole, step, names)
            if one:
                found.append(one)
                room[one.kind] -= 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--count", type=int, default=160)
    parser.add_argument("--seed", type=int, help="the first game, if the file does not say")
    parser.add_argument("--join", type=Path, nargs="*", default=[])
    wish = parser.parse_args()
    file = wish.file or Path(str(registry.file(registry.manifest(wish.game).puzzles)))
    options = OPTIONS.get(wish.game, {})
    start = registry.game(wish.game).start(Setup(SEATS[wish.game][0], options), Seeded(0))
    every = Collection(names_of(start), options, GAMES[wish.game], [])
    if file.exists():
        every = read(file)
    every = joined(wish.game, every, [read(other) for other in wish.join])
    write(file, every)
    seed = every.next if wish.seed is None else wish.seed
    while len(every.puzzles) < wish.count:
        kinds = Counter(one.kind for one in every.puzzles)
        room = Counter({kind: int(LARGEST * wish.count) for kind in KINDS[wish.game].values()})
        room.subtract(kinds)
        puzzles = [*every.puzzles, *found_in(wish.game, seed, room)]
        seed += 1
        every = msgspec.structs.replace(every, puzzles=puzzles, next=seed)
        write(file, every)
        print(seed, len(puzzles), dict(Counter(one.kind for one in puzzles)), flush=True)


def read(file: Path) -> Collection:
    return msgspec.json.decode(file.read_bytes(), type=Collection)


def write(file: Path, every: Collection) -> None:
    file.write_bytes(msgspec.json.encode(every) + b"\n")


if __name__ == "__main__":
    main()
