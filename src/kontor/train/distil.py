"""``python -m kontor.train.distil GAME``: a network for any map learns from one that knows its own.

The network that comes with the game plays where it is at home. From there the new one, which is
given other numbers, learns how likely it takes each answer and how the games end. What it makes of
other maps it then learns by itself (`kontor.train.cpu --start`).
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import numpy as np
from jax import Array
from jax import numpy as jnp

from kontor.arena.quick import OpenGame, QuickPlayer, always, player
from kontor.bots.features import FeatureSet, of_game
from kontor.bots.network import SEATS, Reader, as_seen_from
from kontor.bots.older_networks import shown
from kontor.bots.place_network import PlaceReader, PlaceWeights, fresh
from kontor.bots.trained import TrainedBot, trained
from kontor.bots.weight_file import save
from kontor.core import registry
from kontor.core.setup import Setup
from kontor.train import islands
from kontor.train.cpu import TRUST
from kontor.train.network import NetworkOutput, ask
from kontor.train.opponents import LEARNER, Tables, log_softmax
from kontor.train.points import shares
from kontor.train.setups import numbers
from kontor.train.studying import kept_back, studied

BATCH = 1024
SIDE_BY_SIDE = 192


class Lessons(NamedTuple):
    """Decisions of the teacher; a row of each array is one."""

    seen: Any
    """What the new network is given."""
    policy: Any
    """[…, action] How likely the teacher takes each, as a network numbers them."""
    legal: Any
    won: Any
    """[…, players] Each player's share of the victory, counted from the player who decided."""
    seats: Any


class Lecture(OpenGame):
    """One game, and what the teacher thought on each of its seats."""

    def __init__(
        self, game: str, setup: Setup, teacher: TrainedBot, names: Sequence[str], seed: int
    ) -> None:
        at_home = {LEARNER: QuickPlayer(always(teacher), {})}
        super().__init__(
            game, setup, [at_home.get(name) or player(game, name) for name in names], seed
        )
        self.noted: list[tuple[int, Any, Any, Any]] = []

    def lessons(self) -> Lessons:
        """What there is to learn, when the game is over."""
        end = self.game.result(self.state)
        assert end is not None
        seats = len(self.players)
        won = np.pad(shares(end, 0.0), (0, SEATS - seats)).astype(np.float32)
        movers, seen, policy, legal = zip(*self.noted, strict=True)
        turned = [np.append(np.roll(won[:seats], -seat), won[seats:]) for seat in movers]
        columns = [*map(np.array, (seen, policy, legal, turned)), np.full(len(movers), seats)]
        return Lessons(*columns)


def gathered(game: str, tables: Tables, games: int, seed: int) -> Lessons:
    """What the network that comes with the game decides in so many games where it is at home."""
    source, luck = Random(seed), np.random.default_rng(seed)
    teacher, pupil = trained(game), of_game(game)[-1]
    meta = registry.game(game).meta()
    found: list[Lessons] = []
    for start in range(0, games, SIDE_BY_SIDE):
        going = []
        for _ in range(start, min(games, start + SIDE_BY_SIDE)):
            names, options = tables.drawn(game, source)
            setup = Setup(len(names), options).checked(meta)
            going.append(Lecture(game, setup, teacher, names, source.getrandbits(48)))
        while going := [lecture for lecture in going if _goes_on(lecture, found)]:
            answered(teacher, pupil, going, luck)
        print(f"{start + SIDE_BY_SIDE} of {games} games", flush=True)
    return Lessons(*map(np.concatenate, zip(*found, strict=True)))


def _goes_on(lecture: Lecture, found: list[Lessons]) -> bool:
    if lecture.asks():
        return True
    if lecture.noted:
        found.append(lecture.lessons())
    return False


