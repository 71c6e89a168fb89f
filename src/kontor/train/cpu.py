"""``python -m kontor.train.cpu GAME``: a network learns at tables of the rules themselves.

Processes play (`players`, `opponents`), thousands of decisions a second instead of a batch
engine's millions, while the network learns on whatever device there is. For that, bots sit beside
it, and it is given a rule of thumb's heuristics where a game has them (`kontor.bots.features`).
Without weights to start from it begins a network for every island, which trusts in these.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from kontor.arena import quick
from kontor.arena.workers import CORES
from kontor.bots.features import FeatureSet, fitted, of_game
from kontor.bots.network import Weights
from kontor.bots.older_networks import shown
from kontor.bots.place_network import PlaceReader, fresh
from kontor.bots.weight_file import AnyWeights, load, save
from kontor.core.faults import KontorError
from kontor.train import islands
from kontor.train.curves import picture
from kontor.train.learning import Habits, Moments, Report, Sample, improve, no_moments
from kontor.train.opponents import LEARNER, PAST, Judged, Tables
from kontor.train.players import Players, Work, Yardstick, players
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
KEPT = 6
"""Past selves in a checkpoint."""

_improve = jax.jit(improve, static_argnames=("look", "habits"))


@dataclass(frozen=True)
class Plan:
    """What to train, and how long."""

    work: Work
    folder: Path
    seconds: float
    """Of wall time, matches included; the rate falls until then."""
    report: float
    """Seconds between two lines of figures."""
    habits: Habits
    start: Path | None = None
    yardsticks: Mapping[str, Yardstick] = field(default_factory=dict)
    resume: Path | None = None
    """A checkpoint to go on from, if the folder has none."""
    pause: float = float("inf")
    """Seconds after which this call ends, to be gone on with."""
    width: int = 256
    place: int = 48
    rounds: int = 2
    """Of a new network: see `place_network.fresh`; the last is how far places hear."""


# --- learning


def advised(weights: Weights, plain: FeatureSet, more: FeatureSet) -> Weights:
    """The same network, less sure, that also goes by what the rule of thumb says of each answer."""
    (first, bias), *later = weights.hidden
    size = plain.observation.size
    told = more.observation.size - size
    inputs = len(more.reader.read(np, np.zeros(more.observation.size, np.uint8)))
    logs = inputs - len(first) - told
    first = np.concatenate([first[:size], np.zeros((told, len(bias)), np.float32), first[size:]])
    first = np.pad(first, ((0, logs), (0, 0)))
    direct = np.zeros((inputs, len(weights.policy[1])), np.float32)
    answers = np.arange(more.observation.size)[more.observation.place("answers")]
    direct[answers, range(len(answers))] = TRUST
    matrix, policy_bias = weights.policy
    policy = matrix * SURENESS, policy_bias * SURENESS
    return Weights(((first, bias), *later), policy, weights.value, direct)


def begun(plan: Plan) -> tuple[AnyWeights, FeatureSet, dict[str, object]]:
    """The weights to begin with, what they are given, and facts about them."""
    game = plan.work.game
    known = of_game(game)
    if plan.start is None:
        features = known[-1]
        assert isinstance(features.reader, PlaceReader)
        size = plan.width, plan.place, plan.rounds
        new = fresh(features.reader, plan.work.seed, *size, TRUST)
        return new, features, {"game": game, "shown": shown(features.observation)}
    weights, facts = load(plan.start)
    weights, features = fitted(game, weights, facts)
    if isinstance(weights, Weights) and features is known[0] and len(known) > 1:
        weights, features = advised(weights, features, known[1]), known[1]
    return weights, features, {**facts, "shown": shown(features.observation)}


@dataclass
class Course:
    """Where a run stands."""

    weights: AnyWeights
    moments: Moments
    past: list[AnyWeights]
    seconds: float = 0.0
    """Up to the last round."""
    rounds: int = 0
    lines: list[dict[str, Any]] = field(default_factory=list)

    def keep(self, folder: Path, facts: Mapping[str, object]) -> None:
        """Write the weights for players, all that is needed to go on, and the figures."""
        save(folder / "weights.npz", self.weights, facts)
        places = np.linspace(0, len(self.past) - 1, KEPT).round().astype(int)
        past = [self.past[place] for place in np.unique(places)]
        half = jax.tree.map(lambda array: np.asarray(array, np.float16), past)
        leaves = jax.tree.leaves((self.weights, self.moments, half))
        counts = {"seconds": self.seconds, "rounds": self.rounds, "lines": self.lines}
        about = json.dumps({**counts, "past": len(past)})
        arrays = {f"leaf{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}
        unfinished = folder / "unfinished.npz"
        np.savez(unfinished, allow_pickle=False, about=about, **arrays)
        unfinished.replace(folder / "checkpoint.npz")
        text = "".join(json.dumps(line) + "\n" for line in self.lines)
        (folder / "course.jsonl").write_text(text)
        (folder / "course.svg").write_text(picture(self.lines))


def gone_on(weights: AnyWeights, checkpoint: Path | None) -> Course:
    """A course from its beginning, or from where the checkpoint left it."""
    moments = no_moments(jax.tree.map(jnp.asarray, weights))
    if checkpoint is None:
        return Course(weights, moments, [weights])
    with np.load(checkpoint, allow_pickle=False) as found:
        about = json.loads(str(found["about"]))
        whole = (weights, moments, [weights] * about.pop("past"))
        arrays = [found[f"leaf{number}"] for number in range(len(jax.tree.leaves(whole)))]
    now, moments, past = jax.tree.unflatten(jax.tree.structure(whole), arrays)
    past = jax.tree.map(lambda array: array.astype(np.float32), past)
    return Course(now, jax.tree.map(jnp.asarray, moments), past, **about)


def train(plan: Plan) -> Course:
    """Train until the time is over. A folder with a checkpoint is gone on with."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    weights, features, facts = begun(plan)
    kept = plan.folder / "checkpoint.npz"
    course = gone_on(weights, kept if kept.exists() else plan.resume)
    facts |= {"opponents": [*plan.work.tables.opponents], "seed": plan.work.seed}
    now = jax.tree.map(jnp.asarray, course.weights)
    source = np.random.default_rng((plan.work.seed, course.rounds))
    began = time.monotonic() - course.seconds
    until = min(plan.seconds, course.seconds + plan.pause)
    reported = course.seconds if course.rounds else float("-inf")
    first, said, pace = course.rounds, None, Pace(course.rounds)
    with players(plan.work) as at_play:
        past = course.past[-1]
        at_play.ask(course.weights, past, plan.habits.lead)
        while True:
            samples = shuffled(pace.waited_for(at_play.played), source)
            course.seconds = time.monotonic() - began
            over = course.rounds > first and course.seconds >= until
            if over or course.seconds - reported > plan.report:
                speed = pace.since(course.rounds, plan.work.decisions)
                measured(plan, course, at_play, speed, said)
                course.keep(
                    plan.folder, {**facts, "decisions": course.rounds * plan.work.decisions}
                )
                reported = time.monotonic() - began
                pace = Pace(course.rounds)
            if over:
                return course
            share = min(1.0, course.seconds / plan.seconds)
            if course.rounds % STAYS == 0:
                past = course.past[source.integers(len(course.past))]
            lead = plan.habits.lead if share < VICTORY_ALONE else 0.0
            at_play.ask(course.weights, past, lead)
            rate = jnp.float32(plan.habits.rate * (1 - 0.95 * share))
            curiosity = jnp.float32(plan.habits.curiosity * (1 - 0.9 * share))
            now, course.moments, said = _improve(
                now, course.moments, features.reader, samples, plan.habits, rate, curiosity
            )
            course.weights = jax.tree.map(np.asarray, now)
            course.rounds += 1


