"""Processes that play while a network learns from what they played before, and play its matches."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import fmean

import numpy as np

from kontor.arena import quick
from kontor.arena.match import Match, blocks_for
from kontor.arena.play import Played
from kontor.arena.quick import QuickPlayer, always
from kontor.arena.run import missing
from kontor.bots.trained import TrainedBot, with_weights
from kontor.bots.weight_file import AnyWeights
from kontor.train.opponents import LEARNER, Judged, Tables, TrainingGames


@dataclass(frozen=True)
class Work:
    """What the processes are for."""

    game: str
    tables: Tables
    trace: float
    decisions: int
    """Of the learner in a round, of all processes together."""
    processes: int
    seed: int
    side_by_side: int = 192
    """Games of each process."""
    on_device: bool = False
    """Whether the device that learns also answers, instead of NumPy in each process."""

    def player(self, weights: AnyWeights) -> TrainedBot:
        """Who plays by these weights, in a process that plays."""
        if self.on_device:
            from kontor.train.on_device import DeviceBot

            return DeviceBot(self.game, weights, self.side_by_side)
        return with_weights(self.game, weights)


@dataclass(frozen=True)
class Round:
    """To be played: so many decisions."""

    learner: AnyWeights
    past: AnyWeights
    lead: float
    decisions: int

    def done(self, work: Work, tables: TrainingGames) -> Judged:
        networks = work.player(self.learner), work.player(self.past)
        return tables.play(*networks, self.decisions, self.lead)


@dataclass(frozen=True)
class Yardstick:
    """Who meets the learner in matches, and where."""

    others: tuple[str, ...]
    """All other seats of a table."""
    options: Sequence[Mapping[str, object]] = field(default_factory=lambda: [{}])
    """Those of the tables; each gets as many games."""
    games: int = 1200


@dataclass(frozen=True)
class Measured:
    """To be played: a part of the matches."""

    learner: AnyWeights
    match: Match
    part: slice

    def done(self, work: Work, tables: TrainingGames) -> list[Played]:
        known = {LEARNER: QuickPlayer(always(work.player(self.learner)), {})}
        return quick.play(self.match, missing(self.match, set())[self.part], known=known)


def attend(pipe: Connection, work: Work, number: int) -> None:
    """Do what comes in, as long as somebody asks."""
    seed = 1000 * work.seed + number
    tables = TrainingGames(work.game, work.tables, seed, work.trace, work.side_by_side)
    with suppress(EOFError, BrokenPipeError):
        while True:
            task: Round | Measured = pipe.recv()
            pipe.send(task.done(work, tables))


class Players:
    """Processes at play."""

    def __init__(self, work: Work, pipes: Sequence[Connection]) -> None:
        self.work, self.pipes = work, pipes

    def ask(self, learner: AnyWeights, past: AnyWeights, lead: float) -> None:
        """Let a round begin."""
        each = self.work.decisions // len(self.pipes)
        for pipe in self.pipes:
            pipe.send(Round(learner, past, lead, each))

    def played(self) -> Judged:
        """The round that has begun, when it is over."""
        parts = [pipe.recv() for pipe in self.pipes]
        return Judged(*map(np.concatenate, zip(*parts, strict=True)))

    def share(self, learner: AnyWeights, yardstick: Yardstick, seed: int) -> float:
        """Of the games that the learner wins."""
        names = (LEARNER, *yardstick.others)
        games = yardstick.games // len(yardstick.options)
        blocks = blocks_for(self.work.game, names, games)
        for part, options in enumerate(yardstick.options):
            match = Match(self.work.game, names, blocks, seed + part, options=options)
            for number, pipe in enumerate(self.pipes):
                pipe.send(Measured(learner, match, slice(number, None, len(self.pipes))))
        parts = [pipe.recv() for _ in yardstick.options for pipe in self.pipes]
        return fmean(_won(game) for part in parts for game in part)


def _won(game: Played) -> float:
    """The learner's share of the victory."""
    winners = [name for name, place in zip(game.seating, game.places, strict=True) if place == 1]
    return winners.count(LEARNER) / len(winners)


@contextmanager
def players(work: Work) -> Iterator[Players]:
    os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")  # one core for each of them
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # the device is for all of them
    context = get_context("spawn")
    pipes, processes = [], []
    for number in range(work.processes):
        ours, theirs = context.Pipe()
        processes.append(context.Process(target=attend, args=(theirs, work, number), daemon=True))
        pipes.append(ours)
        processes[-1].start()
    try:
        yield Players(work, pipes)
    finally:
        for process in processes:
            process.terminate()