def answered(
    teacher: TrainedBot, pupil: FeatureSet, lectures: Sequence[Lecture], luck: np.random.Generator
) -> None:
    """Let the teacher answer as often as likely, and write down how likely that was."""
    states = [lecture.state for lecture in lectures]
    liked, _ = teacher.answers(teacher.features.seen(states))
    for lecture, seen, likes in zip(lectures, pupil.seen(states), liked, strict=True):
        options, mover = lecture.game.legal(lecture.state), lecture.game.to_move(lecture.state)
        assert mover is not None
        turned = as_seen_from(lecture.game.actions(), len(lecture.players))[mover]
        places = turned[[action.index for action in options]]
        chances = np.exp(log_softmax(likes[places]))
        legal, policy = np.zeros(len(likes), bool), np.zeros(len(likes), np.float16)
        legal[places], policy[places] = True, chances
        lecture.noted.append((mover, seen, policy, legal))
        lecture.advance(options[luck.choice(len(options), p=chances / chances.sum())])


def taught(
    weights: PlaceWeights, look: Reader, lessons: Lessons, passes: int
) -> tuple[PlaceWeights, float]:
    """The weights after so many passes, and how often they like best what the teacher liked best,
    in games of which nothing was learnt."""
    learnt, asked = kept_back(lessons)
    weights = studied(weights, look, learnt, _unlike, passes, BATCH)
    said = [
        _said(weights, look, Lessons(*(leaf[start : start + BATCH] for leaf in asked)))
        for start in range(0, len(asked.seen), BATCH)
    ]
    best = np.concatenate([np.asarray(one.policy.argmax(axis=-1)) for one in said])
    return weights, round(float((best == asked.policy.argmax(axis=-1)).mean()), 4)


def _said(weights: PlaceWeights, look: Reader, part: Lessons) -> NetworkOutput:
    return ask(weights, look, part.seen, part.legal, part.seats)


def _unlike(weights: PlaceWeights, look: Reader, part: Lessons) -> Array:
    """How surprising the teacher's answers and the games' ends are to the network."""
    said = _said(weights, look, part)
    answers = jnp.where(part.legal, part.policy * said.policy, 0.0).sum(axis=-1)
    ends = jnp.where(part.won > 0, part.won * said.value, 0.0).sum(axis=-1)
    return -answers.mean() - 0.5 * ends.mean()


def main() -> None:
    asked = _options()
    tables = Tables(
        asked.seats,
        [LEARNER, *asked.opponents],
        homes=islands.homes(asked.game, None)[:1],
        variants=asked.variants,
    )
    lessons = gathered(asked.game, tables, asked.games, asked.seed)
    features = of_game(asked.game)[-1]
    reader = cast(PlaceReader, features.reader)
    new = fresh(reader, asked.seed, asked.width, asked.place, asked.rounds, TRUST)
    facts: dict[str, Any] = {
        "game": asked.game,
        "shown": shown(features.observation),
        "opponents": asked.opponents,
        "games": asked.games,
        "decisions": len(lessons.seen),
        "seed": asked.seed,
    }
    weights, facts["alike"] = taught(new, reader, lessons, asked.passes)
    print(json.dumps({name: facts[name] for name in ("decisions", "alike")}), flush=True)
    save(asked.out, weights, facts)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m kontor.train.distil", description=__doc__)
    add = parser.add_argument
    add("game", help="which game")
    add("--opponents", type=_words, default=[], help="who else is at the tables, by comma")
    add("--seats", type=numbers, default=[4, 4, 4, 3], help="by comma; one is drawn for a game")
    add("--variants", type=float, default=0.0, help="how likely each house rule is in a game")
    add("--games", type=int, default=5000)
    add("--passes", type=int, default=6, help="how often each lesson is gone through")
    add("--width", type=int, default=256, help="numbers kept of the table")
    add("--place", type=int, default=48, help="numbers kept of each site")
    add("--rounds", type=int, default=2, help="how far sites hear of others")
    add("--seed", type=int, default=1)
    add("--out", type=Path, default=Path("distilled.npz"), help="where the weights go")
    asked = parser.parse_args()
    if not isinstance(of_game(asked.game)[-1].reader, PlaceReader):
        parser.error(f"{asked.game} has no network for any map")
    return asked


def _words(text: str) -> list[str]:
    return text.split(",")


if __name__ == "__main__":
    main()
