"""``python -m kontor.train.correct GAME``: a network takes over a bot's answers to some questions.

Where self-play does not teach a question, a rule of thumb may know better. The network plays itself
while the bot answers that question in its place; then it learns these answers, and is held to
its own in everything else.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kontor.arena.match import Match
from kontor.arena.quick import QuickPlayer, play, player
from kontor.batch.compiled import compiled
from kontor.bots.features import fitting
from kontor.bots.network import Reader, Weights, as_seen_from
from kontor.bots.older_networks import shown
from kontor.bots.weight_file import load, save
from kontor.core import registry
from kontor.core.action import Action
from kontor.train.demonstrations import Questions
from kontor.train.imitate import alike
from kontor.train.learning import Moments, adam, no_moments
from kontor.train.network import ask
from kontor.train.setups import numbers

BATCH = 1024
"""Of each kind."""
KEPT_BACK = 0.05
"""The share of the questions that is for the examination."""
KEPT = 0.05
"""The share of the network's own decisions that is written down."""
SIDE_BY_SIDE = 256
HELD = 2.0
"""How much its own answers weigh beside the bot's."""


class Notebook:
    """Writes down choices while games are played."""

    def __init__(self, game: str, seats: int, who: QuickPlayer, seed: int) -> None:
        self.game = registry.game(game)
        self.turned = as_seen_from(self.game.actions(), seats)
        self.who = who
        self.source = Random(seed)
        self.taught: list[tuple[Sequence[int], Any, int]] = []
        self.own: list[tuple[Sequence[int], Any, int]] = []

    def note(self, state: Any, legal: Sequence[Action], answer: Action) -> None:
        taught = self.who.thumb(legal) is not None
        if not taught and self.source.random() > KEPT:
            return
        assert self.who.network
        see = self.who.network(state).features.numbers
        numbers = self.turned[self.game.to_move(state)]
        mask = np.zeros(len(numbers), bool)
        mask[[numbers[action.index] for action in legal]] = True
        written = (see(state), mask, int(numbers[answer.index]))
        (self.taught if taught else self.own).append(written)


def arrays(noted: Sequence[tuple[Sequence[int], Any, int]], seats: int) -> Questions:
    seen, legal, action = zip(*noted, strict=True)
    return Questions(
        np.array([list(numbers) for numbers in seen], np.uint8),
        np.array(legal),
        np.array(action, np.int32),
        np.full(len(noted), seats, np.int32),
    )


def gathered(game: str, who: str, seats: int, games: int, seed: int) -> tuple[Questions, Questions]:
    """What the bot answered in so many games of the network with itself, and part of the rest."""
    match = Match(game, (who,) * seats, games, seed)
    book = Notebook(game, seats, player(game, who), seed)
    for start in range(0, games, SIDE_BY_SIDE):
        end = min(games, start + SIDE_BY_SIDE)
        play(match, [(block, match.bots) for block in range(start, end)], book.note)
        print(f"{end} of {games} games with {seats} players", flush=True)
    return arrays(book.taught, seats), arrays(book.own, seats)


def joined(parts: Sequence[Questions], source: np.random.Generator) -> Questions:
    whole = [np.concatenate(columns) for columns in zip(*parts, strict=True)]
    order = source.permutation(len(whole[0]))
    return Questions(*(column[order] for column in whole))


