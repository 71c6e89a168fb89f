"""A run of training: iterations, past selves, checkpoints, and a line of figures now and then."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from kontor.batch import for_setup
from kontor.batch.compiled import compiled
from kontor.bots.network import InputScale, Weights
from kontor.bots.older_networks import shown
from kontor.bots.weight_file import load, save
from kontor.core import registry
from kontor.core.setup import Setup
from kontor.train.curves import picture
from kontor.train.learning import Habits, Moments, Report, Sample, improve, judged, no_moments
from kontor.train.match import Score, match
from kontor.train.network import fresh, widened
from kontor.train.selfplay import Guests, Lanes, SelfPlay, joined

MATCH_LANES = 4096
JUDGED_AT_MOST = 4
"""Between two lines there are so many times as many seconds of learning as the last one took."""
STAYS = 16
"""Rounds for which a past self stays before another one comes: about two games."""


@dataclass(frozen=True)
class Plan:
    """What to train, and how long."""

    game: str
    setups: Sequence[Setup]
    """What tables there are; the lanes are shared out among them."""
    lanes: int = 16384
    steps: int = 64
    """Decisions in a lane between two improvements."""
    width: int = 256
    depth: int = 3
    seconds: float = 60.0
    """Of wall time: compiling and matches count."""
    decisions: int | None = None
    """Stop after so many, if that comes first: the same learning on any machine."""
    seed: int = 1
    guests: float = 0.25
    """The share of lanes with guests at the other seats: past selves, and each of the strangers."""
    snapshot: float = 30.0
    """Seconds between two past selves."""
    report: float = 15.0
    """Seconds between two lines of figures."""
    habits: Habits = field(default_factory=Habits)
    against: Path | None = None
    """Weights of a frozen player: learn to beat him instead of oneself."""
    start: Path | None = None
    """Weights to begin with."""
    strangers: Sequence[Path] = ()
    """Weights of players from other runs: opponents beside the past selves, and a yardstick."""

    def used(self, course: "Course", judging: float = 0.0) -> float:
        """The share of the time or of the decisions that is used up, whichever is more.

        ``judging`` is how many seconds the last line of figures will take.
        """
        by_decisions = course.decisions / self.decisions if self.decisions else 0.0
        return min(1.0, max((course.seconds + judging) / self.seconds, by_decisions))


@dataclass
class Course:
    """Where a run stands; what a checkpoint holds."""

    weights: Weights
    moments: Moments
    past: list[Weights]
    look: InputScale
    met: Array
    """Which numbers of the observation have ever been anything but 0."""
    seconds: float = 0.0
    decisions: int = 0
    iterations: int = 0
    lines: list[dict[str, Any]] = field(default_factory=list)


def train(plan: Plan, folder: Path, tell: Callable[[dict[str, Any]], None]) -> Course:
    """Train until the time is over. A folder with a checkpoint is gone on with."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = [
        SelfPlay(for_setup(plan.game, setup), 1.0 if plan.against else plan.guests)
        for setup in plan.setups
    ]
    course = _begun(plan, folder, tables[0])
    each = plan.lanes // len(tables)
    lanes = tuple(
        table.begin(plan.seed + 1000 * number + course.iterations, each)
        for number, table in enumerate(tables)
    )
    chosen = np.random.default_rng(plan.seed + course.iterations)
    frozen = load(plan.against, Weights)[0] if plan.against else None
    past = course.past[chosen.integers(len(course.past))]
    strangers = [widened(load(path, Weights)[0], plan.width) for path in plan.strangers]
    clock = Clock(course)
    while (share := plan.used(course, clock.judging)) < 1:
        if course.iterations % STAYS == 0:
            past = course.past[chosen.integers(len(course.past))]
        course.weights, course.moments, lanes, met, said = _iterate(
            (tuple(tables), plan.steps, plan.habits),
            course.weights,
            course.moments,
            (frozen,) if frozen else (past, *strangers),
            lanes,
            jnp.float32(plan.habits.rate * (1 - 0.9 * share)),
            jnp.float32(plan.habits.curiosity * (1 - 0.9 * share)),
            jnp.float32(plan.habits.lead * max(0.0, 1 - 1.5 * share)),
        )
        jax.block_until_ready(said)
        course.met |= met
        course.iterations += 1
        course.decisions += each * len(tables) * plan.steps
        course.seconds = clock.now()
        if clock.now() - clock.snapshot > plan.snapshot:
            course.past.append(course.weights)
            clock.snapshot = clock.now()
        if clock.is_due(plan.report) or plan.used(course, clock.judging) >= 1:
            speed = clock.speed(course)
            if not clock.judging:
                _line(plan, tables, course, strangers, said, speed)  # compiles
            began = clock.now()
            course.lines.append(_line(plan, tables, course, strangers, said, speed))
            tell(course.lines[-1])
            keep(folder, plan, course)
            clock.reported(course, began)
    return course


class Clock:
    """How long a run has taken, and what of it the lines of figures."""

    def __init__(self, course: Course) -> None:
        self._began = time.monotonic() - course.seconds
        self.snapshot = course.seconds
        """When a past self was last kept."""
        self.judging = 0.0
        """How long the last line took."""
        self._reported = float("-inf")
        self._seconds, self._decisions = course.seconds, course.decisions

    def now(self) -> float:
        return time.monotonic() - self._began

    def is_due(self, pause: float) -> bool:
        """Whether it is time for a line: at once, then after each pause, or less often if long."""
        return self.now() - self._reported > max(pause, self.judging * JUDGED_AT_MOST)

    def speed(self, course: Course) -> float:
        """Decisions a second since the last line; before the first, compiling takes its part."""
        decisions = course.decisions - self._decisions
        return decisions / max(course.seconds - self._seconds, 1e-6)

    def reported(self, course: Course, began: float) -> None:
        """A line has been told."""
        self._reported = self._seconds = course.seconds = self.now()
        self.judging = self._reported - began
        self._decisions = course.decisions


