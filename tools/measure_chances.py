"""Measures how often the chances came true that a review gives.

python tools/measure_chances.py [--games N] [--only NAME…]

Bots of all kinds play games that `tools/calibrate.py` did not see. ``results/review/chances.json``
has, for each number of players, how often who was given a chance of so many tenths won, and the
mean square of the errors, beside those of even chances and of a logistic fit to what everybody can
count on the table. A number of players that is not asked for keeps its figures.
"""

import argparse
import json
import platform
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
from mixed_games import FIT, KINDS, MEASURE, Kind, Numbers, played, score

from kontor.core import registry
from kontor.review.estimate import network_estimator

OUT = Path("results/review/chances.json")
TENTHS = 10
GAMES = 2400
FITTED = 600
"""Games that the logistic fit learns from."""
RIDGE = 1e-3


def tenths(game: Numbers, given: Numbers, came: Numbers) -> list[dict[str, Any]]:
    """How often chances came true, by how large they were; a game counts as one trial."""
    places = np.minimum((given * TENTHS).astype(int), TENTHS - 1)
    found = []
    for place in np.unique(places):
        here = places == place
        _, whose = np.unique(game[here], return_inverse=True)
        count, said, won = (
            np.bincount(whose, values) for values in (np.ones(here.sum()), given[here], came[here])
        )
        total = count.sum()
        off = won - said - count * ((won - said).sum() / total)
        found.append(
            {
                "positions": int(total),
                "games": len(count),
                "given": round(said.sum() / total, 4),
                "came": round(won.sum() / total, 4),
                "margin": round(float(1.96 * np.sqrt((off**2).sum()) / total), 4),
            }
        )
    return found


def square(given: Numbers | float, came: Numbers) -> float:
    return round(float(((given - came) ** 2).mean()), 4)


class Logistic:
    """Chances by what everybody can count, learnt from other games."""

    def __init__(self, kind: Kind) -> None:
        seen = list(played(kind, FITTED, FIT))
        counted = np.concatenate([score(kind, one.states) for one in seen])
        came = np.concatenate([one.came for one in seen])
        self._weights = np.zeros(counted.shape[2])
        for _ in range(30):
            shares = self.chances(counted)
            slope = np.einsum("nsk,ns->k", counted, came - shares) / len(came)
            mean = np.einsum("nsk,ns->nk", counted, shares)
            bend = np.einsum("nsk,nsj,ns->kj", counted, counted, shares, optimize=True)
            bend = (bend - mean.T @ mean) / len(came) + RIDGE * np.eye(len(slope))
            self._weights += np.linalg.solve(bend, slope - RIDGE * self._weights)

    def chances(self, counted: Numbers) -> Numbers:
        powers = np.exp(counted @ self._weights)
        shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
        return shares


def measured(kind: Kind, games: int) -> dict[str, Any]:
    """All players' chances in the positions that are looked at."""
    rules, logistic = registry.game(kind.game), Logistic(kind)
    rows = []
    for seen in played(kind, games, MEASURE):
        given = network_estimator(rules, seen.states[0]).of_all(seen.states)
        guess = logistic.chances(score(kind, seen.states))
        rows.append(
            (np.repeat(seen.game, kind.seats), given.ravel(), guess.ravel(), seen.came.ravel())
        )
    game, given, guess, came = map(np.concatenate, zip(*rows, strict=True))
    return {
        "games": games,
        "chances": len(given),
        "brier": square(given, came),
        "brier_even": square(1 / kind.seats, came),
        "brier_logistic": square(guess, came),
        "tenths": tenths(game, given, came),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--only", nargs="*", choices=[kind.name for kind in KINDS])
    asked = parser.parse_args()
    found = json.loads(OUT.read_text(encoding="utf-8"))["kinds"] if OUT.exists() else {}
    for kind in KINDS:
        if not asked.only or kind.name in asked.only:
            found[kind.name] = measured(kind, asked.games)
            write(found)


def write(kinds: dict[str, Any]) -> None:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    found = {
        "command": "python tools/calibrate.py && python tools/measure_chances.py",
        "commit": commit,
        "machine": f"{platform.machine()}, one core, Python {platform.python_version()}",
        "kinds": {kind.name: kinds[kind.name] for kind in KINDS if kind.name in kinds},
    }
    OUT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
