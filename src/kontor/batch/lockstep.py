"""Proves that a batch engine plays as the rules do.

Both are driven through the same games with the same chance. After every decision every field of
every lane is compared, who is to move, what is legal, and at the end the places; in some lanes the
observation too, whose declaration they share. Bots play one lane in many, the others are random.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax, tree
from numpy.typing import NDArray

from kontor import batch
from kontor.batch import chance
from kontor.batch.compiled import compiled
from kontor.batch.engine import Engine
from kontor.bots import registry as bots
from kontor.core import lanes as rules
from kontor.core.faults import KontorError
from kontor.core.reference import Reference
from kontor.core.setup import Setup

LANES = 4096
LANES_A_BOT = 1024
"""Bots play one lane in so many."""
OBSERVED = 8
"""In so many lanes observations are compared after a decision."""


class Apart(KontorError):
    """The batch engine and the rules do not agree."""


@dataclass
class Progress:
    """How far a proof has come."""

    games: int = 0
    bot_games: int = 0
    decisions: int = 0
    observations: int = 0


class Facts(NamedTuple):
    """What is compared of the batch, a row for each lane."""

    small: Array
    """The number at every place of the fields, or `LARGE` where it is no smaller byte."""
    fields: Array
    """The same numbers, or their low words."""
    high: dict[int, Array]
    """The high words of those places that have one."""
    to_move: Array
    legal: Array
    places: Array


def prove(
    game: str,
    setup: Setup,
    games: int,
    seed: int = 1,
    lanes: int = LANES,
    bot: str | None = None,
    progress: Callable[[Progress], None] = lambda done: None,
) -> Progress:
    """Play so many games to their end in both engines. Raises `Apart` where they differ."""
    pair = Pair(batch.for_setup(game, setup), seed, min(lanes, games), bot)
    while pair.done.games < games:
        pair.step()
        progress(pair.done)
    return pair.done


class Pair:
    """The rules and the batch engine in the same positions."""

    def __init__(self, engine: Engine[Any], seed: int, lanes: int, bot: str | None = None) -> None:
        self.engine, self.game, self.lanes = engine, engine.rules, lanes
        self.done = Progress()
        self.random = np.random.default_rng(seed)
        self.keys = chance.keys(seed, jnp.arange(lanes))
        self.number = 0
        self.batch = engine.start(chance.counted(self.keys, 0, chance.PLAY), lanes)
        fields = engine.fields(self.batch)
        self.names, self.sizes = list(fields), [len(vectors) for vectors in fields.values()]
        self.places_of_fields = [name for name in fields for _ in fields[name]]
        name = self.game.meta().id
        maker = bots.bot(name, bot or bots.levels(name)[bots.usual_level(name)])
        self.bots = [maker(seed + lane) for lane in range(-(-lanes // LANES_A_BOT))]
        self.states: list[Any] = [None] * lanes
        self._advance_rules([rules.ENDED] * lanes)
        self._compare_names()
        self.compare()

    def step(self) -> None:
        """A decision in every lane; where a game has ended, a new one begins instead."""
        self.number += 1
        choices = self.random.integers(1 << 32, size=self.lanes, dtype=np.uint32)
        actions = rules.choose(self.game, self.states, choices.tolist())
        for lane, bot in enumerate(self.bots):
            if actions[lane] != rules.ENDED:
                view = self.game.view(self.states[lane], self.game.to_move(self.states[lane]))
                actions[lane] = bot.choose(view).index
        self.batch = _advance(
            self.engine,
            self.batch,
            jnp.asarray(np.array(actions, np.int32)),
            self.keys,
            self.number,
        )
        self._advance_rules(actions)
        ended = actions.count(rules.ENDED)
        self.done.games += ended
        self.done.bot_games += actions[: len(self.bots)].count(rules.ENDED)
        self.done.decisions += self.lanes - ended
        self.compare()

    def _advance_rules(self, actions: list[int]) -> None:
        words = np.array(_words(self.engine, self.keys, self.number)).tolist()
        rules.advance(self.game, self.engine.setup, self.states, actions, words)

    def compare(self) -> None:
        """Raises `Apart` unless everything is equal."""
        facts = tree.map(np.array, _facts(self.engine, self.batch))
        self._compare_fields(facts)
        words = facts.legal.shape[1]
        self._same(["legal"] * words, facts.legal, rules.masks(self.game, self.states, words))
        self._same(["to_move"], facts.to_move[:, None], rules.to_move(self.game, self.states))
        self._compare_results(facts.to_move, facts.places)
        self._compare_observations()

    def _compare_names(self) -> None:
        """Every field of the rules' state is compared, and no other."""
        state = self.states[0]
        names = [n for n in state.fields() if not isinstance(getattr(state, n), Reference)]
        if set(names) != set(self.names):
            raise self._apart("the list of fields", 0, sorted(names), sorted(self.names))

    def _compare_fields(self, facts: Facts) -> None:
        small, large = rules.positions(self.states, self.names, self.sizes)
        is_large = facts.small == rules.LARGE
        values = facts.fields.astype(np.int64)
        for place, high in facts.high.items():
            values[:, place] = (values[:, place] & 0xFFFFFFFF) | high.astype(np.int64) << 32
        if small == facts.small.tobytes() and large == values[is_large].tolist():
            return
        expected = np.frombuffer(small, np.uint8).astype(np.int64)
        expected[expected == rules.LARGE] = large
        self._same(self.places_of_fields, np.array(values), expected.tolist())

    def _same(self, names: list[str], found: NDArray[Any], numbers: list[int]) -> None:
        expected = np.frombuffer(array("q", numbers), np.int64).reshape(found.shape)
        differs: NDArray[np.bool_] = found != expected
        if differs.any():
            lane, place = (int(number) for number in np.argwhere(differs)[0])
            raise self._apart(names[place], lane, expected[lane, place], found[lane, place])

    def _compare_results(self, to_move: NDArray[Any], places: NDArray[Any]) -> None:
        for lane in np.flatnonzero(to_move == rules.ENDED).tolist():
            result = self.game.result(self.states[lane])
            if result is None or list(result.places) != places[lane].tolist():
                raise self._apart("places", lane, result, places[lane])
        if places[to_move != rules.ENDED].any():
            raise self._apart("places", 0, 0, "places before the end")

    def _compare_observations(self) -> None:
        count = min(OBSERVED, self.lanes)
        first = self.number * count % (self.lanes - count + 1)
        seats = [(self.number + lane) % self.engine.seats for lane in range(count)]
        seen = np.array(_observed(self.engine, self.batch, first, jnp.array(seats))).tolist()
        for lane, seat in enumerate(seats):
            view = self.game.view(self.states[first + lane], seat)
            expected = self.engine.observation.vector(view)
            if expected != seen[lane]:
                raise self._apart("observation", first + lane, expected, seen[lane])
        self.done.observations += count

    def _apart(self, what: str, lane: int, expected: object, found: object) -> Apart:
        text = (
            f"after step {self.number}, lane {lane}: {what} is {found}, by the rules {expected}; "
            f"position: {self.states[lane].fields()}"
        )
        return Apart(text, "apart", where=text)