@compiled(static_argnums=0)
def _iterate(
    fixed: tuple[tuple[SelfPlay, ...], int, Habits],
    weights: Weights,
    moments: Moments,
    guests: Guests,
    lanes: tuple[Lanes, ...],
    rate: Array,
    curiosity: Array,
    lead: Array,
) -> tuple[Weights, Moments, tuple[Lanes, ...], Array, Report]:
    tables, steps, habits = fixed
    played = [
        table.play(weights, guests, here, steps, lead)
        for table, here in zip(tables, lanes, strict=True)
    ]
    samples: Sample = judged(
        joined([decisions for _, decisions, _ in played]),
        jnp.concatenate([last for _, _, last in played]),
        habits.trace,
    )
    weights, moments, said = improve(
        weights, moments, tables[0].look, samples, habits, rate, curiosity
    )
    met = samples.seen.any(axis=(0, 1))
    return weights, moments, tuple(here for here, _, _ in played), met, said


def _line(
    plan: Plan,
    tables: Sequence[SelfPlay],
    course: Course,
    strangers: Sequence[Weights],
    said: Report,
    speed: float,
) -> dict[str, Any]:
    """The figures of the moment: of learning, and of matches with earlier selves and strangers."""
    line: dict[str, Any] = {
        "seconds": round(course.seconds, 1),
        "iterations": course.iterations,
        "decisions": course.decisions,
        "decisions/s": round(speed),
        **{name: round(float(value), 4) for name, value in said._asdict().items()},
    }
    lanes = min(MATCH_LANES, plan.lanes)
    earlier = course.past[len(course.past) // 2]
    opponents = {"frozen": load(plan.against, Weights)[0]} if plan.against else {
        "random": course.past[0], "earlier": earlier
    }  # fmt: skip
    opponents |= {f"stranger{number}": weights for number, weights in enumerate(strangers)}
    for table in {table.engine.seats: table for table in reversed(tables)}.values():
        for name, opponent in opponents.items():
            score: Score = match(table, course.weights, opponent, lanes, course.iterations)
            line[f"{table.engine.seats}:{name}"] = round(score.share, 4)
            line[f"{table.engine.seats}:length"] = round(score.length, 1)
    return line


# --- checkpoints


def keep(folder: Path, plan: Plan, course: Course) -> None:
    """Write the weights for players, and all that is needed to go on."""
    facts = {
        "game": plan.game,
        "shown": shown(registry.observation(plan.game)),
        "seats": [setup.seats for setup in plan.setups],
        "options": [dict(setup.options) for setup in plan.setups],
        "seed": plan.seed,
        "width": plan.width,
        "depth": plan.depth,
        "habits": plan.habits._asdict(),
        "seconds": round(course.seconds, 1),
        "decisions": course.decisions,
        "device": jax.devices()[0].device_kind,
    }
    save(folder / "weights.npz", _without_unmet(course), facts)
    whole = (course.weights, course.moments, _thinned(course.past), course.met)
    leaves = {f"leaf{number}": leaf for number, leaf in enumerate(jax.tree.leaves(whole))}
    counts = {name: getattr(course, name) for name in ("seconds", "decisions", "iterations")}
    np.savez(folder / "checkpoint.npz", about=json.dumps(counts), pool=len(whole[2]), **leaves)
    text = "".join(json.dumps(line) + "\n" for line in course.lines)
    (folder / "course.jsonl").write_text(text)
    if course.lines:
        (folder / "course.svg").write_text(picture(course.lines))


def _without_unmet(course: Course) -> Weights:
    """The weights with no opinion on numbers that training never showed: unknown house rules."""
    met = np.asarray(course.met)
    matrix, bias = course.weights.hidden[0]
    rows = np.concatenate([met, met[course.look.counted]])
    return course.weights._replace(
        hidden=((matrix * rows[:, None], bias), *course.weights.hidden[1:])
    )


def _thinned(past: list[Weights], most: int = 8) -> list[Weights]:
    """Past selves evenly from first to last."""
    places = np.unique(np.linspace(0, len(past) - 1, most).round().astype(int))
    return [past[place] for place in places]


def _begun(plan: Plan, folder: Path, table: SelfPlay) -> Course:
    weights = fresh(table.engine, jax.random.key(plan.seed), plan.width, plan.depth)
    unborn = weights
    if plan.start:
        weights = jax.tree.map(jnp.asarray, load(plan.start, Weights)[0])
    look = table.look
    met = jnp.zeros(table.engine.observation.size, bool)
    course = Course(weights, no_moments(weights), [unborn], look, met)
    file = folder / "checkpoint.npz"
    if file.exists():
        with np.load(file) as found:
            shape = (course.weights, course.moments, [weights] * int(found["pool"]), met)
            count = len(jax.tree.leaves(shape))
            leaves = [jnp.asarray(found[f"leaf{number}"]) for number in range(count)]
            found_weights, moments, past, met = jax.tree.unflatten(
                jax.tree.structure(shape), leaves
            )
            counts = json.loads(str(found["about"]))
            course = Course(found_weights, moments, past, look, met, **counts)
        lines = (folder / "course.jsonl").read_text().splitlines()
        course.lines = [json.loads(line) for line in lines]
    return course