class Pace:
    """How fast it goes, and whether learning waits for playing."""

    def __init__(self, rounds: int) -> None:
        self.rounds, self.began, self.waited = rounds, time.monotonic(), 0.0

    def waited_for(self, played: Callable[[], Judged]) -> Judged:
        before = time.monotonic()
        found = played()
        self.waited += time.monotonic() - before
        return found

    def since(self, rounds: int, decisions: int) -> dict[str, float]:
        """Decisions a second, and the share of the time in which learning waited."""
        seconds = time.monotonic() - self.began
        made = (rounds - self.rounds) * decisions
        return {"decisions/s": round(made / seconds), "waiting": round(self.waited / seconds, 2)}


def measured(
    plan: Plan, course: Course, at_play: Players, speed: dict[str, float], said: Report | None
) -> None:
    """Play matches, and say how things stand; the next past self is the network of now."""
    course.past.append(course.weights)
    decisions = course.rounds * plan.work.decisions
    line: dict[str, Any] = {"seconds": round(course.seconds), "decisions": decisions, **speed}
    if said:
        line |= {name: round(float(value), 4) for name, value in said._asdict().items()}
    for name, yardstick in plan.yardsticks.items():
        line[name] = round(at_play.share(course.weights, yardstick, plan.work.seed), 4)
    course.lines.append(line)
    print(json.dumps(line), flush=True)


def shuffled(judged: Judged, source: np.random.Generator) -> Sample:
    """In another order, as one step of as many lanes."""
    order = source.permutation(len(judged.action))
    return Sample(*(jnp.asarray(column[order])[None] for column in judged))


# --- what is asked for


def main(words: Sequence[str] | None = None) -> None:
    train(planned(_options(words)))


