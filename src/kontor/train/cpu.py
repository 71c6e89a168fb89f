"""``python -m kontor.train.cpu GAME``: a network learns on, on the cores of a CPU.

It plays at tables of the rules themselves (`opponents`), thousands of decisions a second instead of
a GPU's millions. For that, bots sit beside it, and it is given a rule of thumb's heuristics
where a game has them (`kontor.bots.features`).
"""

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from kontor.arena import quick
from kontor.arena.match import Match, blocks_for
from kontor.arena.run import missing
from kontor.arena.standings import standings
from kontor.bots.features import FeatureSet, fitting, of_game
from kontor.bots.network import Weights, input_scale, load, save
from kontor.bots.trained import with_weights
from kontor.core.faults import KontorError
from kontor.train.curves import picture
from kontor.train.learning import Habits, Report, Sample, improve, no_moments
from kontor.train.opponents import LEARNER, PAST, Judged, TrainingGames
from kontor.train.setups import numbers

STAYS = 16
"""Rounds of play for which a past self stays before another one comes."""
BATCH = 2048
SURENESS = 0.5
"""How sure a network stays when it first gets heuristics: it has to try things anew."""
TRUST = 3.0
"""How far it trusts the heuristics: an answer that is three letters worse is liked three less."""
VICTORY_ALONE = 0.8
"""The share of the time after which points count no more."""

_improve = jax.jit(improve, static_argnames="habits")


@dataclass(frozen=True)
class Plan:
    """What to train, and how long."""

    game: str
    start: Path
    folder: Path
    seats: Sequence[int]
    opponents: Sequence[str]
    """Who is at the tables beside the learner; each seat is drawn anew."""
    against: Sequence[str]
    """Whom the network is measured against, all other seats of a table."""
    seconds: float
    report: float
    """Seconds between two lines of figures."""
    seed: int
    processes: int
    decisions: int
    """In a round of play, of all processes together."""
    match_games: int
    habits: Habits
    side_by_side: int = 192
    """Games of each process."""


# --- playing, in processes of their own


def attend(pipe: Connection, plan: Plan, seed: int) -> None:
    """Play with the weights that come in."""
    trace = plan.habits.trace
    tables = TrainingGames(plan.game, plan.seats, plan.opponents, seed, trace, plan.side_by_side)
    each = plan.decisions // plan.processes
    while True:
        learner, past, lead = pipe.recv()
        networks = with_weights(plan.game, learner), with_weights(plan.game, past)
        pipe.send(tables.play(*networks, each, lead))


class Players:
    """Processes that play while the network learns from what they played before."""

    def __init__(self, pipes: Sequence[Connection]) -> None:
        self.pipes = pipes

    def ask(self, learner: Weights, past: Weights, lead: float) -> None:
        for pipe in self.pipes:
            pipe.send((learner, past, lead))

    def played(self) -> Judged:
        parts = [pipe.recv() for pipe in self.pipes]
        return Judged(*map(np.concatenate, zip(*parts, strict=True)))


@contextmanager
def players(plan: Plan) -> Iterator[Players]:
    os.environ["OMP_NUM_THREADS"] = "1"  # one core for each of them
    context = get_context("spawn")
    pipes, processes = [], []
    for number in range(plan.processes):
        ours, theirs = context.Pipe()
        seed = 1000 * plan.seed + number
        processes.append(context.Process(target=attend, args=(theirs, plan, seed), daemon=True))
        pipes.append(ours)
        processes[-1].start()
    try:
        yield Players(pipes)
    finally:
        for process in processes:
            process.terminate()


# --- learning


def advised(weights: Weights, plain: FeatureSet, more: FeatureSet) -> Weights:
    """The same network, less sure, that also goes by what the rule of thumb says of each answer."""
    (first, bias), *later = weights.hidden
    size = plain.observation.size
    told = more.observation.size - size
    logs = more.inputs - plain.inputs - told
    first = np.concatenate([first[:size], np.zeros((told, len(bias)), np.float32), first[size:]])
    first = np.pad(first, ((0, logs), (0, 0)))
    direct = np.zeros((more.inputs, len(weights.policy[1])), np.float32)
    answers = np.arange(more.observation.size)[more.observation.place("answers")]
    direct[answers, range(len(answers))] = TRUST
    matrix, policy_bias = weights.policy
    policy = matrix * SURENESS, policy_bias * SURENESS
    return Weights(((first, bias), *later), policy, weights.value, direct)


@dataclass
class Course:
    """Where a run stands."""

    weights: Weights
    past: list[Weights]
    facts: dict[str, object]
    """Of the weights it began with."""
    began: float = field(default_factory=time.monotonic)
    reported: float = float("-inf")
    rounds: int = 0
    lines: list[dict[str, Any]] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def report(self, plan: Plan, said: Report | None) -> None:
        """Keep the weights and play matches; the next past self is the network of now."""
        self.past.append(self.weights)
        self.reported = self.seconds
        decisions = self.rounds * plan.decisions
        cores = {"opponents": [*plan.opponents], "decisions": decisions, "seed": plan.seed}
        save(plan.folder / "weights.npz", self.weights, {**self.facts, "cores": cores})
        line: dict[str, Any] = {"seconds": round(self.reported), "decisions": decisions}
        if said:
            line |= {name: round(float(value), 4) for name, value in said._asdict().items()}
        self.lines.append(line | matches(plan))
        print(json.dumps(self.lines[-1]), flush=True)
        text = "".join(json.dumps(line) + "\n" for line in self.lines)
        (plan.folder / "course.jsonl").write_text(text)
        (plan.folder / "course.svg").write_text(picture(self.lines))


