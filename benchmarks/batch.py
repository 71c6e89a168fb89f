"""Random play by the million, in batches: Kontor's engines beside Pgx, on the device JAX finds.

Every row is uniform random play with masks, new games included, many steps in one compiled call,
nothing leaving the device. ``python -m benchmarks.batch --help`` says what can be chosen.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from benchmarks import batch_pgx
from kontor.batch import NoBatch, make
from kontor.batch.random_play import begin, play, play_in_registers
from kontor.core.registry import games

REPEATS = 5
KERNELS = ((128, 4), (128, 2), (256, 4), (64, 2), (256, 8), (512, 4), (512, 8), (32, 1))
"""Lanes and warps of a block that are tried where one is looked for."""
UNROLLED = (1, 2)
LOOPS = (
    "by comma: kernel (positions stay in registers), with it step (every step through memory), xla"
)

Advance = Callable[[Any, int], Any]
"""Goes so many steps on from where a run stands."""
Count = Callable[[Any], int]
"""How many games a run has finished."""


@dataclass(frozen=True)
class Case:
    """Something to measure: a run, how it goes on, and the bytes of a lane's state."""

    system: str
    game: str
    seats: int
    loop: str
    lanes: int
    steps: int
    """In one call."""
    run: Callable[[], Any]
    advance: Advance
    finished: Count
    state: Callable[[Any], Any]


@dataclass(frozen=True)
class Speed:
    """What a case gave, as the median of its calls."""

    system: str
    game: str
    seats: int
    loop: str
    lanes: int
    state_bytes: float
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    spread: float
    """Between the fastest and the slowest call, as a share of the median."""
    compile_seconds: float


def main() -> None:
    options = _options()
    ends = time.monotonic() + options.limit
    device = jax.devices()[0]
    limit = bandwidth()
    print(
        f"{device.device_kind}, jax {jax.__version__}, copies {limit / 1e12:.2f} TB/s", flush=True
    )
    speeds: list[Speed] = []
    faults: dict[str, str] = {}
    for case in _cases(options):
        name = f"{case.game} {case.seats}, {case.loop}, {case.lanes} lanes"
        if time.monotonic() > ends:
            faults[name] = "no time left"
            continue
        try:
            speeds.append(measured(case, options.seconds))
        except Exception as error:  # a row that fails must not take the others along
            faults[name] = f"{type(error).__name__}: {str(error)[:300]}"
            print(f"{name}: {faults[name]}", flush=True)
            continue
        print(_line(speeds[-1], limit), flush=True)
        if options.json:
            whole = {
                "device": device.device_kind,
                "jax": jax.__version__,
                "copy_bytes_per_second": limit,
                "rows": [asdict(speed) for speed in speeds],
                "faults": faults,
            }
            options.json.write_text(json.dumps(whole, indent=1))
    print("\n" + "\n".join(table(speeds, limit)))
    for name, fault in faults.items():
        print(f"{name}: {fault}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch", description=__doc__)
    add = parser.add_argument
    add("--games", type=_names, default=[*games(), *batch_pgx.GAMES], help="which, by comma")
    add("--seats", type=_numbers, default=None, help="seat counts, by comma; all of a game's")
    add("--lanes", type=_numbers, default=[1 << n for n in (14, 17, 20, 22)], help="batch sizes")
    add("--loops", type=_names, default=["kernel", "step", "xla"], help=LOOPS)
    add("--tune", action="store_true", help="try block sizes and unrolled steps as well")
    add("--block", type=int, default=128, help="lanes of a block in a kernel")
    add("--warps", type=int, default=4, help="warps of a block in a kernel")
    add("--seconds", type=float, default=0.3, help="how long a timed call shall take, about")
    add("--limit", type=float, default=3600, help="seconds after which no further row begins")
    add("--json", type=Path, default=None, help="write the figures to this file as well")
    return parser.parse_args()


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _numbers(text: str) -> list[int]:
    return [int(number) for number in _names(text)]


def _cases(options: argparse.Namespace) -> Iterator[Case]:
    for game in options.games:
        if game in batch_pgx.GAMES:
            for lanes in options.lanes:
                if lanes <= batch_pgx.MOST_LANES:
                    yield _pgx(game, lanes)
            continue
        for seats in options.seats or games()[game].meta().seats:
            if seats not in games()[game].meta().seats:
                continue
            for lanes in options.lanes:
                yield from _own(game, seats, lanes, options)


