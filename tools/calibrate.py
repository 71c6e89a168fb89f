"""Fits how a network's chances are corrected, and writes it into the network's file.

python tools/calibrate.py [--games N] [--only NAME…]

Bots of all kinds play (`mixed_games.py`), and `kontor.review.calibration` holds what the network
said of some of their positions against who won. Run it after a network was trained anew.
"""

import argparse
from importlib.resources import as_file
from pathlib import Path

import numpy as np
from mixed_games import FIT, KINDS, Kind, played

from kontor.bots.trained import from_file
from kontor.bots.weight_file import load, save
from kontor.core import registry
from kontor.review.calibration import ALL, FACT, KNOTS, PLACES, SEAT, logs, odds, shares
from kontor.review.estimate import Chances, NetworkEstimator, hindsight

GAMES = 4000
RIDGE = 1e-3
"""How firmly the fit holds on to what the network said."""
ROUNDS = 30


def fits(kind: Kind, games: int) -> dict[str, list[float]]:
    """What is added where all knowledge counts, and where one player's does, if that is less."""
    rules, network = registry.game(kind.game), kind.network()
    about = hindsight(rules)
    plain = NetworkEstimator(rules, network, about, corrected=False)
    said: dict[str, list[Chances]] = {ALL: [], SEAT: []}
    came: dict[str, list[Chances]] = {ALL: [], SEAT: []}
    for seen in played(kind, games, FIT):
        said[ALL].append(plain.of_all(seen.states))
        came[ALL].append(seen.came)
        for seat in range(kind.seats) if network.features in about.seen_from else ():
            own = [n for n, state in enumerate(seen.states) if rules.to_move(state) == seat]
            if own:
                said[SEAT].append(plain.of_seat([seen.states[n] for n in own], seat))
                came[SEAT].append(seen.came[own])
    return {
        whose: fitted(np.concatenate(rows), np.concatenate(came[whose]))
        for whose, rows in said.items()
        if rows
    }


def fitted(chances: Chances, came: Chances) -> list[float]:
    """What makes these results most likely, added at each knot; both have a row a position."""
    added = np.zeros(len(KNOTS))
    where, begun = odds(chances), logs(chances)
    # [position, seat, knot] The share that each knot has in each chance.
    knots = np.stack([np.interp(where, PLACES, row) for row in np.eye(len(KNOTS))], axis=-1)
    for _ in range(ROUNDS):
        given = shares(begun + knots @ added)
        slope = np.einsum("nsk,ns->k", knots, came - given) / len(came) - RIDGE * added
        mean = np.einsum("nsk,ns->nk", knots, given)
        square = np.einsum("nsk,nsj,ns->kj", knots, knots, given, optimize=True)
        bend = (square - mean.T @ mean) / len(came) + RIDGE * np.eye(len(KNOTS))
        step = np.linalg.solve(bend, slope)
        added += step
        if np.abs(step).max() < 1e-6:
            break
    return [round(float(one), 4) for one in added]


def file_of(kind: Kind) -> Path:
    """Where the network lies that judges such games."""
    network = kind.network()
    for file in registry.matching(registry.manifest(kind.game).weights):
        with as_file(file) as path:
            if from_file(kind.game, path) is network:
                return path
    raise FileNotFoundError(kind.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--only", nargs="*", choices=[kind.name for kind in KINDS])
    asked = parser.parse_args()
    for kind in KINDS:
        if asked.only and kind.name not in asked.only:
            continue
        found, path = fits(kind, asked.games), file_of(kind)
        weights, facts = load(path)
        before = facts.get(FACT)
        every = before if isinstance(before, dict) else {}
        save(path, weights, {**facts, FACT: {**every, str(kind.seats): found}})
        print(kind.name, found, flush=True)


if __name__ == "__main__":
    main()