def corrected(
    weights: Weights, look: Reader, taught: Questions, own: Questions, passes: int
) -> tuple[Weights, dict[str, float]]:
    """The weights after so many passes, and how they do on questions they did not learn from."""
    taught, taught_back = split(taught)
    own, own_back = split(own)
    before = jax.tree.map(jnp.asarray, weights)
    now, moments = before, no_moments(before)
    batches = max(1, len(taught.action) // BATCH)
    source = np.random.default_rng(1)
    for number in range(passes):
        rate = jnp.float32(3e-4 * (1 - 0.95 * number / passes))
        now, moments = _pass(
            now,
            moments,
            before,
            look,
            drawn(taught, batches, source),
            drawn(own, batches, source),
            rate,
        )
        print(
            f"pass {number + 1} of {passes}: {alike(now, look, taught_back):.1%} alike", flush=True
        )
    return now, {
        "alike before": alike(before, look, taught_back),
        "alike": alike(now, look, taught_back),
        "as before elsewhere": alike(now, look, own_back),
    }


def split(questions: Questions) -> tuple[Questions, Questions]:
    kept = max(1, int(len(questions.action) * KEPT_BACK))
    return (
        Questions(*(column[kept:] for column in questions)),
        Questions(*(column[:kept] for column in questions)),
    )


def drawn(questions: Questions, batches: int, source: np.random.Generator) -> Questions:
    """So many batches, [batch, row, …]."""
    count = len(questions.action)
    places = source.integers(count, size=(batches, min(BATCH, count)))
    return Questions(*(jnp.asarray(column[places]) for column in questions))


@compiled(static_argnums=3)
def _pass(
    weights: Weights,
    moments: Moments,
    before: Weights,
    look: Reader,
    taught: Questions,
    own: Questions,
    rate: Array,
) -> tuple[Weights, Moments]:
    def batch(
        carry: tuple[Weights, Moments], parts: tuple[Questions, Questions]
    ) -> tuple[tuple[Weights, Moments], None]:
        slope = jax.grad(_unlike)(carry[0], before, look, *parts)
        return adam(*carry, slope, rate), None

    return lax.scan(batch, (weights, moments), (taught, own))[0]


def _unlike(
    weights: Weights, before: Weights, look: Reader, taught: Questions, own: Questions
) -> Array:
    """How surprising the bot's answers are to the network, and its own of before."""
    said = ask(weights, look, taught.seen, taught.legal, taught.seats)
    learnt = -jnp.take_along_axis(said.policy, taught.action[:, None], axis=-1).mean()
    now = ask(weights, look, own.seen, own.legal, own.seats)
    then = ask(before, look, own.seen, own.legal, own.seats)
    drift = jnp.exp(then.policy) * (then.policy - now.policy)
    shift = jnp.exp(then.value) * (then.value - now.value)
    return learnt + HELD * (drift.sum(axis=-1).mean() + shift.sum(axis=-1).mean())


def main() -> None:
    asked = _options()
    who = f"{asked.start}+{asked.bot}:{':'.join(asked.questions)}"
    source = np.random.default_rng(asked.seed)
    found = [
        gathered(asked.game, who, seats, asked.games, asked.seed + seats) for seats in asked.seats
    ]
    taught, own = (joined(parts, source) for parts in zip(*found, strict=True))
    print(f"{len(taught.action)} answers of {asked.bot}, {len(own.action)} others", flush=True)
    weights, facts = load(asked.start, Weights)
    features = fitting(asked.game, weights)
    look = features.reader
    weights, exam = corrected(weights, look, taught, own, asked.passes)
    print(json.dumps(exam), flush=True)
    taken_over = {"bot": asked.bot, "questions": asked.questions, "games": asked.games, **exam}
    facts |= {"shown": shown(features.observation), "corrected": taken_over}
    save(asked.out, weights, facts)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kontor.train.correct", description=__doc__)
    add = parser.add_argument
    add("game", help="which game")
    add("--start", type=Path, required=True, help="the network's weights")
    add("--bot", required=True, help="whose answers it takes over")
    add("--questions", type=_words, required=True, help="to what, by comma: choose, pay, …")
    add("--seats", type=numbers, default=[4, 3], help="seat counts, by comma")
    add("--games", type=int, default=8000, help="for each seat count")
    add("--passes", type=int, default=12, help="how often the answers are gone through")
    add("--seed", type=int, default=1)
    add("--out", type=Path, default=Path("corrected.npz"), help="where the new weights go")
    return parser.parse_args()


def _words(text: str) -> list[str]:
    return text.split(",")


if __name__ == "__main__":
    main()