def _own(game: str, seats: int, lanes: int, options: argparse.Namespace) -> Iterator[Case]:
    try:
        engine = make(game, seats=seats)
    except NoBatch:
        return

    def case(loop: str, steps: int, advance: Advance) -> Case:
        return Case(
            "Kontor",
            game,
            seats,
            loop,
            lanes,
            steps,
            lambda: begin(engine, 1, lanes),
            advance,
            lambda run: int(run.games.astype(jnp.float32).sum()),
            lambda run: run.state,
        )

    if "kernel" in options.loops:
        for block, warps in KERNELS if options.tune else ((options.block, options.warps),):
            loop = f"kernel, {block} lanes, {warps} warps"
            kernel = partial(play_in_registers, engine, block=block, warps=warps)
            yield case(loop, 256, kernel)
            if "step" in options.loops:
                yield case(f"{loop}, 1 step", 64, partial(kernel, together=1))
    if "xla" in options.loops:
        for unroll in UNROLLED if options.tune else (1,):
            loop = f"xla, {unroll} step{'s' * (unroll > 1)}"
            yield case(loop, 64, partial(play, engine, unroll=unroll))


def _pgx(game: str, lanes: int) -> Case:
    return Case(
        "Pgx",
        game,
        batch_pgx.SEATS[game],
        "xla, 1 step",
        lanes,
        16,
        lambda: batch_pgx.begin(game, 1, lanes),
        partial(batch_pgx.play, game),
        lambda run: int(run.games.astype(jnp.float32).sum()),
        lambda run: run.state,
    )


def measured(case: Case, seconds: float) -> Speed:
    """Time a case: compile, find how many calls fill the time, then several such stretches."""
    run = jax.block_until_ready(case.run())
    size = sum(part.nbytes for part in jax.tree.leaves(case.state(run))) / case.lanes
    began = time.perf_counter()
    run = jax.block_until_ready(case.advance(run, case.steps))
    compiled = time.perf_counter() - began
    began = time.perf_counter()
    run = jax.block_until_ready(case.advance(run, case.steps))
    calls = max(1, round(seconds / (time.perf_counter() - began)))
    stretches = []
    before = case.finished(run)
    for _ in range(REPEATS):
        began = time.perf_counter()
        for _ in range(calls):
            run = case.advance(run, case.steps)
        run = jax.block_until_ready(run)
        stretches.append(time.perf_counter() - began)
    finished = case.finished(run) - before
    decisions = case.lanes * case.steps * calls
    median = statistics.median(stretches)
    return Speed(
        case.system,
        case.game,
        case.seats,
        case.loop,
        case.lanes,
        size,
        decisions / median,
        finished / REPEATS / median,
        decisions * REPEATS / finished if finished else 0.0,
        (max(stretches) - min(stretches)) / median,
        compiled,
    )


def bandwidth() -> float:
    """Bytes read and written a second by a plain pass over memory."""
    on_gpu = jax.default_backend() == "gpu"
    numbers = jnp.arange(1 << (30 if on_gpu else 24), dtype=jnp.uint32)
    bump = jax.jit(lambda x: x + 1, donate_argnums=0)
    numbers = jax.block_until_ready(bump(numbers))
    times = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        for _ in range(10):
            numbers = bump(numbers)
        jax.block_until_ready(numbers)
        times.append((time.perf_counter() - began) / 10)
    return 2 * float(numbers.nbytes) / statistics.median(times)


def _line(speed: Speed, limit: float) -> str:
    return (
        f"{speed.system} {speed.game} {speed.seats}, {speed.loop}, {speed.lanes} lanes: "
        f"{_rate(speed.decisions_per_second)} decisions/s ± {speed.spread / 2:.1%}, "
        f"{_share(speed, limit):.1%} of the bandwidth limit, "
        f"compiled in {speed.compile_seconds:.1f} s"
    )


def table(speeds: Sequence[Speed], limit: float) -> list[str]:
    """The figures, for a document."""
    lines = [
        "| game | seats | loop | lanes | bytes a lane | decisions/s | games/s | of the limit |",
        "|---|--:|---|--:|--:|--:|--:|--:|",
    ]
    for speed in speeds:
        lines.append(
            f"| {speed.system}: {speed.game} | {speed.seats} | {speed.loop} | {speed.lanes:,} "
            f"| {speed.state_bytes:.0f} | {_rate(speed.decisions_per_second)} "
            f"| {_rate(speed.games_per_second)} | {_share(speed, limit):.1%} |"
        )
    return lines


def _share(speed: Speed, limit: float) -> float:
    """Of the decisions a second if a step did nothing but read and write its state."""
    return speed.decisions_per_second * 2 * speed.state_bytes / limit


def _rate(number: float) -> str:
    for size, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:.3g} {unit}"
    return f"{number:.3g}"


if __name__ == "__main__":
    main()