def train(plan: Plan) -> Course:
    """Train until the time is over."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    weights, facts = load(plan.start)
    features, richest = fitting(plan.game, weights), of_game(plan.game)[-1]
    if features is not richest:
        weights = advised(weights, features, richest)
    look = input_scale(richest.observation)
    now: Weights = jax.tree.map(jnp.asarray, weights)
    moments = no_moments(now)
    course = Course(weights, [weights], facts)
    chosen = np.random.default_rng(plan.seed)
    said = None
    with players(plan) as at_play:
        at_play.ask(weights, weights, plan.habits.lead)
        while course.rounds == 0 or course.seconds < plan.seconds:
            if course.seconds - course.reported > plan.report:
                course.report(plan, said)
            share = min(1.0, course.seconds / plan.seconds)
            samples = shuffled(at_play.played(), chosen)
            if course.rounds % STAYS == 0:
                past = course.past[chosen.integers(len(course.past))]
            lead = plan.habits.lead if share < VICTORY_ALONE else 0.0
            at_play.ask(course.weights, past, lead)
            rate = jnp.float32(plan.habits.rate * (1 - 0.95 * share))
            curiosity = jnp.float32(plan.habits.curiosity * (1 - 0.9 * share))
            now, moments, said = _improve(now, moments, look, samples, plan.habits, rate, curiosity)
            course.weights = jax.tree.map(np.asarray, now)
            course.rounds += 1
        course.report(plan, said)
    return course


def shuffled(judged: Judged, source: np.random.Generator) -> Sample:
    """In another order, as one step of as many lanes."""
    order = source.permutation(len(judged.action))
    return Sample(*(jnp.asarray(column[order])[None] for column in judged))


def matches(plan: Plan) -> dict[str, float]:
    """The share of the games that the network wins against each yardstick, with all seats."""
    quick.player.cache_clear()
    quick.network.cache_clear()
    name = str(plan.folder / "weights.npz")
    seats = max(plan.seats)
    found = {}
    for other in plan.against:
        names = (name, *([other] * (seats - 1)))
        match = Match(plan.game, names, blocks_for(plan.game, names, plan.match_games), plan.seed)
        played = quick.play(match, missing(match, set()))
        first = next(one for one in standings(match, played).bots if one.bot == name)
        found[f"{seats}:{Path(other).stem}"] = round(first.wins.share, 4)
    return found


def main(words: Sequence[str] | None = None) -> None:
    asked = _options(words)
    habits = Habits(
        rate=asked.rate,
        trace=asked.trace,
        curiosity=asked.curiosity,
        lead=asked.lead,
        batches=max(1, asked.decisions // BATCH),
        epochs=asked.epochs,
    )
    train(
        Plan(
            game=asked.game,
            start=asked.start,
            folder=asked.folder,
            seats=asked.seats,
            opponents=asked.opponents,
            against=asked.against,
            seconds=asked.seconds,
            report=asked.report or asked.seconds / 20,
            seed=asked.seed,
            processes=asked.processes,
            decisions=asked.decisions,
            match_games=asked.match_games,
            habits=habits,
        )
    )


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kontor.train.cpu", description=__doc__)
    add = parser.add_argument
    opponents = f"who is at the tables, by comma: bots, weights, “{LEARNER}”, “{PAST}”"
    add("game", help="which game")
    add("--start", type=Path, required=True, help="weights to begin with")
    add("--folder", type=Path, default=Path("training"), help="where weights and figures go")
    add("--seats", type=numbers, default=[4, 4, 4, 3], help="by comma; one is drawn for a game")
    add("--opponents", type=_words, default=[LEARNER, LEARNER, PAST], help=opponents)
    add("--against", type=_words, default=[], help="whom it is measured against, by comma")
    add("--seconds", type=float, default=600, help="how long to learn")
    add("--report", type=float, help="seconds between two lines of figures")
    add("--match-games", type=int, default=1200, help="against each of these, for a line")
    add("--processes", type=int, default=os.cpu_count(), help="how many play")
    add("--decisions", type=int, default=32768, help="of the network between two improvements")
    add("--epochs", type=int, default=2, help="how often each decision is learnt from")
    add("--rate", type=float, default=2e-4, help="of learning, at the start")
    add("--curiosity", type=float, default=0.004, help="weight of the entropy, at the start")
    add("--trace", type=float, default=0.95, help="how far outcomes reach back (lambda)")
    add("--lead", type=float, default=0.5, help="how much points count, until the last fifth")
    add("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    try:
        fitting(asked.game, load(asked.start)[0])
        for name in {*asked.opponents, *asked.against} - {LEARNER, PAST}:
            quick.player(asked.game, name)
    except (KontorError, FileNotFoundError) as fault:
        parser.error(str(fault))
    return asked


def _words(text: str) -> list[str]:
    return text.split(",")


if __name__ == "__main__":
    main()
