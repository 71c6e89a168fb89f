"""Many games at once for Gymnasium, over the game's batch engine in JAX."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from jax import Array, lax

from kontor import batch
from kontor.batch import chance, mask
from kontor.batch.compiled import compiled
from kontor.batch.engine import Engine
from kontor.core.faults import KontorError
from kontor.core.setup import Setup
from kontor.envs.opponents import RANDOM, SELF_PLAY
from kontor.envs.single import setup_for
from kontor.envs.spaces import Numbers, Observed, Observer, action_space
from kontor.envs.vector import final

Step = tuple[Observed, Numbers, Numbers, Numbers, dict[str, Any]]


Answers = Callable[[Array, Array, Array], Array]
"""A key, what the players to move see (uint8) and may do (bool), a row a game: their actions."""
Asked = str | Answers
"""``"self"``, ``"random"``, or a function for JAX that answers for all other seats."""


class Shown(NamedTuple):
    """What comes out of the device after a step.

    Vectors and masks lie number by number, game beside game, which is how they are made.
    """

    seen: Array
    mask: Array
    seat: Array
    rewards: Array
    over: Array


class Course(NamedTuple):
    """Games on their way to the learner's next question."""

    position: Any
    last: Any
    """The positions in which games have ended."""
    rewards: Array
    over: Array
    number: Array
    """How many steps the engine has taken, which chance is counted by."""


class BadOpponents(KontorError):
    """Opponents that cannot play in JAX."""


def at_random(key: Array, seen: Array, allowed: Array) -> Array:
    """Any legal action."""
    return jax.random.categorical(key, jnp.log(allowed))


