"""Tunes the rule of thumb of The Golden City: a seeded search over what `Preferences` weighs.

An evolution strategy with a step size for each weight. In every generation all candidates sit
once on every seat against three greedy players, on the same luck; the next generation gets new
luck. A game counts half by the victory and half by the lead in letters. With ``--state`` a search
goes on where it stopped.
"""

import argparse
import inspect
import json
import math
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypedDict

import numpy as np

from kontor.bots.golden_city.greedy import GreedyBot
from kontor.bots.golden_city.preferences import Preferences
from kontor.bots.golden_city.rollout import answer
from kontor.bots.golden_city.search import worth as outcome
from kontor.core.chance import Aligned
from kontor.core.setup import Setup
from kontor.games.golden_city import GAME
from kontor.games.golden_city.disk import read_island
from kontor.games.golden_city.island import to_json
from kontor.games.golden_city.rules import advance

SEATS = 4
GREEDY = GreedyBot()
WEIGHTS = {
    name: parameter.default for name, parameter in inspect.signature(Preferences).parameters.items()
}
WEIGHTS = {name: value for name, value in WEIGHTS.items() if value}
"""What is 0 stays 0."""
STEP = 0.25
"""The first step of a weight, as a share of it."""


class State(TypedDict):
    """A search between two generations: the weights, and the steps of their logarithms."""

    generation: int
    weights: dict[str, float]
    steps: dict[str, float]


def start() -> State:
    return {"generation": 0, "weights": WEIGHTS, "steps": dict.fromkeys(WEIGHTS, STEP)}


def play(own: Preferences, seat: int, seed: int, options: dict[str, object]) -> tuple[float, float]:
    """One game with these preferences on that seat: its outcome, and its share of the victory."""
    chance = Aligned(seed)
    state = GAME.start(Setup(SEATS, options, first=0), chance)
    while GAME.to_move(state) is not None:
        chance.at(GAME.turn(state))
        action = answer(state, own) if state.turn == seat else GREEDY.at(state)
        advance(state, action, chance, None)
    end = GAME.result(state)
    assert end is not None
    won = 1 / end.places.count(1) if end.places[seat] == 1 else 0.0
    return outcome(end, seat), won


Job = tuple[dict[str, float], range, list[dict[str, object]]]


def measured(job: Job) -> tuple[float, float]:
    """The mean outcome and share of wins over these seeds, in all seats, island after island."""
    weights, seeds, islands = job
    own = Preferences(**weights)
    games = [
        play(own, seat, seed, islands[seed % len(islands)])
        for seed in seeds
        for seat in range(SEATS)
    ]
    count = len(games)
    return sum(game[0] for game in games) / count, sum(game[1] for game in games) / count


def ranks(count: int) -> list[float]:
    """The weights of the better half, the best first."""
    half = count // 2
    raw = [math.log(half + 0.5) - math.log(rank + 1) for rank in range(half)]
    return [weight / sum(raw) for weight in raw]


def by_name(names: Sequence[str], values: np.ndarray[Any, Any]) -> dict[str, float]:
    return dict(zip(names, values.tolist(), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--candidates", type=int, default=16)
    parser.add_argument("--blocks", type=int, default=40, help="runs of luck a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.15, help="how fast steps adapt")
    parser.add_argument("--islands", nargs="*", type=Path, default=[], help="besides the shipped")
    parser.add_argument("--state", type=Path, help="file that the search is kept in")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    islands: list[dict[str, object]] = [{}]
    islands += [{"island": to_json(read_island(path))} for path in asked.islands]
    kept = asked.state
    search: State = json.loads(kept.read_text()) if kept and kept.exists() else start()
    share = np.array(ranks(asked.candidates))
    with get_context("spawn").Pool(asked.workers) as pool:
        for _ in range(asked.generations):
            number = search["generation"]
            rng = np.random.default_rng((asked.seed, number))
            names = list(search["weights"])
            middle = np.log([search["weights"][name] for name in names])
            steps = np.array([search["steps"][name] for name in names])
            half = rng.standard_normal((asked.candidates // 2, len(middle)))
            noise = np.concatenate([half, -half])
            first = (asked.seed * 1000 + number) * asked.blocks
            seeds = range(first, first + asked.blocks)
            jobs: list[Job] = [
                (by_name(names, np.exp(middle + steps * one)), seeds, islands) for one in noise
            ]
            results = pool.map(measured, jobs, chunksize=1)
            order = np.argsort([-result[0] for result in results])[: len(share)]
            chosen = noise[order]
            middle = middle + steps * (share @ chosen)
            steps = steps * np.exp(asked.rate * (share @ (chosen**2) - 1) / 2)
            steps = np.clip(steps, 0.05, 0.6)
            search = {
                "generation": number + 1,
                "weights": by_name(names, np.exp(middle)),
                "steps": by_name(names, steps),
            }
            mean, wins = np.mean(results, axis=0)
            print(f"{number}: outcome {mean:.4f}, wins {wins:.1%}", flush=True)
            if kept:
                kept.write_text(json.dumps(search))
    for name, value in search["weights"].items():
        print(f"        {name}: float = {value:.3g},")


if __name__ == "__main__":
    main()
