"""``python -m kontor.train GAME``: training where only JAX and the rules are at hand."""

import argparse
import json
from pathlib import Path

from kontor.train.learning import Habits
from kontor.train.run import Plan, train
from kontor.train.setups import numbers, setups


def main() -> None:
    options = _options()
    plan = Plan(
        game=options.game,
        setups=setups(options.game, options.seats, options.variant),
        lanes=options.lanes,
        steps=options.steps,
        width=options.width,
        depth=options.depth,
        seconds=options.seconds,
        seed=options.seed,
        guests=options.guests,
        snapshot=options.seconds / 20,
        report=options.report or options.seconds / 20,
        habits=Habits(
            rate=options.rate,
            curiosity=options.curiosity,
            trace=options.trace,
            lead=options.lead,
            batches=options.batches,
            epochs=options.epochs,
        ),
        against=options.against,
        start=options.start,
        strangers=options.stranger,
    )
    train(plan, options.folder, lambda line: print(json.dumps(line), flush=True))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kontor.train", description=__doc__)
    add = parser.add_argument
    add("game", help="which game")
    add("--seats", type=numbers, help="seat counts, by comma; all of the game's")
    add("--variant", action="append", default=[], help="tables with this variant as well")
    add("--seconds", type=float, default=60, help="of wall time, compiling and matches included")
    add("--folder", type=Path, default=Path("training"), help="where checkpoints are kept")
    add("--lanes", type=int, default=16384, help="games at a time")
    add("--steps", type=int, default=64, help="decisions in each between two improvements")
    add("--batches", type=int, default=8, help="improvements from one round of decisions")
    add("--epochs", type=int, default=1, help="how often each decision is learnt from")
    add("--width", type=int, default=256, help="of a hidden layer")
    add("--depth", type=int, default=3, help="hidden layers")
    add("--rate", type=float, default=3e-4, help="of learning, at the start")
    add("--curiosity", type=float, default=0.02, help="weight of the entropy, at the start")
    add("--trace", type=float, default=0.95, help="how far outcomes reach back (lambda)")
    add("--lead", type=float, default=0.0, help="how much points count at first, not victory")
    add("--guests", type=float, default=0.25, help="share of games with past selves and strangers")
    add("--report", type=float, help="seconds between two lines of figures")
    add("--against", type=Path, help="weights of a frozen player to learn to beat")
    add("--start", type=Path, help="weights to begin with")
    add("--stranger", type=Path, action="append", default=[], help="weights of another opponent")
    add("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
