"""Uniform random legal play, every invariant checked after every decision."""

import math
import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from kontor.core import record_file, registry
from kontor.core.chance import Seeded
from kontor.core.game import Game
from kontor.core.playout import play_out_checked
from kontor.core.record import Player, of_session
from kontor.core.session import AnySession, Session
from kontor.core.setup import Setup

BATCH = 500


@dataclass(frozen=True)
class Failure:
    """A game that broke something, with its record up to there."""

    game: int
    decision: int
    fault: str
    record: str


@dataclass
class Sums:
    """How many, how much in all, and the squares' sum: enough for mean and deviation."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Sums") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        if self.count < 2:
            return 0.0
        return math.sqrt(max(0.0, (self.squares - self.total**2 / self.count) / (self.count - 1)))


@dataclass
class Tally:
    """What so many games gave."""

    games: int = 0
    decisions: Sums = field(default_factory=Sums)
    turns: Sums = field(default_factory=Sums)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat; a shared victory counts for each of its winners."""
    ends: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions.merge(other.decisions)
        self.turns.merge(other.turns)
        self.wins.update(other.wins)
        self.ends.update(other.ends)
        self.failures += other.failures

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "decisions": self.decisions.total,
            "decisions_per_game": {
                "mean": self.decisions.mean,
                "deviation": self.decisions.deviation,
            },
            "turns_per_game": {"mean": self.turns.mean, "deviation": self.turns.deviation},
            "wins": [self.wins[seat] for seat in range(max(self.wins, default=-1) + 1)],
            "ends": dict(self.ends),
            "failures": [
                {"game": f.game, "decision": f.decision, "fault": f.fault} for f in self.failures
            ],
        }


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run, so that it can be played again by itself."""
    return seed << 32 | number


def play_one(game: Game[Any], setup: Setup, seed: int, number: int, tally: Tally) -> None:
    """Play game ``number`` of the run and add it to the tally."""
    chance = Seeded(seed_of(seed, number))
    state = None
    decisions, fault = 0, None
    try:
        state = game.start(setup, chance)
        decisions, fault = play_out_checked(game, state, chance)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    tally.games += 1
    if fault is not None or state is None:
        tally.failures.append(_failure(game, setup, seed, number, str(fault)))
        return
    tally.decisions.add(decisions)
    tally.turns.add(game.turn(state) + 1)
    result = game.result(state)
    if result is not None:
        tally.ends[result.reason] += 1
        tally.wins.update(result.winners())


def _failure(game: Game[Any], setup: Setup, seed: int, number: int, fault: str) -> Failure:
    """Play the game once more, slowly, to write down how it got there."""
    chance = Seeded(seed_of(seed, number))
    session: AnySession = Session(game, setup, chance)
    try:
        while game.broken(session.state) is None and (options := session.legal()):
            session.play(options[chance.below(len(options))])
    except Exception:  # the very fault that is being written down
        pass
    players = [Player(f"random {seat}", "random") for seat in range(setup.seats)]
    text = record_file.dump(of_session(session, players, None))
    return Failure(number, len(session.decisions), fault, text)


def _batch(job: tuple[str, Setup, int, int, int]) -> Tally:
    name, setup, seed, first, count = job
    game = registry.game(name)
    tally = Tally()
    for number in range(first, first + count):
        play_one(game, setup, seed, number, tally)
    return tally


def fuzz(
    name: str,
    setup: Setup,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[Tally], None] = lambda tally: None,
) -> Tally:
    """Play ``games`` random games. The tally is the same whatever the number of jobs."""
    setup = setup.checked(registry.game(name).meta())
    batches = [
        (name, setup, seed, first, min(BATCH, games - first)) for first in range(0, games, BATCH)
    ]
    whole = Tally()
    for tally in _played(batches, jobs):
        whole.merge(tally)
        progress(whole)
    return whole


def _played(batches: list[tuple[str, Setup, int, int, int]], jobs: int) -> Iterator[Tally]:
    if jobs == 1 or len(batches) == 1:
        yield from map(_batch, batches)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _leave_interrupts_to_parent) as pool:
        yield from pool.imap(_batch, batches)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