class Tables:
    """So many tables of a game as compiled functions of seed, course and actions."""

    def __init__(
        self, engine: Engine[Any], count: int, seat: int = 0, answers: Answers | None = None
    ) -> None:
        self.engine, self.count, self.seat, self.answers = engine, count, seat, answers
        self.begin: Any = compiled()(self._begun)
        self.step: Any = compiled(donate_argnums=0)(self._stepped)
        self._seen_last: Any = compiled()(self._seen)
        self._together = max(count // 64, 1)

    def seen_last(self, course: Course, lanes: Numbers, seats: Numbers) -> Numbers:
        """What these seats see of the games that have ended in these lanes."""
        found = []
        for start in range(0, len(lanes), self._together):
            some = np.resize(lanes[start : start + self._together], self._together)
            viewers = seats[some].astype(np.int32)
            found.append(np.asarray(self._seen_last(course.last, some.astype(np.int32), viewers)))
        return np.concatenate(found)[: len(lanes)]

    def _seen(self, positions: Any, lanes: Array, seats: Array) -> Array:
        return self.engine.observe(jax.tree.map(lambda part: part[lanes], positions), seats)

    def _begun(self, seed: Array) -> tuple[Course, Shown]:
        position = self.engine.init(seed, self.count)
        return self._asked(seed, self._fresh(position, position, jnp.uint32(0)))

    def _stepped(self, course: Course, actions: Array, seed: Array) -> tuple[Course, Shown]:
        course = self._fresh(course.position, course.position, course.number)
        everywhere = jnp.ones(self.count, bool)
        return self._asked(seed, self._moved(seed, course, actions, everywhere))

    def _fresh(self, position: Any, last: Any, number: Array) -> Course:
        nothing = jnp.zeros((self.count, self.engine.seats), jnp.float32)
        return Course(position, last, nothing, jnp.zeros(self.count, bool), number)

    def _moved(self, seed: Array, course: Course, actions: Array, where: Array) -> Course:
        """The course after actions in these lanes; games that end begin anew."""
        engine, number = self.engine, course.number + 1
        keys = chance.keys(seed, jnp.arange(self.count))
        stepped = engine.step(course.position, actions, chance.counted(keys, number, chance.PLAY))
        after = _chosen(where, stepped, course.position)
        won = jnp.stack([place == 1 for place in engine.result(after)], axis=-1)
        shared = won / jnp.maximum(won.sum(axis=-1, keepdims=True), 1)
        over = engine.over(after)
        begun = engine.restart(after, chance.counted(keys, number, chance.START))
        last = _chosen(over, after, course.last)
        rewards = course.rewards + shared.astype(jnp.float32)
        return Course(begun, last, rewards, course.over | over, number)

    def _asked(self, seed: Array, course: Course) -> tuple[Course, Shown]:
        """Go on until the learner has to answer everywhere."""
        if self.answers is not None:
            course = lax.while_loop(
                lambda now: (self._movers(now) != self.seat).any(),
                lambda now: self._answered(seed, now),
                course,
            )
        return course, self._shown(course)

    def _answered(self, seed: Array, course: Course) -> Course:
        assert self.answers is not None
        engine, movers = self.engine, self._movers(course)
        key = jax.random.fold_in(jax.random.key(seed), course.number)
        allowed = mask.unpack(engine.legal(course.position), engine.actions)
        actions = self.answers(key, engine.observe(course.position, movers), allowed)
        return self._moved(seed, course, actions.astype(jnp.int32), movers != self.seat)

    def _movers(self, course: Course) -> Array:
        return self.engine.to_move(course.position).astype(jnp.int32)

    def _shown(self, course: Course) -> Shown:
        engine, seat = self.engine, self._movers(course)
        legal = engine.legal(course.position)
        allowed = [mask.has(legal, action).astype(jnp.int8) for action in range(engine.actions)]
        seen = engine.observe_by_number(course.position, seat)
        return Shown(seen, jnp.stack(allowed), seat, course.rewards, course.over)


def _chosen(where: Array, one: Any, other: Any) -> Any:
    return jax.tree.map(lambda a, b: jnp.where(where, a, b), one, other)


@cache
def _tables(
    game: str, seats: int, options: str, count: int, seat: int, answers: Answers | None
) -> Tables:
    setup = Setup(seats, json.loads(options))
    return Tables(batch.for_setup(game, setup), count, seat, answers)


class JaxVectorGames(VectorEnv[Observed, Numbers, Numbers]):
    """Like `VectorGames`; the learner answers for every seat, or functions for JAX for the others.

    Arrays are those of the device's memory where NumPy can read it: do not write to them. Actions
    are trusted to be legal. Environments of the same shape share what is compiled.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: Asked = SELF_PLAY,
        options: Mapping[str, object] | None = None,
        *,
        flat: bool = False,
        normalised: bool = False,
    ) -> None:
        self.setup, self.seat = setup_for(game, seats, seat, options)
        if isinstance(opponents, str) and opponents not in (SELF_PLAY, RANDOM):
            told = f"in JAX opponents are 'self', 'random' or a function, not {opponents!r}"
            raise BadOpponents(told)
        self.opponents = opponents
        self.observer = Observer(game, flat, normalised)
        self.num_envs = num_envs
        self.tables = self._tables()
        self.single_observation_space = self.observer.space()
        self.single_action_space = action_space(self.observer.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _tables(self) -> Tables:
        options = json.dumps(dict(self.setup.options), sort_keys=True)
        game, asked = self.observer.game.meta().id, self.opponents
        answers = {SELF_PLAY: None, RANDOM: at_random}[asked] if isinstance(asked, str) else asked
        return _tables(game, self.setup.seats, options, self.num_envs, self.seat, answers)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "tables"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.tables = self._tables()

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        if isinstance(seed, Sequence):
            raise ValueError("one seed is enough for all games here")
        super().reset(seed=None if seed is None else int(seed))
        self.seed = int(self.np_random.integers(2**31)) if seed is None else int(seed)
        self.course, shown = self.tables.begin(np.uint32(self.seed))
        seen, _, _, _, info = self._told(shown, None)
        return seen, info

    def step(self, actions: Numbers) -> Step:
        chosen, actors = np.asarray(actions, np.int32), self._movers
        self.course, shown = self.tables.step(self.course, chosen, np.uint32(self.seed))
        return self._told(shown, actors)

    def _told(self, shown: Shown, actors: Numbers | None) -> Step:
        seen, allowed, self._movers, rewards, over = map(np.asarray, shown)
        actors = self._movers if actors is None else actors
        seen, allowed = self.observer.scaled(seen.T), allowed.T
        info = self._info(self._movers, rewards, allowed)
        if over.any():
            about = self._info(actors, rewards, np.zeros_like(allowed))
            info |= final(self._last(over, actors), over, about)
        own = rewards[np.arange(self.num_envs), actors]
        shape: Observed = {"observation": seen, "action_mask": allowed}
        cut = np.zeros(self.num_envs, bool)
        return seen if self.observer.flat else shape, own, over, cut, info

    def _info(self, seat: Numbers, rewards: Numbers, allowed: Numbers) -> dict[str, Any]:
        info = {"seat": seat, "rewards": rewards} if self.opponents == SELF_PLAY else {}
        return info | ({"action_mask": allowed} if self.observer.flat else {})

    def _last(self, over: Numbers, actors: Numbers) -> Numbers:
        """What was seen last of the games that have ended."""
        lanes = np.flatnonzero(over)
        seen = self.observer.scaled(self.tables.seen_last(self.course, lanes, actors))
        nothing = np.zeros(len(self.observer.game.actions()), np.int8)
        last = np.full(self.num_envs, None, object)
        for lane, vector in zip(lanes, seen, strict=True):
            both = {"observation": vector, "action_mask": nothing.copy()}
            last[lane] = vector if self.observer.flat else both
        return last