@compiled(static_argnums=0)
def _advance(engine: Engine[Any], state: Any, action: Array, keys: Array, number: int) -> Any:
    words = chance.counted(keys, number, chance.PLAY)
    stepped = engine.step(state, action, words)
    over = engine.over(state)
    fresh = engine.start(words, over.shape[0])
    return tree.map(lambda new, old: jnp.where(over, new, old), fresh, stepped)


@compiled(static_argnums=0)
def _words(engine: Engine[Any], keys: Array, number: int) -> Array:
    words = chance.counted(keys, number, chance.PLAY)
    return jnp.stack([words(draw) for draw in range(engine.draws)], axis=-1)


@compiled(static_argnums=0)
def _facts(engine: Engine[Any], state: Any) -> Facts:
    numbers = [number for field in engine.fields(state).values() for number in field]
    low = [number[0] if isinstance(number, tuple) else number for number in numbers]
    high = {place: n[1] for place, n in enumerate(numbers) if isinstance(n, tuple)}
    to_move = jnp.where(engine.over(state), rules.ENDED, engine.to_move(state))
    fields = jnp.stack([number.astype(jnp.int32) for number in low], axis=-1)
    legal, places = (
        jnp.stack(engine.legal(state), axis=-1),
        jnp.stack(engine.result(state), axis=-1),
    )
    is_small = (fields >= 0) & (fields < rules.LARGE)
    for place, word in high.items():
        is_small = is_small.at[:, place].set(is_small[:, place] & (word == 0))
    small = jnp.where(is_small, fields, rules.LARGE).astype(jnp.uint8)
    return Facts(small, fields, high, to_move, legal, places)


@compiled(static_argnums=0)
def _observed(engine: Engine[Any], state: Any, first: int, seats: Array) -> Array:
    some = tree.map(lambda part: lax.dynamic_slice_in_dim(part, first, len(seats)), state)
    return engine.observe(some, seats)