def planned(asked: argparse.Namespace) -> Plan:
    drawn = islands.load(asked.islands) if asked.islands else ()
    tables = Tables(
        seats=asked.seats,
        opponents=asked.opponents,
        at_home=asked.at_home,
        islands=drawn,
        home=asked.home if drawn else 1.0,
        homes=islands.homes(asked.game, asked.start),
        variants=asked.variants,
    )
    work = Work(
        game=asked.game,
        tables=tables,
        trace=asked.trace,
        decisions=asked.decisions,
        processes=asked.processes,
        seed=asked.seed,
        side_by_side=asked.side_by_side,
        on_device=asked.on_device,
        on=asked.on,
    )
    habits = Habits(
        rate=asked.rate,
        trace=asked.trace,
        curiosity=asked.curiosity,
        lead=asked.lead,
        batches=max(1, asked.decisions // BATCH),
        epochs=asked.epochs,
    )
    return Plan(
        work=work,
        folder=asked.folder,
        seconds=asked.seconds,
        report=asked.report or asked.seconds / 20,
        habits=habits,
        start=asked.start,
        yardsticks=yardsticks(asked),
        resume=asked.resume,
        pause=asked.pause,
        width=asked.width,
        place=asked.place,
        rounds=asked.rounds,
    )


def yardsticks(asked: argparse.Namespace) -> dict[str, Yardstick]:
    """Matches at home, and on islands that nobody learns on."""
    seats = max(asked.seats)
    homes = islands.homes(asked.game, asked.start)
    found = {}
    for name in asked.against:
        others = (name,) * (seats - 1)
        where = f"{seats}:{Path(name).stem}"
        if name != "veteran" or not asked.held_out:
            at_home = homes[:1] if name == "veteran" else homes
            found[where] = Yardstick(others, at_home, asked.match_games)
        if asked.held_out:
            options = [{"island": island} for island in islands.load(asked.held_out)]
            found[f"{where} abroad"] = Yardstick(others, options, asked.match_games)
    return found


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kontor.train.cpu", description=__doc__)
    add = parser.add_argument
    who = f"who is at the tables, by comma: bots, weights, “{LEARNER}”, “{PAST}”"
    add("game", help="which game")
    add("--start", type=Path, help="weights to begin with; a new network if none")
    add("--folder", type=Path, default=Path("training"), help="for weights, figures, checkpoint")
    add("--resume", type=Path, help="a checkpoint to go on from, if the folder has none")
    add("--seats", type=numbers, default=[4, 4, 4, 3], help="by comma; one is drawn for a game")
    add("--opponents", type=_words, default=[LEARNER, LEARNER, PAST], help=who)
    add(
        "--at-home",
        type=_words,
        default=[],
        help="who else, where networks for one island learnt",
    )
    add("--islands", type=Path, help="islands to learn on, of `kontor.train.islands`")
    add("--home", type=float, default=0.1, help="share of games on shipped islands even so")
    add("--variants", type=float, default=0.0, help="how likely each house rule is in a game")
    add("--against", type=_words, default=[], help="whom it is measured against, by comma")
    add("--held-out", type=Path, help="islands to measure on, of `kontor.train.islands`")
    add("--seconds", type=float, default=600, help="how long to learn, matches included")
    add("--pause", type=float, default=float("inf"), help="stop after so many of them for now")
    add("--report", type=float, help="seconds between two lines of figures")
    add("--match-games", type=int, default=1200, help="against each of these, for a line")
    add("--processes", type=int, default=os.cpu_count(), help="how many play")
    add("--side-by-side", type=int, default=192, help="games of each process")
    add("--on-device", action="store_true", help="the device that learns also answers")
    add("--on", default=CORES, help="where they play: cores, ray, or ray://host:port")
    add("--decisions", type=int, default=32768, help="of the network between two improvements")
    add("--epochs", type=int, default=2, help="how often each decision is learnt from")
    add("--rate", type=float, default=2e-4, help="of learning, at the start")
    add("--curiosity", type=float, default=0.004, help="weight of the entropy, at the start")
    add("--trace", type=float, default=0.95, help="how far outcomes reach back (lambda)")
    add("--lead", type=float, default=0.5, help="how much points count, until the last fifth")
    add("--width", type=int, default=256, help="of a new network: numbers kept of the table")
    add("--place", type=int, default=48, help="of a new network: numbers kept of each site")
    add("--rounds", type=int, default=2, help="of a new network: how far sites hear of others")
    add("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    try:
        if asked.start:
            fitted(asked.game, *load(asked.start))
        elif not isinstance(of_game(asked.game)[-1].reader, PlaceReader):
            parser.error(f"--start is needed: {asked.game} has no network for any map")
        for name in {*asked.opponents, *asked.at_home, *asked.against} - {LEARNER, PAST}:
            quick.player(asked.game, name)
    except (KontorError, FileNotFoundError) as fault:
        parser.error(str(fault))
    return asked


def _words(text: str) -> list[str]:
    return text.split(",")


if __name__ == "__main__":
    main()
