"""``python -m kontor.train.imitate GAME --bots a,b``: networks that play like these bots.

Bots that play by rules of thumb cannot sit at the thousands of tables of a training; a network that
answers as they do can (``--stranger`` of `kontor.train`).
"""

import argparse
import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from kontor.batch import for_setup
from kontor.batch.compiled import compiled
from kontor.bots.network import Reader, Weights, input_scale
from kontor.bots.older_networks import shown
from kontor.bots.weight_file import save
from kontor.core.observation import Observation
from kontor.train.demonstrations import Classroom, Demonstrations, Questions, gather
from kontor.train.network import ask, fresh
from kontor.train.setups import numbers, setups
from kontor.train.studying import kept_back, studied

BATCH = 4096
DECIDED = 2.0
"""How much surer of itself the imitation is made: the bot never wavers."""


def imitated(
    lessons: Demonstrations, observation: Observation, weights: Weights, passes: int
) -> tuple[Weights, float]:
    """The weights after so many passes over the lessons, and how often they answer like the bot.

    That is asked about the last lessons, from games of which nothing was learnt.
    """
    look = input_scale(observation)
    learnt, asked = kept_back(lessons)
    weights = studied(weights, look, learnt, _unlike, passes, BATCH)
    share = alike(weights, look, asked)
    matrix, bias = weights.policy
    return weights._replace(policy=(matrix * DECIDED, bias * DECIDED)), share


def _unlike(weights: Weights, look: Reader, part: Demonstrations) -> Array:
    """How surprising the bot's answers and the games' ends are to the network."""
    said = ask(weights, look, part.seen, part.legal, part.seats)
    chosen = jnp.take_along_axis(said.policy, part.action[:, None], axis=-1)
    ends = jnp.where(part.won > 0, part.won * said.value, 0.0).sum(axis=-1)
    return -chosen.mean() - 0.5 * ends.mean()


def alike(weights: Weights, look: Reader, part: Demonstrations | Questions) -> float:
    """How often the network answers as it was answered there."""
    return round(float(_alike(weights, look, part.seen, part.legal, part.seats, part.action)), 4)


@compiled(static_argnums=1)
def _alike(
    weights: Weights, look: Reader, seen: Array, legal: Array, seats: Array, action: Array
) -> Array:
    said = ask(weights, look, seen, legal, seats)
    return (said.policy.argmax(axis=-1) == action).mean()


def main() -> None:
    asked = _options()
    tables = setups(asked.game, asked.seats, asked.variant)
    engine = for_setup(asked.game, tables[0])
    school = Classroom(asked.game, tables, asked.bots, asked.opponents, asked.seed)
    for name, lessons in gather(school, asked.games, asked.processes).items():
        facts: dict[str, Any] = {
            "game": asked.game,
            "shown": shown(engine.observation),
            "imitates": name,
            "opponents": [*asked.bots, *asked.opponents],
            "games": asked.games,
            "decisions": len(lessons.action),
            "seed": asked.seed,
        }
        begun = fresh(engine, jax.random.key(asked.seed), asked.width, asked.depth)
        weights, facts["alike"] = imitated(lessons, engine.observation, begun, asked.passes)
        print(json.dumps(facts), flush=True)
        asked.folder.mkdir(parents=True, exist_ok=True)
        save(asked.folder / f"{name}.npz", weights, facts)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kontor.train.imitate", description=__doc__)
    add = parser.add_argument
    add("game", help="which game")
    add("--bots", type=_words, required=True, help="who are imitated, by comma")
    add("--opponents", type=_words, default=[], help="who else is at the tables, by comma")
    add("--seats", type=numbers, help="seat counts, by comma; all of the game's")
    add("--variant", action="append", default=[], help="tables with this variant as well")
    add("--games", type=int, default=2000)
    add("--processes", type=int, help="how many play; one for each core")
    add("--passes", type=int, default=10, help="how often each lesson is gone through")
    add("--width", type=int, default=512, help="of a hidden layer")
    add("--depth", type=int, default=3, help="hidden layers")
    add("--seed", type=int, default=1)
    add("--folder", type=Path, default=Path("imitations"), help="where the weights go")
    return parser.parse_args()


def _words(text: str) -> list[str]:
    return text.split(",")


if __name__ == "__main__":
    main()
