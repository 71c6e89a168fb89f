"""Players for a network that learns: they play games for it, and its matches, beside it.

On the cores of this machine or on a Ray cluster; the games are the same.
"""

import os
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import fmean
from typing import Any, Protocol

import numpy as np

from kontor.arena import quick
from kontor.arena.match import Match, blocks_for
from kontor.arena.play import Played
from kontor.arena.quick import QuickPlayer, always
from kontor.arena.run import missing
from kontor.arena.workers import CORES, TRIES, BadWorkers, address_of, connected, is_ray
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
    on: str = CORES
    """Where they play: ``cores``, ``ray``, or the address of a cluster."""

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


class Player:
    """Does what it is asked to; its games go on from one round to the next."""

    def __init__(self, work: Work, number: int) -> None:
        self.work = work
        seed = 1000 * work.seed + number
        self.tables = TrainingGames(work.game, work.tables, seed, work.trace, work.side_by_side)

    def done(self, task: Round | Measured) -> Any:
        return task.done(self.work, self.tables)


class Line(Protocol):
    """What leads to a player, wherever it is."""

    def send(self, task: Round | Measured, /) -> None: ...

    def recv(self) -> Any: ...


def attend(pipe: Connection, work: Work, number: int) -> None:
    """Do what comes in, as long as somebody asks."""
    player = Player(work, number)
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(player.done(pipe.recv()))


class RayLine:
    """Leads to a player on a Ray cluster. One that dies begins its games anew."""

    def __init__(self, work: Work, number: int) -> None:
        self.ray = connected(address_of(work.on))
        lives = {"max_restarts": TRIES, "max_task_retries": TRIES}
        self.player = self.ray.remote(**lives)(Player).remote(work, number)
        self.asked: deque[Any] = deque()

    def send(self, task: Round | Measured) -> None:
        self.asked.append(self.player.done.remote(task))

    def recv(self) -> Any:
        return self.ray.get(self.asked.popleft())

    def close(self) -> None:
        self.ray.kill(self.player)


class Players:
    """All of them."""

    def __init__(self, work: Work, lines: Sequence[Line]) -> None:
        self.work, self.lines = work, lines

    def ask(self, learner: AnyWeights, past: AnyWeights, lead: float) -> None:
        """Let a round begin."""
        each = self.work.decisions // len(self.lines)
        for line in self.lines:
            line.send(Round(learner, past, lead, each))

    def played(self) -> Judged:
        """The round that has begun, when it is over."""
        parts = [line.recv() for line in self.lines]
        return Judged(*map(np.concatenate, zip(*parts, strict=True)))

    def share(self, learner: AnyWeights, yardstick: Yardstick, seed: int) -> float:
        """Of the games that the learner wins."""
        names = (LEARNER, *yardstick.others)
        games = yardstick.games // len(yardstick.options)
        blocks = blocks_for(self.work.game, names, games)
        for part, options in enumerate(yardstick.options):
            match = Match(self.work.game, names, blocks, seed + part, options=options)
            for number, line in enumerate(self.lines):
                line.send(Measured(learner, match, slice(number, None, len(self.lines))))
        parts = [line.recv() for _ in yardstick.options for line in self.lines]
        return fmean(_won(game) for part in parts for game in part)


def _won(game: Played) -> float:
    """The learner's share of the victory."""
    winners = [name for name, place in zip(game.seating, game.places, strict=True) if place == 1]
    return winners.count(LEARNER) / len(winners)


@contextmanager
def players(work: Work) -> Iterator[Players]:
    """So many players, wherever they are to play. Raises `BadWorkers`."""
    if is_ray(work.on):
        far = [RayLine(work, number) for number in range(work.processes)]
        try:
            yield Players(work, far)
        finally:
            for line in far:
                line.close()
        return
    if work.on != CORES:
        known = "cores, ray, ray://host:port"
        text = f"there is no {work.on!r} to play on; there are: {known}"
        raise BadWorkers(text, "no-workers", on=work.on, known=known)
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
